// Bends the lines of Switch & Signal and nudges its places until nothing touches what it does not belong to. Runs once, offline,
// with fixed luck.
import { distance, pathLength, trace, type Point } from '../ui/map/geometry';
import type { SignalBoard } from '../games/signal/board';
import { RADIUS, type PlaceKind } from '../games/signal/map/network';
import { luck } from './routes';

export interface TrackPlan {
  places: Map<string, Point>;
  bends: Map<string, Point>;
  cost: number;
}

/** A section should be long enough for a train and some ground. */
const SECTION = 42;
/** Lines keep this far from places that are not theirs, and from each other. */
const FROM_PLACES = 17;
const FROM_LINES = 27;
/** Arms of a place should not stand closer than this (degrees). */
const APART = 48;
const MOST_BEND = 55;

export class TrackSearch {
  readonly #random: () => number;
  #places: Map<string, Point>;
  #bends: Point[];
  #drawn: Point[][] = [];
  readonly #kinds: ReadonlyMap<string, PlaceKind>;

  constructor(
    readonly board: SignalBoard,
    readonly homes: ReadonlyMap<string, Point>,
    readonly size: Point,
    seed: number,
  ) {
    this.#random = luck(seed);
    this.#places = new Map(homes);
    this.#bends = board.lines.map(() => [0, 0]);
    this.#kinds = new Map([
      ...board.starts.map(({ id }) => [id, 'start'] as const),
      ...board.cities.map(({ id }) => [id, 'city'] as const),
      ...board.junctions.map(({ id }) => [id, 'junction'] as const),
    ]);
    this.#drawn = board.lines.map((_, i) => this.#draw(i));
  }

  run(rounds: number): TrackPlan {
    for (let round = 0; round < rounds; round++) {
      const heat = 1 - round / rounds;
      if (this.#random() < 0.6) this.#tryBend(heat);
      else this.#tryPlace(heat);
    }
    const bends = new Map(this.board.lines.map(({ id }, i) => [id, this.#bends[i]!]));
    const cost = this.board.lines.reduce((sum, _, i) => sum + this.#cost(i), 0);
    return { places: new Map(this.#places), bends, cost };
  }

  #tryBend(heat: number): void {
    const i = Math.floor(this.#random() * this.board.lines.length);
    const before = this.#bends[i]!;
    const cost = this.#cost(i);
    const nudge = (b: number) => clamp(b + (this.#random() - 0.5) * (10 + 60 * heat), MOST_BEND);
    this.#bends[i] = [nudge(before[0]), nudge(before[1])];
    this.#drawn[i] = this.#draw(i);
    if (this.#accepts(this.#cost(i) - cost, heat)) return;
    this.#bends[i] = before;
    this.#drawn[i] = this.#draw(i);
  }

  #tryPlace(heat: number): void {
    const ids = [...this.homes.keys()];
    const id = ids[Math.floor(this.#random() * ids.length)]!;
    const lines = this.board.lines.flatMap(({ a, b }, i) => (a === id || b === id ? [i] : []));
    const all = () => lines.reduce((sum, i) => sum + this.#cost(i), this.#placeCost(id));
    const before = this.#places.get(id)!;
    const cost = all();
    const step = () => (this.#random() - 0.5) * (6 + 30 * heat);
    this.#places.set(id, [before[0] + step(), before[1] + step()]);
    for (const i of lines) this.#drawn[i] = this.#draw(i);
    if (this.#accepts(all() - cost, heat)) return;
    this.#places.set(id, before);
    for (const i of lines) this.#drawn[i] = this.#draw(i);
  }

  #accepts(worse: number, heat: number): boolean {
    return worse <= 0 || this.#random() < Math.exp(-worse / (0.2 + 60 * heat * heat));
  }

  #draw(i: number): Point[] {
    const line = this.board.lines[i]!;
    const [leave, arrive] = this.#bends[i]!.map((b) => (b * Math.PI) / 180);
    return trace({ from: this.#places.get(line.a)!, to: this.#places.get(line.b)!, leave: leave!, arrive: arrive! }).filter((_, k) => k % 3 === 0);
  }

  /** Far from home is bad, near other places or lines is worse, off the sheet is worst. */
  #placeCost(id: string): number {
    const at = this.#places.get(id)!;
    let cost = 0.03 * distance(at, this.homes.get(id)!) ** 2;
    for (const [other, there] of this.#places) {
      if (other !== id) cost += short(distance(at, there), this.#radius(id) + this.#radius(other) + 30);
    }
    this.board.lines.forEach((line, i) => {
      if (line.a !== id && line.b !== id) cost += this.#nearness(this.#drawn[i]!, id);
    });
    const edge = Math.min(at[0], at[1], this.size[0] - at[0], this.size[1] - at[1]);
    return cost + 10 * short(edge, 48);
  }

  #radius(id: string): number {
    return RADIUS[this.#kinds.get(id)!];
  }

  #nearness(line: readonly Point[], place: string): number {
    const at = this.#places.get(place)!;
    const near = Math.min(...line.map((p) => distance(p, at)));
    return 3 * short(near, this.#radius(place) + FROM_PLACES);
  }

  #cost(i: number): number {
    const line = this.board.lines[i]!;
    const drawn = this.#drawn[i]!;
    const [leave, arrive] = this.#bends[i]!;
    const room = pathLength(drawn) - this.#radius(line.a) - this.#radius(line.b) - 12 * line.signals.length;
    let cost = 0.012 * (leave ** 2 + arrive ** 2) + 0.01 * (leave - arrive) ** 2;
    cost += 3 * short(room / line.sections, SECTION) + 0.02 * Math.max(0, room / line.sections - 90);
    for (const place of this.#places.keys()) {
      if (place !== line.a && place !== line.b) cost += this.#nearness(drawn, place);
    }
    this.board.lines.forEach((other, j) => {
      if (i !== j) cost += this.#clash(i, j, [line.a, line.b].find((end) => end === other.a || end === other.b));
    });
    return cost;
  }

  /** Two lines: how much too near; those that meet somewhere are compared away from there, and by the angle between them. */
  #clash(i: number, j: number, shared: string | undefined): number {
    const [one, two] = [this.#drawn[i]!, this.#drawn[j]!];
    if (shared === undefined) {
      if (!boxesNear(one, two)) return 0;
      const near = nearest(one, two);
      return 2 * short(near, FROM_LINES) + (near < 6 ? 400 : 0);
    }
    const centre = this.#places.get(shared)!;
    const reach = this.#radius(shared) + 22;
    const away = (line: readonly Point[]) => line.filter((p) => distance(p, centre) > reach);
    const angle = Math.abs(turn(this.#heading(i, shared), this.#heading(j, shared)));
    return 2 * short(nearest(away(one), away(two)), FROM_LINES) + 0.35 * short(angle, APART);
  }

  #heading(i: number, place: string): number {
    const line = this.#drawn[i]!;
    const [from, to] = this.board.lines[i]!.a === place ? [line[0]!, line[2]!] : [line.at(-1)!, line.at(-3)!];
    return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  }
}

const clamp = (n: number, most: number) => Math.max(-most, Math.min(most, n));
/** How far below the wanted value, squared. */
const short = (n: number, wanted: number) => Math.max(0, wanted - n) ** 2 / 10;
const turn = (a: number, b: number) => ((((a - b) % 360) + 540) % 360) - 180;

function nearest(one: readonly Point[], two: readonly Point[]): number {
  let best = Infinity;
  for (const p of one) for (const q of two) best = Math.min(best, distance(p, q));
  return best;
}

function boxesNear(one: readonly Point[], two: readonly Point[]): boolean {
  return [0, 1].every((axis) => {
    const span = (line: readonly Point[]) => [Math.min(...line.map((p) => p[axis]!)), Math.max(...line.map((p) => p[axis]!))];
    const [a, b] = [span(one), span(two)];
    return a[0]! - FROM_LINES < b[1]! && b[0]! - FROM_LINES < a[1]!;
  });
}
