// Finds what is pointed at: the nearest thing that can be chosen, so that a finger never has to hit a small lamp.
import { distance, distanceToLine, pathLength, pointAt, type Point } from '../../../ui/map/geometry';
import type { SignalView } from '../view';
import { TRAINS } from '../board';
import { trainSpot, type Network, type Spot } from './network';
import type { Target } from './targets';

export interface HotSpot {
  target: Target;
  /** Where it is: one point, or a line to be hit anywhere. */
  points: readonly Point[];
}

export interface PlacedTrain {
  train: string;
  spot: Spot;
  /** Null in a city, where a train has no direction. */
  angle: number | null;
  goods: string | null;
  at: string;
}

export function trainsOnMap(network: Network, view: SignalView): PlacedTrain[] {
  return TRAINS.flatMap((train, i) => {
    const state = view.trains[i];
    if (state === undefined || state.at === null) return [];
    const spot = trainSpot(network, state.at, state.facing);
    const angle = network.kinds.get(state.at) === 'city' ? null : spot.angle;
    return [{ train, spot, angle, goods: state.goods, at: state.at }];
  });
}

export function pointsOf(target: Target, network: Network, trains: readonly PlacedTrain[]): readonly Point[] {
  switch (target.kind) {
    case 'signal':
      return [network.signals.get(target.ref)?.spot.at ?? [0, 0]];
    case 'train':
      return [trains.find(({ train }) => train === target.ref)?.spot.at ?? [0, 0]];
    case 'line':
      return network.lines.get(target.ref)?.points ?? [];
    case 'arm':
      return armPoints(network, target.ref);
    default:
      return [network.places.get(target.ref) ?? [0, 0]];
  }
}

/** So much of a track belongs to the junction at its end. */
const ARM = 52;
/** What lies on a track goes before the track. */
const ASIDE = 8;

function armPoints(network: Network, ref: string): readonly Point[] {
  const [junction, line] = ref.split('>');
  const shape = network.lines.get(line ?? '');
  if (shape === undefined) return [];
  const points = shape.line.a === junction ? shape.points : shape.points.toReversed();
  const room = Math.min(ARM, pathLength(points) * 0.6);
  return [...points.filter((_, i) => pathLength(points.slice(0, i + 1)) < room), pointAt(points, room)];
}

/** The nearest spot within reach; what stands for a move goes before what can only be looked at. */
export function nearestSpot(spots: readonly HotSpot[], point: Point, reach: number): HotSpot | null {
  let best: HotSpot | null = null;
  let least = reach;
  for (const spot of spots) {
    const away = spot.points.length === 1 ? distance(point, spot.points[0]!) : distanceToLine(point, spot.points) + (spot.target.kind === 'arm' ? ASIDE : 0);
    if (away < least) [best, least] = [spot, away];
  }
  return best;
}

/** The spot one comes to with an arrow key: the nearest one in that direction. */
export function spotTowards(spots: readonly HotSpot[], from: HotSpot, key: string): HotSpot | null {
  const ways: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = ways[key];
  if (way === undefined) return null;
  const [x, y] = centre(from);
  let best: HotSpot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [centre(spot)[0] - x, centre(spot)[1] - y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = ahead + 2 * aside;
    if (spot !== from && ahead > 0 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

export function centre({ points }: HotSpot): Point {
  return points[Math.floor(points.length / 2)] ?? [0, 0];
}

export const spotKey = ({ kind, ref }: Target) => `${kind}:${ref}`;
