// Turns a key and values into a sentence of the chosen language. Knows plurals, nothing else.
import { en, type Key } from './en';
import { pl } from './pl';

export type { Key } from './en';
export type Lang = 'en' | 'pl';
export type Values = Record<string, string | number>;

export const LANGUAGES: readonly { id: Lang; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'pl', name: 'Polski' },
];

const TEXTS: Record<Lang, Record<Key, string>> = { en, pl };
const FORMS: Record<Lang, readonly Intl.LDMLPluralRule[]> = { en: ['one', 'other'], pl: ['one', 'few', 'many'] };
const RULES: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') };

export function text(lang: Lang, key: Key, values: Values = {}): string {
  return TEXTS[lang][key].replace(/\{(\w+)((?:\|[^|}]*)*)\}/g, (_, name: string, forms: string) => {
    const value = values[name] ?? '';
    return forms === '' ? String(value) : plural(lang, Number(value), forms.slice(1).split('|'));
  });
}

function plural(lang: Lang, n: number, forms: readonly string[]): string {
  const index = FORMS[lang].indexOf(RULES[lang].select(n));
  return forms[index] ?? forms.at(-1) ?? '';
}

/** The language to begin with: the remembered one, else the browser's, else English. */
export function pickLanguage(remembered: string | null, browser: readonly string[]): Lang {
  const wanted = [remembered ?? '', ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find(({ id }) => id === wanted.find((w) => w === 'en' || w === 'pl'))?.id ?? 'en';
}
