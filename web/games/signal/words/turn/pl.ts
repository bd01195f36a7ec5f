// Polish texts of Switch & Signal: the run of the schedule, helpers that ask, prices.
import type { turn as english } from './en';

export const turn: Record<keyof typeof english, string> = {
  'sig.run': 'Wykonaj rozkład jazdy',
  'sig.runGoOn': 'Dalej: {move}',
  'sig.running': 'Rozkład jest wykonywany. Dotknięcie przyspiesza.',
  'sig.stopLoss': 'Postój: zaraz przepadną żetony czasu.',
  'sig.stopHelper': 'Postój: pomoc może dowieźć towar.',
  'sig.nowLogistician': '{train} ma {n}: zamiast tego nowy rzut.',
  'sig.nowDispatcher': 'Do końca tej tury wszystkie pociągi mogą przejeżdżać przez miasta.',
  'sig.nowDispatcherTrain': 'Do końca tej tury wszystkie pociągi mogą przejeżdżać przez miasta; {train} może jechać dalej, ma {n}.',
  'sig.nowConductor': 'Pociągi stoją, kolor: {colour} ({trains}).',
  'sig.nowKeeper': 'Ta karta ({card}) idzie pod talię, a nowa zostaje odkryta i trzeba ją wykonać.',
  'sig.nowController': 'Jeden z tych pociągów stoi przez całą turę: {trains}.',
  'sig.nowControllerTrain': 'Przez całą turę stoi {train}.',
  'sig.nowShunter': 'Pociąg ({colour}) staje na wybranym miejscu startowym. Dotknij miejsca.',
  'sig.nowLater': 'W tej chwili nie ma nic do zrobienia. {about}',
  'sig.mightSave': 'Może oszczędzić {n} {n|żeton|żetony|żetonów}.',
  'sig.mightBring': 'Może dowieźć towar.',
  'sig.helperAsk': '{helper}: czy ma pomóc? Raz na grę.',
  'sig.helperWait': 'Zatrzymaj na to',
  'sig.price': 'koszt: {n} {n|karta|karty|kart}',
  'sig.setTowards': '{junction}, kierunek: {place}',
  'sig.drawWay': 'Albo narysuj drogę: od pociągu, zamkniętego toru lub czerwonego semafora wzdłuż torów.',
};
