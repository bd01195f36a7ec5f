import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Playing, SPEEDS, STEP } from '../../replay/playing.svelte';
import { FakeClock } from './fakeClock';

const stored = new Map<string, string>();

function film(at = 0, last = 5) {
  const clock = new FakeClock();
  const shown: number[] = [at];
  const playing = new Playing({ at: () => shown.at(-1)!, last: () => last, go: (n) => void shown.push(n) }, clock);
  return { clock, shown, playing };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

describe('a replay that goes on by itself', () => {
  test('shows one move after the other, stays at the end, and holds no timer there', () => {
    const { clock, shown, playing } = film();
    playing.toggle();
    expect(shown).toEqual([0]);
    clock.pass(STEP - 1);
    expect(shown).toEqual([0]);
    clock.pass(1);
    expect(shown).toEqual([0, 1]);
    clock.pass(10 * STEP);
    expect(shown).toEqual([0, 1, 2, 3, 4, 5]);
    expect(playing.on).toBe(false);
    expect(clock.idle).toBe(true);
  });

  test('stops where it is stopped, and goes on from there', () => {
    const { clock, shown, playing } = film();
    playing.toggle();
    clock.pass(2 * STEP);
    playing.toggle();
    expect(playing.on).toBe(false);
    clock.pass(10 * STEP);
    expect(shown).toEqual([0, 1, 2]);
    playing.toggle();
    clock.pass(STEP);
    expect(shown).toEqual([0, 1, 2, 3]);
  });

  test('begins anew at the end', () => {
    const { clock, shown, playing } = film(5);
    playing.play();
    clock.pass(STEP);
    expect(shown).toEqual([5, 0, 1]);
  });

  test('goes on from wherever the slider was drawn to', () => {
    const { clock, shown, playing } = film(0, 50);
    playing.play();
    clock.pass(STEP);
    shown.push(40);
    clock.pass(STEP);
    expect(shown).toEqual([0, 1, 40, 41]);
  });

  test.each(SPEEDS)('at %f× takes as long as that says, and remembers it', (speed) => {
    const { clock, shown, playing } = film(0, 100);
    while (playing.speed !== speed) playing.change();
    playing.play();
    clock.pass(8 * STEP);
    expect(shown.at(-1)).toBe(8 * speed);
    if (speed !== 1) expect(film().playing.speed).toBe(speed);
  });

  test('takes a new speed at once, and offers all of them in turn', () => {
    const { clock, shown, playing } = film(0, 100);
    playing.play();
    clock.pass(STEP / 2);
    playing.change();
    expect(playing.speed).toBe(2);
    clock.pass(STEP / 2);
    expect(shown).toEqual([0, 1]);
    const offered = SPEEDS.map(() => (playing.change(), playing.speed));
    expect(new Set(offered)).toEqual(new Set(SPEEDS));
  });

  test('does not believe what a browser remembers', () => {
    stored.set('roundhouse.speed', '1000');
    expect(film().playing.speed).toBe(1);
  });
});
