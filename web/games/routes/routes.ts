// Routes as the map knows them: a pair of cities with one lane or two, the line they follow, and how to find one by pointing.
import { distance, distanceToLine, type Point, type Space } from '../../ui/map/geometry';
import { lanesByPair, type Track, type Tracks } from './lanes';

/** What is needed of a drawing: where the cities and the spaces lie. */
interface Drawn {
  cities: Record<string, { at: Point }>;
  tracks: Record<string, readonly Space[]>;
}

export interface Lane {
  track: Track;
  line: Point[];
}

export interface Route {
  /** The two cities, joined: what clicks report. */
  key: string;
  lanes: Lane[];
  middle: Point;
}

export function routesOf(board: Tracks, layout: Drawn): Route[] {
  return [...lanesByPair(board)].map(([key, tracks]) => {
    const lanes = tracks.map((track) => ({ track, line: lineOf(track, layout) }));
    const points = lanes.map(({ line }) => line[Math.floor(line.length / 2)]!);
    const sum = points.reduce(([x, y], [u, v]) => [x + u, y + v] as const, [0, 0] as Point);
    return { key, lanes, middle: [sum[0] / points.length, sum[1] / points.length] };
  });
}

/** From city to city through the middles of the spaces. */
function lineOf(track: Track, layout: Drawn): Point[] {
  const spaces = (layout.tracks[track.id] ?? []).map(([x, y]) => [x, y] as const);
  const a = layout.cities[track.a]?.at ?? [0, 0];
  const b = layout.cities[track.b]?.at ?? [0, 0];
  const first = spaces[0] ?? a;
  return distance(first, a) <= distance(first, b) ? [a, ...spaces, b] : [b, ...spaces, a];
}

export interface Hit {
  key: string;
  track: string;
  away: number;
}

/** The routes within `reach` of a point, nearest first, each with its nearest lane. */
export function routesNear(routes: readonly Route[], at: Point, reach: number): Hit[] {
  return routes
    .map(({ key, lanes }) => {
      const near = lanes
        .map(({ track, line }) => ({ track: track.id, away: distanceToLine(at, line) }))
        .reduce((a, b) => (a.away <= b.away ? a : b));
      return { key, ...near };
    })
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away);
}

const HEADINGS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The route an arrow key leads to: near, and as much as possible in that direction. */
export function routeTowards(routes: readonly Route[], from: Route, arrow: string): Route | null {
  const heading = HEADINGS[arrow];
  if (heading === undefined) return null;
  let best: Route | null = null;
  let least = Infinity;
  for (const route of routes) {
    const [dx, dy] = [route.middle[0] - from.middle[0], route.middle[1] - from.middle[1]];
    const along = dx * heading[0] + dy * heading[1];
    const aside = Math.abs(dx * heading[1] - dy * heading[0]);
    if (along <= 1 || aside > 2 * along) continue;
    if (along + 2 * aside < least) [best, least] = [route, along + 2 * aside];
  }
  return best;
}

/** Both edges of a way this far beside its middle. */
export function besides(line: readonly Point[], away: number): string {
  const edge = (side: number) =>
    line.map(([x, y], i): Point => {
      const [before, after] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
      const [dx, dy, long] = [after[0] - before[0], after[1] - before[1], distance(before, after) || 1];
      return [Math.round((x - (dy / long) * side) * 10) / 10, Math.round((y + (dx / long) * side) * 10) / 10];
    });
  return pathData(edge(away)) + pathData(edge(-away));
}

export function pathData(line: readonly Point[]): string {
  return `M${line.map(([x, y]) => `${x},${y}`).join('L')}`;
}
