// Tracks side by side: one route of one or more lanes between two places.
import * as v from 'valibot';

export const TrackSchema = v.object({ id: v.string(), a: v.string(), b: v.string(), length: v.number(), colour: v.string() });
export type Track = v.InferOutput<typeof TrackSchema>;

export interface Tracks {
  tracks: Track[];
}

export const LANE_GAP = 3;

/** Tracks that join the same two cities, in file order: one route, one or more lanes. Asked at every step of a game, and sorted once. */
export function lanesByPair(board: Tracks): ReadonlyMap<string, Track[]> {
  const known = PAIRS.get(board);
  if (known !== undefined) return known;
  const pairs = new Map<string, Track[]>();
  for (const track of board.tracks) {
    const key = pairKey(track.a, track.b);
    const lanes = pairs.get(key);
    if (lanes === undefined) pairs.set(key, [track]);
    else lanes.push(track);
  }
  PAIRS.set(board, pairs);
  return pairs;
}

const PAIRS = new WeakMap<Tracks, ReadonlyMap<string, Track[]>>();

export function pairKey(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** How far lane `index` of `count` lies to the right of the middle of its route. */
export function laneOffset(index: number, count: number, wagonHeight: number): number {
  return (index - (count - 1) / 2) * (wagonHeight + LANE_GAP);
}
