// Polish texts of the rules pages. The rules themselves are read from docs/rules/pl.
import type { rules as english } from '../en/rules';

export const rules: Record<keyof typeof english, string> = {
  'rules.title': 'Zasady',
  'rules.how': 'Jak się gra',
  'rules.guide': 'W dwie minuty',
  'rules.children': 'Dla dzieci',
  'rules.exactly': 'Dokładnie: reguła {rule}',
  'rules.allowed': 'Wolno:',
  'rules.forbidden': 'Nie wolno:',
  'rules.exact': 'Dokładne zasady',
  'rules.edition': 'Edycja',
  'rules.print': 'Drukuj',
  'rules.open': 'Reguła {rule}',
  'rules.close': 'Zamknij',
  'rules.find': 'Szukaj w zasadach',
  'rules.none': 'Żadna reguła o tym nie mówi.',
  'rules.loading': 'Wczytuję zasady…',
  'rules.about': 'Własnymi słowami, z numerami jak w odmowach. Nieoficjalne. To, co instrukcje przemilczają, jest oznaczone jako ustalone tutaj.',
};
