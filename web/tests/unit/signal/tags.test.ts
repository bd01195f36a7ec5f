import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { touching, type Box } from '../../../ui/map/labels';
import { SignalBoardSchema, SignalLayoutSchema } from '../../../games/signal/board';
import { sizesAt } from '../../../games/signal/map/legible';
import { namesAt, signsAt } from '../../../games/signal/map/names';
import { drawNetwork } from '../../../games/signal/map/network';
import { trainsOnMap } from '../../../games/signal/map/spots';
import { numberSigns, obstaclesOf, placeTags, standingBoxes, tagBox, type Wish } from '../../../games/signal/map/tags';
import { acting, america, board as europe } from '../../scripted/signal';

/** A tag at every junction and every signal, a few at a time: more than any plan asks for at once. */
const AT_ONCE = 6;

describe.each([
  { name: 'Europe', file: europe },
  { name: 'America', file: america },
])('tags of plans on the map of $name', ({ file }) => {
  const board = v.parse(SignalBoardSchema, file.board);
  const layout = v.parse(SignalLayoutSchema, file.layout);
  const network = drawNetwork(board, layout);
  const trains = file === europe ? trainsOnMap(network, acting.view) : [];
  const places = [...board.starts, ...board.cities, ...board.junctions];
  const points = [...board.junctions.map(({ id }) => network.places.get(id)!), ...[...network.signals.values()].map(({ spot }) => spot.at)];

  test.each([1, 0.8, 0.5, 0.3])('at scale %d they lie on no name, no train, no other tag', (scale) => {
    const names = namesAt(scale, board, layout, network, (id) => places.find((p) => p.id === id)!.name.pl);
    const size = Math.max(13, 12 / scale);
    const boxes: Box[] = [
      ...names.map(({ box }) => box),
      ...trains.map(({ spot: { at: [x, y] } }): Box => [x - 18, y - 18, x + 18, y + 18]),
    ];
    let placed = 0;
    for (let i = 0; i < points.length; i += AT_ONCE) {
      const wishes = points.slice(i, i + AT_ONCE).map((at, n): Wish => ({ key: String(n), at, radius: 22, width: size * 4, height: size * 1.4 }));
      const tags = placeTags(wishes, obstaclesOf(network, names, trains, scale), network.size);
      const taken = [...boxes];
      for (const [key, at] of tags) {
        const box = tagBox(wishes[Number(key)]!, at);
        expect(taken.filter((other) => touching(box, other))).toEqual([]);
        taken.push(box);
      }
      placed += tags.size;
    }
    expect(placed).toBeGreaterThan(points.length * (scale < 0.5 ? 0.6 : 0.9));
  });
});

describe.each([europe, america])('numbers', (file) => {
  const board = v.parse(SignalBoardSchema, file.board);
  const network = drawNetwork(board, v.parse(SignalLayoutSchema, file.layout));
  /** A train on every start place. */
  const trains = board.starts.map(({ id }, i) => ({ train: `grey-${i}`, at: id, spot: { at: network.places.get(id)!, angle: network.headings.get(id)! }, angle: 0, goods: null }));
  const layout = v.parse(SignalLayoutSchema, file.layout);
  const places = [...board.starts, ...board.cities, ...board.junctions];

  test.each([0.3, 0.4, 0.55, 0.7, 1, 1.6])('at scale %d they can be read, and no name lies on them', (scale) => {
    const large = sizesAt(scale);
    expect(16 * large.train * scale).toBeGreaterThanOrEqual(11);
    expect(17 * large.start * scale).toBeGreaterThanOrEqual(11);
    for (const language of ['en', 'pl'] as const) {
      const names = namesAt(scale, board, layout, network, (id) => places.find((p) => p.id === id)!.name[language]);
      const on = [...signsAt(scale, network)].flatMap(([id, box]) => names.filter((name) => name.kind !== 'city' && touching(name.box, box)).map((name) => `${name.id} on ${id}`));
      expect(on).toEqual([]);
    }
  });

  test.each([0.4, 0.7, 1])('at scale %d a train on a start place leaves its number to be seen', (scale) => {
    for (const train of trains) {
      const names = namesAt(scale, board, layout, network, (id) => places.find((p) => p.id === id)!.name.en, standingBoxes([train], scale));
      const [sign] = numberSigns(network, [train], obstaclesOf(network, names, [train], scale), scale);
      const { radius, at: [x, y] } = sign!;
      const box: Box = [x - radius, y - radius, x + radius, y + radius];
      expect(names.filter((name) => touching(name.box, box)).map(({ id }) => id), train.at).toEqual([]);
      expect(Math.hypot(x - train.spot.at[0], y - train.spot.at[1]), train.at).toBeGreaterThan(radius + 11 * sizesAt(scale).train);
      expect(Math.min(x, y, layout.size[0] - x, layout.size[1] - y), train.at).toBeGreaterThan(0);
    }
  });
});

test('a lamp is covered only where there is no other way; where there is no room at all the tag is left out', () => {
  const wish: Wish = { key: 'a', at: [50, 50], radius: 5, width: 20, height: 10 };
  const below = placeTags([wish], { hard: [], soft: [] }, [100, 100]).get('a')!;
  expect(below[1]).toBeGreaterThan(50);
  const beside = placeTags([wish], { hard: [], soft: [[40, 56, 60, 70]] }, [100, 100]).get('a')!;
  expect(beside).not.toEqual(below);
  expect(placeTags([wish], { hard: [], soft: [[0, 0, 100, 100]] }, [100, 100]).get('a')).toEqual(below);
  expect(placeTags([wish], { hard: [[0, 0, 100, 100]], soft: [] }, [100, 100]).size).toBe(0);
});
