import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { front as ghostFrontEn } from '../../games/ghost/front/en';
import { front as ghostFrontPl } from '../../games/ghost/front/pl';
import { GUIDE as GHOST_GUIDE } from '../../games/ghost/guide/words/texts';
import { TEXTS as GHOST } from '../../games/ghost/words/text';
import { front as signalFrontEn } from '../../games/signal/front/en';
import { front as signalFrontPl } from '../../games/signal/front/pl';
import { TEXTS as SIGNAL } from '../../games/signal/words/text';
import { front as ttrFrontEn } from '../../games/ttr/front/en';
import { front as ttrFrontPl } from '../../games/ttr/front/pl';
import { GUIDE as TTR_GUIDE } from '../../games/ttr/guide/words/texts';
import { TEXTS as TTR, text as ttrText } from '../../games/ttr/words/text';
import { PAGE, pickLanguage } from '../../settings/words/text';

/** All texts, by who has them, and in which folders they are used. */
const TEXTS: Record<string, { texts: { en: Record<string, string>; pl: Record<string, string> }; folders: string[] }> = {
  'the page': { texts: PAGE, folders: ['app', 'games', 'lobby', 'net', 'replay', 'settings', 'table', 'ui'] },
  'Ticket to Ride': { texts: TTR, folders: ['games/ttr', 'games/routes'] },
  'Ghost Train': { texts: GHOST, folders: ['games/ghost', 'games/routes'] },
  'Switch & Signal': { texts: SIGNAL, folders: ['games/signal'] },
  'the front of Ticket to Ride': { texts: { en: ttrFrontEn, pl: ttrFrontPl }, folders: ['games/ttr'] },
  'the guide of Ticket to Ride': { texts: TTR_GUIDE, folders: ['games/ttr/guide'] },
  'the guide of Ghost Train': { texts: GHOST_GUIDE, folders: ['games/ghost/guide'] },
  'the front of Ghost Train': { texts: { en: ghostFrontEn, pl: ghostFrontPl }, folders: ['games/ghost'] },
  'the front of Switch & Signal': { texts: { en: signalFrontEn, pl: signalFrontPl }, folders: ['games/signal'] },
};
/** Names and patterns that are the same in both languages. */
const SAME: readonly string[] = ['app.title', 'route.name', 'sig.lineName'];

const placeholders = (s: string) => [...new Set([...s.matchAll(/\{(\w+)/g)].map((m) => m[1]))].sort();
const pluralForms = (s: string) => [...s.matchAll(/\{\w+((?:\|[^|}]*)+)\}/g)].map((m) => m[1]!.split('|').length - 1);

/** All sources of a folder but the texts themselves. */
function sourcesOf(folder: string): string {
  const place = new URL(`../../${folder}/`, import.meta.url);
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !/\b(en|pl)(\/\w+)?\.ts$/.test(name));
  return files.map((name) => readFileSync(new URL(name, place), 'utf8')).join();
}

describe.each(Object.entries(TEXTS))('texts of %s', (_, { texts: { en, pl }, folders }) => {
  const keys = Object.keys(en);

  test('both languages have the same keys, all filled', () => {
    expect(Object.keys(pl).sort()).toEqual([...keys].sort());
    for (const key of keys) expect([en[key], pl[key]].every((s) => s!.trim() !== ''), key).toBe(true);
  });

  test('every text is used somewhere', () => {
    const source = folders.map(sourcesOf).join();
    expect(keys.filter((key) => !source.includes(`'${key}'`))).toEqual([]);
  });

  test('no Polish text is the English one, names aside', () => {
    expect(keys.filter((key) => pl[key] === en[key] && !SAME.includes(key))).toEqual([]);
  });

  test.each(keys)('%s uses the same values in both languages, and the right number of forms', (key) => {
    expect(placeholders(pl[key]!)).toEqual(placeholders(en[key]!));
    expect(pluralForms(en[key]!).every((n) => n === 2)).toBe(true);
    expect(pluralForms(pl[key]!).every((n) => n === 3)).toBe(true);
  });
});

test('no game has words under a key of the page', () => {
  for (const { texts } of Object.values(TEXTS).filter(({ texts }) => texts !== PAGE)) {
    expect(Object.keys(texts.en).filter((key) => key in PAGE.en)).toEqual([]);
  }
});

describe('plurals', () => {
  test.each([
    [1, '1 wagon'], [2, '2 wagony'], [4, '4 wagony'], [5, '5 wagonów'], [0, '0 wagonów'], [12, '12 wagonów'],
    [21, '21 wagonów'], [22, '22 wagony'], [45, '45 wagonów'],
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
