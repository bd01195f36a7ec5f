import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en, type Key } from '../../settings/words/en';
import { pl } from '../../settings/words/pl';
import { pickLanguage, text } from '../../settings/words/text';

const keys = Object.keys(en) as Key[];
/** Names and patterns that are the same in both languages. */
const SAME: readonly Key[] = ['app.title', 'route.name', 'sig.lineName'];

const placeholders = (s: string) => [...new Set([...s.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort();
const pluralForms = (s: string) => [...s.matchAll(/\{\w+((?:\|[^|}]*)+)\}/g)].map((m) => m[1]!.split('|').length - 1);

describe('texts', () => {
  test('both languages have the same keys, all filled', () => {
    expect(Object.keys(pl).sort()).toEqual([...keys].sort());
    for (const key of keys) expect([en[key], pl[key]].every((s) => s.trim() !== ''), key).toBe(true);
  });

  test('every text is used somewhere', () => {
    const source = ['app', 'games', 'lobby', 'net', 'replay', 'settings', 'table', 'ui']
      .map((folder) => new URL(`../../${folder}/`, import.meta.url))
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !/words\/(team\/)?(en|pl)\b/.test(name)).map((name) => readFileSync(new URL(name, folder), 'utf8')))
      .join();
    expect(keys.filter((key) => !source.includes(`'${key}'`))).toEqual([]);
  });

  test('no Polish text is the English one, names aside', () => {
    expect(keys.filter((key) => pl[key] === (en[key] as string))).toEqual(SAME);
  });

  test.each(keys)('%s uses the same values in both languages, and the right number of forms', (key) => {
    expect(placeholders(pl[key])).toEqual(placeholders(en[key]));
    expect(pluralForms(en[key]).every((n) => n === 2)).toBe(true);
    expect(pluralForms(pl[key]).every((n) => n === 3)).toBe(true);
  });

  test.each([
    [1, '1 wagon'], [2, '2 wagony'], [4, '4 wagony'], [5, '5 wagonów'], [0, '0 wagonów'], [12, '12 wagonów'],
    [21, '21 wagonów'], [22, '22 wagony'], [45, '45 wagonów'],
  ])('Polish plural of %i', (n, words) => {
    expect(text('pl', 'players.trainsN', { n })).toBe(words);
  });

  test('English plurals and values', () => {
    expect(text('en', 'players.trainsN', { n: 1 })).toBe('1 wagon');
    expect(text('en', 'players.trainsN', { n: 2 })).toBe('2 wagons');
    expect(text('en', 'log.first', { name: 'Ada' })).toBe('Ada begins.');
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
