import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { text } from '../../../games/signal/words/text';
import type { Lang } from '../../../settings/words/text';
import { SignalBoardSchema } from '../../../games/signal/board';
import type { End, Forecast, SignalEvent } from '../../../games/signal/view';
import { readRecord } from '../../../replay/record';
import { certaintyOf, comingCards, outlookOf } from '../../../games/signal/panels/outlook';
import { placingOf } from '../../../games/signal/panels/placing';
import { planMarks, planRows } from '../../../games/signal/plan/plan';
import { wayOf } from '../../../games/signal/panels/way';
import { guards } from '../../../games/signal/guards';
import { SignalWords } from '../../../games/signal/words/words';
import { acting, board as message, choosing, first } from '../../scripted/signal';

vi.stubGlobal('localStorage', undefined);
const { turnStep } = await import('../../../games/signal/lesson/lesson.svelte');
const { Practice, PRACTICE, TAUGHT, practiceView } = await import('../../../games/signal/lesson/practice.svelte');

const board = v.parse(SignalBoardSchema, message.board);
const words = new SignalWords(board, acting.seats, 0, (key, values) => text('en', key, values), ({ en }) => en);
const now = acting.view;

describe('a plan', () => {
  const moves = ['play switch switch', 'set lyon marseille-lyon milan-lyon', 'play signal signal+train', 'signal calais-paris@2 paris-reims@0'];
  const then = {
    ...now,
    switches: { ...now.switches, lyon: ['marseille-lyon', 'milan-lyon'] as [string, string] },
    signals: [...now.signals.filter((s) => s !== 'calais-paris@2'), 'paris-reims@0'],
  };

  test('a card and what it does are one row to adopt', () => {
    const rows = planRows({ moves, possible: 4, luck: false, view: then }, words);
    expect(rows.map(({ upTo }) => upTo)).toEqual([2, 4]);
    expect(rows[0]!.label).toBe('Lyon: join Marseille and Milan (1 switch card)');
    expect(rows[1]!.label).toContain('(1 signal card and 1 train card)');
  });

  test('a card without its deed is a row of its own; what luck decides says so; what is impossible is left out', () => {
    expect(planRows({ moves: moves.slice(0, 1), possible: 1, luck: false, view: then }, words)).toMatchObject([{ label: 'Set a switch', luck: false }]);
    const rolling = ['play train train', 'train black-2'];
    expect(planRows({ moves: rolling, possible: 1, luck: true, view: now }, words)).toMatchObject([{ upTo: 2, luck: true }]);
    expect(planRows({ moves: rolling, possible: 1, luck: false, view: now }, words)).toMatchObject([{ upTo: 1 }]);
  });

  test('on the map it is what would be different', () => {
    expect(planMarks(now, { moves, possible: 4, luck: false, view: then })).toEqual([
      { kind: 'switch', ref: 'lyon', open: ['marseille-lyon', 'milan-lyon'] },
      { kind: 'green', ref: 'paris-reims@0' },
      { kind: 'red', ref: 'calais-paris@2' },
    ]);
    expect(planMarks(now, { moves: [], possible: 0, luck: false, view: now })).toEqual([]);
  });

  test('a train that loads, goes, or is to be rolled for is marked', () => {
    const loaded = { ...now, trains: now.trains.with(0, { ...now.trains[0]!, goods: 'blue' }).with(3, { at: 'munich-nuremberg/1', facing: 'munich', goods: null }) };
    const marks = planMarks(now, { moves: ['play train train', 'train grey-1'], possible: 1, luck: true, view: loaded });
    expect(marks).toEqual([
      { kind: 'load', ref: 'black-1', goods: 'blue' },
      { kind: 'move', ref: 'brown-1' },
      { kind: 'roll', ref: 'grey-1' },
    ]);
  });
});

describe('the first game', () => {
  test('every move of the practice has its words, and only the next one is possible', () => {
    expect(TAUGHT.length).toBe(PRACTICE.steps.length + 1);
    const practice = new Practice(['Ola', 'Ela'], acting.numbers, () => {});
    practice.move('end');
    expect(practice.n).toBe(0);
    for (const { move } of PRACTICE.steps) {
      expect(practice.shown.legal).toEqual([move]);
      practice.move(move);
    }
    expect(practice.shown.legal).toEqual([]);
    expect(practice.shown.history.length).toBe(PRACTICE.steps.length);
    expect(practiceView(PRACTICE.steps.length).delivered.marseille?.blue).toBe(1);
  });

  test('the first real turn is told question by question', () => {
    const planning = { ...first.view, phase: 'action' as const, schedule: { ...first.view.schedule, card: null, from_start: false } };
    expect(turnStep(first.view, true)).toBe('start');
    expect(turnStep(planning, true)).toBe('plan');
    expect(turnStep({ ...planning, phase: 'draw' }, true)).toBe('draw');
    expect(turnStep(planning, false)).toBe('other');
    expect(turnStep({ ...choosing.view, turns: 2 }, true)).toBe('schedule');
    expect(turnStep({ ...planning, turns: 2 }, true)).toBe('free');
  });
});

describe('the way of a finished game', () => {
  const line = (v: number, events: SignalEvent[]) => ({ v, seat: 0, events });
  const stop = (why: 'signal' | 'switch', lost: number): SignalEvent[] => [
    { e: 'stopped', train: 'black-1', why, left: lost, at: null },
    { e: 'time', lost, clock: 7 - lost },
  ];
  const history = [
    line(0, [{ e: 'first', seat: 0, by: 'luck' }, { e: 'turn', seat: 0 }]),
    line(1, stop('signal', 2)),
    line(2, [{ e: 'loaded', train: 'black-1', goods: 'blue', card: 'signal' }]),
    line(3, [{ e: 'undone', n: 2 }]),
    line(4, [{ e: 'turn', seat: 1 }, { e: 'revealed', card: 'd05', from: 'deck' }]),
    line(5, [{ e: 'collided', train: 'black-1', with: 'grey-1', left: 2 }, { e: 'time', lost: 3, clock: 0 }, { e: 'refilled', clock: 7, cards: 9 }, { e: 'time', lost: 1, clock: 6 }]),
    line(6, [{ e: 'unloaded', train: 'grey-1', goods: 'red', port: 'marseille' }, { e: 'occupied', colour: 'black', place: 'brest' }, { e: 'time', lost: 1, clock: 5 }]),
  ];

  test('goods and tokens by turn, tokens by cause', () => {
    const way = wayOf(history);
    expect(way.goods).toEqual([0, 1]);
    expect(way.tokens).toEqual([2, 7]);
    expect(way.causes).toEqual([{ cause: 'signal', lost: 2 }, { cause: 'collision', lost: 4 }, { cause: 'deploy', lost: 1 }]);
  });

  test('the costliest moments carry the number of the move in the record, where nothing is taken back', () => {
    expect(wayOf(history).moments.map(({ n, turn, lost }) => [n, turn, lost])).toEqual([[3, 2, 4], [1, 1, 2], [4, 2, 1]]);
    expect(wayOf([])).toEqual({ goods: [], tokens: [], causes: [], clock: null, moments: [] });
  });
});

describe('the sum of the clock', () => {
  const root = new URL('../../../../tests/golden/', import.meta.url);
  const records = ['switch-signal-europe', 'switch-signal-america'].flatMap((game) =>
    readdirSync(new URL(`${game}/`, root)).flatMap((name) => {
      const read = readRecord(readFileSync(new URL(`${game}/${name}`, root), 'utf8'), guards);
      return 'record' in read && read.record.result !== null ? [{ path: `${game}/${name}`, record: read.record, result: read.record.result }] : [];
    }),
  );

  test('there are records of clocks that were refilled, and of others', () => {
    const refills = records.map(({ record }) => wayOf(record.played).clock?.refills);
    for (const times of [undefined, 0, 1, 6]) expect(refills).toContain(times);
  });

  test.each(records)('$path: it comes out, and every token lost has its cause', ({ record, result }) => {
    const { clock, causes } = wayOf(record.played);
    const full = Number(record.options.time ?? 7);
    if (clock === null) return expect(result.clock).toBe(full);
    expect(clock).toMatchObject({ full, left: result.clock });
    expect(clock.full * (1 + clock.refills) - clock.lost).toBe(clock.left);
    expect(causes.reduce((sum, { lost }) => sum + lost, 0)).toBe(clock.lost);
  });

  test('is told with the right plurals', () => {
    const sum = { full: 7, refills: 1, lost: 9, left: 5 };
    expect(text('en', 'sig.waySumRefilled', sum)).toBe('The clock: 7 at the start + 1 refill of 7 − 9 lost = 5 left.');
    expect(text('pl', 'sig.waySumRefilled', sum)).toBe('Zegar: 7 na początku + 1 uzupełnienie o 7 − 9 straconych = zostało 5.');
    expect(text('pl', 'sig.waySumRefilled', { full: 7, refills: 2, lost: 22, left: 1 })).toContain('+ 2 uzupełnienia po 7 − 22 stracone = został 1.');
    expect(text('pl', 'sig.waySum', { full: 7, lost: 1, left: 6 })).toBe('Zegar: 7 na początku − 1 stracony = zostało 6.');
  });
});

describe('what the next schedule card may cost', () => {
  const end = (lost: number, why: End['why'] = 'signal'): End => ({ line: null, path: [], at: 'paris', why, left: lost, lost, delivers: null });
  const roll = (points: number, faces: number, ...ends: End[]) => ({ points, of: 6, faces, ends });
  const black: Forecast = { train: 'black-1', rolls: [roll(2, 3, end(0)), roll(4, 3, end(4), end(2, 'switch'))] };
  const grey: Forecast = { train: 'grey-1', rolls: [roll(1, 6, end(0, 'city'))] };

  test('each face at its cheapest end, weighed by the faces and by the cards that may come', () => {
    // d05 moves black, d07 grey.
    const outlook = outlookOf([black, grey], ['d05', 'd07']);
    expect(outlook).toEqual({ cards: 2, expected: 0.5, most: 2, risks: [{ train: 'black-1', expected: 1, most: 2, why: 'switch', cards: 1 }] });
  });

  test('where the team names the colour it names the cheapest', () => {
    expect(outlookOf([black, grey], ['d18']).expected).toBe(0);
    expect(outlookOf([black, { ...grey, rolls: [roll(1, 6, end(3))] }], ['d11']).expected).toBe(4);
    expect(outlookOf([], [])).toEqual({ cards: 0, expected: 0, most: 0, risks: [] });
  });

  test('is put plainly: certain, most likely nothing, or about so many', () => {
    expect([{ expected: 2, most: 2 }, { expected: 0.4, most: 6 }, { expected: 0.5, most: 6 }].map(certaintyOf)).toEqual(['sure', 'little', 'about']);
    const told = (lang: Lang, n: number, most: number) => text(lang, 'sig.outlook', { n, most });
    expect(told('en', 1, 3)).toBe('If you end now, the next schedule card will cost about 1 time token, at worst 3.');
    expect(told('pl', 1, 3)).toBe('Jeśli teraz skończysz, następna karta rozkładu jazdy zabierze około 1 żetonu czasu, w najgorszym razie 3.');
    expect(told('pl', 5, 9)).toContain('około 5 żetonów czasu');
    expect(text('pl', 'sig.outlookLittle', { most: 2 })).toContain('w najgorszym razie 2 żetony czasu');
    expect([1, 3, 5].map((n) => text('pl', 'sig.outlookClock', { n }))).toEqual(['Na zegarze jest 1.', 'Na zegarze są 3.', 'Na zegarze jest 5.']);
  });

  test('the cards that may come', () => {
    const { schedule } = acting.view;
    expect(comingCards(acting.view)).toEqual(schedule.unseen);
    expect(comingCards({ ...acting.view, schedule: { ...schedule, left: 1, bottom: 'd03' } })).toEqual(['d03']);
    expect(comingCards({ ...acting.view, schedule: { ...schedule, left: 0 } })).toEqual([]);
  });
});

test('the free placement counts what stands where it must', () => {
  const { view } = first;
  expect(placingOf(board, view)).toEqual({ cities: 5, allCities: 5, open: 3, allOpen: 3, junctions: 21, allJunctions: 21 });
  const less = { ...view, signals: view.signals.filter((s) => s !== 'calais-paris@2' && s !== 'dijon-lyon@1') };
  expect(placingOf(board, less)).toMatchObject({ cities: 4, open: 2 });
});
