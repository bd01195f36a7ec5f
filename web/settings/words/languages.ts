// The languages of the page. One more is a row here and a file of its name beside every en.json.

/** `forms`: the plural forms of `{n|…|…}` in their order, by what Unicode calls them; `voice`: the dialect that reads aloud. */
export const LANGUAGES = [
  { id: 'en', name: 'English', voice: 'en-GB', forms: ['one', 'other'] },
  { id: 'pl', name: 'Polski', voice: 'pl-PL', forms: ['one', 'few', 'many'] },
] as const satisfies readonly { id: string; name: string; voice: string; forms: readonly Intl.LDMLPluralRule[] }[];

export type Lang = (typeof LANGUAGES)[number]['id'];

/** Something for every language. */
export function byLanguage<T>(make: (language: (typeof LANGUAGES)[number]) => T): Record<Lang, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language.id, make(language)])) as Record<Lang, T>;
}

/** The language to begin with: the remembered one, else the browser's, else English. */
export function pickLanguage(remembered: string | null, browser: readonly string[]): Lang {
  const wanted = [remembered ?? '', ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter(({ id }) => id === tag))[0]?.id ?? 'en';
}
