// The names of the map in every frame, at the opening, in the middle and at the end of recorded games: as they are placed,
// with the widths of letters that the search reckons with. The browser tests measure the letters themselves.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { BoardSchema, LayoutSchema } from '../../../games/ttr/board';
import { guards } from '../../../games/ttr/guards';
import { CITY_RADIUS } from '../../../games/ttr/map/layout';
import { placeNames, roomIn, solidOn, type CityName, type Looked } from '../../../games/ttr/map/names';
import { positionsOf, type Position } from '../../../games/ttr/replay/position';
import { readRecord } from '../../../replay/record';
import { freeOf, type Clear } from '../../../ui/map/clear';
import { touching, type Box } from '../../../ui/map/labels';
import { fits } from '../../../ui/map/room';
import { board as message } from '../../scripted/messages';
import { NUMBERS } from '../../scripted/guards';

const board = v.parse(BoardSchema, message.board);
const layout = v.parse(LayoutSchema, message.layout);
const tickets = new Map(Object.values(board.tickets).flat().map((ticket) => [ticket.id, ticket]));

/** The frames of the table: the window, and about what badges, status and dock cover of it. */
const FRAMES: readonly (readonly [width: number, height: number, clear: Clear])[] = [
  [360, 640, { top: 84, right: 0, bottom: 190, left: 0 }],
  [360, 740, { top: 84, right: 0, bottom: 190, left: 0 }],
  [740, 360, { top: 36, right: 150, bottom: 62, left: 0 }],
  [844, 390, { top: 36, right: 150, bottom: 62, left: 0 }],
  [720, 450, { top: 36, right: 150, bottom: 62, left: 0 }],
  [820, 1180, { top: 90, right: 0, bottom: 110, left: 0 }],
  [1180, 820, { top: 44, right: 0, bottom: 100, left: 150 }],
  [1366, 650, { top: 44, right: 0, bottom: 100, left: 180 }],
  [1440, 900, { top: 44, right: 0, bottom: 110, left: 180 }],
  [2560, 1440, { top: 44, right: 0, bottom: 110, left: 220 }],
];

/** The map as it opens there: all of it, or filling its room and centred on the middle of these points. */
function looked(width: number, height: number, clear: Clear, how: 'whole' | 'filled', on: readonly (readonly [number, number])[]): Looked {
  const [left, top, right, bottom] = freeOf(width, height, clear);
  const scales = [(right - left) / layout.size[0], (bottom - top) / layout.size[1]] as const;
  const k = how === 'whole' ? Math.min(...scales) : Math.max(...scales);
  const middle = (axis: 0 | 1, room: number) => {
    const [all, half] = [layout.size[axis], room / k / 2];
    if (how === 'whole' || half * 2 >= all) return all / 2;
    return Math.max(half, Math.min(all - half, on.reduce((sum, p) => sum + p[axis], 0) / on.length));
  };
  const [x, y] = [(left + right) / 2 - middle(0, right - left) * k, (top + bottom) / 2 - middle(1, bottom - top) * k];
  // The buttons of the map lie in a corner.
  return { k, x, y, width, height, clear, over: [[right - 52, bottom - 104, right - 8, bottom - 8]] };
}

function gameOf(file: string): Position[] {
  const read = readRecord(readFileSync(new URL(`../../../../tests/golden/${file}`, import.meta.url), 'utf8'), guards);
  if (!('record' in read)) throw new Error(`${file} is no record of this game`);
  return positionsOf(read.record, board, NUMBERS[file.startsWith('ttr-new') ? 'ttr-new' : 'ttr-classic']);
}

const GAMES = ['ttr-classic/last-round.jsonl', 'ttr-new/last-round.jsonl'];

describe.each(GAMES)('%s', (file) => {
  const positions = gameOf(file);
  const stages = { opening: 0, middle: Math.floor(positions.length / 2), end: positions.length - 1 };

  test.each(Object.entries(stages).flatMap(([stage, n]) => (['en', 'pl'] as const).flatMap((lang) => (['whole', 'filled'] as const).map((how) => [stage, lang, how, n] as const))))(
    '%s, %s, %s: names lie on nothing, and those of one\'s tickets are there',
    (stage, lang, how, n) => {
      const position = positions[n]!;
      const solid = solidOn(layout, position.players.flatMap(({ tracks }) => tracks));
      // Each language with another seat's tickets.
      position.players.slice(0, 2).filter((_, seat) => (lang === 'en') === (seat === 0)).forEach((player, seat) => {
        const offered = stage === 'opening' ? player.offer : [];
        const own = new Set([...player.tickets, ...offered].flatMap((id) => [tickets.get(id)!.a, tickets.get(id)!.b]));
        const tagged = new Set(offered.flatMap((id) => [tickets.get(id)!.a, tickets.get(id)!.b]));
        const cities = board.cities.map(({ id, name }): CityName => ({ id, text: name[lang], own: own.has(id), ringed: tagged.has(id), tag: tagged.has(id) }));
        for (const [width, height, clear] of FRAMES) {
          const window = looked(width, height, clear, how, [...own].map((id) => layout.cities[id]!.at));
          const where = `${width}x${height}, seat ${seat}`;
          const names = placeNames(cities, layout, window, solid);
          const room = roomIn(window);
          expect(names.size * window.k, where).toBeGreaterThanOrEqual(11);
          const all = [...names.places];
          const faults = all.flatMap(([id, { box }], i) => [
            ...(fits(box, room) ? [] : [`${id} leaves the room`]),
            ...(solid.carriages.hit(box) ? [`${id} on a carriage`] : []),
            ...board.cities.filter((city) => touching(box, square(layout.cities[city.id]!.at))).map((city) => `${id} on the city of ${city.id}`),
            ...all.slice(i + 1).filter(([, other]) => touching(box, other.box)).map(([other]) => `${id} on ${other}`),
          ]);
          const nameless = [...own].filter((id) => isSeen(layout.cities[id]!.at, room.frame) && !names.places.has(id));
          expect([...faults, ...nameless], where).toEqual([]);
          if (width >= 1100) expect(names.places.size, where).toBeGreaterThanOrEqual(how === 'whole' ? 34 : 20);
        }
      });
    },
  );
});

test('a name that one has no ticket for stands where it stood, whatever is claimed or laid over the map, or is not seen', () => {
  const end = gameOf(GAMES[0]!).at(-1)!;
  const cities = board.cities.map(({ id, name }): CityName => ({ id, text: name.en, own: id === 'denver', ringed: false, tag: false }));
  for (const [width, height, clear] of FRAMES) {
    const window = looked(width, height, clear, 'filled', [layout.cities['denver']!.at]);
    const free = placeNames(cities, layout, window, solidOn(layout, []));
    const half: Box = [width / 2, 0, width, height];
    const covered = placeNames(cities, layout, { ...window, over: [...window.over, half] }, solidOn(layout, end.players.flatMap(({ tracks }) => tracks)));
    const moved = [...covered.places].filter(([id, { at }]) => id !== 'denver' && free.places.has(id) && free.places.get(id)!.at !== at);
    expect(moved, `${width}x${height}`).toEqual([]);
    expect(covered.places.size, `${width}x${height}`).toBeLessThan(free.places.size);
  }
});

function square([x, y]: readonly [number, number]): Box {
  return [x - CITY_RADIUS, y - CITY_RADIUS, x + CITY_RADIUS, y + CITY_RADIUS];
}

function isSeen([x, y]: readonly [number, number], [left, top, right, bottom]: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}
