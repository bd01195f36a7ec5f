import { codesOf } from '../refusals';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { corners, overlap, type Point } from '../../../ui/map/geometry';
import type { Box } from '../../../ui/map/labels';
import { alongWagons, drawTown, nameBox, nameLines, NAME_SIZE, PLACE_RADIUS, plainTown, upright, WAGON } from '../../../games/ghost/map/layout';
import { placeNames, solidOf } from '../../../games/ghost/map/names';
import { guards } from '../../../games/ghost/guards';
import { lastOf, sentence, tell } from '../../../games/ghost/words/log';
import { ghostCard } from '../../../games/ghost/map/look';
import { offersOf } from '../../../games/ghost/offers';
import { claimsOf } from '../../../games/routes/offers';
import { cheersOf, Parade } from '../../../games/ghost/panels/parade.svelte';
import { PICTURED } from '../../../games/ghost/map/pictures';
import { refusal, REFUSALS } from '../../../games/ghost/words/refusals';
import { routeSentence } from '../../../games/ghost/words/routeWords';
import { bonusSeats, claimableRoutes, newClaims, newlyDrawn, ringsOf, seenBy } from '../../../games/ghost/map/scene';
import { endAhead, statusLine } from '../../../games/ghost/words/status';
import { GhostWords } from '../../../games/ghost/words/words';
import { text } from '../../../games/ghost/words/text';
import { nameIn } from '../../../net/name';
import type { Lang } from '../../../settings/words/text';
import { GhostBoardSchema, GhostLayoutSchema } from '../../../games/ghost/board';
import { parseGhostMove } from '../../../games/ghost/moves';
import { GhostEventSchema, type GhostEvent } from '../../../games/ghost/view';
import type { Reject } from '../../../net/messages';
import { TableState } from '../../../net/table.svelte';
import { lanesByPair } from '../../../games/routes/lanes';
import { routesNear, routesOf, routeTowards } from '../../../games/routes/routes';
import { afterClaim, board as message, middle, over } from '../../scripted/ghost';

const board = v.parse(GhostBoardSchema, message.board);
const layout = v.parse(GhostLayoutSchema, message.layout);
const town = drawTown(board, layout);
const words = (lang: Lang = 'en', seat: number | null = 0) =>
  new GhostWords(middle.numbers, board, middle.seats, seat, (k, x) => text(lang, k, x), (n) => nameIn(n, lang));

describe('moves', () => {
  test.each([
    ['draw', { kind: 'draw' }],
    ['exchange', { kind: 'exchange' }],
    ['pass', { kind: 'pass' }],
    ['claim gingerbread-glade-a blue:1 locomotive:1', { kind: 'claim', track: 'gingerbread-glade-a', pay: { colour: 'blue', coloured: 1, locomotives: 1 } }],
  ])('%s', (move, parts) => expect(parseGhostMove(move)).toEqual(parts));

  test.each(['', 'tickets', 'take 1', 'keep x', 'exchange both', 'claim x'])('"%s" is no move', (move) => expect(parseGhostMove(move)).toBeNull());

  test('every legal move has words of its own, in both languages', () => {
    for (const lang of ['en', 'pl'] as const) {
      const lines = offersOf(middle.legal).map(({ move }) => words(lang).move(move));
      expect(new Set(lines).size).toBe(middle.legal.length);
    }
    expect(words('pl').move(parseGhostMove('claim station-town_hall-b green:2')!)).toBe('Dworzec kolejowy – Ratusz (zielone): 2 zielone');
  });
});

describe('words', () => {
  const EVENTS: GhostEvent[] = [
    { e: 'first', seat: 0, by: 'luck' },
    { e: 'hand', seat: 0, cards: ['red'] },
    { e: 'dealt', seat: 0, tickets: ['circus-swamp'] },
    { e: 'drew', seat: 0, card: 'red' },
    { e: 'rebuilt', cards: 12 },
    { e: 'claimed', seat: 0, track: 'station-town_hall-b', pay: { green: 1, locomotive: 1 }, trains: 8 },
    { e: 'bonus', seat: 0, bonus: 'crypt' },
    { e: 'completed', seat: 0, ticket: 'circus-swamp', completed: 2 },
    { e: 'exchanged', seat: 0, tickets: ['circus-swamp', 'harbour-lab'] },
    { e: 'drew-ticket', seat: 0, ticket: 'harbour-lab' },
    { e: 'tickets-rebuilt', tickets: 4 },
    { e: 'trick-or-treat', seat: 0, completed: 3 },
    { e: 'pass', seat: 0 },
    { e: 'turn', seat: 0 },
    { e: 'over', reason: 'tickets' },
    { e: 'over', reason: 'wagons' },
    { e: 'over', reason: 'stall' },
  ];

  test('every event has its words, for oneself, for the others and in both languages; only the turn needs none', () => {
    const kinds = GhostEventSchema.options.map((o) => o.entries.e.literal);
    expect(new Set(EVENTS.map((e) => e.e))).toEqual(new Set(kinds));
    for (const lang of ['en', 'pl'] as const) {
      const told = EVENTS.map((event) => sentence(event, words(lang)));
      expect(told.filter((line) => line === null)).toHaveLength(1);
      expect(told.join()).not.toMatch(/[{}]|undefined/);
      const others = EVENTS.map((event) => sentence(event, words(lang, 1)) ?? '');
      expect(others.filter((line) => line.includes('Ola'))).toHaveLength(10);
    }
  });

  test('what the others draw stays secret', () => {
    // Where the log calls everybody by name, what may be seen is told all the same.
    expect(sentence({ e: 'drew', seat: 0, card: 'red' }, words('en', null))).toBe('Ola draws a red card.');
    expect(sentence({ e: 'drew-ticket', seat: 0, ticket: 'pumpkins-station' }, words('en', null))).toMatch(/^Ola draws the ticket /);
    expect(sentence({ e: 'dealt', seat: 0, tickets: ['pumpkins-station'] }, words('en', null))).toMatch(/^Ola’s tickets: /);
    expect(sentence({ e: 'drew', seat: 1 }, words())).toBe('Ada draws a card.');
    expect(sentence({ e: 'drew-ticket', seat: 1 }, words())).toBe('Ada draws a ticket.');
    expect(sentence({ e: 'exchanged', seat: 1, count: 2 }, words())).toBe('Ada swaps tickets.');
    expect(sentence({ e: 'dealt', seat: 1, count: 2 }, words())).toBeNull();
  });

  test('a chain is told line by line', () => {
    const lines = tell([...middle.history, afterClaim], words('pl')).slice(-9);
    expect(lines.map((l) => l.text)).toEqual([
      'Tworzysz połączenie Dworzec kolejowy – Ratusz (2 zielone).',
      'Dostajesz premię ratusza (Ratusz – Krypta).',
      'Dobierasz żółtą kartę.',
      'Dobierasz czerwoną kartę.',
      'Realizujesz bilet Spróchniałe drzewo – Ratusz. Lampiony: 1 z 6.',
      'Nowy bilet: Kocioł czarownicy – Cmentarz.',
      'Realizujesz bilet Dworzec kolejowy – Dyniowe pole. Lampiony: 2 z 6.',
      'Nowy bilet: Chatka z piernika – Mglisty wiatrak.',
      'Cukierek albo psikus! Twoje lampiony: 3 z 6.',
    ]);
  });

  const reject = (code: string, params = {}): Reject => ({ t: 'reject', code, rule: '', params, prompt: null });

  test.each([
    ['short', { card: 'orange', short: 2 }, 'You are 2 orange cards short; locomotives will do too.'],
    ['taken', { track: 'x', owner: 1 }, 'Ada has already claimed this route.'],
    ['taken', { track: 'x', owner: 0 }, 'You have already claimed this route.'],
    ['not-your-turn', { turn: 1 }, 'It is not your turn: Ada is playing.'],
    ['colour', { need: 'red', paid: 'blue' }, 'This route is red: pay in that colour.'],
    ['trains', { need: 3, have: 1 }, 'You have 1 wagon left; this route needs 3.'],
    ['count', { need: 1, paid: 2 }, 'This route costs 1 card, not 2.'],
    ['unknown-card', { name: 'pink' }, 'There is nothing called “pink” on this board.'],
    ['from-the-future', {}, 'That is not possible now (from-the-future).'],
  ])('%s is explained', (code, params, english) => expect(refusal(reject(code, params), words())).toBe(english));

  test('every refusal of the documented list has its own words', () => {
    const doc = readFileSync(new URL('../../../../docs/games/ghost-train.md', import.meta.url), 'utf8').split('## Refusals')[1]!;
    const rows = doc.split('\n').filter((line) => line.startsWith('| `'));
    const codes = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([\w-]+)`/g)].map((m) => m[1]!));
    expect([...REFUSALS].sort()).toEqual(codes.sort());
    for (const code of codesOf('ghost')) expect(codes, `${code} of the engine`).toContain(code);
    for (const code of codes) for (const lang of ['en', 'pl'] as const) expect(refusal(reject(code), words(lang)), code).not.toMatch(/[({]/);
  });

  test('the status says whose turn it is', () => {
    const line = (snapshot: typeof middle) => {
      const table = new TableState(guards, 'abc', { askView: () => {}, settled: () => {} });
      table.show(snapshot);
      return statusLine(table, words());
    };
    expect(line(middle)).toBe('Your turn: draw, swap or claim!');
    expect(line({ ...middle, legal: ['draw', 'exchange'] })).toBe('Your turn: draw or swap!');
    expect(line({ ...middle, legal: ['pass'] })).toContain('pass');
    expect(line({ ...middle, prompt: null, legal: [], view: afterClaim.view })).toBe('Ada is playing…');
    expect(line({ ...middle, seat: null, prompt: null, legal: [], view: afterClaim.view })).toBe('You are watching. Ada is playing…');
    expect(line(over)).toBe('The game is over.');
    const table = new TableState(guards, 'abc', { askView: () => {}, settled: () => {} });
    table.show(middle);
    expect(statusLine(table, words(), 'claim')).toBe('Claim this route? Yes or no?');
    expect(statusLine(table, words(), 'exchange')).toBe('Swap both tickets? Yes or no?');
  });

  test('what happened last is told in a line a move: the others since the own move, else the own', () => {
    const drew = { e: 'drew' as const, seat: 1 };
    const history = [
      { v: 0, seat: null, events: [{ e: 'first' as const, seat: 1, by: 'luck' }] },
      { v: 4, seat: 1, events: [drew, drew, { e: 'turn' as const, seat: 0 }] },
      { v: 5, seat: 0, events: [{ e: 'pass' as const, seat: 0 }] },
    ];
    expect(lastOf(history, words())).toEqual([{ v: 5, seat: 0, text: 'There is nothing you can do, so you pass.', done: null }]);
    expect(lastOf(history.slice(0, 2), words())).toEqual([{ v: 4, seat: 1, text: 'Ada draws 2 cards.', done: { kind: 'cards', n: 2 } }]);
    expect(lastOf(history, words('en', 1))).toEqual([{ v: 5, seat: 0, text: 'Ola can do nothing and passes.', done: null }]);
    expect(lastOf(history, words('en', null)).map(({ v }) => v)).toEqual([5]);
    expect(lastOf(history.slice(0, 1), words())).toEqual([]);
    expect(lastOf([...middle.history, afterClaim], words('pl')).map(({ text }) => text)).toEqual([
      'Tworzysz połączenie Dworzec kolejowy – Ratusz (2 zielone). Premia ratusza: Ratusz – Krypta. ' +
        'Zrealizowane bilety: Spróchniałe drzewo – Ratusz, Dworzec kolejowy – Dyniowe pole. Cukierek albo psikus!',
    ]);
  });

  test('how far the end is: the most lanterns, the fewest wagons', () => {
    expect(endAhead(middle.view, words())).toEqual({
      lanterns: 1, brightest: 1, of: 6, wagons: 10, lightest: 0, all: 20,
      words: 'The game ends when somebody has 6 lanterns (Ada has 1) or lays their last wagon (Ola has 10 left).',
    });
    expect(endAhead(over.view, words())).toBeNull();
  });

  test('the scripted tables agree with themselves: wagons, lanterns and the result', () => {
    for (const { view, result } of [middle, afterClaim, over]) {
      view.players.forEach(({ trains, tracks, completed, special, done }, seat) => {
        expect(trains + tracks.reduce((sum, id) => sum + words().track(id)!.length, 0)).toBe(20);
        expect(done).toBe(completed.length + Number(special));
        if (result !== null) expect(result.seats[seat]).toMatchObject({ trains, completed: done });
      });
    }
  });

  test('a route is told with length, colours and who has it', () => {
    const lanes = lanesByPair(board).get('station|town_hall')!;
    expect(routeSentence(lanes, new Map(), true, words())).toBe('Train Station – Town Hall, 2 spaces, blue / green, free, you can pay');
    expect(routeSentence(lanes, new Map([['station-town_hall-b', 1]]), false, words())).toContain('taken by Ada');
  });
});

describe('scene', () => {
  test('routes within reach, rings, bonuses and what is new come from view and history', () => {
    expect([...claimableRoutes(board, claimsOf(offersOf(middle.legal)))].sort()).toEqual([
      'cauldron|glade', 'gingerbread|glade', 'harbour|lighthouse', 'station|town_hall',
    ]);
    expect(Object.fromEntries(ringsOf(middle.view, words()))).toEqual({ rotten_tree: [0], town_hall: [0], station: [1], pumpkins: [1] });
    expect(ringsOf(over.view, words()).size).toBe(0);
    expect([...newClaims(middle.history, 0)]).toEqual(['circus-town_hall-a']);
    expect(bonusSeats(afterClaim.view).get('crypt')).toEqual([0]);
    const drawn = newlyDrawn([...middle.history, afterClaim], 0);
    expect([[...drawn.cards], [...drawn.tickets]]).toEqual([[['yellow', 1], ['red', 1]], ['cauldron-graveyard', 'gingerbread-windmill']]);
    expect(newlyDrawn(middle.history, 0).cards.get('green')).toBe(2);
    expect(newlyDrawn(middle.history, null).cards.size).toBe(0);
  });
});

describe('the parade', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a chain is cheered one by one, each lantern in its turn', () => {
    const parade = new Parade(middle.history, () => 100);
    parade.follow(middle.history);
    expect(parade.current).toBeNull();
    parade.follow([...middle.history, afterClaim]);
    const { players } = afterClaim.view;
    const seen: unknown[] = [];
    for (; parade.current !== null; vi.advanceTimersByTime(100)) {
      const [own, rival] = parade.cheered(players);
      seen.push([parade.current.kind, own!.done, own!.completed, own!.special]);
      expect([own!.bonuses, rival]).toEqual([['crypt'], players[1]]);
    }
    expect(seen).toEqual([
      ['bonus', 0, [], false],
      ['ticket', 1, ['rotten_tree-town_hall'], false],
      ['ticket', 2, ['pumpkins-station', 'rotten_tree-town_hall'], false],
      ['treat', 3, ['pumpkins-station', 'rotten_tree-town_hall'], true],
    ]);
    expect(parade.cheered(players)).toEqual(players);
    parade.follow([...middle.history, afterClaim]);
    expect(parade.current).toBeNull();
  });

  test('a bonus that waits behind another cheer is not shown yet, and a step back shows what is there', () => {
    const parade = new Parade(middle.history, () => 100);
    const twice: GhostEvent[] = [{ e: 'completed', seat: 1, ticket: 'crypt-circus', completed: 2 }, ...afterClaim.events];
    parade.follow([...middle.history, { ...afterClaim, events: twice }]);
    expect(parade.cheered(afterClaim.view.players)[0]!.bonuses).toEqual([]);
    parade.follow(middle.history);
    expect(parade.cheered(middle.view.players)).toEqual(middle.view.players);
  });

  test('the next player at the same device sees what happened since the own last move', () => {
    const parade = new Parade(seenBy([...middle.history, afterClaim], 1), () => 100);
    parade.follow([...middle.history, afterClaim]);
    expect(parade.current?.kind).toBe('bonus');
    expect(seenBy(middle.history, 3)).toEqual([]);
  });

  test('nothing but joy is cheered', () => {
    expect(cheersOf(middle.history[1]!)).toEqual([]);
    expect(cheersOf(afterClaim)).toHaveLength(4);
  });
});

describe('the haunted town', () => {
  const rectangle = ([l, t, r, b]: Box): Point[] => [[l, t], [r, t], [r, b], [l, b]];
  const wagons = board.tracks.flatMap((track) => town.tracks[track.id]!.map((space) => ({ track, space, shape: corners(space, WAGON[0], WAGON[1]) })));
  const names = board.cities.flatMap(({ id, name }) =>
    [name.en, name.pl].map((text) => {
      const { at, label } = town.cities[id]!;
      return { id, text, box: nameBox([at[0] + label[0], at[1] + label[1]], text) };
    }),
  );
  /** How far a rectangle lies from a point. */
  const away = ([x, y]: Point, shape: readonly Point[], angle: number) => {
    const turned = [...shape, [x, y] as const].map(([u, w]) => [u * Math.cos(-angle) - w * Math.sin(-angle), u * Math.sin(-angle) + w * Math.cos(-angle)] as const);
    const [px, py] = turned.pop()!;
    const [xs, ys] = [turned.map((p) => p[0]), turned.map((p) => p[1])];
    return Math.hypot(Math.max(Math.min(...xs) - px, 0, px - Math.max(...xs)), Math.max(Math.min(...ys) - py, 0, py - Math.max(...ys)));
  };

  test('every place has a picture, every colour a card with a shape of its own', () => {
    expect([...PICTURED].sort()).toEqual(board.cities.map((c) => c.id).sort());
    const looks = [...board.colours.map((c) => c.id), 'locomotive'].map(ghostCard);
    expect(new Set(looks.map((l) => l.glyph)).size).toBe(7);
    expect(new Set(looks.map((l) => l.fill)).size).toBe(7);
  });

  test('every track has its spaces, heads up, apart from each other and off the pictures', () => {
    for (const { id, length } of board.tracks) expect(town.tracks[id], id).toHaveLength(length);
    expect(wagons.every(({ space }) => Math.abs(upright(space[2])) <= 90)).toBe(true);
    const clashes = wagons.flatMap((a, i) => wagons.slice(i + 1).filter((b) => overlap(a.shape, b.shape)).map((b) => `${a.track.id} / ${b.track.id}`));
    expect(clashes).toEqual([]);
    const covered = wagons.flatMap(({ track, space, shape }) =>
      board.cities.filter(({ id }) => away(town.cities[id]!.at, shape, (space[2] * Math.PI) / 180) < PLACE_RADIUS).map(({ id }) => `${track.id} on ${id}`),
    );
    expect(covered).toEqual([]);
  });

  test('no name covers a space, a picture or another name, in either language, and all lie on the sheet', () => {
    const faults = names.flatMap(({ id, text, box }) => [
      ...wagons.filter(({ shape }) => overlap(rectangle(box), shape)).map(({ track }) => `${text} on ${track.id}`),
      ...names.filter((other) => other.id > id && overlap(rectangle(box), rectangle(other.box))).map((other) => `${text} / ${other.text}`),
      ...board.cities.filter((c) => away(town.cities[c.id]!.at, rectangle(box), 0) < PLACE_RADIUS).map((c) => `${text} on ${c.id}`),
      ...(box[0] < 0 || box[1] < 0 || box[2] > town.size[0] || box[3] > town.size[1] ? [`${text} outside`] : []),
    ]);
    expect(faults).toEqual([]);
  });

  test('all names are shown at full size; when letters grow, those one looks for stay, and still nothing is covered', () => {
    const needed = new Map([['lab', [0]], ['manor', [0]], ['crypt', [1]], ['swamp', [1]]]);
    const wanted = board.cities.map(({ id, name }) => ({ id, text: name.pl, needed: needed.has(id) }));
    const solid = solidOf(town, [], needed, [], (id) => id);
    const room = { frame: [0, 0, ...town.size] as const, covered: [] };
    const plain = solidOf(town, [], new Map(), [], (id) => id);
    expect(placeNames(town, wanted.map((name) => ({ ...name, needed: false })), NAME_SIZE, room, plain)).toHaveLength(18);
    const larger = placeNames(town, wanted, NAME_SIZE * 1.5, room, solid);
    for (const id of needed.keys()) expect(larger.map((n) => n.id)).toContain(id);
    const few = placeNames(town, wanted, NAME_SIZE * 2, room, solid);
    expect(few.length).toBeLessThan(18);
    const covered = few.flatMap(({ lines, box }) => [
      ...wagons.filter(({ shape }) => overlap(rectangle(box), shape)).map(({ track }) => `${lines.join(' ')} on ${track.id}`),
      ...board.cities.filter((c) => away(town.cities[c.id]!.at, rectangle(box), 0) < PLACE_RADIUS).map((c) => `${lines.join(' ')} on ${c.id}`),
    ]);
    expect(covered).toEqual([]);
  });

  test('both names of a ticket are there while its town is free', () => {
    for (const lang of ['en', 'pl'] as const)
      for (const { id, a, b } of board.tickets.all) {
        const rings = new Map([[a, [0]], [b, [0]]]);
        const wanted = board.cities.map((city) => ({ id: city.id, text: city.name[lang]!, needed: rings.has(city.id) }));
        const drawn = placeNames(town, wanted, NAME_SIZE, { frame: [0, 0, ...town.size], covered: [] }, solidOf(town, [], rings, [], (region) => region));
        expect(drawn.map((name) => name.id), id).toEqual(expect.arrayContaining([a, b]));
      }
  });

  test('long names stand on two lines', () => {
    expect(nameLines('Crypt')).toEqual(['Crypt']);
    expect(nameLines('Laboratorium szalonego naukowca')).toEqual(['Laboratorium', 'szalonego naukowca']);
  });

  test('the nearest lane is found by pointing, every route by arrows', () => {
    const routes = routesOf(board, town);
    for (const { track, space } of wagons) expect(routesNear(routes, [space[0], space[1]], 30)[0]?.track).toBe(track.id);
    const seen = new Set([routes[0]!]);
    for (const route of seen) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = routeTowards(routes, route, arrow);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(routes.length);
  });

  test('the light behind a track reaches from its first space to its last', () => {
    for (const spaces of Object.values(town.tracks)) expect(alongWagons(spaces)).toHaveLength(spaces.length + 2);
    const [from, to] = [alongWagons([[100, 100, 90]])[0]!, alongWagons([[100, 100, 90]]).at(-1)!];
    expect(Math.abs(from[1] - to[1])).toBeGreaterThan(30);
  });

  test('a board without a layout is drawn too', () => {
    const plain = drawTown(board, plainTown(board));
    for (const { id, length } of board.tracks) expect(plain.tracks[id], id).toHaveLength(length);
  });
});
