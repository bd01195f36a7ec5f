// The colour and the mark of one's own: what is remembered, what others have left, and when it is asked for by itself.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freeOf, keepLook, mayChoose, OwnLook, rememberedLook, takerOf } from '../../net/ownLook';
import type { ClientMessage, ServerMessage } from '../../net/messages';
import { seatNumbers } from '../../ui/palette';
import { news, seat } from '../scripted/tables';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what is remembered', () => {
  test('each part for itself, until it is given back', () => {
    expect(rememberedLook()).toEqual({});
    keepLook({ colour: 3 });
    keepLook({ mark: 7 });
    expect(rememberedLook()).toEqual({ colour: 3, mark: 7 });
    keepLook({ colour: null });
    expect(rememberedLook().colour).toBeUndefined();
    expect(rememberedLook().mark).toBe(7);
  });

  test.each(['nonsense', '3', '{"colour":8,"mark":"red"}'])('nothing from %s', (text) => {
    kept.set('roundhouse.look', text);
    expect(Object.values(rememberedLook()).filter((n) => n !== undefined)).toEqual([]);
  });
});

describe('what can be chosen', () => {
  const seats = [seat('Ola'), seat('Ela', { yours: false, colour: 3, mark: 1 })];

  test('what another seat has chosen is taken, one\'s own is not', () => {
    expect(takerOf(seats, 0, 'colour', 3)?.name).toBe('Ela');
    expect(takerOf(seats, 1, 'colour', 3)).toBeUndefined();
    expect(takerOf(seats, 0, 'mark', 3)).toBeUndefined();
    expect(freeOf({ colour: 3, mark: 2 }, seats, 0)).toEqual({ mark: 2 });
    expect(freeOf({ colour: 5, mark: 1 }, seats, 0)).toEqual({ colour: 5 });
  });

  test('for one\'s own seats, until the game is over', () => {
    expect(mayChoose(news({ seats }), 0)).toBe(true);
    expect(mayChoose(news({ seats }), 1)).toBe(false);
    expect(mayChoose(news({ seats, phase: 'over' }), 0)).toBe(false);
  });

  test('who has not chosen has what is left', () => {
    expect(seatNumbers([{}, { colour: 0, mark: 2 }, {}])).toEqual([{ colour: 1, mark: 0 }, { colour: 0, mark: 2 }, { colour: 2, mark: 1 }]);
  });
});

describe('at the next table', () => {
  const free = seat('', { free: true, yours: false });
  const waiting = (more: object = {}) => news({ phase: 'open', seats: [seat('Ola', more), free] });
  let asked: ClientMessage[] = [];
  let own: OwnLook;
  let answer: ServerMessage | null;

  beforeEach(() => {
    asked = [];
    answer = { t: 'ok' };
    own = new OwnLook((message) => {
      asked.push(message);
      return Promise.resolve(answer);
    });
    keepLook({ colour: 3, mark: 7 });
  });

  test('it is asked for once, with the first seat of the device', () => {
    own.heard(news({ phase: 'open', seats: [free, seat('Ola'), seat('Ela')] }));
    own.heard(news({ phase: 'open', seats: [free, seat('Ola'), seat('Ela')] }));
    expect(asked).toEqual([{ t: 'look', seat: 1, colour: 3, mark: 7 }]);
  });

  test('what is taken is not asked for', () => {
    own.heard(news({ phase: 'open', seats: [seat('Ola'), seat('Ela', { yours: false, colour: 3, mark: 7 })] }));
    expect(asked).toEqual([]);
  });

  test('a seat that has a look keeps it, and so does one that is come back to', () => {
    own.heard(waiting({ colour: 1 }));
    own.heard(news());
    expect(asked).toEqual([]);
  });

  test('also when one sits down at a game that is on', () => {
    own.heard(news({ seats: [free, seat('Ela', { yours: false })] }));
    own.heard(news({ seats: [seat('Ola'), seat('Ela', { yours: false })] }));
    expect(asked).toHaveLength(1);
  });

  test('once more when the connection was lost, and not when it was refused', async () => {
    answer = null;
    own.heard(waiting());
    await Promise.resolve();
    await Promise.resolve();
    answer = { t: 'error', code: 'look-taken', text: '', params: { reason: 'colour' } };
    own.heard(waiting());
    await Promise.resolve();
    await Promise.resolve();
    own.heard(waiting());
    expect(asked).toHaveLength(2);
  });

  test('nothing where nothing is remembered', () => {
    kept.clear();
    own.heard(waiting());
    expect(asked).toEqual([]);
  });
});
