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
  /** One of the two cities of a ticket: its name is written, where there is most room for it. */
  name?: { text: Name; at: Point; anchor: Anchor };
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
  /** Tracks that are not spoken of. */
  faint: ReadonlySet<string>;
  /** The size of names. */
  text: number;
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
  const spaces = Object.fromEntries(tracks.map(({ id }, lane) => [id, spacesAlong(line, length, CITY_RADIUS + 2, laneOffset(lane, colours.length, WAGON[1] + 9))]));
  const tall = MARGIN + (colours.length - 1) * 16;
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
    faint: NONE,
    text: 0,
  };
}

export interface Piece {
  view: Drawing['view'];
  /** The cities whose names are written, and on which side. */
  named: Readonly<Record<string, 'above' | 'below'>>;
  /** How large, as a part of the picture's width: to be read on a phone. */
  text?: number;
  /** The player's own tracks. */
  own: readonly string[];
  /** Tracks of others, by player. */
  others?: readonly (readonly [track: string, player: number])[];
  /** A free track that matters. */
  free?: readonly string[];
  lit?: readonly string[];
}

const TEXT = 0.058;

/** A piece of the real board. */
export function pieceOfBoard(board: Board, layout: Layout, { view, named, text = TEXT, own, others = [], free = [], lit = [] }: Piece): Drawing {
  const [left, top, width, height] = view;
  const inside = ([x, y]: Point) => x > left && x < left + width && y > top && y < top + height;
  const routes = routesOf(board, layout).filter(({ lanes }) => lanes.some(({ line }) => line.some(inside)));
  const owners = new Map([...own.map((track) => [track, 0] as const), ...others]);
  const spokenOf = new Set([...owners.keys(), ...free]);
  const cities = board.cities.flatMap(({ id, name }): DrawnCity[] => {
    const [at, side] = [layout.cities[id]?.at, named[id]];
    if (at === undefined || !inside(at)) return [];
    return [side === undefined ? { id, at } : { id, at, name: { text: name, ...namePlace(at, side, width * text, view) } }];
  });
  return {
    view,
    ground: layout.map,
    wagon: layout.wagon,
    routes,
    spaces: layout.tracks,
    cities,
    owners,
    closed: NONE,
    lit: new Set(lit),
    faint: new Set(routes.flatMap(({ lanes }) => lanes.map(({ track }) => track.id)).filter((id) => !spokenOf.has(id))),
    text: width * text,
  };
}

/** Above its city or below; towards the middle of the picture at its sides. */
function namePlace([x, y]: Point, side: 'above' | 'below', size: number, [left, , width]: Drawing['view']): { at: Point; anchor: Anchor } {
  const across = (x - left) / width;
  const anchor = across < 0.25 ? 'start' : across > 0.75 ? 'end' : 'middle';
  const aside = anchor === 'start' ? -CITY_RADIUS : anchor === 'end' ? CITY_RADIUS : 0;
  return { at: [x + aside, side === 'above' ? y - size * 0.75 : y + size * 1.35], anchor };
}
