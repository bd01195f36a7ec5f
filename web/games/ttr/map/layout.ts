// Where a board is drawn: the layout file next to a board file. Positions only; what may be claimed is none of its business.
import { laneOffset, lanesByPair } from '../../routes/lanes';
import type { Board } from '../board';
import type { Anchor } from '../../../ui/map/labels';
import type { Point, Space } from '../../../ui/map/geometry';
import { spacesAlong, trace } from '../../../ui/map/geometry';

export interface CityPlace {
  at: Point;
  /** Where the baseline of the name begins, is centred or ends. */
  label: readonly [x: number, y: number, anchor: Anchor];
}

export interface Layout {
  size: Point;
  wagon: Point;
  map: { land: string; lakes: string; borders: string };
  cities: Record<string, CityPlace>;
  tracks: Record<string, readonly Space[]>;
}

export const CITY_RADIUS = 12;

/** A plain layout for a board that came without one: true positions, straight routes, no coast. */
export function plainLayout(board: Board): Layout {
  const size: Point = [1800, 1160];
  const wagon: Point = [38, 17];
  const place = fitCities(board, size);
  const tracks: Record<string, readonly Space[]> = {};
  for (const lanes of lanesByPair(board).values()) {
    lanes.forEach((track, i) => {
      const line = trace({ from: place(track.a), to: place(track.b), leave: 0, arrive: 0 });
      tracks[track.id] = spacesAlong(line, track.length, CITY_RADIUS + 2, laneOffset(i, lanes.length, wagon[1]));
    });
  }
  const cities = Object.fromEntries(
    board.cities.map(({ id }) => {
      const [x, y] = place(id);
      return [id, { at: [x, y], label: [x, y - CITY_RADIUS - 6, 'middle'] } satisfies CityPlace];
    }),
  );
  return { size, wagon, map: { land: '', lakes: '', borders: '' }, cities, tracks };
}

function fitCities(board: Board, [width, height]: Point): (id: string) => Point {
  const margin = 90;
  const lon = board.cities.map((c) => c.lon);
  const lat = board.cities.map((c) => c.lat);
  const [west, east] = [Math.min(...lon), Math.max(...lon)];
  const [south, north] = [Math.min(...lat), Math.max(...lat)];
  const at = new Map(
    board.cities.map((c) => [
      c.id,
      [
        margin + ((c.lon - west) / (east - west || 1)) * (width - 2 * margin),
        margin + ((north - c.lat) / (north - south || 1)) * (height - 2 * margin),
      ] as const,
    ]),
  );
  return (id) => at.get(id) ?? [width / 2, height / 2];
}
