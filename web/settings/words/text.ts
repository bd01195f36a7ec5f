// Turns a key and values into a sentence of the chosen language. Knows plurals, nothing else. Sentences stand in files of words,
// one for each language (en.json, pl.json …); a game brings texts of its own.
import type common from './common/en.json';
import type lobby from './lobby/en.json';
import type replay from './replay/en.json';
import type rules from './rules/en.json';
import { byLanguage, type Lang } from './languages';

export type { Lang } from './languages';
export type Values = Record<string, string | number>;
/** The same keys in every language. */
export type Texts<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;
export type TextOf<K extends string> = (lang: Lang, key: K, values?: Values) => string;
/** Files of words by their paths, as `import.meta.glob` finds them: `pl.json` and `team/pl.json` are both Polish. */
export type Files = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts in some files, by language. That each has all keys is what tests/unit/i18n.test.ts sees to. */
export function textsIn<K extends string>(...files: Files[]): Texts<K> {
  const all = files.flatMap((some) => Object.entries(some));
  const of = (lang: Lang) => all.filter(([path]) => path.endsWith(`/${lang}.json`)).map(([, words]) => words);
  return byLanguage(({ id }) => Object.assign({}, ...of(id)) as Record<K, string>);
}

/** The texts of the page, that every screen may use. */
export type Key = keyof (typeof common & typeof lobby & typeof replay & typeof rules);
export const PAGE = textsIn<Key>(import.meta.glob<Record<string, string>>('./*/*.json', { eager: true, import: 'default' }));

export const text = textOf(PAGE);

/** The texts of a game beside those of the page. */
export function withPage<K extends string>(own: Texts<K>): Texts<K | Key> {
  return byLanguage(({ id }) => ({ ...PAGE[id], ...own[id] }));
}

/** `{n}` is a value, `{n|wagon|wagons}` the form that belongs to the number. */
export function textOf<K extends string>(texts: Texts<K>): TextOf<K> {
  return (lang, key, values = {}) =>
    texts[lang][key].replace(/\{(\w+)((?:\|[^|}]*)*)\}/g, (_, name: string, forms: string) => {
      const value = values[name] ?? '';
      return forms === '' ? String(value) : plural(lang, Number(value), forms.slice(1).split('|'));
    });
}

const PLURALS = byLanguage(({ id, forms }) => {
  const rules = new Intl.PluralRules(id);
  return (n: number) => (forms as readonly string[]).indexOf(rules.select(n));
});

function plural(lang: Lang, n: number, forms: readonly string[]): string {
  return forms[formOf(lang, n)] ?? forms.at(-1) ?? '';
}

/** Asking the browser takes long, and a map full of labels asks for the same few numbers. */
const asked = byLanguage(() => new Map<number, number>());

function formOf(lang: Lang, n: number): number {
  const form = asked[lang].get(n) ?? PLURALS[lang](n);
  asked[lang].set(n, form);
  return form;
}
