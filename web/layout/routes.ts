// Bends the routes, nudges the cities and turns their names round them until nothing touches. Runs once, offline, with fixed luck.
import { CITY_RADIUS } from '../games/ttr/map/layout';
import { laneOffset } from '../games/routes/lanes';
import { carriageSize, type CarriageSize } from '../ui/carriage';
import type { Anchor, Box } from '../ui/map/labels';
import { distance, pathLength, spacesAlong, trace, type Curve, type Point, type Space } from '../ui/map/geometry';

export interface Route {
  a: string;
  b: string;
  length: number;
  lanes: number;
}

export interface RoutePlan {
  cities: Map<string, Point>;
  curves: Curve[];
  /** Where each city's name lies, seen from the city. */
  names: Map<string, NameSpot>;
  cost: number;
}

/** A place for a name, seen from its city. */
export interface NameSpot {
  label: readonly [x: number, y: number, anchor: Anchor];
  box: Box;
}

interface Drawn {
  discs: Point[];
  /** The same for the carriages that may stand there. */
  carriages: Point[];
  line: Point[];
  box: readonly [number, number, number, number];
  own: number;
}

export const CITY_MARGIN = CITY_RADIUS + 1;
const CLEARANCE = 4;
const APART = 6;
/** Routes never cross, not even between two spaces. */
const CROSSING = 1500;
const MOST_BEND = 1.0;
/** A name keeps this far from carriages; this close it counts as lying on them. */
const NAME_AIR = 5;
/** How much a name on a carriage, on another name and at another city weighs. */
const ON_TRACK = 30;
const ON_NAME = 0.6;
const AT_OTHERS = 4;

export class RouteOptimiser {
  readonly #homes: Map<string, Point>;
  #cities: Map<string, Point>;
  readonly #bends: { leave: number; arrive: number }[];
  #drawn: Drawn[];
  readonly #atCity = new Map<string, number[]>();
  readonly #names = new Map<string, NameSpot>();
  readonly #random: () => number;
  readonly #carriage: CarriageSize;

  constructor(
    readonly routes: readonly Route[],
    homes: ReadonlyMap<string, Point>,
    readonly wagon: Point,
    readonly reach: number,
    seed: number,
    readonly inside: (p: Point) => boolean,
    readonly roomForNames: (box: Box) => boolean,
    /** Where each city's name may lie, the best first. */
    readonly spots: ReadonlyMap<string, readonly NameSpot[]>,
  ) {
    this.#carriage = carriageSize(wagon);
    for (const [city, [best]] of spots) this.#names.set(city, best!);
    this.#homes = new Map(homes);
    this.#cities = new Map(homes);
    this.#random = luck(seed);
    this.#bends = routes.map(() => ({ leave: 0, arrive: 0 }));
    routes.forEach((r, i) => [r.a, r.b].forEach((c) => this.#atCity.set(c, [...(this.#atCity.get(c) ?? []), i])));
    this.#drawn = routes.map((_, i) => this.#draw(i));
  }

  run(rounds: number, hottest: number): RoutePlan {
    for (let round = 0; round < rounds; round++) {
      const heat = hottest * (1 - round / rounds);
      this.#bendOne(Math.floor(this.#random() * this.routes.length), heat);
      if (round % 4 === 0) this.#moveOne(heat);
      if (round % 2 === 0) this.#turnName(heat);
    }
    return { cities: new Map(this.#cities), curves: this.routes.map((_, i) => this.#curve(i)), names: new Map(this.#names), cost: this.cost() };
  }

  cost(): number {
    return this.routes.reduce((sum, _, i) => sum + this.#routeCost(i), 0) + [...this.#cities.keys()].reduce((sum, city) => sum + this.#nameCost(city), 0);
  }

  #bendOne(i: number, heat: number): void {
    const before = this.#bends[i]!;
    const [drawn, cost] = [this.#drawn[i]!, this.#routeCost(i)];
    const step = 0.05 + 0.6 * heat;
    const together = this.#random() < 0.5;
    const d = (this.#random() - 0.5) * step;
    const e = together ? d : (this.#random() - 0.5) * step;
    const within = (x: number) => Math.max(-MOST_BEND, Math.min(MOST_BEND, x));
    this.#bends[i] = { leave: within(before.leave + d), arrive: within(before.arrive + e) };
    this.#drawn[i] = this.#draw(i);
    if (this.#accept(this.#routeCost(i) - cost, heat)) return;
    this.#bends[i] = before;
    this.#drawn[i] = drawn;
  }

  #moveOne(heat: number): void {
    const names = [...this.#cities.keys()];
    const city = names[Math.floor(this.#random() * names.length)]!;
    const near = this.#atCity.get(city) ?? [];
    const before = this.#cities.get(city)!;
    const drawn = near.map((i) => this.#drawn[i]!);
    const cost = this.#cityCost(city, near);
    const step = 2 + 24 * heat;
    const to: Point = [before[0] + (this.#random() - 0.5) * step, before[1] + (this.#random() - 0.5) * step];
    this.#cities.set(city, to);
    near.forEach((i) => (this.#drawn[i] = this.#draw(i)));
    if (this.inside(to) && this.#accept(this.#cityCost(city, near) - cost, heat)) return;
    this.#cities.set(city, before);
    near.forEach((i, k) => (this.#drawn[i] = drawn[k]!));
  }

  #turnName(heat: number): void {
    const cities = [...this.#cities.keys()];
    const city = cities[Math.floor(this.#random() * cities.length)]!;
    const spots = this.spots.get(city)!;
    const [before, cost] = [this.#names.get(city)!, this.#nameCost(city, true)];
    this.#names.set(city, spots[Math.floor(this.#random() * spots.length)]!);
    if (!this.#accept(this.#nameCost(city, true) - cost, heat)) this.#names.set(city, before);
  }

  /** What is wrong with where a name lies; with the tracks it lies on, or without. */
  #nameCost(city: string, tracks = false): number {
    const at = this.#cities.get(city)!;
    const spot = this.#names.get(city)!;
    const box = moved(spot.box, at);
    const own = gapTo(box, at);
    let sum = 3 * Math.max(0, own - CITY_RADIUS - 6) ** 1.5;
    if (!this.roomForNames(box)) sum += 20000;
    for (const [other, there] of this.#cities) {
      if (other === city) continue;
      const [near, others] = [gapTo(box, there), moved(this.#names.get(other)!.box, there)];
      sum += AT_OTHERS * Math.max(0, 1.5 * own + 8 - near) ** 2 + ON_NAME * common(box, others);
      // And that other name, which may now lie at this city.
      sum += AT_OTHERS * Math.max(0, 1.5 * gapTo(others, there) + 8 - gapTo(others, at)) ** 2;
    }
    if (tracks) for (const drawn of this.#drawn) sum += this.#onName(drawn, city, at);
    return sum;
  }

  #accept(change: number, heat: number): boolean {
    return change <= 0 || this.#random() < Math.exp(-change / (1 + 120 * heat * heat));
  }

  #cityCost(city: string, near: readonly number[]): number {
    const away = distance(this.#cities.get(city)!, this.#homes.get(city)!);
    const leash = away > this.reach ? 40 * (away - this.reach) ** 2 : 0;
    let sum = 0.06 * away * away + leash + this.#nameCost(city);
    for (const i of near) sum += this.#routeCost(i);
    this.routes.forEach((r, i) => {
      if (r.a === city || r.b === city) return;
      const at = this.#cities.get(city)!;
      sum += this.#discsNear(this.#drawn[i]!, at) + this.#onName(this.#drawn[i]!, city, at);
    });
    return sum;
  }

  #routeCost(i: number): number {
    const mine = this.#drawn[i]!;
    let sum = mine.own;
    for (let j = 0; j < this.#drawn.length; j++) if (j !== i) sum += APART * between(mine, this.#drawn[j]!, this.wagon[1] + CLEARANCE);
    for (const [city, at] of this.#cities) {
      if (city !== this.routes[i]!.a && city !== this.routes[i]!.b) sum += this.#discsNear(mine, at);
      sum += this.#onName(mine, city, at);
    }
    return sum;
  }

  #onName(drawn: Drawn, city: string, at: Point): number {
    const { width, rise } = this.#carriage;
    const [left, top, right, bottom] = moved(this.#names.get(city)!.box, at);
    const [least, up] = [width / 2 + NAME_AIR, 0.85 * rise];
    const reach = least + up;
    if (right < drawn.box[0] - reach || left > drawn.box[2] + reach || bottom < drawn.box[1] - reach || top > drawn.box[3] + reach) return 0;
    let sum = 0;
    for (const [x, y] of drawn.carriages) {
      const [dx, dy] = [Math.max(left - x, x - right), Math.max(top - y, y - bottom) - up];
      const gap = dx > 0 || dy > 0 ? Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) : Math.max(dx, dy);
      if (gap < least) sum += ON_TRACK * (least - gap) ** 2;
    }
    return sum;
  }

  #discsNear(drawn: Drawn, at: Point): number {
    const least = CITY_RADIUS + this.wagon[1] / 2 + 7;
    let sum = 0;
    for (const d of drawn.discs) {
      const gap = distance(d, at);
      if (gap < least) sum += 2 * (least - gap) ** 2;
    }
    return sum;
  }

  #curve(i: number): Curve {
    const { a, b } = this.routes[i]!;
    return { from: this.#cities.get(a)!, to: this.#cities.get(b)!, ...this.#bends[i]! };
  }

  #draw(i: number): Drawn {
    const route = this.routes[i]!;
    const line = trace(this.#curve(i));
    const [discs, carriages]: [Point[], Point[]] = [[], []];
    const { length, width } = this.#carriage;
    for (let lane = 0; lane < route.lanes; lane++) {
      const side = laneOffset(lane, route.lanes, this.wagon[1]);
      for (const s of spacesAlong(line, route.length, CITY_MARGIN, side)) {
        discs.push(...discsOf(s, this.wagon));
        carriages.push(...discsOf(s, [length, width]));
      }
    }
    const xs = discs.map((d) => d[0]);
    const ys = discs.map((d) => d[1]);
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    const { leave, arrive } = this.#bends[i]!;
    const pitch = (pathLength(line) - 2 * CITY_MARGIN) / route.length;
    const short = Math.max(0, this.wagon[0] + 3 - pitch);
    const shape = 60 * (leave * leave + arrive * arrive) + 160 * (leave - arrive) ** 2;
    const outside = discs.filter((d) => !this.inside(d)).length * 200;
    return { discs, carriages, line: line.filter((_, i) => i % 4 === 0), box, own: shape + 60 * short * short + outside };
  }
}

function discsOf([x, y, angle]: Space, [width, height]: Point): Point[] {
  const reach = (width - height) / 2;
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [-1, -0.33, 0.33, 1].map((k) => [x + k * reach * c, y + k * reach * s] as const);
}

function between(a: Drawn, b: Drawn, least: number): number {
  if (a.box[0] > b.box[2] + least || b.box[0] > a.box[2] + least) return 0;
  if (a.box[1] > b.box[3] + least || b.box[1] > a.box[3] + least) return 0;
  let sum = crossings(a.line, b.line) * CROSSING;
  for (const p of a.discs) {
    for (const q of b.discs) {
      const dx = p[0] - q[0];
      const dy = p[1] - q[1];
      const square = dx * dx + dy * dy;
      if (square < least * least) sum += (least - Math.sqrt(square)) ** 2;
    }
  }
  return sum;
}

function crossings(a: readonly Point[], b: readonly Point[]): number {
  let count = 0;
  for (let i = 1; i < a.length; i++) {
    for (let j = 1; j < b.length; j++) {
      const [p, q, r, s] = [a[i - 1]!, a[i]!, b[j - 1]!, b[j]!];
      if (turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0) count++;
    }
  }
  return count;
}

/** On which side of a line a point lies. */
function turn(p: Point, q: Point, at: Point): number {
  return Math.sign((q[0] - p[0]) * (at[1] - p[1]) - (q[1] - p[1]) * (at[0] - p[0]));
}

/** A small generator with a fixed seed, so that the layout comes out the same every time. */
export function luck(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function moved([l, t, r, b]: Box, [x, y]: Point): Box {
  return [l + x, t + y, r + x, b + y];
}

function gapTo([l, t, r, b]: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(l - x, 0, x - r), Math.max(t - y, 0, y - b));
}

/** How much two names share, with some air between them. */
function common(a: Box, b: Box): number {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + 10;
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + 6;
  return w > 0 && h > 0 ? w * h : 0;
}
