import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { corners, distance, overlap, type Point } from '../../../ui/map/geometry';
import { carriageSize, covered } from '../../../ui/carriage';
import { LABEL_SIZE, labelBox } from '../../../ui/map/labels';
import { findHomes } from '../../../ui/map/labelSearch';
import { Obstacles } from '../../../ui/map/obstacles';
import { CITY_RADIUS, plainLayout, type Layout } from '../../../games/ttr/map/layout';
import { routesNear, routesOf, routeTowards } from '../../../games/routes/routes';
import { cityTyped, walk, type Spot } from '../../../games/ttr/map/walk';
import { BoardSchema, LayoutSchema } from '../../../games/ttr/board';
import { board as message } from '../../scripted/messages';

const board = v.parse(BoardSchema, message.board);
const layout: Layout = v.parse(LayoutSchema, message.layout);
const rectangle = ([l, t, r, b]: readonly number[]): Point[] => [[l!, t!], [r!, t!], [r!, b!], [l!, b!]];
const names = board.cities.flatMap(({ id, name }) => [name.en, name.pl].map((text) => ({ id, text, box: labelBox(layout.cities[id]!.label, text) })));
/** Spaces have round corners: that much of two rectangles may overlap without the spaces touching. */
const ROUND = 4;
const wagons = board.tracks.flatMap((track) =>
  layout.tracks[track.id]!.map((space) => ({ track, shape: corners(space, layout.wagon[0] - ROUND, layout.wagon[1] - ROUND) })),
);

describe('the layout of the USA board', () => {
  test('has every city and, for every track, as many spaces as it is long', () => {
    expect(Object.keys(layout.cities).sort()).toEqual(board.cities.map((c) => c.id).sort());
    for (const { id, length } of board.tracks) expect(layout.tracks[id], id).toHaveLength(length);
  });

  test('lies inside the sheet', () => {
    const [w, h] = layout.size;
    const inside = ([x, y]: Point) => x > 0 && y > 0 && x < w && y < h;
    for (const { shape } of wagons) expect(shape.every(inside)).toBe(true);
    for (const { box, text } of names) expect(rectangle(box).every(inside), text).toBe(true);
  });

  test('no wagon space overlaps another', () => {
    const clashes = wagons.flatMap((a, i) =>
      wagons.slice(i + 1).filter((b) => overlap(a.shape, b.shape)).map((b) => `${a.track.id} / ${b.track.id}`),
    );
    expect(clashes).toEqual([]);
  });

  test('no wagon space covers a city', () => {
    const covers = wagons.flatMap(({ track, shape }) =>
      board.cities
        .filter(({ id }) => shape.some((p) => distance(p, layout.cities[id]!.at) < CITY_RADIUS - 1))
        .map(({ id }) => `${track.id} on ${id}`),
    );
    expect(covers).toEqual([]);
  });

  test('no name lies on a wagon space, on a city or on another name', () => {
    const onWagons = names.filter(({ box }) => wagons.some(({ shape }) => overlap(rectangle(box), shape)));
    expect(onWagons.map((n) => n.text)).toEqual([]);
    const onNames = names.flatMap((a) =>
      names.filter((b) => b.id > a.id && overlap(rectangle(a.box), rectangle(b.box))).map((b) => `${a.text} / ${b.text}`),
    );
    expect(onNames).toEqual([]);
  });

  test('every name has its home beside its city, clear of all carriages that may come, and is taken for no other city\'s', () => {
    const [w, h] = layout.size;
    const carriages = new Obstacles(Object.values(layout.tracks).flat().map((space) => covered(space, carriageSize(layout.wagon))));
    const ground = { places: Object.values(layout.cities).map(({ at }) => at), radius: CITY_RADIUS + 3, sheet: [0, 0, w, h] as const, size: LABEL_SIZE };
    for (const lang of ['en', 'pl'] as const) {
      const labels = board.cities.map(({ id, name }) => ({ id, text: name[lang], city: layout.cities[id]!.at, at: layout.cities[id]!.label }));
      const homes = findHomes(labels, ground, carriages);
      expect(labels.filter(({ id, at }) => homes.get(id)?.at !== at).map(({ text }) => text)).toEqual([]);
    }
  });

  test('no two routes cross', () => {
    const lines = routesOf(board, layout).flatMap(({ key, lanes }) => lanes.map(({ line }) => ({ key, line })));
    const crossing = lines.flatMap((one, i) => lines.slice(i + 1).filter((other) => other.key !== one.key && crosses(one.line, other.line)).map((other) => `${one.key} / ${other.key}`));
    expect(crossing).toEqual([]);
  });

  test('has a coast, lakes and borders, and stays small enough to send', () => {
    for (const path of Object.values(layout.map)) expect(path).toMatch(/^M-?\d+,-?\d+l/);
    expect(JSON.stringify(message).length).toBeLessThan(64 * 1024);
  });
});

function crosses(a: readonly Point[], b: readonly Point[]): boolean {
  const side = (p: Point, q: Point, at: Point) => Math.sign((q[0] - p[0]) * (at[1] - p[1]) - (q[1] - p[1]) * (at[0] - p[0]));
  const parts = (line: readonly Point[]) => line.slice(1).map((to, i) => [line[i]!, to] as const);
  return parts(a).some(([p, q]) => parts(b).some(([r, s]) => side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0));
}

describe('drawing without a layout', () => {
  test('a plain layout has every space', () => {
    const plain = plainLayout(board);
    for (const { id, length } of board.tracks) expect(plain.tracks[id], id).toHaveLength(length);
    expect(Object.keys(plain.cities)).toHaveLength(board.cities.length);
  });
});

describe('pointing', () => {
  const routes = routesOf(board, layout);

  test('a route for every pair of cities, double ones with two lanes', () => {
    expect(routes).toHaveLength(78);
    expect(routes.filter((r) => r.lanes.length === 2)).toHaveLength(22);
  });

  test('the nearest route and lane are found', () => {
    const [x, y] = layout.tracks['duluth-helena']![2]!;
    expect(routesNear(routes, [x, y + 6], 40)[0]).toMatchObject({ key: 'duluth|helena', track: 'duluth-helena' });
    expect(routesNear(routes, [5, 5], 40)).toEqual([]);
    for (const track of ['portland-san_francisco-a', 'portland-san_francisco-b']) {
      const [u, w] = layout.tracks[track]![2]!;
      expect(routesNear(routes, [u, w], 40)[0]?.track).toBe(track);
    }
  });

  test('by arrow keys every route can be reached from any other', () => {
    const seen = new Set([routes[0]!]);
    for (const route of seen) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = routeTowards(routes, route, arrow);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(routes.length);
  });
});

describe('walking by keys', () => {
  const routes = routesOf(board, layout);
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

  test('from any city every city and every route can be reached', () => {
    const name = (spot: Spot) => ('city' in spot ? spot.city : `${spot.from} ${spot.route}`);
    const seen = new Map<string, Spot>([['denver', { city: 'denver' }]]);
    for (const spot of seen.values()) {
      for (const arrow of arrows) {
        const next = walk(routes, layout.cities, spot, arrow);
        if (next && !seen.has(name(next))) seen.set(name(next), next);
      }
    }
    const spots = [...seen.values()];
    expect(spots.filter((s) => 'city' in s)).toHaveLength(board.cities.length);
    expect(new Set(spots.flatMap((s) => ('route' in s ? [s.route] : []))).size).toBe(routes.length);
  });

  test('along a route and on to its other end; back to where one came from', () => {
    const go = (spot: Spot, arrow: string) => walk(routes, layout.cities, spot, arrow);
    const route = go({ city: 'helena' }, 'ArrowRight');
    expect(route).toEqual({ route: 'duluth|helena', from: 'helena' });
    expect(go(route!, 'ArrowRight')).toEqual({ city: 'duluth' });
    expect(go(route!, 'ArrowLeft')).toEqual({ city: 'helena' });
    expect(go(route!, 'ArrowDown')).toEqual({ route: 'helena|omaha', from: 'helena' });
    expect(go(route!, 'Enter')).toBeNull();
  });

  test('first letters find a city, the same letter again the next one', () => {
    const cities = board.cities.map(({ id, name }) => ({ id, name: name.en }));
    expect(cityTyped(cities, 'he', null)).toBe('helena');
    expect(cityTyped(cities, 'd', null)).toBe('dallas');
    expect(cityTyped(cities, 'd', 'dallas')).toBe('denver');
    expect(cityTyped(cities, 'dd', 'denver')).toBe('duluth');
    expect(cityTyped(cities, 'du', 'dallas')).toBe('duluth');
    expect(cityTyped(cities, 'montre', null)).toBe('montreal');
    expect(cityTyped(cities, 'zz', null)).toBeNull();
  });
});
