// What somebody else has just done: one line at a time, until it has landed, and a glow that is longer for a longer route.
import { expect, test } from 'vitest';
import { Following, landing } from '../../../games/ttr/motion/following.svelte';
import type { GameEvent } from '../../../games/ttr/view';
import type { Wait } from '../../../table/retelling.svelte';

const line = (id: string, track: string | null = null) => ({ id, seat: 1, text: id, track });
const claim = (wagons: number): GameEvent => ({ e: 'claimed', seat: 1, track: 'a-b', pay: { red: wagons }, points: 4, trains: 9 });

/** Clocks that are wound by hand, the newest last. */
function byHand() {
  const all: { milliseconds: number; then: () => void; off: boolean }[] = [];
  const clock: Wait = (milliseconds, then) => {
    const one = { milliseconds, then, off: false };
    all.push(one);
    return () => void (one.off = true);
  };
  return { all, clock, ring: (i: number) => !all[i]!.off && all[i]!.then() };
}

test('cards have landed after their flights, wagons when the last has rolled in', () => {
  const blind: GameEvent = { e: 'drew', seat: 1 };
  expect(landing([])).toBe(0);
  expect(landing([blind, blind])).toBeGreaterThan(landing([blind]));
  expect(landing([claim(6)])).toBeGreaterThan(landing([claim(1)]));
});

test('the newest line is said, for its time', () => {
  const { all, clock, ring } = byHand();
  const following = new Following(clock);
  following.see(line('a'), [], 700);
  following.see(line('b'), [], 900);
  expect(following.line?.id).toBe('b');
  // The time of the first is over: that is no longer its business.
  ring(0);
  expect(following.line?.id).toBe('b');
  ring(1);
  expect(following.line).toBe(null);
  expect(all.map(({ milliseconds }) => milliseconds)).toEqual([700, 900]);
});

test('a route glows on when its line has gone; a long one longer; all of it can be stopped', () => {
  const { all, clock, ring } = byHand();
  const following = new Following(clock);
  following.see(line('a', 'short'), [claim(1)], 1);
  following.see(line('b', 'long'), [claim(6)], 1);
  expect(all[3]!.milliseconds).toBeGreaterThan(2 * all[1]!.milliseconds);
  following.hush();
  expect([following.line, [...following.glow]]).toEqual([null, ['short', 'long']]);
  ring(1);
  expect([...following.glow]).toEqual(['long']);
  following.stop();
  expect(following.glow.size).toBe(0);
  expect(all[3]!.off).toBe(true);
});
