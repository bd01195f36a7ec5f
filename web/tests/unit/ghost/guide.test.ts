// The pages of Ghost Train's rules: short, the same in both languages, their numbers those of the ruleset, their pictures true to the board.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GhostBoardSchema } from '../../../games/ghost/board';
import { COLOUR, OTHER_COLOUR, placeIn, TICKET, ticketOf, trackOf, WAY } from '../../../games/ghost/guide/examples';
import { GUIDE, text } from '../../../games/ghost/guide/words/texts';
import { joined } from '../../../games/ttr/replay/trails';
import type { Values } from '../../../settings/words/text';
import { loadLedger } from '../../../table/rules/ledger';
import { NUMBERS } from '../../scripted/guards';

const file = (name: string): string => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');
const board = v.parse(GhostBoardSchema, JSON.parse(file('data/ghost/haunted.json')));
const numbers = NUMBERS['ghost-train'];
const LANGUAGES = ['en', 'pl'] as const;
type Key = keyof typeof GUIDE.en;
const keysOf = (start: string) => (Object.keys(GUIDE.en) as Key[]).filter((key) => key.startsWith(start));
const [bonus] = board.bonuses.town_hall;
const nameOf = (id: string, lang: 'en' | 'pl') => board.cities.find((city) => city.id === id)!.name[lang];

/** Every number and name a sentence may ask for. */
function valuesOf(key: Key, lang: 'en' | 'pl'): Values {
  const own: Partial<Record<Key, Values>> = {
    'child.draw': { n: numbers.draw },
    'guide.draw': { n: numbers.draw },
    'guide.begin': { wagons: numbers.wagons, hand: numbers.hand, tickets: numbers.tickets },
  };
  const regions = { a: board.regions[0]!.name[lang], b: board.regions[1]!.name[lang] };
  if (key.endsWith('.bonus')) return { a: nameOf(bonus!.a, lang), b: nameOf(bonus!.b, lang), n: bonus!.cards };
  return own[key] ?? (key === 'guide.treat' ? regions : { n: numbers.win });
}
const told = (lang: 'en' | 'pl', key: Key) => text(lang, key, valuesOf(key, lang));

describe.each(LANGUAGES)('in %s', (lang) => {
  test('the page for those who read aloud is read in two minutes', () => {
    const sentences = keysOf('guide.').map((key) => told(lang, key));
    expect(sentences.join(' ').split(/\s+/).length).toBeLessThanOrEqual(300);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('the page for children has few words', () => {
    const sentences = keysOf('child.').map((key) => told(lang, key));
    expect(sentences.join(' ').split(/\s+/).length).toBeLessThanOrEqual(110);
    for (const sentence of sentences) {
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(13);
      expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('no number stands in the words themselves', () => {
    for (const key of [...keysOf('child.'), ...keysOf('guide.')]) expect(GUIDE[lang][key].replace(/\{[^}]*\}/g, ''), key).not.toMatch(/\d/);
  });

  test('the numbers are those of the ruleset and the board', () => {
    const numbersIn = (key: Key) => (told(lang, key).match(/\d+/g) ?? []).map(Number);
    const rules = JSON.parse(file('data/ghost/ghost-train.rules.json')) as typeof numbers;
    expect(numbersIn('guide.begin')).toEqual([rules.wagons, rules.hand, rules.tickets]);
    expect(numbersIn('guide.draw')).toEqual([rules.draw]);
    expect(numbersIn('guide.goal')).toEqual([rules.win]);
    expect(numbersIn('guide.end')).toEqual([rules.win]);
    expect(numbersIn('child.win')).toEqual([rules.win]);
    expect(numbersIn('child.bonus')).toEqual([bonus!.cards]);
  });
});

describe('the pictures are true to the board', () => {
  test('the routes shown join the ticket shown', () => {
    expect(ticketOf(board).id).toBe(TICKET);
    const tracks = WAY.map((id) => trackOf(board, id));
    expect(tracks.map(({ id }) => id)).toEqual([...WAY]);
    expect(joined(tracks)(ticketOf(board).a, ticketOf(board).b)).toBe(true);
  });

  test('what the examples pay is right and wrong', () => {
    expect([trackOf(board, WAY[0]).colour, trackOf(board, WAY[0]).length]).toEqual([COLOUR, 2]);
    expect(OTHER_COLOUR).not.toBe(COLOUR);
    expect(board.colours.map(({ id }) => id)).toEqual(expect.arrayContaining([COLOUR, OTHER_COLOUR]));
  });

  test('forest and sea are the regions of trick or treat', () => {
    const { from, to } = board.bonuses.trick_or_treat;
    for (const region of [from, to]) expect(board.cities.find(({ id }) => id === placeIn(board, region))?.region).toBe(region);
  });
});

test('every part of the page leads to a rule that is there, in both languages', async () => {
  const used = [...file('web/games/ghost/guide/ReaderGuide.svelte').matchAll(/rule="(G\d+)"/g)].map((found) => found[1]!);
  expect(used.length).toBeGreaterThan(7);
  for (const lang of LANGUAGES) {
    const ids = (await loadLedger('ghost-train', lang)).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(used));
  }
});
