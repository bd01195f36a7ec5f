// Polish texts of every game with routes, tickets and coloured cards.
import type { routes as english } from './en';

export const routes: Record<keyof typeof english, string> = {
  'card.locomotive': 'Lokomotywa',
  'route.name': '{a} – {b}',
  'route.free': 'wolna',
  'route.yours': 'twoja',
  'route.owned': 'zajęta, gracz: {name}',
  'route.canPay': 'wolna, możesz zapłacić',
  'route.label': '{name}, {n} {n|pole|pola|pól}, {colour}, {state}',
  'no.unreadable': 'Serwer tego nie zrozumiał.',
  'no.stale': 'Za późno: gra potoczyła się dalej.',
  'no.gameOver': 'Gra jest skończona.',
  'no.notYourTurn': 'To nie twój ruch: teraz gra {name}.',
  'no.noDraw': 'Nie ma już kart do dobrania.',
  'no.taken': 'Ta trasa jest już zajęta, gracz: {name}.',
  'no.takenYou': 'Ta trasa jest już twoja.',
  'no.ownTwin': 'Masz już drugi tor tej podwójnej trasy.',
  'no.trains': 'Masz jeszcze {have} {have|wagon|wagony|wagonów}, a ta trasa wymaga {need}.',
  'no.count': 'Ta trasa kosztuje {need} {need|kartę|karty|kart}, a nie {paid}.',
  'no.colour': 'Za tę trasę trzeba zapłacić innym kolorem: {need}.',
  'no.short': 'Brakuje ci {n} {n|karty|kart|kart}: {card} albo lokomotywy.',
  'no.shortLocomotives': 'Brakuje ci {n} {n|lokomotywy|lokomotyw|lokomotyw}.',
  'no.canAct': 'Możesz jeszcze coś zrobić, więc nie możesz spasować.',
  'no.other': 'Teraz to niemożliwe ({code}).',
};
