// Polish texts of the front door about Ticket to Ride.
import type { front as english } from './en';

export const front: Record<keyof typeof english, string> = {
  'front.aboutNew': 'Zbieraj karty, zajmuj trasy, łącz miasta ze swoich biletów. Na początek cztery bilety.',
  'front.aboutClassic': 'Ta sama podróż według zasad z pierwszego pudełka: na początek trzy bilety, w talii jest ich mniej.',
  'front.points': '{n} {n|punkt|punkty|punktów}',
  'editions.title': 'Czym różnią się obie edycje',
  'editions.what': 'Zasada',
  'editions.classic': 'Klasyczna',
  'editions.new': 'Nowa edycja',
  'editions.dealt': 'Bilety na początek',
  'editions.dealtValue': '{n}, zostają co najmniej {keep}',
  'editions.deck': 'Bilety w talii',
  'editions.last': 'Ostatnia runda, gdy komuś zostało',
  'editions.lastValue': 'najwyżej tyle wagonów: {n}',
  'editions.first': 'Kto zaczyna',
  'editions.firstClassic': 'najbardziej doświadczony podróżnik',
  'editions.firstNew': 'dowolnie wybrana osoba',
  'editions.tie': 'Remis w punktach',
  'editions.tieClassic': 'więcej zrealizowanych biletów, potem najdłuższa ścieżka; dalej zasady milczą',
  'editions.tieNew': 'więcej zrealizowanych biletów, potem najdłuższa ścieżka, potem wspólne zwycięstwo',
};
