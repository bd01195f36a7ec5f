// The family's page of the rules: short, the same in both languages, its numbers those of the ruleset, its pictures true to the board.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BoardSchema, LayoutSchema } from '../../../games/ttr/board';
import { pieceOfBoard, routeAlone } from '../../../games/ttr/guide/drawing';
import { BROKEN, doubles, FAR_TICKET, JOURNEY, LINKED, LONGEST, NEAR_TICKET, routeLengths, sweptRow, ticketOf } from '../../../games/ttr/guide/examples';
import { GUIDE, text } from '../../../games/ttr/guide/words/texts';
import { joined, longestTrail } from '../../../games/ttr/replay/trails';
import type { Values } from '../../../settings/words/text';
import { loadLedger } from '../../../table/rules/ledger';
import { NUMBERS } from '../../scripted/guards';
import { ENGINE_REFUSALS } from '../refusals';

const file = (name: string): string => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');
const board = v.parse(BoardSchema, JSON.parse(file('data/ttr/usa.json')));
const layout = v.parse(LayoutSchema, JSON.parse(file('data/ttr/usa.layout.json')));
const EDITIONS = ['ttr-classic', 'ttr-new'] as const;
const LANGUAGES = ['en', 'pl'] as const;
/** What is seen and read; the rest describes pictures, or is heard only. */
const READ = (Object.keys(GUIDE.en) as (keyof typeof GUIDE.en)[]).filter((key) => key.startsWith('guide.'));
const idsOf = async (ledger: string, lang: 'en' | 'pl') => (await loadLedger(ledger, lang)).flatMap(({ rules }) => rules.map(({ id }) => id));

/** Every number a sentence may ask for, from the ruleset. */
function valuesOf(edition: (typeof EDITIONS)[number], key: string): Values {
  const numbers = NUMBERS[edition];
  const { one, both } = doubles([2, 5], numbers);
  const own: Record<string, Values> = {
    'guide.begin': { trains: numbers.trains, hand: numbers.hand, deal: numbers.opening_deal, keep: numbers.opening_keep },
    'guide.drawRow': { row: numbers.row },
    'guide.drawSwept': { n: numbers.row_locomotives, row: numbers.row },
    'guide.doubleOne': one,
    'guide.doubleBoth': both,
    'guide.tickets': { offer: numbers.offer, keep: numbers.offer_keep },
    'guide.end': { n: numbers.end_trains },
    'guide.longest': { n: numbers.longest_bonus },
    'guide.linked': { n: ticketOf(board, numbers, NEAR_TICKET)!.points },
    'guide.broken': { n: ticketOf(board, numbers, NEAR_TICKET)!.points },
  };
  return own[key] ?? {};
}

describe.each(EDITIONS)('the page of %s', (edition) => {
  test.each(LANGUAGES)('is read in two minutes (%s)', (lang) => {
    const sentences = READ.map((key) => text(lang, key, valuesOf(edition, key)));
    const table = board.points.slice(1).flatMap((points, i) => [i + 1, points]);
    const words = [...sentences.join(' ').split(/\s+/), ...table];
    expect(words.length).toBeLessThanOrEqual(350);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('says the numbers of its ruleset', () => {
    const numbers = NUMBERS[edition];
    const told = (key: (typeof READ)[number]) => (text('en', key, valuesOf(edition, key)).match(/\d+/g) ?? []).map(Number);
    expect(told('guide.begin')).toEqual([numbers.trains, numbers.hand, numbers.opening_deal, numbers.opening_keep]);
    expect(told('guide.end')).toEqual([numbers.end_trains]);
    expect(told('guide.doubleOne')).toEqual([2, numbers.doubles_from - 1]);
    expect(told('guide.doubleBoth')).toEqual([numbers.doubles_from, 5]);
    expect(sweptRow(numbers)).toHaveLength(numbers.row);
    expect(sweptRow(numbers).filter((card) => card === 'locomotive')).toHaveLength(numbers.row_locomotives);
  });

  test('has the tickets of its pictures in the deck', () => {
    for (const id of [FAR_TICKET, NEAR_TICKET]) expect(ticketOf(board, NUMBERS[edition], id)).toBeDefined();
  });
});

test('no number stands in the words themselves: the ruleset tells them', () => {
  for (const lang of LANGUAGES) for (const key of READ) expect(GUIDE[lang][key].replace(/\{[^}]*\}/g, ''), key).not.toMatch(/\d/);
});

test('the table of points is the board’s', () => {
  expect(routeLengths(board.points).map((length) => board.points[length])).toEqual(board.points.slice(1));
});

describe('the pictures are true to the board', () => {
  const PIECES = { JOURNEY, LINKED, BROKEN, LONGEST };
  const tracksOf = (ids: readonly string[]) => board.tracks.filter(({ id }) => ids.includes(id));

  test.each(Object.entries(PIECES))('%s: every track exists and is in sight, and so is every name', (_, piece) => {
    const drawing = pieceOfBoard(board, layout, piece);
    for (const track of drawing.owners.keys()) expect(drawing.routes.some(({ lanes }) => lanes.some((lane) => lane.track.id === track)), track).toBe(true);
    expect(drawing.cities.filter(({ name }) => name).map(({ id }) => id).sort()).toEqual(Object.keys(piece.named).sort());
  });

  test('cities that are said to be joined are, the others are not', () => {
    expect(joined(tracksOf(JOURNEY.own))('los_angeles', 'new_york')).toBe(true);
    expect(joined(tracksOf(LINKED.own))('atlanta', 'new_york')).toBe(true);
    expect(joined(tracksOf(BROKEN.own))('atlanta', 'new_york')).toBe(false);
  });

  test('the path that is lit is the longest, and the branch is no part of it', () => {
    const own = tracksOf(LONGEST.own);
    const sum = (ids: readonly string[]) => tracksOf(ids).reduce((total, { length }) => total + length, 0);
    const lit = sum(LONGEST.lit!);
    expect(longestTrail(tracksOf(LONGEST.lit!), lit)).toHaveLength(LONGEST.lit!.length);
    for (let longer = lit + 1; longer <= sum(LONGEST.own); longer++) expect(longestTrail(own, longer)).toEqual([]);
    expect(LONGEST.own.length).toBeGreaterThan(LONGEST.lit!.length);
  });

  test('a route alone has its spaces in the picture, its owners and its closed lanes', () => {
    const drawing = routeAlone(['grey', 'grey'], 3, [1, null], [1]);
    const [left, top, width, height] = drawing.view;
    for (const [x, y] of Object.values(drawing.spaces).flat()) expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    expect([...drawing.owners]).toEqual([['0', 1]]);
    expect([...drawing.closed]).toEqual(['1']);
  });
});

describe('from the page to the exact rules', () => {
  test('every part of the page leads to a rule', async () => {
    const used = [...file('web/games/ttr/guide/FamilyGuide.svelte').matchAll(/rule="(T\d+)"/g)].map((found) => found[1]!);
    expect(used.length).toBeGreaterThan(5);
    expect(await idsOf('ticket-to-ride', 'en')).toEqual(expect.arrayContaining(used));
  });

  test.each([['ttr', 'ticket-to-ride'], ['ghost', 'ghost-train'], ['signal', 'switch-and-signal']])('every refusal of %s stands on a rule that can be opened', async (family, ledger) => {
    const rules = ENGINE_REFUSALS[family]!.map(({ rule }) => rule).filter((rule) => rule !== '');
    for (const lang of LANGUAGES) expect(await idsOf(ledger, lang)).toEqual(expect.arrayContaining(rules));
  });
});
