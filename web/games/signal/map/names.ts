// Which names stand on the map at the present scale, and how large: cities always, the others where there is room.
import type { Point } from '../../../ui/map/geometry';
import { around, touching, type Box } from '../../../ui/map/labels';
import { fits, type Room } from '../../../ui/map/room';
import type { SignalBoard, SignalLayout } from '../board';
import { blockBox, nameSize, type BlockAt } from './blocks';
import { sizesAt } from './legible';
import { LAMP_RADIUS, lampAt, RADIUS, TRACK_WIDTH, type Network, type PlaceKind } from './network';

export interface PlaceName {
  id: string;
  kind: PlaceKind;
  text: string;
  at: BlockAt;
  size: number;
  /** What it takes with the goods below it. */
  box: Box;
}

/** Names never get smaller or larger than this on the screen (pixels). */
const SMALLEST: Record<PlaceKind, number> = { city: 14, start: 11.5, junction: 11.5 };
const LARGEST: Record<PlaceKind, number> = { city: 30, start: 19, junction: 17 };
const MARGIN = 4;
const WEIGHT: Record<PlaceKind, number> = { city: 2, start: 1, junction: 0 };

/** Where a name stands: as the layout says, else below its place. */
export function nameAt(network: Network, layout: SignalLayout, board: SignalBoard, id: string): BlockAt {
  const own = layout.labels[id];
  if (own !== undefined) return own;
  const [x, y] = network.places.get(id) ?? [0, 0];
  return [x, y + RADIUS[network.kinds.get(id) ?? 'junction'] + nameSize(board, id), 'middle'];
}

/** The signs of cities and start places as large as they are drawn: no name lies on them. */
export function signsAt(scale: number, network: Network): Map<string, Box> {
  const radius = { city: RADIUS.city, start: RADIUS.start * sizesAt(scale).start };
  return new Map(
    [...network.kinds].flatMap(([id, kind]) => {
      if (kind === 'junction') return [];
      const [x, y] = network.places.get(id) ?? [0, 0];
      const r = radius[kind];
      return [[id, [x - r, y - r, x + r, y + r] as const] as const];
    }),
  );
}

/**
 * Cities keep their names, beside another side of the city if need be; the others have one where there is room. `standing`: what else
 * is in the way just now; `room`: where the window shows names, while all of the map is shown.
 */
export function namesAt(scale: number, board: SignalBoard, layout: SignalLayout, network: Network, words: (id: string) => string, standing: readonly Box[] = [], room: Room | null = null): PlaceName[] {
  const large = sizesAt(scale);
  const signs = [...signsAt(scale, network).values(), ...standing];
  const kept: Box[] = [];
  const ids = [...network.kinds].sort(([, a], [, b]) => WEIGHT[b] - WEIGHT[a]);
  return ids.flatMap(([id, kind]): PlaceName[] => {
    const text = words(id);
    const size = Math.min(LARGEST[kind], Math.max(SMALLEST[kind], nameSize(board, id) * scale)) / scale;
    const boxAt = (at: BlockAt) => blockBox(board, id, at, text, size, large.cube);
    const radius = RADIUS[kind] * (kind === 'city' ? 1 : large[kind]);
    const own = nameAt(network, layout, board, id);
    const others = kind === 'junction' ? [] : around(network.places.get(id) ?? [0, 0], size, radius);
    const places = [own, ...others].map((at) => inside(at, boxAt(at), layout.size));
    const free = (taken: readonly Box[]) => (at: BlockAt) => !taken.some((other) => touching(boxAt(at), other));
    const hard = [...kept, ...signs];
    const open = places.filter((at) => free(hard)(at) && (room === null || fits(boxAt(at), room)));
    const at = open[0] === places[0] ? open[0] : (open.find(free([...railsNear(network, id), ...lampBoxes(network, large.lamp)])) ?? open[0] ?? (kind === 'city' ? places[0] : undefined));
    if (at === undefined) return [];
    const box = boxAt(at);
    kept.push(box);
    return [{ id, kind, text, at, size, box }];
  });
}

/** So far from its place a name may reach. */
const REACH = 300;
const NEAR = new WeakMap<Network, Map<string, Box[]>>();

/** Small squares along the lines around a place; looked up once. */
function railsNear(network: Network, id: string): Box[] {
  const known = NEAR.get(network) ?? new Map<string, Box[]>();
  NEAR.set(network, known);
  const found = known.get(id) ?? railBoxes(network, network.places.get(id) ?? [0, 0]);
  known.set(id, found);
  return found;
}

function railBoxes(network: Network, [px, py]: Point): Box[] {
  const r = TRACK_WIDTH / 2;
  const near = ([x, y]: Point) => Math.abs(x - px) < REACH && Math.abs(y - py) < REACH;
  return [...network.lines.values()].flatMap(({ points }) => points.filter((p, i) => i % 2 === 0 && near(p)).map(([x, y]): Box => [x - r, y - r, x + r, y + r]));
}

function lampBoxes(network: Network, large: number): Box[] {
  const r = LAMP_RADIUS * large;
  return [...network.signals.values()].map((signal): Box => {
    const [x, y] = lampAt(signal, network, large);
    return [x - r, y - r, x + r, y + r];
  });
}

/** What has grown over the edge of the sheet is moved back. */
function inside([x, y, anchor]: BlockAt, [left, top, right, bottom]: Box, [width, height]: readonly [number, number]): BlockAt {
  const into = (low: number, high: number, most: number) => Math.max(0, MARGIN - low) - Math.max(0, high + MARGIN - most);
  return [x + into(left, right, width), y + into(top, bottom, height), anchor];
}
