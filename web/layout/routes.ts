// Bends the routes and nudges the cities until wagons stop touching each other. Runs once, offline, with fixed luck.
import { CITY_RADIUS } from '../games/ttr/map/layout';
import { laneOffset } from '../games/routes/lanes';
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
  cost: number;
}

interface Drawn {
  discs: Point[];
  box: readonly [number, number, number, number];
  own: number;
}

export const CITY_MARGIN = CITY_RADIUS + 1;
const CLEARANCE = 4;
const MOST_BEND = 1.0;
const NAME_HALF_HEIGHT = 12;

export class RouteOptimiser {
  readonly #homes: Map<string, Point>;
  #cities: Map<string, Point>;
  readonly #bends: { leave: number; arrive: number }[];
  #drawn: Drawn[];
  readonly #atCity = new Map<string, number[]>();
  #names = new Map<string, readonly Point[]>();
  readonly #random: () => number;

  constructor(
    readonly routes: readonly Route[],
    homes: ReadonlyMap<string, Point>,
    readonly wagon: Point,
    readonly reach: number,
    seed: number,
    readonly inside: (p: Point) => boolean,
  ) {
    this.#homes = new Map(homes);
    this.#cities = new Map(homes);
    this.#random = luck(seed);
    this.#bends = routes.map(() => ({ leave: 0, arrive: 0 }));
    routes.forEach((r, i) => [r.a, r.b].forEach((c) => this.#atCity.set(c, [...(this.#atCity.get(c) ?? []), i])));
    this.#drawn = routes.map((_, i) => this.#draw(i));
  }

  /** Points covered by each city's name, as steps from the city: routes keep away from them from now on. */
  avoid(names: Map<string, readonly Point[]>): void {
    this.#names = names;
  }

  run(rounds: number, hottest: number): RoutePlan {
    for (let round = 0; round < rounds; round++) {
      const heat = hottest * (1 - round / rounds);
      this.#bendOne(Math.floor(this.#random() * this.routes.length), heat);
      if (round % 4 === 0) this.#moveOne(heat);
    }
    return { cities: new Map(this.#cities), curves: this.routes.map((_, i) => this.#curve(i)), cost: this.cost() };
  }

  cost(): number {
    return this.routes.reduce((sum, _, i) => sum + this.#routeCost(i), 0);
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

  #accept(change: number, heat: number): boolean {
    return change <= 0 || this.#random() < Math.exp(-change / (1 + 120 * heat * heat));
  }

  #cityCost(city: string, near: readonly number[]): number {
    const away = distance(this.#cities.get(city)!, this.#homes.get(city)!);
    const leash = away > this.reach ? 40 * (away - this.reach) ** 2 : 0;
    let sum = 0.12 * away * away + leash;
    for (const i of near) sum += this.#routeCost(i);
    this.routes.forEach((r, i) => {
      if (r.a === city || r.b === city) return;
      const at = this.#cities.get(city)!;
      sum += this.#discsNear(this.#drawn[i]!, at) + this.#discsOnName(this.#drawn[i]!, city, at);
    });
    return sum;
  }

  #routeCost(i: number): number {
    const mine = this.#drawn[i]!;
    let sum = mine.own;
    for (let j = 0; j < this.#drawn.length; j++) if (j !== i) sum += between(mine, this.#drawn[j]!, this.wagon[1] + CLEARANCE);
    for (const [city, at] of this.#cities) {
      if (city !== this.routes[i]!.a && city !== this.routes[i]!.b) sum += this.#discsNear(mine, at);
      sum += this.#discsOnName(mine, city, at);
    }
    return sum;
  }

  #discsOnName(drawn: Drawn, city: string, at: Point): number {
    const least = NAME_HALF_HEIGHT + this.wagon[1] / 2 + 1;
    let sum = 0;
    for (const [dx, dy] of this.#names.get(city) ?? []) {
      const [x, y] = [at[0] + dx, at[1] + dy];
      if (x < drawn.box[0] - least || x > drawn.box[2] + least || y < drawn.box[1] - least || y > drawn.box[3] + least) continue;
      for (const d of drawn.discs) {
        const gap = Math.hypot(d[0] - x, d[1] - y);
        if (gap < least) sum += (least - gap) ** 2;
      }
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
    const discs: Point[] = [];
    for (let lane = 0; lane < route.lanes; lane++) {
      const side = laneOffset(lane, route.lanes, this.wagon[1]);
      for (const s of spacesAlong(line, route.length, CITY_MARGIN, side)) discs.push(...discsOf(s, this.wagon));
    }
    const xs = discs.map((d) => d[0]);
    const ys = discs.map((d) => d[1]);
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
    const { leave, arrive } = this.#bends[i]!;
    const pitch = (pathLength(line) - 2 * CITY_MARGIN) / route.length;
    const short = Math.max(0, this.wagon[0] + 3 - pitch);
    const shape = 60 * (leave * leave + arrive * arrive) + 160 * (leave - arrive) ** 2;
    const outside = discs.filter((d) => !this.inside(d)).length * 200;
    return { discs, box, own: shape + 60 * short * short + outside };
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
  let sum = 0;
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
