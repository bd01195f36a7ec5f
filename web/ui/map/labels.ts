// How much room a name takes, and the places beside a city. Where all names of a map go: labelSearch.ts.
import type { Point } from './geometry';
import { fits, type Room } from './room';

export type Anchor = 'start' | 'middle' | 'end';
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const LABEL_SIZE = 26;
/** Layouts leave room for letters up to this size beside every place. */
export const ROOMY_LABEL = 27;
/** Widths in thousandths of the font size: generous, so that a fallback font still fits. */
const NARROW = 330;
const WIDE = 850;
const USUAL = 520;

export function textWidth(text: string, size = LABEL_SIZE): number {
  let sum = WIDTHS.get(text);
  if (sum === undefined) {
    sum = 0;
    for (const c of text) sum += 'ijlft.I '.includes(c) ? NARROW : 'MWmw'.includes(c) ? WIDE : c === c.toUpperCase() ? 640 : USUAL;
    WIDTHS.set(text, sum);
  }
  return (sum * size) / 1000;
}

/** The same names are asked for at every size of a map. */
const WIDTHS = new Map<string, number>();

export function labelBox([x, y, anchor]: At, text: string, size = LABEL_SIZE): Box {
  return boxOfWidth([x, y, anchor], textWidth(text, size), size);
}

/** The same for a name whose width is known. */
export function boxOfWidth([x, y, anchor]: At, width: number, size: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - 0.72 * size, left + width, y + 0.2 * size];
}

export function touching(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Where the baseline of a name begins, is centred or ends. */
export type At = readonly [x: number, y: number, anchor: Anchor];

const DIRECTIONS: readonly [number, number][] = [[1, 0], [-1, 0], [0, -1], [0, 1], [1, -1], [-1, -1], [1, 1], [-1, 1]];
/** How far from the middle of a place its name may begin, in radii; nearer is better. */
const RINGS = [1.35, 2.2];

/** Where the letters of ringed cities stand: beside their city, touching neither each other nor a city nor what else is told. */
export function placeTags(cities: readonly Point[], others: readonly Box[], side: number, radius: number, room: Room | null): Point[] {
  const taken: Box[] = [...others];
  return cities.map(([x, y]) => {
    const spots = [1, 1.6, 2.4].flatMap((ring) => DIRECTIONS.map(([dx, dy]): Point => {
      const away = ((radius + side) * ring) / Math.hypot(dx, dy);
      return [x + dx * away, y + dy * away];
    }));
    const boxAt = ([u, v]: Point): Box => [u - side, v - side, u + side, v + side];
    const free = (spot: Point) => !taken.some((other) => touching(boxAt(spot), other)) && (room === null || fits(boxAt(spot), room));
    const at = spots.find(free) ?? spots[0]!;
    taken.push(boxAt(at));
    return at;
  });
}

/** Places for a name beside a place of this radius, the nearest first. */
export function around([x, y]: Point, size: number, radius: number, rings: readonly number[] = RINGS): At[] {
  return rings.flatMap((ring) =>
    DIRECTIONS.map(([dx, dy]): At => {
      const reach = radius * ring;
      const base = dy === 0 ? y + 0.26 * size : dy < 0 ? y - reach : y + reach + 0.72 * size;
      return [x + dx * reach, base, dx === 0 ? 'middle' : dx > 0 ? 'start' : 'end'];
    }),
  );
}
