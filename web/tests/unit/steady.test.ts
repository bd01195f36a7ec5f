import { expect, test } from 'vitest';
import { steady } from '../../ui/steady';

test('what has the same in it is the same thing', () => {
  const same = steady<Set<string>>();
  const first = same(new Set(['a', 'b']));
  expect(same(new Set(['a', 'b']))).toBe(first);
  const second = same(new Set(['a', 'b', 'c']));
  expect(second).toEqual(new Set(['a', 'b', 'c']));
  expect(same(new Set(second))).toBe(second);
});

test('each has a keeper of its own, and maps are told apart by what they lead to', () => {
  const [one, other] = [steady<Map<string, number>>(), steady<Map<string, number>>()];
  const map = one(new Map([['a', 1]]));
  expect(other(new Map([['a', 1]]))).not.toBe(map);
  expect(one(new Map([['a', 2]]))).toEqual(new Map([['a', 2]]));
});
