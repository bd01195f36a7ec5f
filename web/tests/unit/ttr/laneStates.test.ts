// How a track looks, as one number.
import { expect, test } from 'vitest';
import { BRIGHT, CLOSED, FRESH, GLOWS, laneStates, LIT, OWNED, PLANNED } from '../../../games/ttr/map/laneStates';

const NONE = { bright: new Set<string>(), lit: new Set<string>(), glow: new Set<string>(), plan: new Set<string>(), owners: new Map<string, number>(), fresh: new Set<string>(), closed: new Set<string>() };

test('a track is all that is said of it, and one of which nothing is said is not in it', () => {
  const states = laneStates({ ...NONE, bright: new Set(['a', 'b']), lit: new Set(['b']), glow: new Set(['c']), plan: new Set(['a']), owners: new Map([['c', 0], ['d', 3]]), fresh: new Set(['d']), closed: new Set(['e']) });
  expect(Object.fromEntries(states)).toEqual({ a: BRIGHT | PLANNED, b: BRIGHT | LIT, c: GLOWS | OWNED, d: OWNED | FRESH, e: CLOSED });
  expect(laneStates(NONE).size).toBe(0);
});

test('a set that changes elsewhere leaves a track the number it had', () => {
  const before = laneStates({ ...NONE, owners: new Map([['a', 1]]) });
  const after = laneStates({ ...NONE, owners: new Map([['a', 1], ['b', 0]]), fresh: new Set(['b']) });
  expect(after.get('a')).toBe(before.get('a'));
  expect(after.get('b')).not.toBe(before.get('b'));
});
