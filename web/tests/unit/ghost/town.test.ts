// The way of the ghost train, the way a ticket can still be built by, and what is shown of a move.
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GhostBoardSchema, GhostLayoutSchema } from '../../../games/ghost/board';
import { drawTown, PLACE_RADIUS, WAGON } from '../../../games/ghost/map/layout';
import { passedAt, ride, wayOver } from '../../../games/ghost/map/passing';
import { corners, distance, overlap } from '../../../ui/map/geometry';
import { closedTo } from '../../../games/ghost/map/scene';
import { ticketWay } from '../../../games/ghost/map/ways';
import { momentsOf } from '../../../games/ghost/panels/parade.svelte';
import { guards } from '../../../games/ghost/guards';
import { TableState } from '../../../net/table.svelte';
import { afterClaim, board as message, middle } from '../../scripted/ghost';

const board = v.parse(GhostBoardSchema, message.board);
const town = drawTown(board, v.parse(GhostLayoutSchema, message.layout));
const tracks = afterClaim.view.players[0]!.tracks;

describe('the ghost train', () => {
  test('runs over one’s own tracks from place to place, the shortest way, in either direction', () => {
    const way = wayOver(board, town, tracks, 'rotten_tree', 'town_hall')!;
    expect(way.places).toEqual(['rotten_tree', 'windmill', 'crypt', 'barn', 'station', 'town_hall']);
    expect(way.line[0]).toEqual(town.cities.rotten_tree!.at);
    expect(way.line.at(-1)).toEqual(town.cities.town_hall!.at);
    const back = wayOver(board, town, tracks, 'town_hall', 'rotten_tree')!;
    expect(back.places).toEqual([...way.places].reverse());
    expect(back.line).toEqual([...way.line].reverse());
  });

  test('runs nowhere where nothing is joined', () => {
    expect(wayOver(board, town, tracks, 'lab', 'town_hall')).toBeNull();
    expect(wayOver(board, town, [], 'lab', 'school')).toBeNull();
  });

  test('passes what lies beside its way in order, and stands at its end at last', () => {
    const { line, places } = wayOver(board, town, tracks, 'rotten_tree', 'town_hall')!;
    const parts = places.map((place) => passedAt(line, town.cities[place]!.at, Infinity)!);
    expect([...parts].sort((a, b) => a - b)).toEqual(parts);
    expect(passedAt(line, town.cities.lab!.at, 200)).toBeNull();
    const [x, y] = town.cities.town_hall!.at;
    expect(ride(line, 0).at(-1)!.transform).toContain(`translate(${x.toFixed(1)}px, ${(y - 14).toFixed(1)}px)`);
  });
});

describe('what is still missing of a ticket', () => {
  const means = { own: new Set(tracks), shut: new Set<string>(), trains: 8 };

  test('is the fewest pieces over one’s own wagons and free tracks', () => {
    expect(ticketWay(board, means, 'rotten_tree', 'town_hall')).toMatchObject({ missing: 0, open: new Set() });
    const way = ticketWay(board, means, 'school', 'barn')!;
    expect(way.tracks.map(({ id }) => id)).toEqual(['school-town_hall', 'station-town_hall-b', 'barn-station-a']);
    expect(way).toMatchObject({ missing: 2, laid: 3, open: new Set(['school|town_hall']) });
  });

  test('is never built on what another has, and is none where no way is left or one’s wagons do not reach', () => {
    const shut = new Set(['school-town_hall']);
    expect(ticketWay(board, { ...means, shut }, 'school', 'barn')!.tracks.some(({ id }) => id === 'school-town_hall')).toBe(false);
    const allOfManor = new Set(board.tracks.filter(({ a, b }) => a === 'manor' || b === 'manor').map(({ id }) => id));
    expect(ticketWay(board, { ...means, shut: allOfManor }, 'manor', 'barn')).toBeNull();
    expect(ticketWay(board, { ...means, trains: 1 }, 'school', 'barn')).toBeNull();
  });
});

test('the town stands up for a narrow window: the same tracks, none on another, none on a picture', () => {
  const stood = drawTown(board, v.parse(GhostLayoutSchema, message.layout), true);
  expect(stood.size).toEqual([town.size[1], town.size[0]]);
  const wagons = board.tracks.flatMap(({ id }) => stood.tracks[id]!.map((space) => ({ id, space, shape: corners(space, ...WAGON) })));
  expect(wagons).toHaveLength(board.tracks.reduce((sum, { length }) => sum + length, 0));
  expect(wagons.flatMap((a, i) => wagons.slice(i + 1).filter((b) => overlap(a.shape, b.shape)).map((b) => `${a.id} / ${b.id}`))).toEqual([]);
  expect(wagons.flatMap(({ id, space }) => Object.keys(stood.cities).filter((place) => distance(stood.cities[place]!.at, [space[0], space[1]]) < PLACE_RADIUS).map((place) => `${id} on ${place}`))).toEqual([]);
});

describe('a move', () => {
  test('shows wagons and cards in their order; of the others everything but what their cards are', () => {
    expect(momentsOf(afterClaim, 0).map(({ kind }) => kind)).toEqual(['wagons', 'bonus', 'cards', 'ticket', 'ticket', 'treat']);
    expect(momentsOf(afterClaim, 0).find(({ kind }) => kind === 'cards')).toMatchObject({ cards: ['yellow', 'red'] });
    expect(momentsOf(afterClaim, 1).map(({ kind }) => kind)).toEqual(['wagons', 'bonus', 'cards', 'ticket', 'ticket', 'treat']);
    expect(momentsOf(afterClaim, 1).find(({ kind }) => kind === 'cards')).toMatchObject({ seat: 0, cards: [null, null] });
    expect(momentsOf(afterClaim, null).map(({ kind }) => kind)).toEqual(['bonus', 'ticket', 'ticket', 'treat']);
    const swapped = { v: 3, seat: 0, events: [{ e: 'exchanged', seat: 0, count: 2 } as const, { e: 'drew-ticket', seat: 0 } as const] };
    expect(momentsOf(swapped, 1)).toEqual([{ id: '3.0', seat: 0, kind: 'swap' }]);
    expect(momentsOf(swapped, 0)).toEqual([]);
    const hidden = { v: 3, seat: 0, events: [{ e: 'drew', seat: 0 } as const] };
    expect(momentsOf(hidden, 0)).toEqual([]);
  });
});

test('the second track of a double route is closed to whoever has the first, and to nobody else', () => {
  const owners = new Map([['barn-crypt-a', 0], ['pumpkins-town_hall', 0]]);
  expect(closedTo(board, owners, 0)).toEqual(new Set(['barn-crypt-b']));
  expect(closedTo(board, owners, 1)).toEqual(new Set());
  expect(closedTo(board, owners, null)).toEqual(new Set());
});

describe('the others wait for what is being shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('their moves come when it is over, the own ones at once', () => {
    const table = new TableState(guards, 'abc', { askView: () => {}, settled: () => {} });
    table.show(middle);
    expect(table.live).toBe(false);
    table.step(afterClaim);
    expect(table.live).toBe(true);
    table.hold(true);
    table.step({ ...afterClaim, v: 11, seat: 1 });
    vi.advanceTimersByTime(60_000);
    expect([table.version, table.settled]).toEqual([10, false]);
    table.hold(false);
    expect([table.version, table.settled]).toEqual([11, true]);
    table.hold(true);
    table.step({ ...afterClaim, v: 12, seat: 0 });
    expect(table.version).toBe(12);
  });
});
