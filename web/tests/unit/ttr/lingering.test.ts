// A last move is looked at for a while before what follows; a touch ends the while, and nothing follows twice.
import { expect, test } from 'vitest';
import { Lingering } from '../../../games/ttr/motion/lingering.svelte';

function clock() {
  let due: (() => void) | null = null;
  return { wait: (_: number, then: () => void) => ((due = then), () => void (due = null)), ring: () => due?.() };
}

test('what follows comes when the time is up, or with a touch, and once', () => {
  const { wait, ring } = clock();
  const lingering = new Lingering(wait);
  const came: string[] = [];
  lingering.begin(1000, () => came.push('count'));
  expect([lingering.on, came]).toEqual([true, []]);
  ring();
  expect([lingering.on, came]).toEqual([false, ['count']]);
  lingering.begin(1000, () => came.push('again'));
  lingering.end();
  ring();
  lingering.end();
  expect(came).toEqual(['count', 'again']);
});

test('the next move takes the place of the one before; whoever leaves is followed by nothing', () => {
  const { wait, ring } = clock();
  const lingering = new Lingering(wait);
  const came: string[] = [];
  lingering.begin(1000, () => came.push('first'));
  lingering.begin(1000, () => came.push('second'));
  ring();
  expect(came).toEqual(['second']);
  lingering.begin(1000, () => came.push('left'));
  lingering.stop();
  ring();
  expect([lingering.on, came]).toEqual([false, ['second']]);
});
