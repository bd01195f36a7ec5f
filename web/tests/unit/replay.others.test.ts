// Replay of Ghost Train and Switch & Signal: after every line of every golden record the position is the one whose digest the line tells.
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GhostBoardSchema } from '../../games/ghost/board';
import { readServerMessage } from '../../net/messages';
import { SignalBoardSchema } from '../../games/signal/board';
import { filmOf } from '../../replay/film';
import { positionsOf as ghostPositions } from '../../games/ghost/replay/position';
import { snapshotAt } from '../../games/ghost/replay/seen';
import { readRecord } from '../../replay/record';
import { positionsOf as signalPositions } from '../../games/signal/replay/position';
import { placeOf } from '../../net/places';
import { ghostDigest, signalDigest } from './digest';

const root = new URL('../../../', import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root), 'utf8');
const json = (path: string): unknown => JSON.parse(file(path));
const towns = new Map(
  ['data/ghost/haunted.json', 'tests/golden/boards/hollow.json'].map((path) => v.parse(GhostBoardSchema, json(path))).map((board) => [board.id, board]),
);
const maps = new Map(['europe', 'america', 'earlier/europe-1'].map((name) => [name, v.parse(SignalBoardSchema, json(`data/signal/${name}.json`))]));
const idOf = (address: string): string => address.replace(/@.*/, '');

/** The digests of the lines a position belongs to. */
function states(text: string): string[] {
  return text.split('\n').flatMap((line) => /^\{"kind":"(?:deal|move)".*"state":"(\w+)"/.exec(line)?.[1] ?? []);
}

const golden = (game: string) =>
  readdirSync(new URL(`tests/golden/${game}/`, root)).flatMap((name) => {
    const text = file(`tests/golden/${game}/${name}`);
    const read = readRecord(text);
    return 'record' in read ? [{ name, text, record: read.record }] : [];
  });
const ghosts = golden('ghost-train').flatMap(({ record, ...rest }) => (record.family === 'ghost' && towns.has(idOf(record.board)) ? [{ ...rest, record, board: towns.get(idOf(record.board))! }] : []));
/** The file's name tells which version of the board it was played on. */
const mapOf = (name: string, address: string) => {
  const version = /\.board-(\d)/.exec(name)?.[1];
  return maps.get(version === undefined ? idOf(address) : `earlier/${idOf(address)}-${version}`);
};
const signals = [...golden('switch-signal-europe'), ...golden('switch-signal-america')].flatMap(({ record, ...rest }) => {
  const board = mapOf(rest.name, record.board);
  return record.family === 'signal' && board !== undefined ? [{ ...rest, record, board }] : [];
});

describe('Ghost Train', () => {
  test('there are enough records', () => expect(ghosts.length).toBeGreaterThan(3));

  test.each(ghosts)('$name: every position is the recorded one', ({ text, record, board }) => {
    const positions = ghostPositions(record, board);
    const told = positions.map((at, n) => ghostDigest(at, board, record.played.slice(0, n + 1).flatMap(({ events }) => events)));
    expect(told).toEqual(states(text));
  });

  test.each(ghosts)('$name: a seat is shown its own and nothing of the others', ({ record, board }) => {
    const positions = ghostPositions(record, board);
    const n = positions.length - 1;
    const seat = snapshotAt(record, board, positions, n, 1);
    expect(readServerMessage(JSON.stringify(seat))).toHaveProperty('message');
    expect(seat.view.own?.hand).toEqual(positions[n]!.players[1]!.hand);
    const others = seat.history.flatMap(({ events }) => events).filter((e) => 'seat' in e && e.seat !== 1);
    expect(others.some((e) => 'cards' in e || 'card' in e || (e.e !== 'completed' && ('tickets' in e || 'ticket' in e)))).toBe(false);
    expect(snapshotAt(record, board, positions, n, 'public').view.own).toBeNull();
  });
});

describe('Switch & Signal', () => {
  test('there are enough records', () => expect(signals.length).toBeGreaterThan(8));

  test.each(signals)('$record.board $name: every position is the recorded one', ({ text, record, board }) => {
    const positions = signalPositions(record, board);
    const told = positions.map((at, n) => signalDigest(at, board, record.played.slice(0, n + 1).flatMap(({ events }) => events)));
    // The last line of a game that was broken off does not say what was asked next.
    const sure = record.result === null ? positions.length - 1 : positions.length;
    expect(told.slice(0, sure)).toEqual(states(text).slice(0, sure));
  });
});

test.each([...ghosts, ...signals])('$record.board $name: curves and turns fit the positions', ({ record, board }) => {
  const film = filmOf(record, placeOf({ board, layout: null }))!;
  for (const { lines, team } of film.series) {
    expect(lines).toHaveLength(team ? 1 : record.seats.length);
    for (const line of lines) expect(line).toHaveLength(film.positions.length);
  }
  expect(film.turns.at(-1)).toBeLessThan(film.positions.length);
  expect(readServerMessage(JSON.stringify(film.snapshot(film.positions.length - 1, 'open')))).toHaveProperty('message');
});
