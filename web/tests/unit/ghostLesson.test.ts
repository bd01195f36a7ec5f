import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', undefined);
const { ghostStep } = await import('../../games/ghost/lesson/lesson.svelte');

const draw = { v: 1, seat: 0, events: [{ e: 'drew' as const, seat: 0 }] };
const claim = { v: 2, seat: 0, events: [{ e: 'claimed' as const, seat: 0, track: 'x', pay: {}, trains: 18 }] };
const rival = { v: 3, seat: 1, events: [{ e: 'claimed' as const, seat: 1, track: 'y', pay: {}, trains: 18 }] };
const pupil = { seat: 0, history: [] as (typeof draw | typeof claim)[], mine: true, canClaim: true, draft: null, looked: false, asked: false };

test('ten taps: ticket, draw, track, tick, draw, track, tick, swap, no, done', () => {
  const history = [draw, claim, draw, claim];
  const taps = [
    pupil,
    { ...pupil, looked: true },
    { ...pupil, history: history.slice(0, 1) },
    { ...pupil, history: history.slice(0, 1), draft: 'claim' as const },
    { ...pupil, history: history.slice(0, 2) },
    { ...pupil, history: history.slice(0, 3) },
    { ...pupil, history: history.slice(0, 3), draft: 'claim' as const },
    { ...pupil, history },
    { ...pupil, history, draft: 'exchange' as const, asked: true },
    { ...pupil, history, asked: true },
  ].map(ghostStep);
  expect(taps).toEqual(['ticket', 'draw', 'route', 'yes', 'draw', 'route', 'yes', 'swap', 'no', 'done']);
});

test('others are waited for, their claims are not the pupil’s, and who cannot pay draws', () => {
  expect(ghostStep({ ...pupil, looked: true, mine: false })).toBe('wait');
  expect(ghostStep({ ...pupil, history: [draw, rival, rival] })).toBe('route');
  expect(ghostStep({ ...pupil, history: [draw], canClaim: false })).toBe('draw');
  expect(ghostStep({ ...pupil, history: [claim] })).toBe('draw');
});
