// Polish texts of the front door about Switch & Signal.
import type { front as english } from './en';

export const front: Record<keyof typeof english, string> = {
  'front.about': 'Gra kooperacyjna: razem ustawiacie zwrotnice i semafory, by towary na czas dotarły do portu. Plansza jest naszego pomysłu.',
  'sig.learnOffer': 'Naucz się, grając: jeden pociąg, jedna dostawa',
  'why.layout': 'Jak wydrukowano jest szybciej; własne rozstawienie ułatwia pierwsze ruchy.',
  'why.removed': 'Tyle kart rozkładu odchodzi w ciemno. Im więcej, tym gra krótsza i trudniejsza.',
  'why.time': 'Ile spóźnień wybacza zegar, zanim przepadnie karta rozkładu. Więcej znaczy łatwiej.',
  'why.extra-signal': 'Jeden zielony semafor więcej na początek. Ułatwia grę.',
  'why.goods': 'Osiem to zwykłe zadanie, dziesięć jest dla ekspertów.',
  'why.places': 'Gdzie pojawiają się nowe pociągi: numery z planszy, numery potasowane raz albo dobierane ze stosu.',
  'option.fixed': 'jak wydrukowano',
  'option.free': 'rozstawia drużyna',
  'option.shuffled': 'potasowane raz',
  'option.stack': 'ze stosu, bez kości',
};
