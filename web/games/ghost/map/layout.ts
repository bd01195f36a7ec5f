// Where the haunted town is drawn: places and bends from the layout file, the wagon spaces worked out from them.
import { pathLength, spacesAlong, trace, type Point, type Space } from '../../../ui/map/geometry';
import { textWidth, type Box } from '../../../ui/map/labels';
import { ahead } from '../../../ui/carriage';
import type { GhostBoard, GhostLayout } from '../board';
import { laneOffset, lanesByPair } from '../../routes/lanes';

/** A place is a picture this large. */
export const PLACE_RADIUS = 58;
export const WAGON: Point = [64, 34];
export const NAME_SIZE = 28;
/** The names of the regions; where the town stands up they lie level, and there is room for larger letters. */
export const regionSize = ({ stood }: { stood: boolean }) => NAME_SIZE * (stood ? 1.9 : 1.3);
const NAME_LEAD = 1.02;
/** Names with more letters than this stand on two lines. */
const LONG_NAME = 11;
/** Spaces never lie further apart than this: short routes stand together in the middle. */
const PITCH = 73;
const MARGIN = PLACE_RADIUS + 4;

export interface Town {
  size: Point;
  cities: Record<string, { at: Point; label: Point }>;
  tracks: Record<string, readonly Space[]>;
  regions: GhostLayout['regions'];
  decor: GhostLayout['decor'];
  /** Are the shapes of its regions to be stood up too? */
  stood: boolean;
}

/** `stood`: the town stands up for a window that is higher than wide, its left side on top: all of it is seen there, and a third larger. */
export function drawTown(board: GhostBoard, lying: GhostLayout, stood = false): Town {
  const layout = stood ? standing(lying) : lying;
  const at = (id: string): Point => layout.places[id] ?? [layout.size[0] / 2, layout.size[1] / 2];
  const tracks: Record<string, readonly Space[]> = {};
  for (const [key, lanes] of lanesByPair(board)) {
    const bend = layout.bends[key] ?? [0, 0];
    const [from, to] = key.split('|').map(at) as [Point, Point];
    const line = trace({ from, to, leave: radians(bend[0]), arrive: radians(bend[1]) });
    lanes.forEach((track, i) => (tracks[track.id] = spacesOf(line, track.length, laneOffset(i, lanes.length, WAGON[1]))));
  }
  const cities = Object.fromEntries(
    board.cities.map(({ id }) => [id, { at: at(id), label: layout.labels[id] ?? [0, PLACE_RADIUS + NAME_SIZE * 1.1] }]),
  );
  return { size: layout.size, cities, tracks, regions: layout.regions, decor: layout.decor, stood };
}

/** What lay across goes down, so what bent to the left bends to the right. Names find their places by themselves. */
function standing({ size, places, bends, regions, decor, ...rest }: GhostLayout): GhostLayout {
  const flip = ([x, y]: readonly [number, number]): [number, number] => [y, x];
  const each = <T, U>(all: Record<string, T>, change: (one: T) => U) => Object.fromEntries(Object.entries(all).map(([id, one]) => [id, change(one)] as const));
  return {
    ...rest,
    size: flip(size),
    places: each(places, flip),
    bends: each(bends, ([leave, arrive]): [number, number] => [-leave, -arrive]),
    labels: {},
    regions: each(regions, ({ shape, label: [x, y] }) => ({ shape, label: [y, x, 0] as [number, number, number] })),
    decor: decor.map(([kind, x, y, scale]) => [kind, y, x, scale]),
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function spacesOf(line: Point[], length: number, side: number): Space[] {
  const margin = Math.max(MARGIN, (pathLength(line) - length * PITCH) / 2);
  return spacesAlong(line, length, margin, side);
}

/** A space looks the same turned half round: what is drawn on it never stands on its head. */
export function upright(angle: number): number {
  const turn = ((angle % 360) + 360) % 360;
  if (turn > 270) return turn - 360;
  return turn > 90 ? turn - 180 : turn;
}

/** A line through the spaces of a track, from the end of the first to the end of the last. */
export function alongWagons(spaces: readonly Space[]): Point[] {
  const [first, last] = [spaces[0], spaces.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [ahead(first, -WAGON[0] / 3), ...spaces.map(([x, y]) => [x, y] as const), ahead(last, WAGON[0] / 3)];
}

/** A board that came without a layout: its places round a ring, straight routes. */
export function plainTown(board: GhostBoard): GhostLayout {
  const size: [number, number] = [1800, 1260];
  const places = Object.fromEntries(
    board.cities.map(({ id }, i): [string, [number, number]] => {
      const turn = (2 * Math.PI * i) / board.cities.length;
      return [id, [Math.round(900 + 740 * Math.cos(turn)), Math.round(600 + 500 * Math.sin(turn))]];
    }),
  );
  return { format: 'roundhouse-ghost-layout', size, places, bends: {}, labels: {}, regions: {}, decor: [] };
}

/** A name on one line or two, broken where the longer line is shortest. */
export function nameLines(name: string): string[] {
  const words = name.split(' ');
  if (name.length <= LONG_NAME || words.length === 1) return [name];
  const ways = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

/** The baselines of the lines of a name, so that they stand round the middle given. */
export function baselines(lines: readonly string[], size: number): number[] {
  const lead = size * NAME_LEAD;
  return lines.map((_, i) => (i - (lines.length - 1) / 2) * lead + size * 0.33);
}

/** The room the lines of a name take on the map, round their middle. */
export function nameBoxOf([x, y]: Point, lines: readonly string[], size = NAME_SIZE): Box {
  const half = Math.max(...lines.map((line) => textWidth(line, size))) / 2;
  const tall = (lines.length * NAME_LEAD * size) / 2;
  return [x - half, y - tall, x + half, y + tall];
}

export function nameBox(at: Point, name: string, size = NAME_SIZE): Box {
  return nameBoxOf(at, nameLines(name), size);
}

/** The middle of the sign of a bonus: on the outer side of its place. */
export function signAt([x, y]: Point, width: number): Point {
  return [x + (x < width / 2 ? -1 : 1) * (PLACE_RADIUS + 46), y];
}
