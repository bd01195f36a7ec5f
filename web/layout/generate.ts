// Writes data/ttr/usa.layout.json from the board file, Natural Earth and a search for routes and names that do not collide.
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { CITY_RADIUS } from '../games/ttr/map/layout';
import { laneOffset, lanesByPair } from '../games/routes/lanes';
import { spacesAlong, trace, type Point, type Space } from '../ui/map/geometry';
import { BoardSchema, type Board } from '../games/ttr/board';
import { drawGeography, projectionFor } from './geography';
import { labelBox, type Box } from '../ui/map/labels';
import { placeLabels, type Label } from './labels';
import { CITY_MARGIN, RouteOptimiser, type Route, type RoutePlan } from './routes';

const SIZE: Point = [1800, 1200];
const WAGON: Point = [44, 19];
/** Room left, above, right and below the outermost cities: for names and for routes that swing outwards. */
const MARGIN = [150, 88, 120, 104] as const;
const CONE = { rotate: 96, parallels: [30, 48] as const };

export function generate(): void {
  const data = new URL('../../data/ttr/', import.meta.url);
  const board = v.parse(BoardSchema, JSON.parse(readFileSync(new URL('usa.json', data), 'utf8')));
  const projection = projectionFor(board.cities.map((c) => [c.lon, c.lat] as const), SIZE, MARGIN, CONE);
  const homes = new Map(board.cities.map((c) => [c.id, projection([c.lon, c.lat]) as Point]));
  const pairs = [...lanesByPair(board).values()];
  const routes = pairs.map((lanes) => ({ ...lanes[0]!, lanes: lanes.length }));
  const best = [1, 2, 3, 4, 5].map((seed) => search(board, pairs, routes, homes, seed)).reduce((a, b) => (a.cost <= b.cost ? a : b));
  const { plan, tracks, labels } = best;
  const text = write(board, drawGeography(projection), plan, tracks, labels);
  writeFileSync(new URL('usa.layout.json', data), text);
  console.log(`cost ${best.cost.toFixed(0)}, ${text.length} bytes`);
}

interface Found {
  plan: RoutePlan;
  tracks: Map<string, readonly Space[]>;
  labels: Map<string, Label>;
  cost: number;
}

/** Routes first, then names; then routes make way for the names and the names are placed again. */
function search(board: Board, pairs: Board['tracks'][], routes: readonly Route[], homes: ReadonlyMap<string, Point>, seed: number): Found {
  const inside = ([x, y]: Point) => x > 24 && y > 24 && x < SIZE[0] - 24 && y < SIZE[1] - 24;
  const optimiser = new RouteOptimiser(routes, homes, WAGON, 40, seed, inside);
  let plan = optimiser.run(50000, 1);
  let found = withNames(board, pairs, plan, seed);
  for (const heat of [0.25, 0.2, 0.12, 0.05]) {
    const names = found.boxes;
    optimiser.avoid(new Map([...names].map(([city, box]) => [city, middleLine(box, found.plan.cities.get(city)!)])));
    plan = optimiser.run(14000, heat);
    found = withNames(board, pairs, plan, seed);
  }
  return found;
}

/** Points along the middle of a name, seen from its city. */
function middleLine([left, top, right, bottom]: Box, [x, y]: Point): Point[] {
  const steps = Math.ceil((right - left) / 12);
  return Array.from({ length: steps + 1 }, (_, i) => [left + ((right - left) * i) / steps - x, (top + bottom) / 2 - y] as const);
}

function withNames(board: Board, pairs: Board['tracks'][], plan: RoutePlan, seed: number): Found & { boxes: Map<string, Box> } {
  const tracks = new Map<string, readonly Space[]>();
  pairs.forEach((lanes, i) => lanes.forEach((track, lane) => {
    const side = laneOffset(lane, lanes.length, WAGON[1]);
    tracks.set(track.id, spacesAlong(trace(plan.curves[i]!), track.length, CITY_MARGIN, side).map(rounded));
  }));
  const names = new Map(board.cities.map((c) => [c.id, [c.name.en, c.name.pl]]));
  const job = { size: SIZE, wagon: WAGON, cities: plan.cities, names, spaces: [...tracks.values()].flat(), radius: () => CITY_RADIUS, box: (_: string, at: Label, name: string) => labelBox(at, name) };
  const placed = placeLabels(job, seed);
  return { plan, tracks, labels: placed.labels, boxes: placed.boxes, cost: plan.cost + placed.cost };
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
