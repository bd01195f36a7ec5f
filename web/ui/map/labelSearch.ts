// Where the names of a map go: beside their place, on nothing else that matters. Knows no page.
import type { Point } from './geometry';
import { boxOfWidth, textWidth, touching, type At, type Box } from './labels';
import { fits, type Room } from './room';

export interface Label {
  id: string;
  text: string;
  /** The middle of its place. */
  city: Point;
  /** Where it would rather be than anywhere else. */
  at?: At | undefined;
  /** Names that matter are placed first; from `MUST` on they rather stand away from their place, tied to it, than vanish. */
  weight: number;
}

export const MUST = 2;

export interface Placed {
  at: At;
  box: Box;
  /** Stands so far away that a line should lead to it. */
  far: boolean;
}

export interface Ground {
  /** Size of the letters, and how large a place is. */
  size: number;
  radius: number;
  /** Where names may be, and what lies over that. */
  room: Room;
  /** What a name keeps clear of, the best first: with what may come to stand there, with what is there, with what nothing may cover. */
  solid: readonly [best: Obstacles, good: Obstacles, least: Obstacles];
  /** May any name stand away from its place, or only those that must be seen? */
  ties: boolean;
  /** Better left free, but no harm. */
  border?: readonly Box[];
}

/** How far a name may begin from the edge of its place, in sizes of its letters; from where on a line has to lead to it. */
const NEAR = [0.1, 0.24, 0.42, 0.65, 0.95];
const FAR = [1.4, 2, 2.8, 3.8];
const TURNS = 24;
/** So often another order is tried. */
const TRIES = 4;
/** A name that need not be seen stands no further away than this, in sizes. */
const REACH = 6;
/** Widths of letters are reckoned, not measured: a little air makes up for it. And how far the light line round them reaches, in sizes. */
const AIR = 1.04;
const EDGE = 0.11;

/** Convex shapes that are quick to ask whether a box lies on one of them: sorted into squares of the sheet. */
export class Obstacles {
  static readonly #SIDE = 64;
  readonly #squares = new Map<number, { shape: readonly Point[]; box: Box }[]>();
  readonly #ground: Obstacles | undefined;

  /** `ground`: what lies there besides. */
  constructor(shapes: readonly (readonly Point[])[], ground?: Obstacles) {
    this.#ground = ground;
    for (const shape of shapes) {
      const box = boxOf(shape);
      Obstacles.#some(box, (square) => {
        const here = this.#squares.get(square);
        if (here === undefined) this.#squares.set(square, [{ shape, box }]);
        else here.push({ shape, box });
        return false;
      });
    }
  }

  hit(box: Box): boolean {
    const [left, top, right, bottom] = box;
    return (this.#ground?.hit(box) ?? false) || Obstacles.#some(box, (square) => this.#squares.get(square)?.some((other) => touching(box, other.box) && !beside(other.shape, left, top, right, bottom)) ?? false);
  }

  static #some([left, top, right, bottom]: Box, found: (square: number) => boolean): boolean {
    const at = (n: number) => Math.floor(n / Obstacles.#SIDE);
    for (let x = at(left); x <= at(right); x++) for (let y = at(top); y <= at(bottom); y++) if (found(x * 4096 + y)) return true;
    return false;
  }
}

/**
 * Does one of the edges of a convex shape part it from a box? Its box and this one touch already, so no other line can. Asked a
 * hundred thousand times for the names of a map: nothing is made anew here.
 */
function beside(shape: readonly Point[], left: number, top: number, right: number, bottom: number): boolean {
  for (let i = 0; i < shape.length; i++) {
    const [p, q] = [shape[i]!, shape[(i + 1) % shape.length]!];
    const [x, y] = [q[1] - p[1], p[0] - q[0]];
    const low = (x > 0 ? left : right) * x + (y > 0 ? top : bottom) * y;
    const high = (x > 0 ? right : left) * x + (y > 0 ? bottom : top) * y;
    let [least, most] = [Infinity, -Infinity];
    for (let j = 0; j < shape.length; j++) {
      const at = shape[j]![0] * x + shape[j]![1] * y;
      if (at < least) least = at;
      if (at > most) most = at;
    }
    if (most <= low || high <= least) return true;
  }
  return false;
}

/**
 * A place for every name that has one: off what stands on the map, off places, off each other, inside the room.
 * The names that matter first, then those with the least choice; a name in the way of another makes room if it can.
 */
export function placeLabels(labels: readonly Label[], ground: Ground): Map<string, Placed> {
  const { radius } = ground;
  const cities = labels.map(({ city: [x, y] }): Box => [x - radius, y - radius, x + radius, y + radius]);
  let jobs = labels.map((label) => jobOf(label, ground, cities)).sort((a, b) => b.label.weight - a.label.weight || a.spots.length - b.spots.length);
  let best = new Map<string, Placed>();
  for (let again = 0; again < TRIES; again++) {
    const placed = placeInTurn(jobs, ground, cities);
    if (placed.size > best.size) best = placed;
    if (best.size === labels.length) break;
    // Whoever found no place comes first among equals.
    jobs = [...jobs].sort((a, b) => b.label.weight - a.label.weight || Number(placed.has(a.label.id)) - Number(placed.has(b.label.id)));
  }
  return best;
}

function jobOf(label: Label, ground: Ground, cities: readonly Box[]): Job {
  return { label, spots: spotsFor(label, ground, cities), away: once(() => spotsWithin(REACH * ground.size, ground.solid[1], label, ground)) };
}

interface Job {
  label: Label;
  spots: readonly Placed[];
  /** Spots away from its place but within reach: looked for once, when they are first needed. */
  away: () => readonly Placed[];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

function placeInTurn(jobs: readonly Job[], ground: Ground, cities: readonly Box[]): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  const spotsOf = new Map(jobs.map(({ label, spots }) => [label.id, spots]));
  const isFree = (spot: Placed, but: string) => {
    for (const [id, other] of placed) if (id !== but && touching(spot.box, other.box)) return false;
    return true;
  };
  /** The one name in the way, or null for none or several. */
  const rival = (spot: Placed): string | null => {
    let found: string | null = null;
    for (const [id, other] of placed) {
      if (!touching(spot.box, other.box)) continue;
      if (found !== null) return null;
      found = id;
    }
    return found;
  };
  /** A single name in the way moves to another free spot of its own. */
  const makeRoom = (id: string, spots: readonly Placed[]): boolean =>
    spots.slice(0, 2 * TURNS).some((spot) => {
      const other = rival(spot);
      const next = other === null ? undefined : spotsOf.get(other)!.slice(0, 3 * TURNS).find((its) => !touching(its.box, spot.box) && isFree(its, other));
      if (other === null || next === undefined) return false;
      placed.set(other, next);
      placed.set(id, spot);
      return true;
    });
  for (const job of jobs) {
    const { label, spots } = job;
    const spot = spots.find((spot) => isFree(spot, label.id));
    if (spot !== undefined) placed.set(label.id, spot);
    else if (!makeRoom(label.id, spots) && (ground.ties || label.weight >= MUST)) {
      const away = anywhere(job, ground, [...cities, ...[...placed.values()].map(({ box }) => box)]);
      if (away !== null) placed.set(label.id, away);
    }
  }
  return placed;
}

/** Where a name may stand as far as the map is concerned, the best first. */
function spotsFor(label: Label, { size, radius, room, solid: [best, good], ties, border = [] }: Ground, cities: readonly Box[]): Placed[] {
  const wished: Placed[] = label.at === undefined ? [] : [{ at: label.at, box: boxAt(label.at, textWidth(label.text, size), size), far: false }];
  const reach = 2 * textWidth(label.text, size) + (FAR.at(-1)! + 2) * size + radius;
  const within: Box = [label.city[0] - reach, label.city[1] - reach, label.city[0] + reach, label.city[1] + reach];
  const nearby = cities.filter((city) => touching(city, within));
  const inside = ({ box }: Placed) => fits(box, room) && !nearby.some((city) => touching(box, city));
  const near = [...wished, ...spotsAround(label, size, radius, NEAR)].filter((spot) => inside(spot) && !good.hit(spot.box));
  const far = spotsAround(label, size, radius, ties || label.weight >= MUST ? FAR : []).filter((spot) => inside(spot) && !good.hit(spot.box));
  const rank = ({ box, far }: Placed) => Number(best.hit(box)) + Number(border.some((edge) => touching(box, edge))) + 2 * Number(far);
  const ranked = [...near, ...far].map((spot) => ({ spot, rank: rank(spot) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ spot }) => spot);
}

/** The nearest spot at all: a line leads to it. Only a name that must be seen may stand out of reach, or even lie on what is free. */
function anywhere({ label, away }: Job, ground: Ground, taken: readonly Box[]): Placed | null {
  const isFree = ({ box }: Placed) => !taken.some((other) => touching(box, other));
  const close = away().find(isFree);
  if (close !== undefined || label.weight < MUST) return close ?? null;
  const [, good, least] = ground.solid;
  return spotsWithin(Infinity, good, label, ground).find(isFree) ?? spotsWithin(Infinity, least, label, ground).find(isFree) ?? null;
}

/** Spots in the room and off what is solid, the nearest first. */
function spotsWithin(reach: number, solid: Obstacles, label: Label, { size, room }: Ground): Placed[] {
  const [x0, y0, x1, y1] = room.frame;
  const [x, y] = label.city;
  const [left, top, right, bottom] = [Math.max(x0, x - reach - 20 * size), Math.max(y0, y - reach - size), Math.min(x1, x + reach + 20 * size), Math.min(y1, y + reach + size)];
  const [width, step] = [textWidth(label.text, size), size / 2];
  const spots: { spot: Placed; away: number }[] = [];
  for (let u = left; u + width <= right; u += step) {
    for (let v = top + size; v <= bottom; v += step) {
      const at: At = [u, v, 'start'];
      const box = boxAt(at, width, size);
      const away = gap(box, label.city);
      if (away <= reach && fits(box, room) && !solid.hit(box)) spots.push({ spot: { at, box, far: true }, away });
    }
  }
  return spots.sort((a, b) => a.away - b.away).map(({ spot }) => spot);
}

/** From a point to the nearest of a box. */
export function nearest([left, top, right, bottom]: Box, [x, y]: Point): Point {
  return [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))];
}

function gap(box: Box, at: Point): number {
  const [x, y] = nearest(box, at);
  return Math.hypot(x - at[0], y - at[1]);
}

function spotsAround({ city: [x, y], text }: Label, size: number, radius: number, gaps: readonly number[]): Placed[] {
  const [width, up, down] = [textWidth(text, size), 0.72 * size, 0.2 * size];
  const [half, edge] = [(AIR * width) / 2, EDGE * size];
  return gaps.flatMap((gap) =>
    Array.from({ length: TURNS }, (_, i): Placed => {
      // To the right first, then to the left, then the rest: names beside their city read best.
      const turn = ((i % 2 === 0 ? i / 2 : TURNS / 2 - (i + 1) / 2 + 1) * 2 * Math.PI) / TURNS;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const lean = (d: number) => Math.sign(d) * Math.min(1, Math.abs(d) * 1.8);
      const reach = radius + gap * size;
      const middle: Point = [x + dx * reach + lean(dx) * (half + edge), y + dy * reach + lean(dy) * ((up + down) / 2)];
      const anchor = Math.abs(dx) < 0.3 ? 'middle' : dx > 0 ? 'start' : 'end';
      const at: At = [middle[0] - (anchor === 'middle' ? 0 : Math.sign(dx) * half), middle[1] + (up - down) / 2, anchor];
      return { at, box: boxAt(at, width, size), far: gap > NEAR.at(-1)! };
    }),
  );
}

/** The room a name takes with all that belongs to it. */
function boxAt(at: At, width: number, size: number): Box {
  const [left, top, right, bottom] = boxOfWidth(at, AIR * width, size);
  return [left - EDGE * size, top, right + EDGE * size, bottom];
}

function boxOf(shape: readonly Point[]): Box {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
