// Where a way runs over the rails of Switch & Signal, as a hand would follow it: the points to draw through, as the junctions are set.
import type { Point } from '../../../ui/map/geometry';
import type { Network } from '../../../games/signal/map/network';
import { trainSpot } from '../../../games/signal/map/network';
import type { SignalView } from '../../../games/signal/view';

/** Something on the way: a section, a signal or a junction. */
interface Met {
  thing: string;
  points: readonly Point[];
}

export type Rails = Pick<SignalView, 'switches' | 'signals'>;

/** Everything from a boundary of a line on, until something closes the way; `way` is 1 towards b. */
function onward(network: Network, rails: Rails, from: string, boundary: number, way: 1 | -1): Met[] {
  const met: Met[] = [];
  let [id, k] = [from, boundary];
  for (let steps = 0; steps < 40; steps++) {
    const { line, sections } = network.lines.get(id)!;
    const signal = network.signals.get(`${id}@${k}`);
    if (signal && !rails.signals.includes(signal.id)) return met;
    if (signal) met.push({ thing: signal.id, points: [signal.spot.at] });
    const section = sections[way === 1 ? k : k - 1];
    if (section) {
      met.push({ thing: section.id, points: way === 1 ? section.points : section.points.toReversed() });
      k += way;
      continue;
    }
    const place = way === 1 ? line.b : line.a;
    const open = rails.switches[place];
    if (!open?.includes(id)) return met;
    met.push({ thing: place, points: [network.places.get(place)!] });
    id = open[0] === id ? open[1] : open[0];
    const next = network.lines.get(id)!.line;
    [k, way] = next.a === place ? [0, 1] : [next.sections, -1];
  }
  return met;
}

/** The ways out of a signal or a junction, each with what it begins on. */
export function waysFrom(network: Network, rails: Rails, thing: string): Met[][] {
  const signal = network.signals.get(thing);
  if (signal) {
    const at = { thing, points: [signal.spot.at] };
    return ([1, -1] as const).map((way) => [at, ...onward(network, rails, signal.line, signal.boundary, way).slice(1)]);
  }
  return (rails.switches[thing] ?? []).flatMap((start) => {
    const other = rails.switches[thing]!.find((line) => line !== start)!;
    const on = [{ thing, points: [network.places.get(thing)!] }, ...alongArm(network, rails, thing, start)];
    return ARM_STARTS.map((far) => [{ thing: `${thing}>${other}`, points: [armOf(network, thing, other, far)] }, ...on]);
  });
}

/** The ways ahead of a train: one on a line, as many as it has lines in a city. */
export function waysOf(network: Network, view: SignalView, rails: Rails, index: number): { line: string; way: Met[] }[] {
  const { at, facing } = view.trains[index]!;
  const here = { thing: 'train', points: [trainSpot(network, at!, facing).at] };
  const section = network.sections.get(at!);
  if (section === undefined) {
    const lines = [...network.lines.values()].filter(({ line }) => line.a === at || line.b === at);
    return lines.map(({ line }) => ({ line: line.id, way: [here, ...alongArm(network, rails, at!, line.id)] }));
  }
  const shape = network.lines.get(section.line)!;
  const k = shape.sections.indexOf(section);
  const way = facing === shape.line.b ? 1 : -1;
  return [{ line: section.line, way: [here, ...onward(network, rails, section.line, way === 1 ? k + 1 : k, way)] }];
}

/** So far from its junction a way begins on an arm; nearer where a train stands on it. */
export const ARM_STARTS = [26, 21];

/** Where one touches an arm of a junction. */
export function armOf(network: Network, junction: string, line: string, far = 26): Point {
  const shape = network.lines.get(line)!;
  const points = shape.line.a === junction ? shape.points : shape.points.toReversed();
  let [walked, last] = [0, points[0]!];
  for (const point of points) {
    walked += Math.hypot(point[0] - last[0], point[1] - last[1]);
    last = point;
    if (walked > far) break;
  }
  return last;
}

export function alongArm(network: Network, rails: Rails, place: string, line: string): Met[] {
  const { a, sections } = network.lines.get(line)!.line;
  return a === place ? onward(network, rails, line, 0, 1) : onward(network, rails, line, sections, -1);
}

/** The ways to pull a train that does this in cities: "leave" by a line, or "stop". */
export function courses(network: Network, view: SignalView, index: number, does: readonly string[]): Point[][] {
  const starts = waysOf(network, view, view, index).map(({ line, way }) => ({ line, points: pointsOf(way), ends: endOf(network, view, way) ?? cityAhead(network, view, index) }));
  const inCity = !network.sections.has(view.trains[index]!.at!);
  const [first, ...later] = does;
  // Out of a city the first choice is the line, where there are several; on a line the train comes to a city first.
  const chooses = inCity && first?.startsWith('leave ') === true;
  const begun = starts.filter(({ line }) => !chooses || first === `leave ${line}`);
  const whole = FAR.flatMap((far) => begun.map(({ points, ends }) => follow(network, view, points, ends, chooses ? later : does, far)).filter((course) => course !== null));
  const city = cityAhead(network, view, index);
  return city === null || does.length > 0 ? whole : [...whole, ...begun.map(({ points }) => [...points, network.places.get(city)!])];
}

/** The city right before a train, with nothing between that is closed. */
function cityAhead(network: Network, view: SignalView, index: number): string | null {
  const { at, facing } = view.trains[index]!;
  const section = network.sections.get(at!);
  if (section === undefined || facing === null || view.switches[facing] !== undefined) return null;
  const { line, sections } = network.lines.get(section.line)!;
  const last = facing === line.b ? sections.length : 0;
  if (sections[facing === line.b ? last - 1 : 0] !== section) return null;
  const signal = network.signals.get(`${line.id}@${last}`);
  return signal === undefined || view.signals.includes(signal.id) ? facing : null;
}

/** A hand need not draw to the end of the last line: so many points of it, the more the plainer. */
const FAR = [12, 8, 5, 3, 2];

/** Null where the way does not come to the city in which something is to be done. */
function follow(network: Network, rails: Rails, points: Point[], city: string | null, does: readonly string[], far: number): Point[] | null {
  const [next, ...rest] = does;
  if (next === undefined) return points.slice(0, far);
  if (city === null) return null;
  if (next === 'stop') return [...points, network.places.get(city)!];
  const way = alongArm(network, rails, city, next.split(' ')[1]!);
  const on = follow(network, rails, pointsOf(way), endOf(network, rails, way), rest, far);
  return on && [...points, network.places.get(city)!, ...on];
}

const pointsOf = (way: readonly Met[]): Point[] => way.flatMap(({ points }) => points);

/** The place that a way ends at, if all of it was open, the signal before it too. */
function endOf(network: Network, rails: Rails, way: readonly Met[]): string | null {
  const last = way.findLast(({ thing }) => network.sections.has(thing));
  if (last === undefined) return null;
  const section = network.sections.get(last.thing)!;
  const { line, points, sections } = network.lines.get(section.line)!;
  const at = last.points.at(-1)!;
  const away = (point: Point) => Math.hypot(point[0] - at[0], point[1] - at[1]);
  const toB = away(points.at(-1)!) < away(points[0]!);
  const edge = toB ? sections.length : 0;
  if (sections[toB ? edge - 1 : 0] !== section) return null;
  const signal = network.signals.get(`${line.id}@${edge}`);
  return signal !== undefined && !rails.signals.includes(signal.id) ? null : toB ? line.b : line.a;
}
