import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BoardSchema, type Board } from '../../games/ttr/board';
import { readServerMessage } from '../../net/messages';
import { positionsOf } from '../../games/ttr/replay/position';
import { gameOf, readRecord, type GameRecord } from '../../replay/record';
import { seriesOf } from '../../games/ttr/replay/series';
import { snapshotAt, ticketsOf } from '../../games/ttr/replay/seen';
import { joined, longestTrail } from '../../games/ttr/replay/trails';
import { guards, type Ttr } from '../../games/ttr/guards';
import { guardSource, NUMBERS } from '../scripted/guards';

const idOf = (address: string): string => address.replace(/@.*/, '');
const root = new URL('../../../', import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root), 'utf8');
const boards = new Map<string, Board>(
  [...readdirSync(new URL('tests/golden/boards/', root)).map((name) => `tests/golden/boards/${name}`), 'data/ttr/usa.json']
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) => {
      const parsed = v.safeParse(BoardSchema, JSON.parse(file(path)));
      return parsed.success ? [[parsed.output.id, parsed.output] as const] : [];
    }),
);
const golden = ['ttr-classic', 'ttr-new'].flatMap((game) =>
  readdirSync(new URL(`tests/golden/${game}/`, root)).map((name) => `tests/golden/${game}/${name}`),
).filter((path) => path.endsWith('.jsonl'));

function recordIn(path: string): GameRecord<Ttr> | null {
  const read = readRecord(file(path), guards);
  return 'record' in read && boards.has(idOf(read.record.board)) ? read.record : null;
}
const whole = golden.flatMap((path) => {
  const record = recordIn(path);
  return record === null || record.played[0]?.seat !== null ? [] : [{ path, record, board: boards.get(idOf(record.board))! }];
});
const numbersOf = ({ game }: GameRecord<Ttr>) => NUMBERS[game === 'ttr-new' ? 'ttr-new' : 'ttr-classic'];
const total = (cards: Record<string, number>) => Object.values(cards).reduce((sum, n) => sum + n, 0);

describe('records of whole games', () => {
  test('there are enough of them', () => expect(whole.length).toBeGreaterThan(8));

  test.each(whole)('$path: every card and ticket is somewhere after every move', ({ record, board }) => {
    const positions = positionsOf(record, board, numbersOf(record));
    const cards = board.deck!.each_colour * board.colours.length + board.deck!.locomotives;
    const tickets = board.tickets[record.game.replace('ttr-', '')]!.length;
    for (const { deck, discards, row, players, fresh, under } of positions) {
      expect(deck + total(discards) + row.filter((c) => c !== null).length + players.reduce((n, p) => n + total(p.hand), 0)).toBe(cards);
      expect(fresh + under.length + players.reduce((n, p) => n + p.tickets.length + p.offer.length, 0)).toBe(tickets);
      for (const p of players) expect(p.trains + board.tracks.filter((t) => p.tracks.includes(t.id)).reduce((n, t) => n + t.length, 0)).toBe(45);
    }
  });

  test.each(whole)('$path: the end is the one the record tells', ({ record, board }) => {
    const last = positionsOf(record, board, numbersOf(record)).at(-1)!;
    if (record.result === null) return expect(last.phase).not.toBe('over');
    expect(last.players.map((p) => p.points)).toEqual(record.result.seats.map((s) => s.routes));
    expect(last.players.map((p) => ticketsOf(p, board).filter((t) => t.done).length)).toEqual(record.result.seats.map((s) => s.done));
    for (const event of record.played.at(-1)!.events) {
      if (event.e !== 'longest') continue;
      const own = board.tracks.filter((t) => last.players[event.seat]!.tracks.includes(t.id));
      const path = longestTrail(own, event.length);
      expect(own.filter((t) => path.includes(t.id)).reduce((n, t) => n + t.length, 0)).toBe(event.length);
    }
  });

  test.each(whole)('$path: what a seat is shown passes the guards and hides what is not its own', ({ record, board }) => {
    const positions = positionsOf(record, board, numbersOf(record));
    const n = Math.floor(positions.length / 2);
    const seat = snapshotAt({ record, board, numbers: numbersOf(record), positions }, n, 1);
    expect(readServerMessage(JSON.stringify(seat), guardSource)).toHaveProperty('message');
    expect(seat.view.own?.hand).toEqual(positions[n]!.players[1]!.hand);
    const others = seat.history.flatMap((line) => line.events).filter((e) => 'seat' in e && e.seat !== 1);
    expect(others.some((e) => (e.e === 'hand' && e.cards) || (e.e === 'drew' && e.card) || (e.e === 'offer' && e.tickets) || (e.e === 'chose' && e.kept))).toBe(false);
    expect(snapshotAt({ record, board, numbers: numbersOf(record), positions }, n, 'public').view.own).toBeNull();
  });

  test.each(whole)('$path: curves have a point for every move', ({ record, board }) => {
    const positions = positionsOf(record, board, numbersOf(record));
    for (const { lines } of seriesOf(positions, record)) for (const line of lines) expect(line).toHaveLength(positions.length);
  });
});

describe('files that are something else', () => {
  const header = file(golden[0]!).split('\n')[0]!;
  test.each([
    ['nothing', '', 'not-a-record'],
    ['an object', '{}', 'not-a-record'],
    ['a picture', '\u0089PNG', 'not-a-record'],
    ['another game', header.replace(/"game":"[^"]+"/, '"game":"chess"'), 'other-game'],
    ['one seat only', header.replace('"view":"full"', '"view":1'), 'one-seat'],
    ['begun in the middle', `${header}\n{"kind":"position"}`, 'no-deal'],
    ['a header alone', header, 'no-deal'],
    ['a broken line', `${file(golden[0]!)}\n{"kind":"move"}`, 'damaged'],
    ['half a line at the end', file(golden[0]!).slice(0, -40), 'damaged'],
  ])('%s is refused by name', (_, text, trouble) => {
    expect(readRecord(text, gameOf(text) === 'chess' ? null : guards)).toEqual({ trouble });
  });
});

test('cities hang together through own tracks only', () => {
  const track = (a: string, b: string) => ({ id: `${a}-${b}`, a, b, length: 2, colour: 'red' });
  const together = joined([track('a', 'b'), track('b', 'c'), track('d', 'e')]);
  expect([together('a', 'c'), together('a', 'd'), together('x', 'x')]).toEqual([true, false, true]);
  expect(longestTrail([track('a', 'b')], 5)).toEqual([]);
});
