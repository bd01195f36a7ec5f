import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { text as ttrText } from '../../games/ttr/words/text';
import { LANGUAGES, pickLanguage } from '../../settings/words/languages';

type Words = Record<string, string>;
const WEB = new URL('../../', import.meta.url);
const PARTS = ['app', 'games', 'lobby', 'local', 'net', 'offline', 'replay', 'settings', 'table', 'ui'];
const filesOf = (part: string) => readdirSync(new URL(`${part}/`, WEB), { recursive: true, encoding: 'utf8' }).map((name) => `${part}/${name}`);
const FILES = PARTS.flatMap(filesOf);
const read = (path: string): string => readFileSync(new URL(path, WEB), 'utf8');
const wordsIn = (folder: string, lang: string) => JSON.parse(read(`${folder}/${lang}.json`)) as Words;

/** The folders that have words, and where those are used: by all, by a family, or by its page of rules alone. */
const FOLDERS = FILES.filter((name) => name.endsWith('/en.json')).map((name) => name.slice(0, -'/en.json'.length));
function usersOf(folder: string): string[] {
  if (folder.startsWith('settings/')) return PARTS;
  return [/^games\/\w+\/guide/.exec(folder)?.[0] ?? (folder.startsWith('games/routes/') ? 'games' : /^games\/\w+/.exec(folder)![0])];
}
const CODE = new Map(FILES.filter((name) => /\.(ts|svelte)$/.test(name)).map((name) => [name, read(name)]));
const codeOf = (parts: readonly string[]) => [...CODE].filter(([name]) => parts.some((part) => name.startsWith(`${part}/`))).map(([, code]) => code).join();

/** Names and patterns that are the same in other languages. */
const SAME: readonly string[] = ['app.title', 'bot.mark', 'card.each', 'route.name', 'sig.cardCount', 'sig.cardsMore', 'sig.doPlay', 'sig.doLoad', 'sig.lineName', 'sig.train', 'ghost.moveClaim', 'tickets.label'];

const placeholders = (s: string) => [...new Set([...s.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort();
const pluralForms = (s: string) => [...s.matchAll(/\{\w+((?:\|[^|}]*)+)\}/g)].map((m) => m[1]!.split('|').length - 1);

test('there are words to judge', () => {
  expect(FOLDERS.length).toBeGreaterThan(15);
});

describe.each(FOLDERS)('words of %s', (folder) => {
  const english = wordsIn(folder, 'en');
  const keys = Object.keys(english);

  test('every text is used somewhere, by its key or with others that begin alike', () => {
    const code = codeOf(usersOf(folder));
    expect(keys.filter((key) => !code.includes(`'${key}'`) && !code.includes(`\`${key.slice(0, key.lastIndexOf('.'))}.\${`))).toEqual([]);
  });

  describe.each(LANGUAGES)('in $name', ({ id, forms }) => {
    const words = wordsIn(folder, id);

    test('the keys are the same, all filled, and with the same values', () => {
      expect(Object.keys(words).sort()).toEqual([...keys].sort());
      for (const key of keys) {
        expect(words[key]!.trim(), key).not.toBe('');
        expect(placeholders(words[key]!), key).toEqual(placeholders(english[key]!));
        expect(pluralForms(words[key]!).every((n) => n === forms.length), key).toBe(true);
      }
    });

    test('nothing was left in English, names aside', () => {
      expect(id === 'en' ? [] : keys.filter((key) => words[key] === english[key] && !SAME.includes(key))).toEqual([]);
    });
  });
});

test('no game has words under a key of the page', () => {
  const own = (start: string) => FOLDERS.filter((folder) => folder.startsWith(start)).flatMap((folder) => Object.keys(wordsIn(folder, 'en')));
  const page = new Set(own('settings/'));
  expect(own('games/').filter((key) => page.has(key))).toEqual([]);
});

describe('plurals', () => {
  test.each([
    [1, '1 wagonik'], [2, '2 wagoniki'], [4, '4 wagoniki'], [5, '5 wagoników'], [0, '0 wagoników'], [12, '12 wagoników'],
    [21, '21 wagoników'], [22, '22 wagoniki'], [45, '45 wagoników'],
  ])('Polish plural of %i', (n, words) => {
    expect(ttrText('pl', 'players.trainsN', { n })).toBe(words);
  });

  test('English plurals and values', () => {
    expect(ttrText('en', 'players.trainsN', { n: 1 })).toBe('1 wagon');
    expect(ttrText('en', 'players.trainsN', { n: 2 })).toBe('2 wagons');
    expect(ttrText('en', 'log.first', { name: 'Ada' })).toBe('Ada begins.');
  });
});

describe('first language', () => {
  test('the remembered one wins, then the browser, then English', () => {
    expect(pickLanguage('pl', ['en-GB'])).toBe('pl');
    expect(pickLanguage(null, ['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(pickLanguage(null, ['de-DE'])).toBe('en');
    expect(pickLanguage('nonsense', ['en-US'])).toBe('en');
  });
});
