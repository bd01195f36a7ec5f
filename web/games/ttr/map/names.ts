// The names of the cities in the window one looks through: how large they are written, and where each of them stands.
import { freeOf, UNCOVERED, type Clear } from '../../../ui/map/clear';
import { corners, type Point } from '../../../ui/map/geometry';
import { LABEL_SIZE, ROOMY_LABEL, placeTags, touching, type Box } from '../../../ui/map/labels';
import { seekHomes, spotsAway, spotsBeside, type Ground, type Label, type Placed } from '../../../ui/map/labelSearch';
import { Obstacles } from '../../../ui/map/obstacles';
import { fits, type Room, type Transform } from '../../../ui/map/room';
import { carriageSize, covered } from '../../../ui/carriage';
import { CITY_RADIUS, type Layout } from './layout';

/** Names never get smaller or larger than this on the screen. */
const SMALLEST_NAME = 11.05;
const LARGEST_NAME = 21;
/** Where a map is so small that letters are larger on it than it was made for, they grow in steps: names move less often, and are looked for less. */
const STEP = 1.06;
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

/** What stands on the map: where carriages may ever stand; spaces and carriages; carriages alone. */
export interface Solid {
  possible: Obstacles;
  spaces: Obstacles;
  carriages: Obstacles;
}

/** What of the map can be seen and is not covered, in its own units. */
export function roomIn({ k, x, y, width, height, clear, over }: Looked): Room {
  const [left, top, right, bottom] = freeOf(width, height, clear);
  const units = ([l, t, r, b]: Box): Box => [(l - x) / k, (t - y) / k, (r - x) / k, (b - y) / k];
  return {
    frame: units([left + GAP, top + GAP, right - GAP, bottom - GAP]),
    covered: over.map(([l, t, r, b]) => units([l - GAP, t - GAP, r + GAP, b + GAP])),
  };
}

export function solidOn(layout: Layout, claimed: Iterable<string>): Solid {
  const size = carriageSize(layout.wagon);
  const standing = [...claimed].flatMap((track) => layout.tracks[track] ?? []).map((space) => covered(space, size));
  const { possible, spaces } = emptyBoard(layout);
  return { possible, spaces: new Obstacles(standing, spaces), carriages: new Obstacles(standing) };
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
export function standClear({ places }: Names, { carriages }: Solid): boolean {
  return [...places.values()].every(({ box }) => !carriages.hit(box));
}

/** Letters as large as the map was made for, where that is neither too small nor too large on the screen. */
function sizeAt(k: number): number {
  const least = SMALLEST_NAME / k;
  if (least <= ROOMY_LABEL) return Math.max(least, Math.min(LABEL_SIZE, LARGEST_NAME / k));
  return ROOMY_LABEL * STEP ** Math.ceil(Math.log(least / ROOMY_LABEL) / Math.log(STEP));
}

/**
 * A name has one home, beside its city and clear of every carriage that may come: there it stands, whatever is claimed or lies
 * over the map, or it is not seen at all. Only the names of one's tickets look for another spot where their home is covered.
 */
export function placeNames(cities: readonly CityName[], layout: Layout, looked: Looked, solid: Solid): Names {
  const room = roomIn(looked);
  const at = (id: string): Point => layout.cities[id]?.at ?? [0, 0];
  // One's own cities also where only the corners of the window are left to them.
  const window = roomIn({ ...looked, clear: UNCOVERED }).frame;
  const size = sizeAt(looked.k);
  const tagSide = size * 0.72;
  const wanted = cities.filter(({ id, own, ringed }) => (own || ringed) && isWithin(at(id), window)).sort((a, b) => Number(b.ringed) - Number(a.ringed));
  const tagged = wanted.filter(({ tag }) => tag).map(({ id }) => id);
  const spots = placeTags(tagged.map(at), Object.values(layout.cities).map((city) => around(city.at, CITY_RADIUS)), tagSide, CITY_RADIUS, room);
  const free: Room = { ...room, covered: [...room.covered, ...spots.map((spot) => around(spot, tagSide))] };
  const homes = homesOf(layout, cities, size);
  const places = new Map<string, Placed>();
  const isFree = ({ box }: Placed) => fits(box, free) && ![...places.values()].some((other) => touching(box, other.box));
  const atHome = (names: readonly CityName[]) => names.forEach(({ id }) => {
    const home = homes.get(id);
    if (home !== undefined && isFree(home) && !solid.carriages.hit(home.box)) places.set(id, home);
  });
  atHome(wanted);
  wanted.filter(({ id }) => !places.has(id)).forEach((city) => {
    const spot = elsewhere(labelOf(city, layout), groundOf(layout, size), solid, room.frame, isFree);
    if (spot !== undefined) places.set(city.id, spot);
  });
  atHome(cities.filter(({ id }) => !places.has(id) && isWithin(at(id), room.frame)));
  return { size, places, tags: new Map(tagged.map((id, i) => [id, spots[i]!])), tagSide };
}

/** Another spot for a name that has to be seen: beside its city, rather on free spaces than away from it; on a carriage never. */
function elsewhere(label: Label, ground: Ground, { possible, spaces, carriages }: Solid, frame: Box, isFree: (spot: Placed) => boolean): Placed | undefined {
  const beside = spotsBeside(label, ground).filter(isFree);
  const clearOf = (solid: Obstacles) => beside.find(({ box }) => !solid.hit(box));
  const near = clearOf(possible) ?? clearOf(spaces) ?? clearOf(carriages);
  if (near !== undefined) return near;
  for (const spot of spotsAway(label, ground, frame)) if (isFree(spot) && !isOnPlace(spot, ground) && !carriages.hit(spot.box)) return spot;
  return undefined;
}

function labelOf({ id, text }: CityName, layout: Layout): Label {
  return { id, text, city: layout.cities[id]?.at ?? [0, 0], at: layout.cities[id]?.label };
}

function groundOf(layout: Layout, size: number): Ground {
  const [w, h] = layout.size;
  return { places: Object.values(layout.cities).map((city) => city.at), radius: CITY_RADIUS + 3, sheet: [0, 0, w, h], size };
}

/** The homes of all names at this size, looked for once: clear of all carriages that may come, else at least of the spaces. */
function homesOf(layout: Layout, cities: readonly CityName[], size: number): Map<string, Placed> {
  const search = searchFor(layout, cities, size);
  while (search.homes === null) advance(search);
  return search.homes;
}

/** The same, ahead of the time when they are needed: a few names with each call. */
export function homesAhead(cities: readonly CityName[], layout: Layout, k: number): () => 'more' | 'done' {
  const search = searchFor(layout, cities, sizeAt(k));
  return () => {
    if (search.homes === null) advance(search);
    return search.homes === null ? 'more' : 'done';
  };
}

interface Search {
  work: Generator<void, Map<string, Placed>>;
  homes: Map<string, Placed> | null;
}

function advance(search: Search): void {
  const { done, value } = search.work.next();
  if (done) search.homes = value;
}

function searchFor(layout: Layout, cities: readonly CityName[], size: number): Search {
  const key = [size, ...cities.map(({ text }) => text)].join();
  const known = SEARCHES.get(layout) ?? new Map<string, Search>();
  SEARCHES.set(layout, known);
  const search = known.get(key) ?? { work: searchHomes(layout, cities, size), homes: null };
  known.set(key, search);
  return search;
}

function* searchHomes(layout: Layout, cities: readonly CityName[], size: number): Generator<void, Map<string, Placed>> {
  const labels = cities.map((city) => labelOf(city, layout));
  const [ground, { possible, spaces }] = [groundOf(layout, size), emptyBoard(layout)];
  const homes = yield* seekHomes(labels, ground, possible);
  const taken = new Obstacles([...homes.values()].map(({ box: [l, t, r, b] }) => [[l, t], [r, t], [r, b], [l, b]]), spaces);
  return new Map([...homes, ...(yield* seekHomes(labels.filter(({ id }) => !homes.has(id)), ground, taken))]);
}

const SEARCHES = new WeakMap<Layout, Map<string, Search>>();

function isOnPlace({ box }: Placed, { places, radius }: Ground): boolean {
  return places.some((place) => touching(box, around(place, radius)));
}

function around([x, y]: Point, reach: number): Box {
  return [x - reach, y - reach, x + reach, y + reach];
}

function isWithin([x, y]: Point, [left, top, right, bottom]: Box): boolean {
  return x > left && y > top && x < right && y < bottom;
}
