import * as v from 'valibot';
import { expect, test } from 'vitest';
import { distance } from '../../../ui/map/geometry';
import { SignalBoardSchema, SignalLayoutSchema } from '../../../games/signal/board';
import type { SignalEvent } from '../../../games/signal/view';
import { framesOf, railsOf, slidesOf } from '../../../games/signal/map/rails';
import { drawNetwork, trainSpot } from '../../../games/signal/map/network';
import { clockFrames, haltOf, legsOf } from '../../../games/signal/map/scene';
import { afterRoll, board as message, choosing } from '../../scripted/signal';

const network = drawNetwork(v.parse(SignalBoardSchema, message.board), v.parse(SignalLayoutSchema, message.layout));
const at = (space: string) => trainSpot(network, space, null).at;
const then = (events: SignalEvent[]) => [...choosing.history, { v: 61, seat: 0, events }];

test('a train that leaves the map runs out first: delivered, or back to the depot', () => {
  const run: SignalEvent = { e: 'moved', train: 'brown-1', path: ['salzburg-munich/1'], left: 0 };
  const home: SignalEvent = { e: 'depot', train: 'brown-1' };
  const path = ['salzburg', 'salzburg-munich/1'];
  expect(legsOf(then([run, home]))).toEqual([{ train: 'brown-1', path, gone: 'depot', rolled: false }]);
  expect(legsOf(then([run, { e: 'unloaded', train: 'brown-1', goods: 'red', port: 'marseille' }, home]))).toEqual([{ train: 'brown-1', path, gone: 'delivered', rolled: false }]);
  // The other one of a collision did not move.
  expect(legsOf(then([home]))).toEqual([{ train: 'brown-1', path: ['salzburg'], gone: 'depot', rolled: false }]);
});

test('what stopped a train is pointed at when it cost something', () => {
  expect(haltOf(then(afterRoll.events))).toEqual({ train: 'black-2', at: 'lyon' });
  expect(haltOf(then([{ e: 'stopped', train: 'black-2', why: 'signal', left: 0, at: 'dijon-lyon@1' }]))).toBe(null);
  expect(haltOf(choosing.history)).toBe(null);
});

test('the clock goes token by token and wraps round', () => {
  expect(clockFrames([{ e: 'time', lost: 2, clock: 2 }], 2)).toEqual([4, 3, 2]);
  const wrapped: SignalEvent[] = [{ e: 'time', lost: 1, clock: 0 }, { e: 'refilled', clock: 7, cards: 5 }, { e: 'time', lost: 2, clock: 5 }];
  expect(clockFrames(wrapped, 5)).toEqual([1, 0, 7, 6, 5]);
  expect(clockFrames([], 4)).toEqual([4]);
});

test('the rails of a run go from middle to middle without a jump, whichever way the sections were drawn', () => {
  for (const path of [['paris', 'paris-dijon/1', 'paris-dijon/2', 'dijon-lyon/1'], ['dijon-lyon/1', 'paris-dijon/2', 'paris-dijon/1', 'paris']]) {
    const rails = railsOf(network, path);
    expect(rails[0]).toEqual(at(path[0]!));
    expect(rails.at(-1)).toEqual(at(path.at(-1)!));
    // No longer than the way round a junction or into a city.
    rails.slice(1).forEach((point, i) => expect(distance(point, rails[i]!)).toBeLessThan(45));
  }
  expect(railsOf(network, ['paris'])).toEqual([at('paris')]);
});

test('frames turn the engine along the rails', () => {
  const frames = framesOf([[0, 0], [10, 0], [10, 10]], 0);
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.5, 1]);
  expect(frames.map(({ transform }) => transform)).toEqual([
    'translate(0px, 0px) rotate(0deg)', 'translate(10px, 0px) rotate(0deg)', 'translate(10px, 10px) rotate(90deg)',
  ]);
  expect(framesOf([[0, 0], [10, 0]], 270)[0]!.transform).toContain('rotate(90deg)');
});

test('the number of a train runs with it and never turns', () => {
  const rails = railsOf(network, ['paris', 'paris-dijon/1', 'paris-dijon/2']);
  const [body, number] = [framesOf(rails, 90), slidesOf(rails)];
  expect(number.map(({ offset }) => offset)).toEqual(body.map(({ offset }) => offset));
  expect(body.every(({ transform }) => transform.includes('rotate'))).toBe(true);
  expect(number.map(({ transform }) => transform)).toEqual(body.map(({ transform }) => transform.split(' rotate')[0]));
});
