import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', undefined);
const { lessonStep } = await import('../../../games/ttr/lesson/lesson.svelte');
const { middle, opening } = await import('../../scripted/messages');

const claim = (v: number) => ({ v, seat: 0, events: [{ e: 'claimed' as const, seat: 0, track: 'x', pay: {}, points: 1, trains: 40 }] });
const draw = (v: number) => ({ v, seat: 0, events: [{ e: 'drew' as const, seat: 0 }] });

test('the lesson follows what the player has done', () => {
  const { view } = middle;
  expect(lessonStep(opening.view, opening.history, true, false)).toBe('tickets');
  expect(lessonStep({ ...opening.view, own: { ...opening.view.own!, chosen: true } }, opening.history, false, false)).toBe('wait');
  expect(lessonStep(view, [draw(1)], true, true)).toBe('draw');
  expect(lessonStep(view, [draw(1), draw(2)], true, false)).toBe('collect');
  expect(lessonStep(view, [draw(1), draw(2)], true, true)).toBe('claim');
  expect(lessonStep(view, [draw(1), draw(2)], false, false)).toBe('wait');
  expect(lessonStep(view, [draw(1), draw(2), claim(3)], true, true)).toBe('network');
  expect(lessonStep(view, [draw(1), draw(2), claim(3), claim(4), claim(5)], false, false)).toBe('free');
});
