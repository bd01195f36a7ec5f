import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { corners, distance, overlap, pathLength, type Point } from '../../../ui/map/geometry';
import { SignalBoardSchema, SignalLayoutSchema } from '../../../games/signal/board';
import { freeCorner } from '../../../games/signal/map/corner';
import { blockBox } from '../../../games/signal/map/blocks';
import { nameAt, namesAt } from '../../../games/signal/map/names';
import { drawNetwork, RADIUS, throughPath, TRACK_WIDTH, trainSpot } from '../../../games/signal/map/network';
import { plainSignalLayout } from '../../../games/signal/map/plain';
import { nearestSpot, spotTowards, trainsOnMap, type HotSpot } from '../../../games/signal/map/spots';
import { america, board as europe, choosing } from '../../scripted/signal';

const rectangle = ([l, t, r, b]: readonly number[]): Point[] => [[l!, t!], [r!, t!], [r!, b!], [l!, b!]];
/** A train is that long. */
const TRAIN = 37;

describe.each([{ name: 'europe', file: europe }, { name: 'america', file: america }])('the layout of $name', ({ file }) => {
  const board = v.parse(SignalBoardSchema, file.board);
  const layout = v.parse(SignalLayoutSchema, file.layout);
  const network = drawNetwork(board, layout);
  const places = [...board.starts, ...board.cities, ...board.junctions];
  const [w, h] = layout.size;
  /** Short pieces of every line, as rectangles. */
  const pieces = [...network.lines.values()].flatMap(({ line, points }) =>
    points.slice(1).map((p, i) => {
      const q = points[i]!;
      const angle = (Math.atan2(p[1] - q[1], p[0] - q[0]) * 180) / Math.PI;
      const middle = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const;
      return { line, middle, shape: corners([...middle, angle], distance(p, q), TRACK_WIDTH) };
    }),
  );
  const names = places.flatMap(({ id, name }) =>
    [name.en, name.pl].map((text) => ({ id, text, box: blockBox(board, id, nameAt(network, layout, board, id), text) })),
  );

  test('has every place, every section and every signal', () => {
    expect(Object.keys(layout.places).sort()).toEqual(places.map((p) => p.id).sort());
    expect(Object.keys(layout.labels).sort()).toEqual(places.map((p) => p.id).sort());
    for (const line of board.lines) {
      for (let k = 1; k <= line.sections; k++) expect(network.sections.has(`${line.id}/${k}`)).toBe(true);
      for (const k of line.signals) expect(network.signals.has(`${line.id}@${k}`)).toBe(true);
    }
    expect(network.sections.size).toBe(board.lines.reduce((sum, line) => sum + line.sections, 0));
    expect(network.signals.size).toBe(board.lines.reduce((sum, line) => sum + line.signals.length, 0));
  });

  test('every section has room for a train', () => {
    const short = [...network.sections.values()].filter(({ points }) => pathLength(points) < TRAIN);
    expect(short.map(({ id, points }) => `${id} ${pathLength(points).toFixed(0)}`)).toEqual([]);
  });

  test('every junction has as many arms as ways, and they stand apart', () => {
    for (const { id, ways } of board.junctions) {
      const arms = network.arms.get(id)!;
      expect(arms).toHaveLength(ways);
      for (const a of arms) {
        for (const b of arms) if (a !== b) expect(distance(a.at, b.at), `${id}: ${a.line} ${b.line}`).toBeGreaterThan(TRACK_WIDTH - 1);
      }
    }
  });

  test('no line runs through a place that is not its own', () => {
    const through = pieces.flatMap(({ line, middle }) =>
      [...network.places]
        .filter(([id, at]) => id !== line.a && id !== line.b && distance(at, middle) < RADIUS[network.kinds.get(id)!] + TRACK_WIDTH / 2 + 3)
        .map(([id]) => `${line.id} through ${id}`),
    );
    expect([...new Set(through)]).toEqual([]);
  });

  test('no line crosses or touches another', () => {
    const touching = pieces.flatMap((a, i) =>
      pieces.slice(i + 1).filter((b) => {
        const meet = [a.line.a, a.line.b].find((end) => end === b.line.a || end === b.line.b);
        if (a.line === b.line || (meet !== undefined && distance(a.middle, network.places.get(meet)!) < 45)) return false;
        return distance(a.middle, b.middle) < TRACK_WIDTH + 4;
      }).map((b) => `${a.line.id} / ${b.line.id}`),
    );
    expect([...new Set(touching)]).toEqual([]);
  });

  test('names lie inside the sheet, not on a place, a track or another name', () => {
    const bad = names.flatMap(({ id, text, box }, i) => {
      const shape = rectangle(box);
      if (!shape.every(([x, y]) => x > 0 && y > 0 && x < w && y < h)) return [`${text} sticks out`];
      if (pieces.some((piece) => overlap(shape, piece.shape))) return [`${text} lies on a track`];
      const near = [...network.places].find(([other, [x, y]]) => {
        const r = RADIUS[network.kinds.get(other)!] - 2;
        return overlap(shape, [[x - r, y], [x, y - r], [x + r, y], [x, y + r]]);
      });
      if (near) return [`${text} lies on ${near[0]}`];
      return names.slice(i + 1).filter((o) => o.id !== id && overlap(shape, rectangle(o.box))).map((o) => `${text} / ${o.text}`);
    });
    expect(bad).toEqual([]);
  });

  test('has a coast and stays small enough to send', () => {
    expect(layout.map.land).toMatch(/^M-?\d+,-?\d+l/);
    expect(JSON.stringify(file).length).toBeLessThan(64 * 1024);
  });

  test('at the size of a phone the cities keep their names', () => {
    const shown = namesAt(0.4, board, layout, network, (id) => id).map((n) => n.id);
    for (const { id } of board.cities) expect(shown).toContain(id);
    expect(shown.length).toBeLessThanOrEqual(places.length);
    expect(namesAt(1, board, layout, network, (id) => places.find((p) => p.id === id)!.name.en)).toHaveLength(places.length);
  });
});

describe('on the drawn network', () => {
  const board = v.parse(SignalBoardSchema, europe.board);
  const network = drawNetwork(board, v.parse(SignalLayoutSchema, europe.layout));

  test('a train looks where it is facing', () => {
    const [to, back] = ['lyon', 'milan'].map((facing) => trainSpot(network, 'milan-lyon/2', facing));
    expect(Math.abs(to!.angle - back!.angle)).toBe(180);
    expect(Math.cos((to!.angle * Math.PI) / 180)).toBeLessThan(0);
    expect(trainSpot(network, 'paris', null).at).toEqual(network.places.get('paris'));
  });

  test('trains on the board are placed, those in the depot are not', () => {
    const trains = trainsOnMap(network, choosing.view);
    expect(trains.map((t) => t.train)).toEqual(['black-1', 'black-2', 'brown-1', 'brown-2', 'grey-1', 'grey-2']);
    expect(trains[0]!.angle).toBeNull();
  });

  test('the rails in a junction go from arm to arm', () => {
    const [one, two] = network.arms.get('lyon')!;
    const path = throughPath(network.places.get('lyon')!, one!, two!);
    expect(path).toMatch(/^M[\d.]+ [\d.]+Q[\d.]+ [\d.]+ [\d.]+ [\d.]+$/);
  });

  test('the nearest thing within reach is meant', () => {
    const spot = (ref: string, ...points: Point[]): HotSpot => ({ target: { kind: 'signal', ref, label: ref, move: null }, points });
    const spots = [spot('a', [0, 0]), spot('b', [30, 0]), spot('line', [0, 50], [100, 50])];
    expect(nearestSpot(spots, [12, 0], 20)?.target.ref).toBe('a');
    expect(nearestSpot(spots, [60, 44], 20)?.target.ref).toBe('line');
    expect(nearestSpot(spots, [80, 10], 20)).toBeNull();
    expect(spotTowards(spots, spots[0]!, 'ArrowRight')?.target.ref).toBe('b');
    expect(spotTowards(spots, spots[0]!, 'ArrowLeft')).toBeNull();
    expect(spotTowards(spots, spots[0]!, 'x')).toBeNull();
  });

  test('a board without a layout still gets one', () => {
    const plain = plainSignalLayout(board);
    const drawn = drawNetwork(board, plain);
    const at = [...drawn.places.values()];
    for (const [i, p] of at.entries()) for (const q of at.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(20);
    for (const [x, y] of at) expect(x > 0 && y > 0 && x < plain.size[0] && y < plain.size[1]).toBe(true);
  });
});

test.each([{ name: 'europe', file: europe }, { name: 'america', file: america }])('on a phone the button over the map of $name lies on no place, wherever the map is', ({ file }) => {
  const network = drawNetwork(v.parse(SignalBoardSchema, file.board), v.parse(SignalLayoutSchema, file.layout));
  const clear = { top: 100, right: 0, bottom: 240, left: 0 };
  const [width, height] = [360, 340 + network.size[1] * (360 / network.size[0])];
  const { right, bottom } = freeCorner(network, { width, height, phone: true, clear });
  const k = width / network.size[0];
  const [x, y] = [width - 8 - right - 22, height - clear.bottom - 8 - bottom - 22];
  const hidden = [...network.places].filter(([, [u, w]]) => Math.max(Math.abs(u * k - x), Math.abs(w * k + clear.top - y)) < 22 + RADIUS.start * k);
  expect(hidden).toEqual([]);
  expect(freeCorner(network, { width, height, phone: false, clear })).toEqual({ right: 0, bottom: 0 });
});
