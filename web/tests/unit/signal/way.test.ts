// What a hand means that draws along the rails.
import { expect, test } from 'vitest';
import { guards } from '../../../games/signal/guards';
import { drawNetwork } from '../../../games/signal/map/network';
import { courseOf, wayOf } from '../../../games/signal/map/way';
import type { Point } from '../../../ui/map/geometry';
import { board } from '../../scripted/signal';

const drawn = guards.draw(board.board, board.layout)!;
const network = drawNetwork(drawn.board, drawn.layout);
const place = (id: string): Point => network.places.get(id)!;
/** Along a line from one end, so many of its sections. */
function along(line: string, from: string, sections = Infinity): Point[] {
  const { line: ends, sections: all } = network.lines.get(line)!;
  const way = ends.a === from ? all.map(({ points }) => points) : all.toReversed().map(({ points }) => points.toReversed());
  return way.slice(0, sections).flat();
}

test('who draws out of a city or into it passes its signal, too', () => {
  const out = wayOf([place('paris'), ...along('paris-dijon', 'paris', 1)], network);
  expect(out).toEqual([{ do: 'signal', to: 'paris-dijon@0', from: null }]);
  const into = wayOf([...along('paris-dijon', 'dijon'), place('paris')], network);
  expect(into.at(-1)).toEqual({ do: 'signal', to: 'paris-dijon@0', from: null });
});

test('a train that is pulled is to run by the lines it was pulled along, and to stay in the city where that ended', () => {
  const through = [...along('calais-paris', 'calais'), place('paris'), ...along('paris-dijon', 'paris', 1)];
  expect(courseOf(through, network)).toEqual({ lines: ['calais-paris', 'paris-dijon'], city: null });
  expect(courseOf([...along('calais-paris', 'calais'), place('paris')], network)).toEqual({ lines: ['calais-paris'], city: 'paris' });
});
