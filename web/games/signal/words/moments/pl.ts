// Polish texts of Switch & Signal's moments.
import type { moments as english } from './en';

export const moments: Record<keyof typeof english, string> = {
  'sig.callDelivery': 'Dojechał towar: {goods}!',
  'sig.callDeliveryText': 'W porcie: {n} z {of} towarów.',
  'sig.callRefill': 'Zegar był pusty',
  'sig.callRefillText': 'Znów jest pełny ({n} {n|żeton|żetony|żetonów}), ale przepadła karta rozkładu jazdy. Zostało kart: {cards}.',
  'sig.callCollision': 'Zderzenie!',
  'sig.callCollisionText': '{train}: zderzenie z pociągiem {other} i powrót do zajezdni. Stracone żetony: {n}.',
  'sig.callLast': 'Ostatnia karta rozkładu jazdy',
  'sig.callLastText': 'Za nią nie ma już żadnej. Czego brakuje, musi dojechać w ostatniej turze.',
  'sig.finaleTitle': 'Koniec',
  'sig.finaleWon': 'Wspólna wygrana!',
  'sig.finaleLost': 'Wspólna przegrana',
  'sig.finaleGoods': '{goods}: droga do portu {port}',
  'sig.finaleNext': 'Dalej',
  'sig.finaleFigures': 'Do podsumowania',
  'sig.finaleAgain': 'Zobacz koniec jeszcze raz',
  'sig.nextEasier': 'Następnym razem łatwiej',
  'sig.nextHarder': 'Następnym razem trudniej',
  'sig.nextExtra': 'Z dodatkowym zielonym semaforem',
  'sig.nextNoExtra': 'Bez dodatkowego zielonego semafora',
  'sig.nextRemoved': 'Odłożone w ciemno karty rozkładu jazdy: {n}',
  'sig.nextTime': 'Żetony na zegarze: {n}',
  'sig.nextGoods': 'Towary do dostarczenia: {n}',
  'sig.nextChance': 'Nasz ekspert wygrywa tak {n} na {of} gier.',
};
