// The scoring track that runs round the border of the board: a hundred steps clockwise from the lower left corner.
import type { Point } from '../../../ui/map/geometry';

/** How wide the border is, in units of the map. */
export const BAND = 36;
/** Steps from corner to corner: up, across, down, back. */
const SIDES = [20, 30, 20, 30] as const;
export const LAP = 100;

/** Where so many points are: the middle of the band there. Parts of a step, more than one lap and less than nothing are fine. */
export function stepAt(points: number, [w, h]: Point): Point {
  const [left, top, right, bottom] = [BAND / 2, BAND / 2, w - BAND / 2, h - BAND / 2];
  const corners: Point[] = [[left, bottom], [left, top], [right, top], [right, bottom], [left, bottom]];
  let rest = ((points % LAP) + LAP) % LAP;
  const side = SIDES.findIndex((steps) => (rest < steps ? true : ((rest -= steps), false)));
  const [from, to, part] = [corners[side]!, corners[side + 1]!, rest / SIDES[side]!];
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Does the track run up or down there? */
export function upright(points: number): boolean {
  const at = ((Math.round(points) % LAP) + LAP) % LAP;
  return at < SIDES[0] || (at > SIDES[0] + SIDES[1] && at < LAP - SIDES[3]);
}

/** How much of a row of markers stands before its step: half of it; at a corner all or nothing, so that it stands on the sheet. */
const BEFORE: ReadonlyMap<number, number> = new Map([[0, 1], [SIDES[0], 0], [SIDES[0] + SIDES[1], 1], [LAP - SIDES[3], 1]]);

/** How far beside the middle of its step each marker stands: those with the same points side by side. */
export function spread(points: readonly number[], room = 44): number[] {
  return points.map((own, seat) => {
    const here = points.flatMap((other, n) => ((other - own) % LAP === 0 ? [n] : []));
    const apart = Math.min(15, room / here.length);
    return (here.indexOf(seat) - (BEFORE.get(((own % LAP) + LAP) % LAP) ?? 0.5) * (here.length - 1)) * apart;
  });
}

/**
 * How far from the edge of the window something has to stand to leave the track free (pixels): in the `gap` between window and sheet, if that is as wide as it
 * `needs`, else on the sheet, beyond the band.
 */
export function beyondTrack(gap: number, band: number, needs: number): number {
  return gap >= needs ? 0 : Math.max(0, gap + band);
}
