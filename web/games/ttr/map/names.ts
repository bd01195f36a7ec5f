// The names of the cities in the window one looks through: how large they are written, and where each of them stands.
import { freeOf, UNCOVERED, type Clear } from '../../../ui/map/clear';
import { corners, type Point } from '../../../ui/map/geometry';
import { LABEL_SIZE, placeTags, type Box } from '../../../ui/map/labels';
import { MUST, Obstacles, placeLabels, type Ground, type Placed } from '../../../ui/map/labelSearch';
import type { Room, Transform } from '../../../ui/map/room';
import { carriageSize, covered } from '../../../ui/carriage';
import { BAND } from './scoring';
import { CITY_RADIUS, type Layout } from './layout';

/** Names never get smaller or larger than this on the screen; where there is no room for all of them they get a little smaller first. */
const SMALLEST_NAME = 11.05;
const LARGEST_NAME = 21;
const SHRINK = [1, 0.92, 0.84];
/** Where letters are larger than this, in units, names crowd: only those that must be seen may stand away from their city. */
const FEW_TIES = 40;
/** Letters end this far from the edge and from what lies over the map (pixels). */
const GAP = 2;

/** A window: its size, where the map lies in it, what covers its edges, and what else lies over it (pixels). */
export interface Looked extends Transform {
  width: number;
  height: number;
  clear: Clear;
  over: readonly Box[];
}

export interface CityName {
  id: string;
  text: string;
  /** On a ticket of one's own; ringed because one looks at it; with the letter of an offered ticket. */
  own: boolean;
  ringed: boolean;
  tag: boolean;
}

export interface Names {
  size: number;
  places: Map<string, Placed>;
  /** Where the letters of offered tickets stand, and how large they are. */
  tags: Map<string, Point>;
  tagSide: number;
}

type Solid = Ground['solid'];

/** What of the map can be seen and is not covered, in its own units. */
export function roomIn({ k, x, y, width, height, clear, over }: Looked): Room {
  const [left, top, right, bottom] = freeOf(width, height, clear);
  const units = ([l, t, r, b]: Box): Box => [(l - x) / k, (t - y) / k, (r - x) / k, (b - y) / k];
  return {
    frame: units([left + GAP, top + GAP, right - GAP, bottom - GAP]),
    covered: over.map(([l, t, r, b]) => units([l - GAP, t - GAP, r + GAP, b + GAP])),
  };
}

/**
 * What names keep clear of. Best of where carriages may come to stand, so that no name has to move when one does; else of
 * the spaces and of the carriages there are; never of those.
 */
export function solidOn(layout: Layout, claimed: Iterable<string>): Solid {
  const size = carriageSize(layout.wagon);
  const standing = [...claimed].flatMap((track) => layout.tracks[track] ?? []).map((space) => covered(space, size));
  const { possible, spaces } = emptyBoard(layout);
  return [possible, new Obstacles(standing, spaces), new Obstacles(standing)];
}

/** Where carriages may come to stand, and the spaces: the same for all of a game. */
function emptyBoard(layout: Layout): { possible: Obstacles; spaces: Obstacles } {
  const known = EMPTY_BOARDS.get(layout);
  if (known !== undefined) return known;
  const all = Object.values(layout.tracks).flat();
  const size = carriageSize(layout.wagon);
  const made = {
    possible: new Obstacles(all.map((space) => covered(space, size))),
    spaces: new Obstacles(all.map((space) => corners(space, layout.wagon[0] + 2, layout.wagon[1] + 2))),
  };
  EMPTY_BOARDS.set(layout, made);
  return made;
}

const EMPTY_BOARDS = new WeakMap<Layout, { possible: Obstacles; spaces: Obstacles }>();

/** Do all names still stand clear of the carriages? Then none has to move. */
export function standClear({ places }: Names, [, good]: Solid): boolean {
  return [...places.values()].every(({ box }) => !good.hit(box));
}

export function placeNames(cities: readonly CityName[], layout: Layout, looked: Looked, solid: Solid): Names {
  const room = roomIn(looked);
  const at = (id: string): Point => layout.cities[id]?.at ?? [0, 0];
  // One's own cities also where only the corners of the window are left to them.
  const window = roomIn({ ...looked, clear: UNCOVERED }).frame;
  const seen = cities.filter(({ id, own, ringed }) => isWithin(at(id), own || ringed ? window : room.frame));
  const most = Math.min(LARGEST_NAME, LABEL_SIZE * looked.k);
  let best: Names | undefined;
  for (const part of SHRINK) {
    // In whole units, so that names do not tremble while the map is zoomed.
    const size = Math.ceil((4 * Math.max(SMALLEST_NAME, most * part)) / looked.k) / 4;
    if (best?.size === size) break;
    const names = placeAt(size, seen, at, layout, room, solid);
    if (best === undefined || names.places.size > best.places.size) best = names;
    if (best.places.size === seen.length) break;
  }
  return best!;
}

function placeAt(size: number, seen: readonly CityName[], at: (id: string) => Point, layout: Layout, room: Room, solid: Solid): Names {
  const tagSide = size * 0.72;
  const tagged = seen.filter(({ tag }) => tag).map(({ id }) => id);
  const spots = placeTags(tagged.map(at), Object.values(layout.cities).map((city) => around(city.at, CITY_RADIUS)), tagSide, CITY_RADIUS, room);
  const labels = seen.map(({ id, text, own, ringed }) => ({
    id,
    text,
    city: at(id),
    at: layout.cities[id]?.label,
    weight: ringed ? MUST + 1 : own ? MUST : 0,
  }));
  const free = { ...room, covered: [...room.covered, ...spots.map((spot) => around(spot, tagSide))] };
  const places = placeLabels(labels, { size, radius: CITY_RADIUS + 3, room: free, solid, ties: size < FEW_TIES, border: bandOf(layout.size) });
  return { size, places, tags: new Map(tagged.map((id, i) => [id, spots[i]!])), tagSide };
}

function bandOf([w, h]: Point): Box[] {
  return [[0, 0, w, BAND], [0, h - BAND, w, h], [0, 0, BAND, h], [w - BAND, 0, w, h]];
}

function around([x, y]: Point, reach: number): Box {
  return [x - reach, y - reach, x + reach, y + reach];
}

function isWithin([x, y]: Point, [left, top, right, bottom]: Box): boolean {
  return x > left && y > top && x < right && y < bottom;
}
