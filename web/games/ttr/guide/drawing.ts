// What a picture of the rules shows of the board: a piece of it, or a route alone, with whoever has claimed what.
import type { Name } from '../../../net/name';
import type { Point, Space } from '../../../ui/map/geometry';
import type { Anchor } from '../../../ui/map/labels';
import { spacesAlong, trace } from '../../../ui/map/geometry';
import { laneOffset } from '../../routes/lanes';
import { routesOf, type Route } from '../../routes/routes';
import type { Board } from '../board';
import { CITY_RADIUS, type Layout } from '../map/layout';

export interface DrawnCity {
  id: string;
  at: Point;
  /** One of the two cities of a ticket: it is ringed, and its name is written. */
  name?: { text: Name; at: readonly [number, number, Anchor] };
}

export interface Drawing {
  /** Left, top, width and height in the units of the board. */
  view: readonly [number, number, number, number];
  ground: { land: string; lakes: string } | null;
  wagon: Point;
  routes: readonly Route[];
  spaces: Readonly<Record<string, readonly Space[]>>;
  cities: readonly DrawnCity[];
  /** Which player has which track. */
  owners: ReadonlyMap<string, number>;
  closed: ReadonlySet<string>;
  /** Tracks that are lit up. */
  lit: ReadonlySet<string>;
}

/** Room beyond the first and the last city of a route that is drawn alone, and above and below it. */
const MARGIN = 24;
const WAGON: Point = [44, 19];
const STEP = 51;
const NONE: ReadonlySet<string> = new Set();

/** A route alone, a colour a lane; `owners` and `closed` by lane. */
export function routeAlone(colours: readonly string[], length: number, owners: readonly (number | null)[] = [], closed: readonly number[] = []): Drawing {
  const [left, right]: [Point, Point] = [[0, 0], [length * STEP + 2 * CITY_RADIUS + 4, 0]];
  const tracks = colours.map((colour, lane) => ({ id: String(lane), a: 'a', b: 'b', length, colour }));
  const line = trace({ from: left, to: right, leave: 0, arrive: 0 });
  const spaces = Object.fromEntries(tracks.map(({ id }, lane) => [id, spacesAlong(line, length, CITY_RADIUS + 2, laneOffset(lane, colours.length, WAGON[1] + 4))]));
  const tall = MARGIN + colours.length * 12;
  return {
    view: [-MARGIN, -tall, right[0] + 2 * MARGIN, 2 * tall],
    ground: null,
    wagon: WAGON,
    routes: routesOf({ tracks }, { cities: { a: { at: left }, b: { at: right } }, tracks: spaces }),
    spaces,
    cities: [{ id: 'a', at: left }, { id: 'b', at: right }],
    owners: new Map(owners.flatMap((owner, lane) => (owner === null ? [] : [[String(lane), owner]]))),
    closed: new Set(closed.map(String)),
    lit: NONE,
  };
}

export interface Piece {
  view: Drawing['view'];
  /** The cities whose names are written. */
  named: readonly string[];
  /** The player's own tracks. */
  own: readonly string[];
  lit?: readonly string[];
}

/** A piece of the real board. */
export function pieceOfBoard(board: Board, layout: Layout, { view, named, own, lit = [] }: Piece): Drawing {
  const [left, top, width, height] = view;
  const inside = ([x, y]: Point) => x > left && x < left + width && y > top && y < top + height;
  return {
    view,
    ground: layout.map,
    wagon: layout.wagon,
    routes: routesOf(board, layout).filter(({ lanes }) => lanes.some(({ line }) => line.some(inside))),
    spaces: layout.tracks,
    cities: board.cities.flatMap(({ id, name }) => {
      const place = layout.cities[id];
      if (place === undefined || !inside(place.at)) return [];
      return [{ id, at: place.at, ...(named.includes(id) ? { name: { text: name, at: place.label } } : {}) }];
    }),
    owners: new Map(own.map((track) => [track, 0])),
    closed: NONE,
    lit: new Set(lit),
  };
}
