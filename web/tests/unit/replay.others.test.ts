// Replay of Ghost Train and Switch & Signal: after every line of every golden record the position is the one whose digest the line tells.
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GhostBoardSchema } from '../../games/ghost/board';
import { readServerMessage } from '../../net/messages';
import { SignalBoardSchema } from '../../games/signal/board';
import { positionsOf as ghostPositions } from '../../games/ghost/replay/position';
import { snapshotAt } from '../../games/ghost/replay/seen';
import { readRecord } from '../../replay/record';
import { positionsOf as signalPositions } from '../../games/signal/replay/position';
import { plainTown } from '../../games/ghost/map/layout';
import { plainSignalLayout } from '../../games/signal/map/plain';
import { replay as ghostReplay } from '../../games/ghost/replay/replay';
import { replay as signalReplay } from '../../games/signal/replay/replay';
import { guards as ghostGuards } from '../../games/ghost/guards';
import { guards as signalGuards } from '../../games/signal/guards';
import type { GameGuards, GameTypes } from '../../net/game';
import { chosen } from '../../games/signal/replay/numbers';
import { turnsOf } from '../../replay/series';
import { guardSource, NUMBERS } from '../scripted/guards';
import { ghostDigest, signalDigest } from './digest';

const root = new URL('../../../', import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root), 'utf8');
const json = (path: string): unknown => JSON.parse(file(path));
const towns = new Map(
  ['data/ghost/haunted.json', 'tests/golden/boards/hollow.json'].map((path) => v.parse(GhostBoardSchema, json(path))).map((board) => [board.id, board]),
);
const maps = new Map(['europe', 'america', 'earlier/europe-1'].map((name) => [name, v.parse(SignalBoardSchema, json(`data/signal/${name}.json`))]));
const ghostNumbers = NUMBERS['ghost-train'];
const idOf = (address: string): string => address.replace(/@.*/, '');

/** The digests of the lines a position belongs to. */
function states(text: string): string[] {
  return text.split('\n').flatMap((line) => /^\{"kind":"(?:deal|move)".*"state":"(\w+)"/.exec(line)?.[1] ?? []);
}

const golden = <G extends GameTypes>(game: string, guards: GameGuards<G>) =>
  readdirSync(new URL(`tests/golden/${game}/`, root)).flatMap((name) => {
    const text = file(`tests/golden/${game}/${name}`);
    const read = readRecord(text, guards);
    return 'record' in read ? [{ name, text, record: read.record }] : [];
  });
const ghosts = golden('ghost-train', ghostGuards).flatMap(({ record, ...rest }) => (towns.has(idOf(record.board)) ? [{ ...rest, record, board: towns.get(idOf(record.board))! }] : []));
/** The file's name tells which version of the board it was played on. */
const mapOf = (name: string, address: string) => {
  const version = /\.board-(\d)/.exec(name)?.[1];
  return maps.get(version === undefined ? idOf(address) : `earlier/${idOf(address)}-${version}`);
};
const signals = ['switch-signal-europe', 'switch-signal-america'].flatMap((game) => golden(game, signalGuards)).flatMap(({ record, ...rest }) => {
  const board = mapOf(rest.name, record.board);
  return board !== undefined ? [{ ...rest, record, board }] : [];
});

describe('Ghost Train', () => {
  test('there are enough records', () => expect(ghosts.length).toBeGreaterThan(3));

  test.each(ghosts)('$name: every position is the recorded one', ({ text, record, board }) => {
    const positions = ghostPositions(record, board, ghostNumbers);
    const told = positions.map((at, n) => ghostDigest(at, board, record.played.slice(0, n + 1).flatMap(({ events }) => events)));
    expect(told).toEqual(states(text));
  });

  test.each(ghosts)('$name: a seat is shown its own and nothing of the others', ({ record, board }) => {
    const positions = ghostPositions(record, board, ghostNumbers);
    const n = positions.length - 1;
    const seat = snapshotAt({ record, board, numbers: ghostNumbers, positions }, n, 1);
    expect(readServerMessage(JSON.stringify(seat), guardSource)).toHaveProperty('message');
    expect(seat.view.own?.hand).toEqual(positions[n]!.players[1]!.hand);
    const others = seat.history.flatMap(({ events }) => events).filter((e) => 'seat' in e && e.seat !== 1);
    expect(others.some((e) => 'cards' in e || 'card' in e || (e.e !== 'completed' && ('tickets' in e || 'ticket' in e)))).toBe(false);
    expect(snapshotAt({ record, board, numbers: ghostNumbers, positions }, n, 'public').view.own).toBeNull();
  });
});

describe('Switch & Signal', () => {
  test('there are enough records', () => expect(signals.length).toBeGreaterThan(8));

  test.each(signals)('$record.board $name: every position is the recorded one', ({ text, record, board }) => {
    const positions = signalPositions(record, board, chosen(NUMBERS.signal, record.options));
    const told = positions.map((at, n) => signalDigest(at, board, record.played.slice(0, n + 1).flatMap(({ events }) => events)));
    // The last line of a game that was broken off does not say what was asked next.
    const sure = record.result === null ? positions.length - 1 : positions.length;
    expect(told.slice(0, sure)).toEqual(states(text).slice(0, sure));
  });
});

const shown = [
  ...ghosts.map(({ record, board, name }) => ({ name, record, turns: turnsOf(record), replay: ghostReplay(record, { board, layout: plainTown(board) }, ghostNumbers) })),
  ...signals.map(({ record, board, name }) => ({ name, record, turns: turnsOf(record), replay: signalReplay(record, { board, layout: plainSignalLayout(board) }, NUMBERS.signal) })),
];

test.each(shown)('$record.board $name: curves and turns fit the positions', ({ record, turns, replay }) => {
  for (const { lines, team } of replay.series) {
    expect(lines).toHaveLength(team ? 1 : record.seats.length);
    for (const line of lines) expect(line).toHaveLength(replay.positions.length);
  }
  expect(turns.at(-1)).toBeLessThan(replay.positions.length);
  expect(readServerMessage(JSON.stringify(replay.snapshot(replay.positions.length - 1, 'open')), guardSource)).toHaveProperty('message');
});
