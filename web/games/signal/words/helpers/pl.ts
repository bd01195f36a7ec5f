// Polish names of the helpers and what they do.
import type { helpers as english } from './en';

export const helpers: Record<keyof typeof english, string> = {
  'sig.helperLogistician': 'Logistyk',
  'sig.helperDispatcher': 'Dyspozytorka',
  'sig.helperConductor': 'Kierownik pociągu',
  'sig.helperKeeper': 'Dróżnik',
  'sig.helperController': 'Dyżurna ruchu',
  'sig.helperShunter': 'Manewrowy',
  'sig.aboutLogistician': 'Powtórz rzut kością ruchu.',
  'sig.aboutDispatcher': 'W tej turze pociągi mogą przejeżdżać przez miasta.',
  'sig.aboutConductor': 'Jeden kolor z karty nie rusza.',
  'sig.aboutKeeper': 'Karta wędruje pod talię, odsłania się nową.',
  'sig.aboutController': 'Jeden pociąg z karty stoi przez tę turę.',
  'sig.aboutShunter': 'Wybierz miejsce startu zamiast rzucać.',
};
