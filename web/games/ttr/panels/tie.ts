// Why one of those with equally many points won, or why they share (T53): read off the result.
import type { Result } from '../view';

export interface Tie {
  by: 'tickets' | 'path' | 'shared';
  points: number;
  done: number;
}

export function tieOf({ seats, winners }: Result): Tie | null {
  const points = Math.max(...seats.map((s) => s.total));
  const tied = seats.filter((s) => s.total === points);
  if (tied.length < 2) return null;
  const done = Math.max(...tied.map((s) => s.done));
  const equal = tied.filter((s) => s.done === done).length;
  const by = winners.length < equal ? 'path' : winners.length > 1 ? 'shared' : 'tickets';
  return { by, points, done };
}
