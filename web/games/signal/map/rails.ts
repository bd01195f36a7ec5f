// The way of a train along the rails, as points and key frames. Plane geometry, nothing moves here.
import { distance, pathLength, type Point } from '../../../ui/map/geometry';
import { trainSpot, type Network } from './network';

export interface Leg {
  train: string;
  /** The spaces from where it stood to where it stands, or stood last. */
  path: readonly string[];
  /** It has left the map: with its goods delivered, or back to the depot. */
  gone: 'delivered' | 'depot' | null;
  /** A die was rolled for it in the same step. */
  rolled: boolean;
}

const STEP = 260;
/** A die tumbles before its train runs (milliseconds). */
export const TUMBLE = 550;

export function runTime({ path }: Pick<Leg, 'path'>): number {
  return STEP * Math.max(0, path.length - 1);
}

/** The rails from the middle of the first space to the middle of the last. */
export function railsOf(network: Network, path: readonly string[]): Point[] {
  const rails: Point[] = [];
  path.forEach((space, i) => {
    const last = rails.at(-1);
    const pieces = halves(network, space, last ?? middle(network, path[i + 1] ?? space));
    if (i > 0) rails.push(...pieces.in);
    rails.push(middle(network, space));
    if (i > 0 && i < path.length - 1) rails.push(...pieces.out);
    // Out of the first space it goes towards the second.
    if (i === 0 && path.length > 1) rails.push(...pieces.in.toReversed());
  });
  return rails;
}

/** The two halves of a section, the one nearer to `from` first; nothing in a city. */
function halves(network: Network, space: string, from: Point): { in: Point[]; out: Point[] } {
  const points = network.sections.get(space)?.points;
  if (points === undefined) return { in: [], out: [] };
  const way = distance(points[0]!, from) <= distance(points.at(-1)!, from) ? [...points] : points.toReversed();
  const half = Math.floor(way.length / 2);
  return { in: way.slice(0, half), out: way.slice(half + 1) };
}

function middle(network: Network, space: string): Point {
  return trainSpot(network, space, null).at;
}

interface Frame extends Keyframe {
  transform: string;
  offset: number;
}

/** Key frames along the rails; `turned`: the direction the engine is drawn in, which each frame turns it from. */
export function framesOf(rails: readonly Point[], turned: number): Frame[] {
  const whole = Math.max(1, pathLength(rails));
  let walked = 0;
  return rails.map(([x, y], i) => {
    const before = rails[i - 1];
    if (before) walked += distance(before, [x, y]);
    const [a, b] = [before ?? [x, y], before ? [x, y] : (rails[1] ?? [x, y])];
    const heading = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return { transform: `translate(${x}px, ${y}px) rotate(${nearTurn(heading - turned)}deg)`, offset: Math.min(1, walked / whole) };
  });
}

/** The same way for what never turns. */
export function slidesOf(rails: readonly Point[]): Frame[] {
  return framesOf(rails, 0).map(({ offset }, i) => ({ transform: `translate(${rails[i]![0]}px, ${rails[i]![1]}px)`, offset }));
}

const nearTurn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
