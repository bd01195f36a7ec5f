// Turns a key and values into a sentence of the chosen language. Knows plurals, nothing else. A game brings texts of its own.
import { en, type Key } from './en';
import { pl } from './pl';

export type { Key } from './en';
export type Lang = 'en' | 'pl';
export type Values = Record<string, string | number>;
/** The same keys in every language. */
export type Texts<K extends string> = Record<Lang, Record<K, string>>;
export type TextOf<K extends string> = (lang: Lang, key: K, values?: Values) => string;

export const LANGUAGES: readonly { id: Lang; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'pl', name: 'Polski' },
];

/** The texts of the page, that every screen may use. */
export const PAGE: Texts<Key> = { en, pl };
const FORMS: Record<Lang, readonly Intl.LDMLPluralRule[]> = { en: ['one', 'other'], pl: ['one', 'few', 'many'] };
const RULES: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') };

export const text = textOf(PAGE);

/** The texts of a game beside those of the page. */
export function withPage<K extends string>(own: Texts<K>): Texts<K | Key> {
  return { en: { ...PAGE.en, ...own.en }, pl: { ...PAGE.pl, ...own.pl } };
}

export function textOf<K extends string>(texts: Texts<K>): TextOf<K> {
  return (lang, key, values = {}) =>
    texts[lang][key].replace(/\{(\w+)((?:\|[^|}]*)*)\}/g, (_, name: string, forms: string) => {
      const value = values[name] ?? '';
      return forms === '' ? String(value) : plural(lang, Number(value), forms.slice(1).split('|'));
    });
}

function plural(lang: Lang, n: number, forms: readonly string[]): string {
  return forms[formOf(lang, n)] ?? forms.at(-1) ?? '';
}

/** Asking the browser takes long, and a map full of labels asks for the same few numbers. */
const asked: Record<Lang, Map<number, number>> = { en: new Map(), pl: new Map() };

function formOf(lang: Lang, n: number): number {
  const form = asked[lang].get(n) ?? FORMS[lang].indexOf(RULES[lang].select(n));
  asked[lang].set(n, form);
  return form;
}

/** The language to begin with: the remembered one, else the browser's, else English. */
export function pickLanguage(remembered: string | null, browser: readonly string[]): Lang {
  const wanted = [remembered ?? '', ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find(({ id }) => id === wanted.find((w) => w === 'en' || w === 'pl'))?.id ?? 'en';
}
