// Polish texts of the front door about Ghost Train.
import type { front as english } from './en';

export const front: Record<keyof typeof english, string> = {
  'front.about': 'Krótka gra dla dzieci i dla każdego: wagony przez nawiedzone miasto, sześć biletów wygrywa. Plansza jest naszego pomysłu.',
  'front.learn': 'Naucz się z duszkiem, krok po kroku',
  'front.tickets': '{n} {n|bilet|bilety|biletów}',
};
