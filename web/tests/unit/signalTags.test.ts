import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { touching, type Box } from '../../ui/map/labels';
import { SignalBoardSchema, SignalLayoutSchema } from '../../games/signal/board';
import { blockBox } from '../../games/signal/map/blocks';
import { namesAt } from '../../games/signal/map/names';
import { drawNetwork } from '../../games/signal/map/network';
import { trainsOnMap } from '../../games/signal/map/spots';
import { obstaclesOf, placeTags, tagBox, type Wish } from '../../games/signal/map/tags';
import { acting, america, board as europe } from '../scripted/signal';

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
      ...names.map(({ id, at, text, size: letters }) => blockBox(board, id, at, text, letters)),
      ...trains.map(({ spot: { at: [x, y] } }): Box => [x - 18, y - 18, x + 18, y + 18]),
    ];
    let placed = 0;
    for (let i = 0; i < points.length; i += AT_ONCE) {
      const wishes = points.slice(i, i + AT_ONCE).map((at, n): Wish => ({ key: String(n), at, radius: 22, width: size * 4, height: size * 1.4 }));
      const tags = placeTags(wishes, obstaclesOf(board, network, names, trains), network.size);
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

test('a lamp is covered only where there is no other way; where there is no room at all the tag is left out', () => {
  const wish: Wish = { key: 'a', at: [50, 50], radius: 5, width: 20, height: 10 };
  const below = placeTags([wish], { hard: [], soft: [] }, [100, 100]).get('a')!;
  expect(below[1]).toBeGreaterThan(50);
  const beside = placeTags([wish], { hard: [], soft: [[40, 56, 60, 70]] }, [100, 100]).get('a')!;
  expect(beside).not.toEqual(below);
  expect(placeTags([wish], { hard: [], soft: [[0, 0, 100, 100]] }, [100, 100]).get('a')).toEqual(below);
  expect(placeTags([wish], { hard: [[0, 0, 100, 100]], soft: [] }, [100, 100]).size).toBe(0);
});
