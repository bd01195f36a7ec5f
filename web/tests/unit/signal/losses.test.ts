// What a step has cost is told with its reason, until somebody has seen it.
import { expect, test } from 'vitest';
import { lossOf, whyLost } from '../../../games/signal/panels/losses';
import type { SignalEvent } from '../../../games/signal/view';
import { recentTurns } from '../../../games/signal/words/log';
import { text } from '../../../games/signal/words/text';
import { nameIn } from '../../../net/name';
import { SignalWords } from '../../../games/signal/words/words';
import { board } from '../../scripted/signal';
import { guards } from '../../../games/signal/guards';

const words = new SignalWords(guards.draw(board.board, board.layout)!.board, [{ name: 'Ada' }], 0, (key, values) => text('en', key, values), (name) => nameIn(name, 'en'));
const step = (...events: SignalEvent[]) => ({ v: 3, events });

test('a deployment to a taken place costs tokens, and says which place it was', () => {
  const loss = lossOf(step({ e: 'dice', dice: [3, 4], place: 'bremen' }, { e: 'occupied', colour: 'grey', place: 'bremen' }, { e: 'time', lost: 2, clock: 5 }))!;
  expect(loss.lost).toBe(2);
  expect(whyLost(loss, words)).toContain('Bremen is occupied');
});

test('a train that leaves the map without its goods is a loss, with or without tokens', () => {
  const loss = lossOf(step({ e: 'stopped', train: 'black-1', why: 'start', at: 'venice', left: 0 }, { e: 'returned', goods: 'blue', city: 'paris' }, { e: 'depot', train: 'black-1' }))!;
  expect(loss.lost).toBe(0);
  expect(whyLost(loss, words)).toMatch(/start place Venice.*goods go back to Paris.*to the depot/);
});

test('what arrives, or costs nothing, is none', () => {
  expect(lossOf(step({ e: 'unloaded', train: 'black-1', goods: 'blue', port: 'marseille' }, { e: 'depot', train: 'black-1' }))).toBe(null);
  expect(lossOf(step({ e: 'stopped', train: 'black-1', why: 'points', at: null, left: 0 }))).toBe(null);
});

test('what was done is told turn by turn: the one that is on and the one before it', () => {
  const line = (v: number, seat: number, ...events: SignalEvent[]) => ({ v, seat, events });
  const history = [
    line(1, 0, { e: 'first', seat: 0, by: 'luck' }, { e: 'turn', seat: 0 }),
    line(2, 0, { e: 'rolled', train: 'black-1', points: 3 }),
    line(3, 0, { e: 'drew', seat: 0, cards: ['train'] }, { e: 'turn', seat: 1 }, { e: 'revealed', card: 'd03', from: 'deck' }),
    line(4, 1, { e: 'rolled', train: 'grey-1', points: 2 }),
    line(5, 1, { e: 'drew', seat: 1, cards: ['signal'] }, { e: 'turn', seat: 0 }),
    line(6, 0, { e: 'rolled', train: 'black-2', points: 4 }),
  ];
  const told = recentTurns(history, words);
  expect(told.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(told[0]!.lines.map(({ text }) => text)).toEqual([expect.stringMatching(/turn/), expect.stringMatching(/Schedule card/), expect.stringMatching(/Grey 1 rolls 2/), expect.stringMatching(/draw/)]);
  expect(told[1]!.lines.at(-1)!.text).toMatch(/Black 2 rolls 4/);
});
