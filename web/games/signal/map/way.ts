// A way drawn with the finger along the rails: which signals it passes, and how junctions have to be set for it.
import { distance, distanceToLine, type Point } from '../../../ui/map/geometry';
import type { Course, Order } from '../orders';
import { RADIUS, type Network } from './network';

/** The hand need not follow the rails exactly (units of the map). */
const REACH = 20;
const STEP = 5;
/** So near to a junction the hand is on no arm of it. */
const CLOSE = RADIUS.junction + 6;

interface At {
  line: string;
  /** The section, from 1. */
  k: number;
}

/** What is passed on the way along these points, in order; the signal that the hand began or ended on too, and that of a city it began or ended in. */
export function wayOf(points: readonly Point[], network: Network): Order[] {
  const visited = sectionsAlong(points, network);
  const passed = [
    ...outOf(cityAt(points[0], network), visited[0], network),
    ...visited.slice(1).flatMap((to, i) => between(visited[i]!, to, network)),
    ...outOf(cityAt(points.at(-1), network), visited.at(-1), network).toReversed(),
  ];
  const [first, last] = [points[0], points.at(-1)].map((at) => at && signalAt(at, network));
  const ends = (signal: string | undefined): Order[] => (signal === undefined ? [] : [{ do: 'signal', to: signal, from: null }]);
  return unique([...ends(first), ...passed, ...ends(last)]);
}

/** Where a train is to run that is pulled along these points: by these lines, to this city. */
export function courseOf(points: readonly Point[], network: Network): Course {
  return { lines: [...new Set(sectionsAlong(points, network).map(({ line }) => line))], city: cityAt(points.at(-1), network) ?? null };
}

/** The sections under the hand, each where it is first reached. */
function sectionsAlong(points: readonly Point[], network: Network): At[] {
  const visited: At[] = [];
  for (const at of samples(points)) {
    if ([...network.arms.keys()].some((id) => distance(network.places.get(id)!, at) < CLOSE)) continue;
    const near = sectionAt(at, network);
    const last = visited.at(-1);
    if (near !== null && (last?.line !== near.line || last.k !== near.k)) visited.push(near);
  }
  return visited;
}

function samples(points: readonly Point[]): Point[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1] ?? to;
    const n = Math.max(1, Math.ceil(distance(from, to) / STEP));
    return Array.from({ length: n }, (_, k): Point => [from[0] + ((to[0] - from[0]) * (k + 1)) / n, from[1] + ((to[1] - from[1]) * (k + 1)) / n]);
  });
}

function sectionAt(at: Point, network: Network): At | null {
  let [best, least]: [string | null, number] = [null, REACH];
  for (const { id, points } of network.sections.values()) {
    const away = distanceToLine(at, points);
    if (away < least) [best, least] = [id, away];
  }
  if (best === null) return null;
  const cut = best.lastIndexOf('/');
  return { line: best.slice(0, cut), k: Number(best.slice(cut + 1)) };
}

function signalAt(at: Point, network: Network): string | undefined {
  const near = [...network.signals.values()].filter(({ spot }) => distance(spot.at, at) < REACH);
  return near.sort((a, b) => distance(a.spot.at, at) - distance(b.spot.at, at))[0]?.id;
}

function cityAt(at: Point | undefined, network: Network): string | undefined {
  return [...network.kinds].find(([id, kind]) => kind === 'city' && at !== undefined && distance(network.places.get(id)!, at) < RADIUS.city)?.[0];
}

/** From a city to a section of one of its lines. */
function outOf(city: string | undefined, to: At | undefined, network: Network): Order[] {
  const line = to && network.lines.get(to.line)!.line;
  if (line === undefined || city === undefined || (line.a !== city && line.b !== city)) return [];
  return signals(line.id, line.a === city ? 0 : line.sections + 1, to!.k, network);
}

/** From one section to another of the same line, or over the place where their lines meet. */
function between(from: At, to: At, network: Network): Order[] {
  if (from.line === to.line) return signals(from.line, from.k, to.k, network);
  const [one, two] = [network.lines.get(from.line)!.line, network.lines.get(to.line)!.line];
  const place = [one.a, one.b].find((id) => id === two.a || id === two.b);
  if (place === undefined) return [];
  const out = signals(one.id, from.k, one.a === place ? 0 : one.sections + 1, network);
  const into = signals(two.id, two.a === place ? 0 : two.sections + 1, to.k, network);
  return network.kinds.get(place) === 'junction' ? [...out, { do: 'set', junction: place, lines: [one.id, two.id] }, ...into] : [...out, ...into];
}

/** The signals between two sections of a line; 0 and one more than its sections are what lies at its ends. */
function signals(line: string, from: number, to: number, network: Network): Order[] {
  const boundaries = from < to ? range(from, to) : range(to, from).reverse();
  return boundaries.flatMap((k) => (network.signals.has(`${line}@${k}`) ? [{ do: 'signal', to: `${line}@${k}`, from: null } as const] : []));
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

function unique(orders: readonly Order[]): Order[] {
  const key = (order: Order) => JSON.stringify(order.do === 'set' ? [order.junction, [...order.lines].sort()] : order);
  return orders.filter((order, i) => orders.findIndex((other) => key(other) === key(order)) === i);
}
