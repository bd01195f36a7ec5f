// Writes data/signal/*.layout.json: lines that keep clear of each other, names that cover nothing, and the coast of the real country
// bent to the plan.
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Point, Space } from '../ui/map/geometry';
import { SignalBoardSchema, type SignalBoard, type SignalLayout } from '../games/signal/board';
import { drawNetwork, RADIUS, TRACK_WIDTH, type Network } from '../games/signal/map/network';
import { blockBox } from '../games/signal/map/blocks';
import { drawGeography, projectionFor, type Cone } from './geography';
import { placeLabels, type Label, type Placed } from './labels';
import { TrackSearch, type TrackPlan } from './tracks';
import { warp } from './warp';
import { WISHES, type Wish } from './wishes';

const SIZE: Point = [1200, 840];
/** How much the coast may differ from the plan: the larger, the truer to nature. */
const STIFFNESS = 20000;
const ROUNDS = 40000;

const LANDS: Record<string, { cone: Cone; file: string; compass: Point }> = {
  europe: { cone: { rotate: -7, parallels: [43, 53] }, file: 'europe_50m', compass: [82, 722] },
  america: { cone: { rotate: 96, parallels: [30, 48] }, file: 'north-america_50m', compass: [72, 764] },
};

export function generateSignal(): void {
  for (const id of Object.keys(LANDS)) write(id);
}

function write(id: string): void {
  const data = new URL('../../data/signal/', import.meta.url);
  const board = v.parse(SignalBoardSchema, JSON.parse(readFileSync(new URL(`${id}.json`, data), 'utf8')));
  const wishes = WISHES[id]!;
  const homes = new Map(Object.entries(wishes).map(([place, [, , x, y]]) => [place, [x, y] as const]));
  const plan = [1, 2, 3].map((seed) => new TrackSearch(board, homes, SIZE, seed).run(ROUNDS)).reduce((a, b) => (a.cost <= b.cost ? a : b));
  const bare = layoutOf(plan, new Map());
  const names = [1, 2, 3].map((seed) => namesFor(board, drawNetwork(board, bare), seed)).reduce((a, b) => (a.cost <= b.cost ? a : b));
  const layout = { ...layoutOf(plan, names.labels), compass: LANDS[id]!.compass, map: coast(id, wishes, plan.places) };
  const text = written(board, layout);
  writeFileSync(new URL(`${id}.layout.json`, data), text);
  console.log(`${id}: tracks ${plan.cost.toFixed(0)}, names ${names.cost.toFixed(0)}, ${text.length} bytes`);
}

function layoutOf(plan: TrackPlan, labels: ReadonlyMap<string, Label>): SignalLayout {
  const round = ([x, y]: Point): [number, number] => [Math.round(x), Math.round(y)];
  return {
    format: 'roundhouse-signal-layout',
    size: [SIZE[0], SIZE[1]],
    places: Object.fromEntries([...plan.places].map(([id, at]) => [id, round(at)])),
    bends: Object.fromEntries([...plan.bends].map(([id, bend]) => [id, round(bend)])),
    labels: Object.fromEntries([...labels].map(([id, label]) => [id, [...label]])),
    map: { land: '', lakes: '', borders: '' },
  };
}

function namesFor(board: SignalBoard, network: Network, seed: number): Placed {
  const named = [...board.starts, ...board.cities, ...board.junctions];
  const spaces: Space[] = [...network.lines.values()].flatMap(({ points }) =>
    points.slice(1).map(([x, y], i) => [x, y, (Math.atan2(y - points[i]![1], x - points[i]![0]) * 180) / Math.PI] as const),
  );
  return placeLabels(
    {
      size: SIZE,
      wagon: [TRACK_WIDTH, TRACK_WIDTH + 4],
      cities: network.places,
      names: new Map(named.map(({ id, name }) => [id, Object.values(name)])),
      spaces: [...spaces, ...[...network.signals.values()].map(({ spot }) => [...spot.at, 0] as const)],
      radius: (id) => RADIUS[network.kinds.get(id)!],
      box: (id, at, name) => blockBox(board, id, at, name),
    },
    seed,
  );
}

function coast(id: string, wishes: Record<string, Wish>, places: ReadonlyMap<string, Point>): SignalLayout['map'] {
  const { cone, file } = LANDS[id]!;
  const earth = Object.values(wishes).map(([lon, lat]) => [lon, lat] as const);
  const projection = projectionFor(earth, SIZE, [110, 60, 110, 60], cone).clipExtent([[-260, -260], [SIZE[0] + 260, SIZE[1] + 260]]);
  const from = earth.map((p) => projection([p[0], p[1]]) as Point);
  const bend = warp(from, Object.keys(wishes).map((place) => places.get(place)!), STIFFNESS);
  return drawGeography(projection, file, bend);
}

function written(board: SignalBoard, { size, compass, places, bends, labels, map }: Omit<SignalLayout, 'compass'> & { compass: Point }): string {
  const rows = (entries: Record<string, unknown>) =>
    Object.entries(entries).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n');
  return `{
"format": "roundhouse-signal-layout", "version": 1, "board": ${JSON.stringify(board.id)},
"note": "Made by web/layout (npm run layout); coast, lakes and borders from Natural Earth, public domain, bent to the plan.",
"size": ${JSON.stringify(size)}, "compass": ${JSON.stringify(compass)},
"places": {
${rows(places)}
},
"bends": {
${rows(bends)}
},
"labels": {
${rows(labels)}
},
"map": {
${rows(map)}
}
}
`;
}
