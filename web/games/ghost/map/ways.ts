// Ways over the tracks of the town: the one a ghost train runs over one's wagons, and the one a ticket can still be built by.
import { distance, type Point } from '../../../ui/map/geometry';
import type { GhostBoard, GhostTrack } from '../board';
import { pairKey } from '../../routes/lanes';
import { routesOf } from '../../routes/routes';
import type { Town } from './layout';

/** How a ticket can come true with the fewest pieces. */
export interface TicketWay {
  tracks: readonly GhostTrack[];
  /** The routes of it that are still free. */
  open: ReadonlySet<string>;
  /** So many pieces lie there already, and so many are missing. */
  laid: number;
  missing: number;
}

/** Over one's own tracks and those that are free; null where no way is left, or none that one's wagons reach for. */
export function ticketWay(board: GhostBoard, { own, shut, trains }: { own: ReadonlySet<string>; shut: ReadonlySet<string>; trains: number }, from: string, to: string): TicketWay | null {
  const pieces = ({ id, length }: GhostTrack) => (own.has(id) ? 0 : length);
  const tracks = shortest(board.tracks.filter(({ id }) => own.has(id) || !shut.has(id)), from, to, pieces);
  if (tracks === null) return null;
  const missing = tracks.reduce((sum, track) => sum + pieces(track), 0);
  const laid = tracks.reduce((sum, { length }) => sum + length, 0) - missing;
  const open = new Set(tracks.filter(({ id }) => !own.has(id)).map(({ a, b }) => pairKey(a, b)));
  return missing > trains ? null : { tracks, open, laid, missing };
}

/** The tracks from one place to another that cost least. */
export function shortest(tracks: readonly GhostTrack[], from: string, to: string, cost: (track: GhostTrack) => number = ({ length }) => length): GhostTrack[] | null {
  const best = new Map<string, { far: number; path: GhostTrack[] }>([[from, { far: 0, path: [] }]]);
  // As often as there are tracks is enough for every way.
  for (let round = 0; round < tracks.length; round++)
    for (const track of tracks)
      for (const [a, b] of [[track.a, track.b], [track.b, track.a]] as const) {
        const reached = best.get(a);
        const far = (reached?.far ?? Infinity) + cost(track);
        if (reached !== undefined && far < (best.get(b)?.far ?? Infinity)) best.set(b, { far, path: [...reached.path, track] });
      }
  return best.get(to)?.path ?? null;
}

/** The line of a way, from place to place through the middles of its spaces, and the places it touches. */
export function lineAlong(board: GhostBoard, town: Town, path: readonly GhostTrack[], from: string): { line: Point[]; places: string[] } {
  const lines = new Map(routesOf(board, town).flatMap(({ lanes }) => lanes.map(({ track, line }) => [track.id, line] as const)));
  const places = [from];
  const points: Point[] = [];
  for (const track of path) {
    const start = town.cities[places.at(-1)!]!.at;
    const line = lines.get(track.id) ?? [];
    const there = line[0] !== undefined && distance(line[0], start) < 1 ? line : [...line].reverse();
    points.push(...there);
    places.push(track.a === places.at(-1) ? track.b : track.a);
  }
  return { line: points, places };
}
