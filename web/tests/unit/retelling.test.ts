import { expect, test } from 'vitest';
import { Retelling, type Wait } from '../../table/retelling.svelte';
import { turnsSince } from '../../games/ttr/turns';
import { middle } from '../scripted/messages';

const line = (id: string) => ({ id, seat: 1, text: id, track: null });

/** A clock that is wound by hand. */
function byHand() {
  let waiting: (() => void) | null = null;
  const asked: number[] = [];
  const clock: Wait = (milliseconds, then) => {
    asked.push(milliseconds);
    waiting = then;
    return () => (waiting = null);
  };
  return { clock, asked, tick: () => waiting?.(), idle: () => waiting === null };
}

test('moves are told one after the other, each for its time, and then there is silence', () => {
  const { clock, asked, tick, idle } = byHand();
  const retelling = new Retelling(({ id }) => id.length * 100, clock);
  expect(retelling.current).toBeNull();
  retelling.play([line('a'), line('bb'), line('ccc')]);
  expect([retelling.current?.id, retelling.place]).toEqual(['a', { n: 1, all: 3 }]);
  tick();
  expect([retelling.current?.id, retelling.place]).toEqual(['bb', { n: 2, all: 3 }]);
  tick();
  tick();
  expect([retelling.current, asked]).toEqual([null, [100, 200, 300]]);
  tick();
  expect(retelling.current).toBeNull();
  expect(idle()).toBe(true);
});

test('a tap goes on at once, a second play begins anew, and it can be stopped', () => {
  const { clock, asked, tick, idle } = byHand();
  const retelling = new Retelling(() => 100, clock);
  retelling.play([line('a'), line('b')]);
  retelling.next();
  expect(retelling.current?.id).toBe('b');
  retelling.play([line('a'), line('b')]);
  expect([retelling.current?.id, asked.length]).toEqual(['a', 3]);
  retelling.stop();
  expect([retelling.current, idle()]).toEqual([null, true]);
  tick();
  expect(retelling.current).toBeNull();
  retelling.play([]);
  expect(retelling.current).toBeNull();
});

test('the turns of all others since one’s last, whole, and also while one’s own is half done', () => {
  const claim = (v: number, seat: number) => ({ v, seat, events: [{ e: 'pass' as const, seat }, { e: 'turn' as const, seat: (seat + 1) % 3 }] });
  const card = (v: number, seat: number, ends: boolean) => ({ v, seat, events: [{ e: 'drew' as const, seat }, ...(ends ? [{ e: 'turn' as const, seat: 0 }] : [])] });
  const seats = (...lines: Parameters<typeof turnsSince>[0]) => turnsSince([middle.history[0]!, ...lines], 0).map(({ seat, v, events }) => [seat, v, events.length]);
  expect(seats(claim(1, 0), claim(2, 1), card(3, 2, false), card(4, 2, true))).toEqual([[1, 2, 2], [2, 3, 3]]);
  expect(seats(claim(1, 0), claim(2, 1), claim(3, 2), card(4, 0, false))).toEqual([[1, 2, 2], [2, 3, 2]]);
  expect(seats(claim(1, 0), claim(2, 1), claim(3, 2), card(4, 0, false), card(5, 0, true))).toEqual([]);
  // Somebody who has nothing to do may come twice.
  expect(seats(claim(1, 0), claim(2, 1), claim(3, 1))).toEqual([[1, 2, 2], [1, 3, 2]]);
  expect(seats(claim(1, 1), claim(2, 2))).toEqual([[1, 1, 2], [2, 2, 2]]);
  expect(turnsSince([claim(1, 0), claim(2, 1), card(3, 2, false), card(4, 2, true)], null).map(({ seat, v }) => [seat, v])).toEqual([[2, 3]]);
});
