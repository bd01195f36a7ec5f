// The chosen language, for every component. Changing it redraws the page in place.
import { pickLanguage, text, type Key, type Lang, type Values } from './words/text';
import type { Name } from '../net/name';
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

export function t(key: Key, values?: Values): string {
  return text(language.current, key, values);
}

export function named(name: Name): string {
  return name[language.current];
}
