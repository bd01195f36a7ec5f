// The carriage that stands on a claimed space: a toy seen from above and a little from the front. It is as long and as wide as
// its track asks, but always rises straight up the screen, whichever way the track runs; so it stands on the sheet.
import { corners, hull, type Point, type Space } from './map/geometry';

/** How much longer and wider a carriage is than the space it stands on. */
export const OVERSIZE = 1.3;
/** How far it rises, in widths. */
const RISE = 0.36;
const ROUND = 5;
/** How much higher the cab of an engine is than a carriage. */
export const CAB = 1.35;

export interface CarriageSize {
  length: number;
  width: number;
  rise: number;
}

/** A part of a carriage: its walls as a path, and its roof as a rectangle that is turned with the track. */
export interface Block {
  walls: string;
  roof: { transform: string; length: number; width: number; round: number };
}

export function carriageSize([length, width]: Point): CarriageSize {
  return { length: length * OVERSIZE, width: width * OVERSIZE, rise: width * OVERSIZE * RISE };
}

/** `along`: the middle of the block from the middle of the space; `low` and `high`: where its walls begin and end. */
export function block(space: Space, along: number, length: number, width: number, low: number, high: number, round = ROUND): Block {
  const middle = ahead(space, along);
  const roof: Space = [middle[0], middle[1] - high, space[2]];
  const foot: Space = [middle[0], middle[1] - low, space[2]];
  const outline = hull([...corners(foot, length, width), ...corners(roof, length, width)]);
  return {
    walls: rounded(outline, round),
    roof: { transform: `translate(${n(roof[0])} ${n(roof[1])}) rotate(${n(roof[2])})`, length, width, round },
  };
}

/** Everything of a carriage rests half its rise below the middle of the space, so that it covers the space evenly. */
export function standing([x, y, angle]: Space, { rise }: CarriageSize): Space {
  return [x, y + rise / 2, angle];
}

/** All that it covers, for whoever must keep clear of it; an engine rises highest. */
export function covered(space: Space, size: CarriageSize): Point[] {
  const [x, y, angle] = standing(space, size);
  return hull([...corners([x, y, angle], size.length, size.width), ...corners([x, y - size.rise * CAB, angle], size.length, size.width)]);
}

/** The light comes from the upper left: the shadow lies on the sheet, to the lower right. */
export function shadow(space: Space, size: CarriageSize): string {
  const [x, y, angle] = standing(space, size);
  const reach = size.rise * 0.75;
  return rounded(hull([...corners([x, y, angle], size.length, size.width), ...corners([x + reach, y + reach * 0.8, angle], size.length, size.width)]), ROUND + 3);
}

/** Three windows in the long wall that faces us; none where the track runs so steeply that it cannot be seen. */
export function panes(space: Space, { length, width, rise }: CarriageSize, places: readonly number[] = [-0.29, 0, 0.29]): string {
  const turn = (space[2] * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  if (Math.abs(c) < 0.4) return '';
  const [nx, ny] = c > 0 ? [-s, c] : [s, -c];
  const [low, high, half] = [rise * 0.3, rise * 0.8, length * 0.085];
  return places
    .map((place) => {
      const [x, y] = [space[0] + (nx * width) / 2 + c * place * length, space[1] + (ny * width) / 2 + s * place * length];
      const corner = (u: number, z: number) => `${n(x + c * u)},${n(y + s * u - z)}`;
      return `M${corner(-half, low)}L${corner(half, low)}L${corner(half, high)}L${corner(-half, high)}Z`;
    })
    .join('');
}

/** A point on the middle line of the space, ahead of its middle. */
export function ahead([x, y, angle]: Space, by: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + Math.cos(turn) * by, y + Math.sin(turn) * by];
}

/** A polygon with its corners cut round. */
function rounded(points: readonly Point[], radius: number): string {
  const steps = points.map((corner, i) => {
    const [before, after] = [points.at(i - 1)!, points[(i + 1) % points.length]!];
    const [from, to] = [towards(corner, before, radius), towards(corner, after, radius)];
    return `${i === 0 ? 'M' : 'L'}${n(from[0])},${n(from[1])}Q${n(corner[0])},${n(corner[1])} ${n(to[0])},${n(to[1])}`;
  });
  return `${steps.join('')}Z`;
}

function towards(from: Point, to: Point, by: number): Point {
  const away = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const part = Math.min(by / away, 0.5);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

const n = (value: number) => Math.round(value * 10) / 10;
