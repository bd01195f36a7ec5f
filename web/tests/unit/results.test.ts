// The list of one's own games: how they ended, read from their records, and in words.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableSummary } from '../../net/tables';

const stored = new Map<string, string>();
const golden = (path: string) => readFileSync(new URL(`../../../tests/golden/${path}`, import.meta.url), 'utf8');
const RECORDS: Record<string, string> = {
  train: golden('ttr-new/last-round.jsonl'),
  ghost: golden('ghost-train/win-by-six.jsonl'),
  signal: golden('switch-signal-europe/won.jsonl'),
  lost: golden('switch-signal-america/lost-by-time.jsonl'),
};
const GAMES: Record<string, string> = { train: 'ttr', ghost: 'ghost', signal: 'signal', lost: 'signal' };

const summary = (table: string, more: Partial<TableSummary> = {}): TableSummary => ({
  table, game: table, board: '', phase: 'over', touched: 1_700_000_000, free: 0, seats: ['Ola', 'Ada'], yours: [0], ...more,
});

/** The page in a language; each call is a fresh visit. */
async function visit(lang = 'en') {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: [lang === 'en' ? 'en-GB' : 'pl-PL'] });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  const { Results, standingsIn } = await import('../../lobby/results.svelte');
  const words = await import('../../lobby/words');
  const families = { ttr: (await import('../../games/ttr')).family, ghost: (await import('../../games/ghost')).family, signal: (await import('../../games/signal')).family };
  const familyOf = (game: string) => families[GAMES[game] as keyof typeof families];
  return { Results, standingsIn, words, familyOf };
}

beforeEach(() => stored.clear());

describe('the end of a record', () => {
  test('is a place and a score by seat, or won or lost together', async () => {
    const { standingsIn, familyOf } = await visit();
    const end = (table: string) => standingsIn(RECORDS[table]!, familyOf(table)!);
    expect(end('train')).toEqual({ seats: [{ rank: 1, score: -25 }, { rank: 2, score: -50 }] });
    expect(end('ghost')).toMatchObject({ seats: expect.arrayContaining([{ rank: 1, score: 6 }]) });
    expect(end('signal')).toEqual({ won: true });
    expect(end('lost')).toEqual({ won: false });
    expect(standingsIn(RECORDS.signal!, familyOf('train')!), 'of another game').toBeNull();
    expect(standingsIn(RECORDS.train!.slice(0, 4000), familyOf('train')!), 'not over').toBeNull();
    expect(standingsIn('', familyOf('train')!)).toBeNull();
  });
});

describe('what is known of one’s games', () => {
  test('is read once, then remembered; a game that goes on is not asked about', async () => {
    const asked: string[] = [];
    const read = async (table: string) => (asked.push(table), RECORDS[table] ?? null);
    const tables = [summary('train'), summary('gone', { game: 'train' }), summary('ghost', { phase: 'playing' }), summary('signal')];
    const first = await visit();
    const results = new first.Results(read);
    await results.learn(tables, tables, first.familyOf);
    await results.learn(tables, tables, first.familyOf);
    expect(asked).toEqual(['train', 'gone', 'signal']);
    expect(results.of('signal')).toEqual({ won: true });
    expect(results.of('gone')).toBeUndefined();

    const later = await visit();
    const again = new later.Results(read);
    expect(again.of('train')).toEqual(results.of('train'));
    await again.learn(tables, tables, later.familyOf);
    expect(asked).toEqual(['train', 'gone', 'signal', 'gone']);
  });

  test('is forgotten with the game', async () => {
    const { Results, familyOf } = await visit();
    const results = new Results(async (table) => RECORDS[table] ?? null);
    await results.learn([summary('train')], [summary('train')], familyOf);
    await results.learn([summary('signal')], [summary('signal')], familyOf);
    expect(results.of('train')).toBeUndefined();
    expect(stored.get('roundhouse.results')).toBe('{"signal":{"won":true}}');
  });

  test.each(['nonsense', '[]', '{"train":{"rank":1}}'])('is not believed unread: %s', async (kept) => {
    stored.set('roundhouse.results', kept);
    const { Results } = await visit();
    expect(new Results(async () => null).of('train')).toBeUndefined();
  });
});

describe.each([
  ['en', '1st of 2 · -25 points', '2nd of 2 · -50 points', 'won by Ola', 'won', 'lost'],
  ['pl', '1. miejsce na 2 · -25 punktów', '2. miejsce na 2 · -50 punktów', 'zwycięstwo: Ola', 'wygrana', 'przegrana'],
])('in words, %s', (lang, first, second, winner, won, lost) => {
  test('place, score, and who won where several played at one device', async () => {
    const { standingsIn, words, familyOf } = await visit(lang);
    const told = (table: string, more: Partial<TableSummary> = {}) => words.outcomeOf(standingsIn(RECORDS[table]!, familyOf(table)!)!, summary(table, more), familyOf(table));
    expect(told('train')).toEqual({ words: first, won: true });
    expect(told('train', { yours: [1] })).toEqual({ words: second, won: false });
    expect(told('train', { yours: [0, 1] }).words).toBe(winner);
    expect(told('signal')).toEqual({ words: won, won: true });
    expect(told('lost')).toEqual({ words: lost, won: false });
  });

  test('a date as it is written there', async () => {
    const { words } = await visit(lang);
    expect(words.dateWords(1_700_000_000)).toMatch(lang === 'en' ? /^1[45] Nov 2023, \d\d:\d\d$/ : /^1[45] lis 2023, \d\d:\d\d$/);
  });
});
