import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BoardSchema } from '../../../games/ttr/board';
import type { View } from '../../../games/ttr/view';
import { Planner, ticketState } from '../../../games/ttr/plan/planner';
import { Steiner, type Edge, type Pair } from '../../../games/ttr/plan/steiner';
import { board as message, middle, opening } from '../../scripted/messages';

const board = v.parse(BoardSchema, message.board);
/** By the rules of the first box. */
const plannerFor = (...of: [typeof board, View, number | null]) => new Planner(...of, middle.numbers.doubles_from);
const ends = (id: string) => {
  const [a, b] = id.split('-');
  return { a: a!, b: b! };
};
const owning = (tracks: string[][]): View => ({
  ...opening.view,
  players: tracks.map((own) => ({ ...opening.view.players[0]!, tracks: own })),
});

describe('cheapest networks', () => {
  /** Every subset of edges, tried. */
  function brute(nodes: number, edges: Edge[], pairs: Pair[]): number {
    let best = Infinity;
    for (let set = 0; set < 1 << edges.length; set++) {
      const group = Array.from({ length: nodes }, (_, i) => i);
      let cost = 0;
      edges.forEach(({ a, b, cost: c }, i) => {
        if (((set >> i) & 1) === 0) return;
        cost += c;
        const [from, to] = [group[a]!, group[b]!];
        group.forEach((g, n) => (group[n] = g === from ? to : g));
      });
      if (pairs.every(([a, b]) => group[a] === group[b])) best = Math.min(best, cost);
    }
    return best;
  }

  test('as cheap as the best of all subsets, on random small graphs', () => {
    let seed = 7;
    const dice = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
    for (let round = 0; round < 60; round++) {
      const nodes = 4 + dice(4);
      const edges = Array.from({ length: 5 + dice(6) }, () => ({ a: dice(nodes), b: dice(nodes), cost: 1 + dice(6) })).filter((e) => e.a !== e.b);
      const pairs = Array.from({ length: 1 + dice(3) }, (): Pair => [dice(nodes), dice(nodes)]).filter(([a, b]) => a !== b);
      const steiner = new Steiner(nodes, edges);
      const cost = (found: number[] | null) => found?.reduce((sum, e) => sum + edges[e]!.cost, 0) ?? Infinity;
      const best = brute(nodes, edges, pairs);
      expect(cost(steiner.forest(pairs)), `round ${round}`).toBe(best);
      const quick = cost(steiner.oneByOne(pairs));
      expect(quick).toBeGreaterThanOrEqual(best);
      expect(quick === Infinity).toBe(best === Infinity);
    }
  });
});

describe('planner', () => {
  test('on an empty map a ticket costs its shortest way', () => {
    const planner = plannerFor(board, owning([[], []]), 0);
    expect(planner.plan([ends('denver-el_paso')])?.wagons).toBe(4);
    expect(planner.plan([])).toEqual({ wagons: 0, tracks: [] });
  });

  test('tickets share what they have in common, own routes cost nothing', () => {
    const planner = plannerFor(board, owning([[], []]), 0);
    const [one, two] = [ends('boston-miami'), ends('new_york-miami')];
    const apart = planner.plan([one])!.wagons + planner.plan([two])!.wagons;
    expect(planner.plan([one, two])!.wagons).toBeLessThan(apart);
    const begun = plannerFor(board, owning([['boston-new_york-a'], []]), 0);
    expect(begun.plan([one])!.wagons).toBe(planner.plan([one])!.wagons - 2);
  });

  test('the others stand in the way; with few players a double route is full at once', () => {
    const ways = board.tracks.filter((t) => t.a === 'miami' || t.b === 'miami').map((t) => t.id);
    const shut = plannerFor(board, owning([[], ways]), 0);
    expect(shut.plan([ends('boston-miami')])).toBeNull();
    expect(ticketState(shut, ends('boston-miami'), false, 45)).toBe('impossible');
    expect(ticketState(shut, ends('boston-miami'), true, 45)).toBe('done');
    const free = plannerFor(board, owning([[], []]), 0);
    expect(ticketState(free, ends('boston-miami'), false, 45)).toBe('open');
    expect(ticketState(free, ends('boston-miami'), false, 5)).toBe('impossible');
    const twin = ends('seattle-vancouver');
    expect(plannerFor(board, owning([[], ['seattle-vancouver-a']]), 0).plan([twin])!.wagons).toBeGreaterThan(1);
    expect(plannerFor(board, owning([[], ['seattle-vancouver-a'], [], []]), 0).plan([twin])!.wagons).toBe(1);
  });

  test('in the middle of a game', () => {
    const planner = plannerFor(board, middle.view, 0);
    const plan = planner.plan([ends('boston-miami')])!;
    expect(plan).toEqual({ wagons: 6, tracks: expect.arrayContaining(['charleston-raleigh', 'charleston-miami']) });
  });
});
