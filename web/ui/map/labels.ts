// How much room a city's name takes, and which names are shown when the map is small.
import { overlap, type Point } from './geometry';
import { fits, inwards, type Room } from './room';

export type Anchor = 'start' | 'middle' | 'end';
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const LABEL_SIZE = 26;
/** Widths in thousandths of the font size: generous, so that a fallback font still fits. */
const NARROW = 330;
const WIDE = 850;
const USUAL = 520;

export function textWidth(text: string, size = LABEL_SIZE): number {
  let sum = 0;
  for (const c of text) sum += 'ijlft.I '.includes(c) ? NARROW : 'MWmw'.includes(c) ? WIDE : c === c.toUpperCase() ? 640 : USUAL;
  return (sum * size) / 1000;
}

export function labelBox([x, y, anchor]: readonly [number, number, Anchor], text: string, size = LABEL_SIZE): Box {
  const width = textWidth(text, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - 0.72 * size, left + width, y + 0.2 * size];
}

export interface Label {
  id: string;
  text: string;
  at: readonly [number, number, Anchor];
  /** Names that matter more to the player keep their place when room is short. */
  weight: number;
}

/** The names that fit without touching each other at this font size. */
export function fittingLabels(labels: readonly Label[], size: number): Set<string> {
  const kept: Box[] = [];
  const shown = new Set<string>();
  for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
    const box = labelBox(label.at, label.text, size);
    if (label.weight < 2 && kept.some((other) => touching(box, other))) continue;
    kept.push(box);
    shown.add(label.id);
  }
  return shown;
}

export function touching(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export interface Placed extends Label {
  /** The middle of the city. */
  city: Point;
}

/** How far from the middle of a city its name may begin, in radii; nearer is better. */
const RINGS = [1.35, 2.2];
/** Names that must be shown may also stand further away. */
const FAR_RINGS = [...RINGS, 3.2, 4.4, 6, 8];
const DIRECTIONS: readonly [number, number][] = [[1, 0], [-1, 0], [0, -1], [0, 1], [1, -1], [-1, -1], [1, 1], [-1, 1]];

/**
 * Where names go when they are larger than the layout meant them to be: beside their city, touching nothing, or nowhere.
 * `room`: they stay in there, clear of what covers it. Names that matter most rather lie on wagons than vanish.
 */
export function placeLabels(
  labels: readonly Placed[],
  size: number,
  radius: number,
  shapes: readonly (readonly Point[])[],
  room: Room | null = null,
): Map<string, Label['at']> {
  const obstacles = shapes.map((shape) => ({ shape, box: boxOf(shape) }));
  const cities = labels.map(({ city: [x, y] }): Box => [x - radius, y - radius, x + radius, y + radius]);
  const kept: Box[] = [];
  const places = new Map<string, Label['at']>();
  for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
    const boxAt = (at: Label['at']) => labelBox(at, label.text, size);
    const alone = (at: Label['at']) => !kept.some((other) => touching(boxAt(at), other)) && (room === null || fits(boxAt(at), room));
    const clear = (at: Label['at']) => alone(at) && !cities.some((other) => touching(boxAt(at), other));
    const free = (at: Label['at']) => {
      const box = boxAt(at);
      return clear(at) && !obstacles.some(({ shape, box: around }) => touching(box, around) && overlap(corner(box), shape));
    };
    const far = label.weight >= 2 ? around(label.city, size, radius, FAR_RINGS) : [];
    const at = [label.at, ...around(label.city, size, radius, RINGS)].find(free) ?? far.find(clear) ?? far.find(alone);
    if (at === undefined && far.length === 0) continue;
    const chosen = at ?? movedIn(label.at, boxAt(label.at), room);
    kept.push(boxAt(chosen));
    places.set(label.id, chosen);
  }
  return places;
}

function movedIn([x, y, anchor]: Label['at'], box: Box, room: Room | null): Label['at'] {
  const [dx, dy] = room === null ? [0, 0] : inwards(box, room);
  return [x + dx, y + dy, anchor];
}

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
export function around([x, y]: Point, size: number, radius: number, rings: readonly number[] = RINGS): Label['at'][] {
  return rings.flatMap((ring) =>
    DIRECTIONS.map(([dx, dy]): Label['at'] => {
      const reach = radius * ring;
      const base = dy === 0 ? y + 0.26 * size : dy < 0 ? y - reach : y + reach + 0.72 * size;
      return [x + dx * reach, base, dx === 0 ? 'middle' : dx > 0 ? 'start' : 'end'];
    }),
  );
}

function corner([left, top, right, bottom]: Box): Point[] {
  return [[left, top], [right, top], [right, bottom], [left, bottom]];
}

function boxOf(shape: readonly Point[]): Box {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
