// The railway as drawn: where each place, section, signal and arm of a junction lies. Knows the board file, not the rules.
import { distance, pathLength, pointAt, trace, type Point } from '../../../ui/map/geometry';
import type { Line, SignalBoard, SignalLayout } from '../board';

/** How much room a place takes from the lines that meet there. */
export const RADIUS = { start: 15, city: 25, junction: 14 } as const;
export const TRACK_WIDTH = 11;
export const LAMP_RADIUS = 9.4;
/** Between two sections one sees the ground. */
const GAP = 3.2;
/** A gap that holds a signal is wider. */
const SIGNAL_GAP = 13;

export type PlaceKind = keyof typeof RADIUS;

/** A place on the way: where, and which way it points (degrees). */
export interface Spot {
  at: Point;
  angle: number;
}

export interface SectionShape {
  id: string;
  line: string;
  points: readonly Point[];
  middle: Spot;
}

export interface SignalShape {
  id: string;
  line: string;
  /** The boundary's place along the line: 0 at a. */
  boundary: number;
  /** The city it guards, or null on open track. */
  city: string | null;
  spot: Spot;
}

/** Where a line meets a junction: the point on its rim and the direction out of it (degrees). */
export interface Arm {
  line: string;
  at: Point;
  angle: number;
}

export interface LineShape {
  line: Line;
  /** From the rim of a to the rim of b. */
  points: readonly Point[];
  sections: readonly SectionShape[];
}

export interface Network {
  size: Point;
  kinds: ReadonlyMap<string, PlaceKind>;
  places: ReadonlyMap<string, Point>;
  ports: ReadonlySet<string>;
  lines: ReadonlyMap<string, LineShape>;
  sections: ReadonlyMap<string, SectionShape>;
  signals: ReadonlyMap<string, SignalShape>;
  /** The arms of a junction in the order of the file. */
  arms: ReadonlyMap<string, readonly Arm[]>;
  /** From a start place to the network (degrees). */
  headings: ReadonlyMap<string, number>;
}

export function drawNetwork(board: SignalBoard, layout: SignalLayout): Network {
  const kinds = new Map<string, PlaceKind>([
    ...board.starts.map(({ id }) => [id, 'start'] as const),
    ...board.cities.map(({ id }) => [id, 'city'] as const),
    ...board.junctions.map(({ id }) => [id, 'junction'] as const),
  ]);
  const places = new Map([...kinds.keys()].map((id) => [id, layout.places[id] ?? ([0, 0] as const)] as const));
  const lines = new Map(board.lines.map((line) => [line.id, shapeOf(line, layout, places, kinds)]));
  const shapes = [...lines.values()];
  return {
    size: layout.size,
    kinds,
    places,
    ports: new Set(board.cities.filter(({ kind }) => kind === 'port').map(({ id }) => id)),
    lines,
    sections: new Map(shapes.flatMap(({ sections }) => sections.map((s) => [s.id, s] as const))),
    signals: new Map(shapes.flatMap((shape) => signalsOf(shape, kinds)).map((s) => [s.id, s])),
    arms: new Map(board.junctions.map(({ id }) => [id, armsOf(id, shapes, places)])),
    headings: new Map(board.starts.map(({ id }) => [id, armsOf(id, shapes, places)[0]?.angle ?? 0])),
  };
}

/** Where a train stands on a space: on a section it looks towards `facing`, in a city it has no direction. */
export function trainSpot(network: Network, space: string, facing: string | null): Spot {
  const section = network.sections.get(space);
  if (section === undefined) {
    return { at: network.places.get(space) ?? [0, 0], angle: network.headings.get(space) ?? 0 };
  }
  const towardsA = facing === network.lines.get(section.line)?.line.a;
  return { at: section.middle.at, angle: section.middle.angle + (towardsA ? 180 : 0) };
}

/** Of these signals the one that lies nearest to another. */
export function nearestMarker({ board, layout }: { board: SignalBoard; layout: SignalLayout }, to: string, from: readonly string[]): string | null {
  const { signals } = drawNetwork(board, layout);
  const target = signals.get(to)?.spot.at;
  const away = (id: string) => distance(signals.get(id)?.spot.at ?? [0, 0], target ?? [0, 0]);
  return from.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

/** The arms of a junction drawn as large as this, or a little larger than the track leaves room for. */
export function armsAt(centre: Point, arms: readonly Arm[], radius: number): Arm[] {
  return arms.map((arm) => ({ ...arm, at: [centre[0] + radius * Math.cos(radians(arm.angle)), centre[1] + radius * Math.sin(radians(arm.angle))] }));
}

/** Where a lamp of this size stands: before a city it keeps clear of the wall. */
export function lampAt({ spot, line, boundary, city }: SignalShape, network: Network, large: number): Point {
  const shape = network.lines.get(line);
  if (city === null || large === 1 || shape === undefined) return spot.at;
  const away = boundary === 0 ? 1 : -1;
  const [x, y] = spot.at;
  const far = away * LAMP_RADIUS * (large - 1);
  return [x + far * Math.cos(radians(spot.angle)), y + far * Math.sin(radians(spot.angle))];
}

/** The rails inside a junction from one arm to another: one smooth bend. */
export function throughPath(centre: Point, from: Arm, to: Arm): string {
  const point = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  return `M${point(from.at)}Q${point(centre)} ${point(to.at)}`;
}

function shapeOf(line: Line, layout: SignalLayout, places: ReadonlyMap<string, Point>, kinds: ReadonlyMap<string, PlaceKind>): LineShape {
  const [leave, arrive] = layout.bends[line.id] ?? [0, 0];
  const whole = trace({ from: places.get(line.a)!, to: places.get(line.b)!, leave: radians(leave), arrive: radians(arrive) });
  const points = cut(whole, RADIUS[kinds.get(line.a)!], RADIUS[kinds.get(line.b)!]);
  return { line, points, sections: sectionsOf(line, points) };
}

function sectionsOf(line: Line, points: readonly Point[]): SectionShape[] {
  const gaps = Array.from({ length: line.sections + 1 }, (_, k) => gapAt(line, k));
  const pitch = (pathLength(points) - gaps.reduce((sum, gap) => sum + gap, 0)) / line.sections;
  let from = gaps[0]!;
  return Array.from({ length: line.sections }, (_, k) => {
    const piece = between(points, from, from + pitch);
    from += pitch + gaps[k + 1]!;
    return { id: `${line.id}/${k + 1}`, line: line.id, points: piece, middle: spotAt(piece, 0.5) };
  });
}

function gapAt(line: Line, boundary: number): number {
  if (line.signals.includes(boundary)) return SIGNAL_GAP;
  return boundary === 0 || boundary === line.sections ? 0 : GAP;
}

/** A signal stands in the middle of its gap; at a city right before its rim. */
function signalsOf({ line, points, sections }: LineShape, kinds: ReadonlyMap<string, PlaceKind>): SignalShape[] {
  return line.signals.map((k) => {
    const before = sections[k - 1]?.points.at(-1) ?? points[0]!;
    const after = sections[k]?.points[0] ?? points.at(-1)!;
    const end = k === 0 ? line.a : k === line.sections ? line.b : null;
    return {
      id: `${line.id}@${k}`,
      line: line.id,
      boundary: k,
      city: end !== null && kinds.get(end) === 'city' ? end : null,
      spot: { at: [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2], angle: heading(before, after) },
    };
  });
}

function armsOf(place: string, lines: readonly LineShape[], places: ReadonlyMap<string, Point>): Arm[] {
  const centre = places.get(place)!;
  return lines.flatMap(({ line, points }) => {
    if (line.a !== place && line.b !== place) return [];
    const at = line.a === place ? points[0]! : points.at(-1)!;
    return [{ line: line.id, at, angle: heading(centre, at) }];
  });
}

/** The line without its first `head` and last `tail` units. */
function cut(points: readonly Point[], head: number, tail: number): Point[] {
  return between(points, head, pathLength(points) - tail);
}

function between(points: readonly Point[], from: number, to: number): Point[] {
  const piece: Point[] = [pointAt(points, from)];
  let walked = 0;
  for (let i = 1; i < points.length; i++) {
    walked += distance(points[i - 1]!, points[i]!);
    if (walked > from && walked < to) piece.push(points[i]!);
  }
  return [...piece, pointAt(points, to)];
}

export function spotAt(points: readonly Point[], share: number): Spot {
  const total = pathLength(points);
  const at = pointAt(points, total * share);
  return { at, angle: heading(pointAt(points, total * share - 2), pointAt(points, total * share + 2)) };
}

export function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function heading(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const round = (n: number) => Math.round(n * 10) / 10;
