// The way a ghost train takes when two places are joined: over the tracks of one player, from the one to the other, and what lies beside it.
import { distance, pathLength, pointAt, type Point } from '../../../ui/map/geometry';
import type { GhostBoard } from '../board';
import type { Town } from './layout';
import { lineAlong, shortest } from './ways';

export interface Passing {
  id: string;
  seat: number;
  /** From place to place through the middles of the spaces. */
  line: readonly Point[];
  places: readonly string[];
}

/** Null where these tracks do not join the two places. */
export function wayOver(board: GhostBoard, town: Town, tracks: readonly string[], from: string, to: string): Pick<Passing, 'line' | 'places'> | null {
  const path = shortest(board.tracks.filter(({ id }) => tracks.includes(id)), from, to);
  return path && lineAlong(board, town, path, from);
}

/** How far along the line (0 to 1) something beside it is passed; null where it lies farther away than `reach`. */
export function passedAt(line: readonly Point[], at: Point, reach: number): number | null {
  const steps = 60;
  const total = pathLength(line);
  let [best, where] = [reach, -1];
  for (let i = 0; i <= steps; i++) {
    const away = distance(pointAt(line, (total * i) / steps), at);
    if (away < best) [best, where] = [away, i / steps];
  }
  return where < 0 ? null : where;
}

/** The way as keyframes: the train stays upright and looks where it goes. */
export function ride(line: readonly Point[], behind: number): Keyframe[] {
  const [steps, total] = [48, pathLength(line)];
  const at = (part: number) => pointAt(line, Math.max(0, Math.min(total, total * part - behind)));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [x, y] = at(i / steps);
    const ahead = at(Math.min(1, (i + 1) / steps))[0] - at(Math.max(0, (i - 1) / steps))[0];
    return { offset: i / steps, transform: `translate(${x.toFixed(1)}px, ${(y - 14).toFixed(1)}px) scaleX(${ahead < 0 ? -1 : 1})` };
  });
}
