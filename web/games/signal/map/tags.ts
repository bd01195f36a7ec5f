// Where tags go that come and go on the map: beside the thing they speak of, on no name, no train, no place and no other tag.
import type { Point } from '../../../ui/map/geometry';
import { touching, type Box } from '../../../ui/map/labels';
import { sizesAt } from './legible';
import { signsAt, type PlaceName } from './names';
import { RADIUS, type Network } from './network';
import type { PlacedTrain } from './spots';

export interface Wish {
  key: string;
  /** What the tag speaks of, and how much room that takes around its middle. */
  at: Point;
  radius: number;
  width: number;
  height: number;
}

/** The number of a start place beside its train. */
export interface NumberSign {
  place: string;
  /** Where the place is, and where its number stands now. */
  of: Point;
  at: Point;
  radius: number;
}

/** `hard` is never covered; `soft` only where there is no other way. */
export interface Obstacles {
  hard: readonly Box[];
  soft: readonly Box[];
}

/** Half of what a train takes, with the goods on its back. */
const TRAIN = 22;
const LAMP = 8;
const JUNCTION = 14;
/** How far away a tag may go, in its own heights; nearer is better. */
const RINGS = [0, 0.7, 1.5, 2.4];
const WAYS: readonly Point[] = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [-1, 1], [1, -1], [-1, -1]];

export function obstaclesOf(network: Network, names: readonly PlaceName[], trains: readonly PlacedTrain[], scale: number): Obstacles {
  const large = sizesAt(scale);
  return {
    hard: [...names.map(({ box }) => box), ...trains.map(({ spot }) => around(spot.at, TRAIN * large.body)), ...signsAt(scale, network).values()],
    soft: [...[...network.signals.values()].map(({ spot }) => around(spot.at, LAMP * large.lamp)), ...junctionBoxes(network, large.junction)],
  };
}

/** How a junction is set should be seen beside whatever comes and goes. */
function junctionBoxes(network: Network, large: number): Box[] {
  return [...network.kinds].flatMap(([id, kind]) => (kind === 'junction' ? [around(network.places.get(id) ?? [0, 0], JUNCTION * large)] : []));
}

/** The trains, as what no name may lie under: on a small map they are larger than their place. */
export function standingBoxes(trains: readonly PlacedTrain[], scale: number): Box[] {
  const r = TRAIN * sizesAt(scale).body;
  return trains.map(({ spot }) => around(spot.at, r));
}

/** A train hides the number of its start place: the numbers beside it, by place. */
export function numberSigns(network: Network, trains: readonly PlacedTrain[], obstacles: Obstacles, scale: number): NumberSign[] {
  const large = sizesAt(scale);
  const radius = RADIUS.start * large.start * 0.8;
  const hidden = trains.filter(({ at }) => network.kinds.get(at) === 'start');
  const wishes = hidden.map(({ at, spot }): Wish => ({ key: at, at: spot.at, radius: TRAIN * large.body, width: 2 * radius, height: 2 * radius }));
  const places = placeTags(wishes, obstacles, network.size);
  return hidden.map(({ at, spot }) => ({ place: at, of: spot.at, at: places.get(at) ?? behind(spot, TRAIN * large.body + radius), radius }));
}

function behind({ at: [x, y], angle }: PlacedTrain['spot'], far: number): Point {
  const back = ((angle + 180) * Math.PI) / 180;
  return [x + far * Math.cos(back), y + far * Math.sin(back)];
}

/** The middle of each tag; a tag for which there is no room has none. */
export function placeTags(wishes: readonly Wish[], { hard, soft }: Obstacles, [right, bottom]: Point): Map<string, Point> {
  const kept: Box[] = wishes.map(({ at, radius }) => around(at, radius));
  const placed = new Map<string, Point>();
  for (const wish of wishes) {
    const inside = ([x0, y0, x1, y1]: Box) => x0 > 0 && y0 > 0 && x1 < right && y1 < bottom;
    const free = (at: Point, others: readonly Box[]) => {
      const box = tagBox(wish, at);
      return inside(box) && !others.some((other) => touching(box, other));
    };
    const places = candidates(wish);
    const at = places.find((p) => free(p, [...kept, ...hard, ...soft])) ?? places.find((p) => free(p, [...kept, ...hard]));
    if (at === undefined) continue;
    kept.push(tagBox(wish, at));
    placed.set(wish.key, at);
  }
  return placed;
}

export function tagBox({ width, height }: Pick<Wish, 'width' | 'height'>, [x, y]: Point): Box {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

function candidates({ at: [x, y], radius, width, height }: Wish): Point[] {
  return RINGS.flatMap((ring) =>
    WAYS.map(([dx, dy]): Point => {
      const away = radius + 1 + ring * height;
      return [x + dx * (away + width / 2), y + dy * (away + height / 2)];
    }),
  );
}

const around = ([x, y]: Point, r: number): Box => [x - r, y - r, x + r, y + r];
