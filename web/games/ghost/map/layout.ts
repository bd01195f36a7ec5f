// Where the haunted town is drawn: places and bends from the layout file, the wagon spaces worked out from them.
import { spacesAlong, pathLength, trace, type Point, type Space } from '../../../ui/map/geometry';
import { textWidth, type Box } from '../../../ui/map/labels';
import { fits, inwards, type Room } from '../../../ui/map/room';
import type { GhostBoard, GhostLayout } from '../board';
import { laneOffset, lanesByPair } from '../../routes/lanes';

/** A place is a picture this large. */
export const PLACE_RADIUS = 58;
export const WAGON: Point = [64, 34];
export const NAME_SIZE = 28;
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
}

export function drawTown(board: GhostBoard, layout: GhostLayout): Town {
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
  return { size: layout.size, cities, tracks, regions: layout.regions, decor: layout.decor };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Never upside down: ghosts ride with their heads up. */
function spacesOf(line: Point[], length: number, side: number): Space[] {
  const margin = Math.max(MARGIN, (pathLength(line) - length * PITCH) / 2);
  return spacesAlong(line, length, margin, side).map(([x, y, angle]) => [x, y, upright(angle)]);
}

function upright(angle: number): number {
  if (angle > 90) return angle - 180;
  return angle <= -90 ? angle + 180 : angle;
}

/** A line through the spaces of a track, from the end of the first to the end of the last. */
export function alongWagons(spaces: readonly Space[]): Point[] {
  const middles = spaces.map(([x, y]) => [x, y] as const);
  return [...spaces.slice(0, 1), ...spaces.slice(-1)].flatMap(([x, y, angle], i) => {
    const sense = i === 0 ? pointsBack(spaces) : -pointsBack(spaces);
    const reach = (sense * WAGON[0]) / 3;
    const end = [x + reach * Math.cos(radians(angle)), y + reach * Math.sin(radians(angle))] as const;
    return i === 0 ? [end, ...middles] : [end];
  });
}

/** 1 when the spaces run against the direction their wagons face, else -1. */
function pointsBack(spaces: readonly Space[]): number {
  const [first, last] = [spaces[0]!, spaces.at(-1)!];
  const along = (last[0] - first[0]) * Math.cos(radians(first[2])) + (last[1] - first[1]) * Math.sin(radians(first[2]));
  return along < 0 ? 1 : -1;
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

/** The room a name takes on the map. */
export function nameBox([x, y]: Point, name: string, size = NAME_SIZE): Box {
  const lines = nameLines(name);
  const half = Math.max(...lines.map((line) => textWidth(line, size))) / 2;
  const tall = (lines.length * NAME_LEAD * size) / 2;
  return [x - half, y - tall, x + half, y + tall];
}

export interface PlaceName {
  id: string;
  text: string;
  /** Names the player is looking for are always shown. */
  needed: boolean;
}

/**
 * The names that fit at this size without covering one another, and where the middle of each is. `room`: they are moved in there and keep
 * clear of what covers it; without one the sheet is all the room there is.
 */
export function drawnNames(town: Town, names: readonly PlaceName[], size = NAME_SIZE, room: Room | null = null): { id: string; text: string; at: Point }[] {
  const taken: Box[] = [];
  const within = room ?? { frame: [0, 0, ...town.size] as const, covered: [] };
  return [...names]
    .sort((a, b) => Number(b.needed) - Number(a.needed))
    .flatMap(({ id, text, needed }) => {
      const free = (at: Point) => fits(nameBox(at, text, size), within) && !taken.some((other) => touching(nameBox(at, text, size), other));
      const meant = nameAt(town, id, text, size);
      const [dx, dy] = room === null ? [0, 0] : inwards(nameBox(meant, text, size), room);
      const near: Point = [meant[0] + dx, meant[1] + dy];
      const at = [near, ...(needed ? besides(town, id, text, size) : [])].find(free) ?? (needed ? near : undefined);
      if (at === undefined) return [];
      taken.push(nameBox(at, text, size));
      return [{ id, text, at }];
    });
}

/** Other places for a name: below, above, right and left of its picture. */
function besides(town: Town, id: string, text: string, size: number): Point[] {
  const [x, y] = town.cities[id]!.at;
  const [left, top, right, bottom] = nameBox([0, 0], text, size);
  const [aside, away] = [PLACE_RADIUS + (right - left) / 2, PLACE_RADIUS + (bottom - top) / 2];
  return [[x, y + away], [x, y - away], [x + aside, y], [x - aside, y]];
}

/** Larger letters stand further away from their place. */
function nameAt(town: Town, id: string, text: string, size: number): Point {
  const { at, label } = town.cities[id]!;
  const grow = size / NAME_SIZE - 1;
  const [left, top, right, bottom] = nameBox([0, 0], text);
  return [at[0] + label[0] + (Math.sign(label[0]) * aside(label) * (right - left) * grow) / 2, at[1] + label[1] + (Math.sign(label[1]) * (1 - aside(label)) * (bottom - top) * grow) / 2];
}

/** Does a name stand beside its place (1) or above or below it (0)? */
function aside([dx, dy]: Point): number {
  return Math.abs(dx) > Math.abs(dy) ? 1 : 0;
}

function touching(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
