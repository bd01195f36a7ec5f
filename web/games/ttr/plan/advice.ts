// The routes a hint has in mind, beside the cheapest plan: how the two differ, in figures that can be told.
import { pairKey } from '../../routes/lanes';
import type { Board, Track } from '../board';
import type { Ends, Plan } from './planner';

export interface Figures {
  wagons: number;
  routes: number;
  /** For the routes alone. */
  points: number;
}

type Points = Pick<Board, 'points'>;

/** What is left to build of these tracks; null when nothing is, or when one of them can no longer be built. */
export function stillAhead(tracks: readonly Track[], built: readonly Track[], gone: (track: string) => boolean): Plan | null {
  const routes = new Set(built.map(({ a, b }) => pairKey(a, b)));
  const left = tracks.filter(({ a, b }) => !routes.has(pairKey(a, b)));
  return left.length === 0 || left.some(({ id }) => gone(id)) ? null : { wagons: wagonsOf(left), tracks: left.map(({ id }) => id) };
}

export function figuresOf(tracks: readonly Track[], { points }: Points): Figures {
  return { wagons: wagonsOf(tracks), routes: tracks.length, points: tracks.reduce((sum, { length }) => sum + (points[length] ?? 0), 0) };
}

/** The same routes, whichever lane of each. */
export function sameRoutes(some: readonly Track[], others: readonly Track[]): boolean {
  const keys = (tracks: readonly Track[]) => new Set(tracks.map(({ a, b }) => pairKey(a, b)));
  const [one, two] = [keys(some), keys(others)];
  return one.size === two.size && [...one].every((key) => two.has(key));
}

/** Whether these tracks together lead from one city to the other. */
export function joins(tracks: readonly Track[], { a, b }: Ends): boolean {
  const reached = new Set([a]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const track of tracks) if (reached.has(track.a) || reached.has(track.b)) reached.add(track.a).add(track.b);
  }
  return reached.has(b);
}

function wagonsOf(tracks: readonly Track[]): number {
  return tracks.reduce((sum, { length }) => sum + length, 0);
}
