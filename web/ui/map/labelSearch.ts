// Where the names of a map stand: beside their place, on nothing that matters, and never where one would take them for another's.
// Knows no page.
import { distance, type Point } from './geometry';
import { boxOfWidth, labelBox, textWidth, touching, type At, type Box } from './labels';
import type { Obstacles } from './obstacles';

export interface Label {
  id: string;
  text: string;
  /** The middle of its place. */
  city: Point;
  /** Where the maker of the map has put it; it stays on that side if it can. */
  at: At | undefined;
}

export interface Placed {
  at: At;
  box: Box;
  /** Stands so far away that a line should lead to it. */
  far: boolean;
}

/** A map as far as names go: all its places and how large they are, how far it reaches, and the size of the letters. */
export interface Ground {
  places: readonly Point[];
  radius: number;
  sheet: Box;
  size: number;
}

/** How far a name may begin from the edge of its place, in sizes of its letters. */
const GAPS = [0.1, 0.24, 0.42, 0.65, 0.95];
const TURNS = 24;
/** A name must be this much nearer to its own place than to any other. */
const NEARER = 1.25;
/** So often another order is tried. */
const TRIES = 3;
/** So many names are settled before others have a turn. */
const AT_A_TIME = 8;
/** Widths of letters are reckoned, not measured: a little air makes up for it. And how far the light line round them reaches, in sizes. */
const AIR = 1.04;
const EDGE = 0.11;

/** A home for every name that has one beside its place, off what is solid and off each other. The same for all of a game. */
export function findHomes(labels: readonly Label[], ground: Ground, solid: Obstacles): Map<string, Placed> {
  const search = seekHomes(labels, ground, solid);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** The same a few names at a time, for whoever has other things to do meanwhile. */
export function* seekHomes(labels: readonly Label[], ground: Ground, solid: Obstacles): Generator<void, Map<string, Placed>> {
  const crowd = (city: Point) => Math.min(...ground.places.map((place) => distance(place, city) || Infinity));
  let jobs = [...labels]
    .sort((a, b) => crowd(a.city) - crowd(b.city))
    .map((label): Job => {
      const isReadable = readable(label, ground);
      return { id: label.id, spots: new Sieve(around(label, ground), (spot) => isReadable(spot) && !solid.hit(spot.box)) };
    });
  let best = new Map<string, Placed>();
  for (let again = 0; again < TRIES; again++) {
    const homes = yield* settle(jobs);
    if (homes.size > best.size) best = homes;
    if (best.size === labels.length) break;
    // Whoever found no place comes first.
    jobs = [...jobs].sort((a, b) => Number(homes.has(a.id)) - Number(homes.has(b.id)));
  }
  return best;
}

interface Job {
  id: string;
  spots: Sieve<Placed>;
}

/** The good ones of a row, each asked for once and only when somebody gets as far: most names take the first that is good. */
class Sieve<T> {
  readonly #good: T[] = [];
  readonly #all: Iterator<T>;
  readonly #isGood: (one: T) => boolean;

  constructor(all: Iterator<T>, isGood: (one: T) => boolean) {
    this.#all = all;
    this.#isGood = isGood;
  }

  /** The first good one that is also this. */
  find(wanted: (one: T) => boolean): T | undefined {
    const known = this.#good.find(wanted);
    if (known !== undefined) return known;
    for (let next = this.#all.next(); !next.done; next = this.#all.next()) {
      if (!this.#isGood(next.value)) continue;
      this.#good.push(next.value);
      if (wanted(next.value)) return next.value;
    }
    return undefined;
  }
}

function* settle(jobs: readonly Job[]): Generator<void, Map<string, Placed>> {
  const placed = new Map<string, Placed>();
  const spotsOf = new Map(jobs.map(({ id, spots }) => [id, spots]));
  /** The names in the way: none, one, or too many. */
  const inTheWay = ({ box }: Placed, but: string): string | 'several' | null => {
    let found: string | null = null;
    for (const [id, other] of placed) {
      if (id === but || !touching(box, other.box)) continue;
      if (found !== null) return 'several';
      found = id;
    }
    return found;
  };
  /** A single name in the way moves to another free spot of its own. */
  const makeRoom = ({ id, spots }: Job) =>
    spots.find((spot) => {
      const other = inTheWay(spot, id);
      const next = other === null || other === 'several' ? undefined : spotsOf.get(other)!.find((its) => !touching(its.box, spot.box) && inTheWay(its, other) === null);
      if (next === undefined) return false;
      placed.set(other!, next).set(id, spot);
      return true;
    });
  for (const [nth, job] of jobs.entries()) {
    const spot = job.spots.find((spot) => inTheWay(spot, job.id) === null);
    if (spot !== undefined) placed.set(job.id, spot);
    else makeRoom(job);
    if (nth % AT_A_TIME === AT_A_TIME - 1) yield;
  }
  return placed;
}

/** Where a name may stand beside its place, as far as the sheet and its places are concerned, the best first. */
export function spotsBeside(label: Label, ground: Ground): Placed[] {
  return [...around(label, ground)].filter(readable(label, ground));
}

/** Where it was put, then all round its place: the nearest and on the same side first. Most names take one of the first: only what is looked at is made. */
function* around(label: Label, ground: Ground): Generator<Placed> {
  const { city, at, text } = label;
  const put: Placed | null = at === undefined ? null : { at, box: labelBox(at, text, ground.size), far: false };
  if (put !== null) yield put;
  const side = put === null ? ([1, 0] as Point) : towards(city, middleOf(put.box));
  const ring = ringsRound(label, ground);
  const costs = Float64Array.from({ length: GAPS.length * TURNS }, (_, i) => {
    const [x, y] = towards(city, ring.middle(i));
    return GAPS[Math.floor(i / TURNS)]! + 0.4 * (1 - x * side[0] - y * side[1]);
  });
  for (const i of [...costs.keys()].sort((a, b) => costs[a]! - costs[b]!)) yield ring.spot(i);
}

/** Is a spot on the sheet, and would a name there be taken for that of its own place, and lie on none? */
function readable({ city, text }: Label, { places, radius, sheet, size }: Ground): (spot: Placed) => boolean {
  const reach = 2 * (textWidth(text, size) + 3 * size + 2 * radius);
  const others = places.filter((place) => (place[0] !== city[0] || place[1] !== city[1]) && distance(place, city) < reach);
  const place: Box = [city[0] - radius, city[1] - radius, city[0] + radius, city[1] + radius];
  return ({ box }) => {
    if (!within(box, sheet) || touching(box, place)) return false;
    const least = Math.max(radius, NEARER * gap(box, city));
    for (const other of others) if (gap(box, other) <= least) return false;
    return true;
  };
}

/**
 * Spots anywhere in this frame, the nearest first: a line has to lead to them. At no other place, if it can be helped. Most names find one close
 * by: what lies farther away is looked at only when somebody gets as far.
 */
export function* spotsAway({ city, text }: Label, { places, size, radius }: Ground, frame: Box): Generator<Placed> {
  const width = textWidth(text, size);
  const wholeWay = Math.hypot(frame[2] - frame[0], frame[3] - frame[1]) * CROWDED;
  for (let [from, to] = [-1, 4 * size]; from < wholeWay; [from, to] = [to, 2 * to]) {
    const spots: { spot: Placed; away: number }[] = [];
    for (const at of gridAround(city, to, width, size, frame)) {
      const box = boxAt(at, width, size);
      const plain = gap(box, city);
      if (plain > to || plain * CROWDED <= from) continue;
      const away = plain * (places.some((place) => place !== city && gap(box, place) < radius + size) ? CROWDED : 1);
      if (away > from && away <= to) spots.push({ spot: { at, box, far: true }, away });
    }
    for (const { spot } of spots.sort((a, b) => a.away - b.away)) yield spot;
  }
}

/** How much farther away a spot beside another place counts. */
const CROWDED = 3;

/** Where names that end within `reach` of a place may begin, half a letter apart, as far as the frame goes. */
function* gridAround([x, y]: Point, reach: number, width: number, size: number, [left, top, right, bottom]: Box): Generator<At> {
  const step = size / 2;
  const first = (from: number, least: number) => Math.max(0, Math.floor((least - from) / step));
  for (let i = first(left, x - reach - 2 * width); left + i * step + width <= Math.min(right, x + reach + 2 * width); i++)
    for (let j = first(top + size, y - reach - size); top + size + j * step <= Math.min(bottom, y + reach + 2 * size); j++) yield [left + i * step, top + size + j * step, 'start'];
}

/** From a point to the nearest of a box. */
export function nearest([left, top, right, bottom]: Box, [x, y]: Point): Point {
  return [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))];
}

function gap([left, top, right, bottom]: Box, [x, y]: Point): number {
  const dx = x < left ? left - x : x > right ? x - right : 0;
  const dy = y < top ? top - y : y > bottom ? y - bottom : 0;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The direction in which a point lies. */
function towards([x, y]: Point, [u, v]: Point): Point {
  const away = Math.hypot(u - x, v - y) || 1;
  return [(u - x) / away, (v - y) / away];
}

function middleOf([left, top, right, bottom]: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

function within([left, top, right, bottom]: Box, frame: Box): boolean {
  return left >= frame[0] && top >= frame[1] && right <= frame[2] && bottom <= frame[3];
}

/** The directions round a place, how far a name leans over to that side, and where it is held. */
const WAYS = Array.from({ length: TURNS }, (_, i) => {
  const turn = (i * 2 * Math.PI) / TURNS;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const lean = (d: number) => Math.sign(d) * Math.min(1, Math.abs(d) * 1.8);
  const anchor = Math.abs(dx) < 0.3 ? ('middle' as const) : dx > 0 ? ('start' as const) : ('end' as const);
  return { dx, dy, across: lean(dx), down: lean(dy), anchor, held: anchor === 'middle' ? 0 : Math.sign(dx) };
});

/** The spots round a place by their number, ring by ring: the middle of each, and all of it. */
function ringsRound({ city, text }: Label, { size, radius }: Ground): { middle: (i: number) => Point; spot: (i: number) => Placed } {
  const [width, up, down] = [textWidth(text, size), 0.72 * size, 0.2 * size];
  const [half, edge] = [(AIR * width) / 2, EDGE * size];
  const middle = (i: number): Point => {
    const way = WAYS[i % TURNS]!;
    const reach = radius + GAPS[Math.floor(i / TURNS)]! * size;
    return [city[0] + way.dx * reach + way.across * (half + edge), city[1] + way.dy * reach + way.down * ((up + down) / 2)];
  };
  const spot = (i: number): Placed => {
    const [way, [x, y]] = [WAYS[i % TURNS]!, middle(i)];
    const at: At = [x - way.held * half, y + (up - down) / 2, way.anchor];
    return { at, box: boxAt(at, width, size), far: false };
  };
  return { middle, spot };
}

/** The room a name takes with all that belongs to it. */
function boxAt(at: At, width: number, size: number): Box {
  const [left, top, right, bottom] = boxOfWidth(at, AIR * width, size);
  return [left - EDGE * size, top, right + EDGE * size, bottom];
}
