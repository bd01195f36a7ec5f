// Writes data/ttr/usa.layout.json from the board file, Natural Earth and a search for routes and names that do not collide.
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { BAND } from '../games/ttr/map/scoring';
import { CITY_RADIUS } from '../games/ttr/map/layout';
import { laneOffset, lanesByPair } from '../games/routes/lanes';
import { spacesAlong, trace, type Point, type Space } from '../ui/map/geometry';
import { BoardSchema, type Board } from '../games/ttr/board';
import { drawGeography, projectionFor } from './geography';
import { carriageSize, covered } from '../ui/carriage';
import { LABEL_SIZE, ROOMY_LABEL, labelBox, textWidth, type Anchor, type At, type Box } from '../ui/map/labels';
import { findHomes } from '../ui/map/labelSearch';
import { Obstacles } from '../ui/map/obstacles';
import { CITY_MARGIN, RouteOptimiser, type NameSpot, type Route, type RoutePlan } from './routes';

const SIZE: Point = [1800, 1200];
const WAGON: Point = [40, 17];
/** Room left, above, right and below the outermost cities: for names and for routes that swing outwards. */
const MARGIN = [150, 88, 136, 104] as const;
/** How far a city may be nudged, how long the search is, and where names may lie round a city. */
const REACH = 56;
const ROUNDS = 400000;
/** One to six were tried; the fourth is the best. */
const SEEDS = [4];
const GAPS = [4, 8, 13, 19];
const TURNS = 24;
/** A layout in which a name finds no room is worse than any other. */
const HOMELESS = 1e6;
const CONE = { rotate: 96, parallels: [30, 48] as const };

export function generate(): void {
  const data = new URL('../../data/ttr/', import.meta.url);
  const board = v.parse(BoardSchema, JSON.parse(readFileSync(new URL('usa.json', data), 'utf8')));
  const projection = projectionFor(board.cities.map((c) => [c.lon, c.lat] as const), SIZE, MARGIN, CONE);
  const homes = new Map(board.cities.map((c) => [c.id, projection([c.lon, c.lat]) as Point]));
  const pairs = [...lanesByPair(board).values()];
  const routes = pairs.map((lanes) => ({ ...lanes[0]!, lanes: lanes.length }));
  const { plan, tracks, labels, cost } = SEEDS.map((seed) => search(board, pairs, routes, homes, seed)).reduce((a, b) => (a.cost <= b.cost ? a : b));
  const text = write(board, drawGeography(projection), plan, tracks, labels);
  writeFileSync(new URL('usa.layout.json', data), text);
  console.log(`cost ${cost.toFixed(0)}, ${text.length} bytes`);
}

interface Found {
  plan: RoutePlan;
  tracks: Map<string, readonly Space[]>;
  labels: Map<string, At>;
  cost: number;
}

function search(board: Board, pairs: Board['tracks'][], routes: readonly Route[], homes: ReadonlyMap<string, Point>, seed: number): Found {
  const inside = ([x, y]: Point) => x > 24 && y > 24 && x < SIZE[0] - 24 && y < SIZE[1] - 24;
  const roomForNames = ([left, top, right, bottom]: Box) => left > BAND && top > BAND && right < SIZE[0] - BAND && bottom < SIZE[1] - BAND;
  const spots = new Map(board.cities.map(({ id, name }) => [id, spotsFor(Object.values(name))]));
  const plan = new RouteOptimiser(routes, homes, WAGON, REACH, seed, inside, roomForNames, spots).run(ROUNDS, 1);
  const tracks = new Map<string, readonly Space[]>();
  pairs.forEach((lanes, i) => lanes.forEach((track, lane) => {
    const side = laneOffset(lane, lanes.length, WAGON[1]);
    tracks.set(track.id, spacesAlong(trace(plan.curves[i]!), track.length, CITY_MARGIN, side).map(rounded));
  }));
  const { labels, homeless } = settled(board, plan, [...tracks.values()].flat());
  return { plan, tracks, labels, cost: plan.cost + HOMELESS * homeless };
}

/** The search reckons roughly; here names are put where the page would have them, which asks exactly: with some room to spare, or just so. */
function settled(board: Board, { cities, names }: RoutePlan, spaces: readonly Space[]): { labels: Map<string, At>; homeless: number } {
  const carriages = spaces.map((space) => covered(space, carriageSize(WAGON)));
  const ground = { places: [...cities.values()], radius: CITY_RADIUS + 3, sheet: [BAND, BAND, SIZE[0] - BAND, SIZE[1] - BAND] as const };
  const labels = board.cities.map(({ id, name }) => {
    const [[cx, cy], [x, y, anchor]] = [cities.get(id)!, names.get(id)!.label];
    return { id, text: longest(Object.values(name)), city: [cx, cy] as const, at: whole([cx + x, cy + y, anchor]) };
  });
  const roomy = findHomes(labels, { ...ground, size: ROOMY_LABEL }, new Obstacles(carriages));
  const taken = [...roomy.values()].map(({ box: [l, t, r, b] }): Point[] => [[l, t], [r, t], [r, b], [l, b]]);
  const tight = findHomes(labels.filter(({ id }) => !roomy.has(id)), { ...ground, size: LABEL_SIZE }, new Obstacles([...carriages, ...taken]));
  const homes = new Map([...roomy, ...tight]);
  return { labels: new Map(labels.map(({ id, at }) => [id, whole(homes.get(id)?.at ?? at)])), homeless: labels.length - homes.size };
}

function whole([x, y, anchor]: At): At {
  return [Math.round(x), Math.round(y), anchor];
}

const longest = (names: readonly string[]) => names.reduce((a, b) => (textWidth(a) > textWidth(b) ? a : b));

/** Where a name may lie, seen from its city: close to it, on every side. */
function spotsFor(names: readonly string[]): NameSpot[] {
  return GAPS.flatMap((gap) => Array.from({ length: TURNS }, (_, i) => i).flatMap((i): NameSpot[] => {
    const turn = (i * 2 * Math.PI) / TURNS;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const reach = CITY_RADIUS + gap;
    const anchors: Anchor[] = Math.abs(dx) > 0.8 ? [dx > 0 ? 'start' : 'end'] : ['start', 'middle', 'end'];
    return anchors.map((anchor) => {
      const x = dx * reach;
      // The letters stand below, above or beside the city.
      const y = dy * reach + (0.26 + 0.46 * Math.max(-1, Math.min(1, dy * 1.6))) * ROOMY_LABEL;
      const box = names.map((name) => labelBox([x, y, anchor], name, ROOMY_LABEL)).reduce(union);
      return { label: [x, y, anchor], box };
    });
  })).filter(({ box: [l, t, r, b] }) => Math.max(l, -r, t, -b) >= CITY_RADIUS + 3);
}

function union(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function rounded([x, y, angle]: Space): Space {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10, Math.round(angle * 10) / 10];
}

function write(
  board: Board,
  map: { land: string; lakes: string; borders: string },
  plan: RoutePlan,
  tracks: ReadonlyMap<string, readonly Space[]>,
  labels: ReadonlyMap<string, readonly [number, number, string]>,
): string {
  const lines = <T>(entries: Iterable<[string, T]>, value: (v: T) => string) =>
    [...entries].map(([id, v]) => `  ${JSON.stringify(id)}: ${value(v)}`).join(',\n');
  const cities = board.cities.map(({ id }) => [id, { at: plan.cities.get(id)!.map(Math.round), label: labels.get(id)! }] as [string, unknown]);
  return `{
"format": "roundhouse-ttr-layout", "version": 1, "board": ${JSON.stringify(board.id)},
"note": "Made by web/layout (npm run layout); coast, lakes and borders from Natural Earth, public domain.",
"size": ${JSON.stringify(SIZE)}, "wagon": ${JSON.stringify(WAGON)},
"cities": {
${lines(cities, (c) => JSON.stringify(c))}
},
"tracks": {
${lines(tracks, (spaces) => JSON.stringify(spaces))}
},
"map": {
${lines(Object.entries(map), (p) => JSON.stringify(p))}
}
}
`;
}
