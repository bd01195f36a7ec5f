// The chosen language, for every component. Changing it redraws the page in place.
import { pickLanguage, type Lang } from './words/languages';
import { text, type TextOf, type Values } from './words/text';
import { nameIn, type Name } from '../net/name';
import { memory } from './memory';

class Language {
  current = $state<Lang>('en');

  constructor() {
    this.current = pickLanguage(memory.language, navigator.languages);
    document.documentElement.lang = this.current;
  }

  choose(lang: Lang): void {
    this.current = lang;
    memory.language = lang;
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** Words in the chosen language, out of some texts. */
export function translator<K extends string>(text: TextOf<K>): (key: K, values?: Values) => string {
  return (key, values) => text(language.current, key, values);
}

export const t = translator(text);

export function named(name: Name): string {
  return nameIn(name, language.current);
}
