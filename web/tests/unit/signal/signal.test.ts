import { codesOf } from '../refusals';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { text } from '../../../games/signal/words/text';
import { nameIn } from '../../../net/name';
import type { Lang } from '../../../settings/words/text';
import type { Reject } from '../../../net/messages';
import { SignalBoardSchema, SignalLayoutSchema, TRAINS } from '../../../games/signal/board';
import { parseSignalMove } from '../../../games/signal/moves';
import { SignalEventSchema, type SignalEvent, type SignalView } from '../../../games/signal/view';
import { namedIn, stepOf, symbolsOf } from '../../../games/signal/panels/checklist';
import { distinctEnds, endsOnMap, lossWords } from '../../../games/signal/panels/forecast';
import { groupMoves, offersOf } from '../../../games/signal/panels/groups';
import { sentence, tell } from '../../../games/signal/words/log';
import { refusal, REFUSALS } from '../../../games/signal/words/refusals';
import { lastRoll, legsOf } from '../../../games/signal/map/scene';
import { statusLine, warningLine } from '../../../games/signal/words/status';
import { nearestMarker } from '../../../games/signal/map/network';
import { targetsOf, type Chosen } from '../../../games/signal/map/targets';
import { totalDelivered, warehouse } from '../../../games/signal/map/warehouse';
import { SignalWords, trainOf } from '../../../games/signal/words/words';
import { acting, afterRoll, america, board as message, choosing, first, firstView, forecast, over, signalling, switching } from '../../scripted/signal';

const board = v.parse(SignalBoardSchema, message.board);
const words = (lang: Lang = 'en', seat: number | null = 0) =>
  new SignalWords(board, first.seats, seat, (k, x) => text(lang, k, x), (n) => nameIn(n, lang));

describe('moves', () => {
  test.each([
    ['set lyon dijon-lyon marseille-lyon', { kind: 'set', junction: 'lyon', arms: ['dijon-lyon', 'marseille-lyon'] }],
    ['signal calais-paris@2 paris-reims@0', { kind: 'signal', from: 'calais-paris@2', to: 'paris-reims@0' }],
    ['extra paris-reims@0', { kind: 'extra', signal: 'paris-reims@0' }],
    ['use conductor', { kind: 'use', helper: 'conductor', train: null }],
    ['use traffic_controller black-2', { kind: 'use', helper: 'traffic_controller', train: 'black-2' }],
    ['deploy black', { kind: 'deploy', colour: 'black', place: null }],
    ['deploy black at calais', { kind: 'deploy', colour: 'black', place: 'calais' }],
    ['colour grey', { kind: 'colour', colour: 'grey' }],
    ['train brown-3', { kind: 'train', train: 'brown-3' }],
    ['leave paris-reims', { kind: 'leave', line: 'paris-reims' }],
    ['play signal switch+train', { kind: 'play', action: 'signal', cards: ['switch', 'train'] }],
    ['load black-1 signal', { kind: 'load', train: 'black-1', card: 'signal' }],
    ['draw 0', { kind: 'draw', count: 0 }],
    ['ready', { kind: 'ready' }], ['go', { kind: 'go' }], ['stop', { kind: 'stop' }], ['end', { kind: 'end' }], ['undo', { kind: 'undo' }],
  ])('%s', (move, parts) => expect(parseSignalMove(move)).toEqual(parts));

  test.each([
    '', 'go on', 'set lyon dijon-lyon', 'signal a', 'deploy', 'deploy black to calais', 'play dance signal', 'play signal', 'play signal signal+hat',
    'play signal a+b+c', 'load black-1', 'load black-1 hat', 'draw', 'draw many', 'train', 'use', 'fly',
  ])('"%s" is no move', (move) => expect(parseSignalMove(move)).toBeNull());
});

describe('the list of moves', () => {
  const groups = (snapshot: { legal: string[]; view: SignalView }, lang: Lang = 'en') =>
    groupMoves(offersOf(snapshot.legal), snapshot.view, words(lang));

  test('holds every legal move exactly once, in words', () => {
    for (const snapshot of [first, choosing, acting, signalling, switching]) {
      const items = groups(snapshot).flatMap((g) => g.items);
      expect(items.map((i) => i.text).sort()).toEqual([...snapshot.legal].sort());
      expect(items.every(({ label, text }) => label !== '' && label !== text)).toBe(true);
    }
  });

  test('plays are grouped by what they do, loads by train', () => {
    expect(groups(acting).map((g) => g.title)).toEqual([
      'Change a signal', 'Set a switch', 'Move a train', 'Load Black 1 with blue goods', 'Go on', 'Helpers',
    ]);
    expect(groups(acting)[0]!.items.map((i) => i.label)).toEqual(['with 1 signal card', 'with 2 signal cards', 'with 1 signal card and 1 switch card']);
    expect(groups(acting, 'pl')[3]!.title).toBe('Czarny 1: załaduj niebieski towar');
  });

  test('markers are grouped by where they lie, junctions by name; many groups are folded', () => {
    expect(groups(signalling).map((g) => [g.title, g.items.length, g.folded])).toEqual([
      ['Go on', 1, false], ['Marker from Paris (line to Calais)', 2, false], ['Marker from Dijon – Lyon', 2, false],
    ]);
    const many = { ...switching, legal: [...switching.legal, 'set dijon paris-dijon basel-dijon'] };
    expect(groups(many).filter((g) => g.folded).map((g) => g.title)).toEqual(['Lyon', 'Milan', 'Basel', 'Dijon']);
    expect(groups(switching)[1]!.items[0]!.label).toBe('Lyon: join Marseille and Milan');
  });
});

describe('what can be chosen on the map', () => {
  const all = (legal: string[], chosen: Partial<Chosen> = {}) => targetsOf(offersOf(legal), { from: null, shunting: null, ...chosen }, null, words());
  const targets = (legal: string[], chosen: Partial<Chosen> = {}) =>
    all(legal, chosen).flatMap(({ kind, ref, move, quiet }) => (quiet ? [] : [[kind, ref, move]]));

  test('before a card is played every junction and signal may be wished for, none calls for it', () => {
    const { junctions, lines } = board;
    const found = all(['play switch switch', 'play signal signal+train', 'end']);
    expect(found.every(({ quiet, move }) => quiet && move === null)).toBe(true);
    expect(found.filter(({ kind }) => kind === 'junction').length).toBe(junctions.length);
    expect(found.filter(({ kind }) => kind === 'signal').length).toBe(lines.flatMap(({ signals }) => signals).length);
    expect(all(['play train train'])).toEqual([]);
  });

  test('a red signal can be chosen before its marker', () => {
    const red = all(signalling.legal).filter(({ quiet }) => quiet).map(({ ref }) => ref);
    expect(red).toEqual(['paris-reims@0', 'paris-dijon@0', 'cologne-hanover@1']);
    const place = { board, layout: v.parse(SignalLayoutSchema, message.layout) };
    expect(nearestMarker(place, 'paris-reims@0', ['dijon-lyon@1', 'calais-paris@2'])).toBe('calais-paris@2');
    expect(nearestMarker(place, 'paris-reims@0', [])).toBe(null);
  });

  test('a marker first, then where it may go', () => {
    expect(targets(signalling.legal)).toEqual([['signal', 'calais-paris@2', null], ['signal', 'dijon-lyon@1', null]]);
    expect(targets(signalling.legal, { from: 'dijon-lyon@1', shunting: null })).toEqual([
      ['signal', 'calais-paris@2', null],
      ['signal', 'dijon-lyon@1', null],
      ['signal', 'paris-reims@0', 'signal dijon-lyon@1 paris-reims@0'],
      ['signal', 'cologne-hanover@1', 'signal dijon-lyon@1 cologne-hanover@1'],
    ]);
  });

  test('junctions once, trains, lines; start places when the shunter works', () => {
    expect(targets(switching.legal)).toEqual([['junction', 'lyon', null], ['junction', 'milan', null], ['junction', 'basel', null]]);
    expect(targets(['train black-1', 'leave paris-reims', 'stop'])).toEqual([['train', 'black-1', 'train black-1'], ['line', 'paris-reims', 'leave paris-reims']]);
    const deploy = ['deploy black', 'deploy black at calais', 'deploy grey at brest'];
    expect(targets(deploy)).toEqual([]);
    expect(targets(deploy, { from: null, shunting: 'grey' })).toEqual([['start', 'brest', 'deploy grey at brest']]);
  });
});

describe('words', () => {
  test('spaces, signals and cards have names', () => {
    expect(words().space('calais-paris/2')).toBe('Calais – Paris, section 2');
    expect(words().space('paris-reims/1')).toBe('Paris – Reims');
    expect(words().space('paris')).toBe('Paris');
    expect(words('pl').space(null)).toBe('zajezdnia');
    expect(words().signal('calais-paris@2')).toBe('Paris (line to Calais)');
    expect(words('pl').signal('milan-lyon@2')).toBe('Mediolan – Lyon');
    expect(words().schedule('d02')).toBe('deploy 1 train, then move black, grey');
    expect(words('pl').schedule('d11')).toBe('jadą pociągi w jednym dowolnym kolorze, w jednym dowolnym kolorze, w jednym dowolnym kolorze');
    expect(words('pl').schedule('d02')).toBe('rozstawcie 1 pociąg, potem jadą pociągi czarne, szare');
    expect(words().cards(['signal', 'train', 'signal'])).toBe('2 signal cards and 1 train card');
    expect(words('pl').taken(['signal', 'train', 'switch', 'train'])).toBe('1 kartę semafora, 2 karty pociągu i 1 kartę zwrotnicy');
  });

  test('two signals on open track of one line are told apart', () => {
    const twice = { ...board, lines: board.lines.map((l) => (l.id === 'milan-lyon' ? { ...l, signals: [1, 2] } : l)) };
    const told = new SignalWords(twice, [], null, (k, x) => text('en', k, x), (n) => n.en);
    expect(told.signal('milan-lyon@1')).not.toBe(told.signal('milan-lyon@2'));
  });

  test('trains are found in the order of the view', () => {
    expect(TRAINS).toHaveLength(9);
    expect(trainOf(choosing.view, 'grey-1')?.at).toBe('basel-dijon/1');
    expect(trainOf(choosing.view, 'black-3')?.at).toBeNull();
  });

  test('every refusal of the protocol has its own words in both languages', () => {
    const codes = [...codesOf('signal'), 'nothing-to-undo'];
    expect([...REFUSALS].sort()).toEqual([...codes].sort());
    const reject = (code: string, params = {}): Reject => ({ t: 'reject', code, rule: '', params, prompt: null });
    for (const code of codes) expect(refusal(reject(code), words()), code).not.toContain(`(${code})`);
    expect(refusal(reject('city-needs-one', { city: 'nuremberg' }), words('pl'))).toBe('Każde miasto musi mieć zielony semafor, Norymberga też.');
    expect(refusal(reject('not-your-turn', { turn: 1 }), words())).toBe('It is not your turn: Ada decides.');
    expect(refusal(reject('line-red', { line: 'paris-reims' }), words())).toBe('The signal on the Paris – Reims line is red.');
    expect(refusal(reject('no-card', { card: 'switch' }), words())).toBe('You have no switch card.');
    expect(refusal(reject('no-card', { card: 'train' }), words('pl'))).toBe('Nie masz karty pociągu.');
    expect(refusal(reject('draw-range', { most: 3 }), words())).toBe('You may draw at most 3.');
    expect(refusal(reject('new-one'), words())).toContain('(new-one)');
  });
});

describe('the log', () => {
  test('a decision is one paragraph, a new turn begins another', () => {
    const lines = tell([...choosing.history, { v: 61, seat: 0, events: afterRoll.events }], words());
    expect(lines.map((l) => l.text)).toEqual([
      'You begin. Five action cards are dealt to everybody.',
      'It is your turn.',
      'The start card: one train of each colour comes onto the board.',
      'Colour named: brown. The dice show 2 and 3: Salzburg. Brown 1 starts at Salzburg.',
      'Black 2 rolls 3. Black 2 runs to Milan – Lyon, section 3. The switch at Lyon is against Black 2; 2 points go unused. 2 time tokens are lost, 2 left.',
    ]);
    expect(lines.at(-1)).toMatchObject({ seat: 0, track: 'black-2' });
  });

  const every: SignalEvent[] = [
    { e: 'first', seat: 1, by: 'luck' }, { e: 'numbers', numbers: [2, 3] }, { e: 'hand', seat: 0, cards: [] }, { e: 'turn', seat: 1 },
    { e: 'revealed', card: 'd02', from: 'deck' }, { e: 'helper', helper: 'conductor' }, { e: 'under', card: 'd02' }, { e: 'named', colour: 'black' },
    { e: 'dice', dice: [1, 2], place: 'calais' }, { e: 'token', place: 'calais' }, { e: 'tokens', count: 11 }, { e: 'deployed', train: 'black-1', place: 'calais' },
    { e: 'occupied', colour: 'black', place: 'calais' }, { e: 'no-train' }, { e: 'rolled', train: 'black-1', points: 2 },
    { e: 'moved', train: 'black-1', path: ['calais-paris/1'], left: 1 }, { e: 'stopped', train: 'black-1', why: 'signal', left: 1, at: 'calais-paris@2' },
    { e: 'collided', train: 'black-1', with: 'grey-1', left: 2 }, { e: 'unloaded', train: 'black-1', goods: 'blue', port: 'marseille' },
    { e: 'returned', goods: 'blue', city: 'paris' }, { e: 'depot', train: 'black-1' }, { e: 'time', lost: 1, clock: 3 }, { e: 'refilled', clock: 7, cards: 4 },
    { e: 'carried-out', card: 'd02' }, { e: 'switched', junction: 'lyon', arms: ['dijon-lyon', 'milan-lyon'] },
    { e: 'signalled', from: 'calais-paris@2', to: 'paris-reims@0' }, { e: 'marker', signal: 'paris-reims@0' }, { e: 'ready' },
    { e: 'played', seat: 1, action: 'signal', cards: ['switch', 'train'] }, { e: 'loaded', train: 'black-1', goods: 'blue', card: 'switch' },
    { e: 'drew', seat: 1, cards: ['signal', 'signal'] }, { e: 'rebuilt', cards: 60 }, { e: 'undone', n: 12 }, { e: 'over', reason: 'schedule' },
  ];

  test('every event has a sentence in both languages', () => {
    const kinds = SignalEventSchema.options.map((option) => option.entries.e.literal);
    expect(every.map((event) => event.e).sort()).toEqual([...kinds].sort());
    for (const event of every) {
      for (const lang of ['en', 'pl'] as const) {
        const told = sentence(event, words(lang));
        expect(told, event.e).toMatch(/^[\p{Lu}\d].*[.!]$/u);
        expect(told, event.e).not.toMatch(/undefined|null|[a-z]+-\d|@/);
      }
    }
  });

  test('S21 an occupied place is tried again on the start card, and costs time later', () => {
    const occupied: SignalEvent = { e: 'occupied', colour: 'black', place: 'calais' };
    const again = [{ e: 'dice', dice: [1, 2], place: 'brest' }, { e: 'token', place: 'brest' }, { e: 'tokens', count: 11 }] as const;
    for (const next of again) {
      expect(sentence(occupied, words(), { ...next } as SignalEvent)).toMatch(/another start place is drawn for the \w+ train; no time tokens are lost/);
      expect(sentence(occupied, words('pl'), { ...next } as SignalEvent)).toMatch(/: losujemy jeszcze raz, gdzie stanie \p{L}+ pociąg; żetony czasu nie przepadają/u);
    }
    expect(sentence(occupied, words(), { e: 'time', lost: 2, clock: 5 })).toMatch(/stays in the depot/);
    expect(sentence(occupied, words('pl'))).toMatch(/zostaje w zajezdni/);
  });

  test('S23 a depot without another colour is not called empty', () => {
    expect(sentence({ e: 'no-train' }, words())).toBe('The depot has no train of a colour that may be deployed now.');
    expect(sentence({ e: 'no-train' }, words('pl'))).toBe('W zajezdni nie ma pociągu, który można by teraz rozstawić.');
  });

  test('S40 S41 the end of the practice does not say that an empty clock loses by itself', () => {
    expect(words().t('sig.learnDoneMore')).toMatch(/refilled.*only when no card is left/);
    expect(words('pl').t('sig.learnDoneMore')).toMatch(/napełnia się na nowo.*dopiero wtedy, gdy zegar jest pusty, a kart już nie ma/);
  });

  test.each(['points', 'signal', 'switch', 'train', 'city', 'start'] as const)('a stop for %s is explained', (why) => {
    const at = { points: null, city: null, signal: 'calais-paris@2', switch: 'lyon', train: 'paris', start: 'calais' }[why];
    const told = sentence({ e: 'stopped', train: 'black-1', why, left: 2, at }, words());
    expect(told).toMatch(/Black 1/);
    if (at !== null) expect(told).toMatch(/Paris|Lyon|Calais/);
  });

  test('what was lost and rolled last is known', () => {
    const history = [...choosing.history, { v: 61, seat: 0, events: afterRoll.events }];
    expect(lastRoll(history)).toMatchObject({ e: 'rolled', points: 3 });
    expect(lastRoll(choosing.history)).toMatchObject({ e: 'dice' });
    expect(lastRoll([])).toBeNull();
  });

  test('a train runs from where it was seen last', () => {
    const moved = (path: string[]) => ({ v: 2, seat: 0, events: [{ e: 'moved', train: 'brown-1', path, left: 0 } satisfies SignalEvent] });
    const after = [...choosing.history, moved(['salzburg-munich/1'])];
    expect(legsOf(after)).toEqual([{ train: 'brown-1', path: ['salzburg', 'salzburg-munich/1'], gone: null, rolled: false }]);
    expect(legsOf([...after, moved(['salzburg-munich/2'])])).toEqual([{ train: 'brown-1', path: ['salzburg-munich/1', 'salzburg-munich/2'], gone: null, rolled: false }]);
    expect(legsOf(choosing.history)).toEqual([]);
  });
});

describe('status', () => {
  test('says what is expected, of whom, and what must not be overlooked', () => {
    const table = (snapshot: typeof first, mine: boolean) => ({ view: snapshot.view, mine, seat: snapshot.seat });
    expect(statusLine(table(choosing, true), words())).toBe('Your move: choose a train.');
    expect(statusLine(table({ ...acting, view: { ...acting.view, to_act: [1] } }, false), words())).toBe('Ada is playing…');
    expect(statusLine(table(over, false), words('pl'))).toBe('Przegrana.');
    expect(warningLine(acting.view, words())).toBe('');
    expect(warningLine({ ...acting.view, schedule: { ...acting.view.schedule, left: 0 } }, words())).toContain('last schedule card');
  });
});

describe('the checklist', () => {
  test('ticks off what is done and marks what is being done', () => {
    expect(symbolsOf(choosing.view)).toEqual([
      { kind: 'deploy', colour: 'brown', state: 'done' },
      { kind: 'move', colour: 'black', state: 'now' },
      { kind: 'move', colour: 'brown', state: 'later' },
    ]);
    expect(symbolsOf(firstView).map(({ colour, state }) => [colour, state])).toEqual([['black', 'now'], ['brown', 'later'], ['grey', 'later']]);
    expect(symbolsOf({ ...choosing.view, phase: 'reveal', symbol: 0, colour: null }).every(({ state }) => state === 'later')).toBe(true);
  });

  test('shows the colours the team named', () => {
    const card = { ...choosing.view, schedule: { ...choosing.view.schedule, card: 'd11' }, symbol: 1, named_colours: ['grey'], colour: null };
    expect(symbolsOf(card).map(({ colour }) => colour)).toEqual(['grey', 'any', 'any']);
  });

  test('ticks them in the order in which they were named, which a view does not tell', () => {
    const named = (colour: string) => ({ events: [{ e: 'named' as const, colour }] });
    const history = [named('brown'), { events: [{ e: 'revealed' as const, card: 'd11', from: 'deck' as const }] }, named('grey'), named('brown')];
    const card = { ...choosing.view, schedule: { ...choosing.view.schedule, card: 'd11' }, symbol: 1, deployed_colours: [], named_colours: ['brown', 'grey'], colour: 'brown' };
    expect(symbolsOf(card, namedIn(history)).map(({ colour, state }) => [colour, state])).toEqual([['grey', 'done'], ['brown', 'now'], ['any', 'later']]);
    // What was told does not fit what is known: a view counts.
    expect(symbolsOf(card, ['black']).map(({ colour }) => colour)).toEqual(['brown', 'grey', 'any']);
  });

  test('knows the step of the turn', () => {
    expect([firstView, choosing.view, acting.view, { ...acting.view, phase: 'draw' as const }, over.view].map(stepOf)).toEqual([
      'schedule', 'schedule', 'actions', 'draw', null,
    ]);
    expect(symbolsOf(acting.view)).toEqual([]);
  });
});

describe('the warehouse', () => {
  test('has a place for each goods needed and fills them', () => {
    const rows = warehouse(board, { white: 1, red: 2 }, 8);
    expect(rows.map((row) => row.map((slot) => slot.holds))).toEqual([[null, null, 'white', 'red'], [null, null, null, 'red']]);
    expect(rows.flat()).toHaveLength(8);
  });

  test('with ten goods has two places for any', () => {
    const rows = warehouse(board, { red: 3 }, 10);
    expect(rows.flat()).toHaveLength(10);
    expect(rows[0]![4]).toEqual({ wants: null, holds: 'red' });
    expect(rows[1]![4]).toEqual({ wants: null, holds: null });
  });

  test('two ports share what is needed', () => {
    const two = v.parse(SignalBoardSchema, america.board);
    expect(warehouse(two, {}, 8)).toEqual([two.goods.map(({ id }) => ({ wants: id, holds: null }))]);
    expect(warehouse(two, {}, 10)[0]).toHaveLength(5);
  });

  test('counts what was delivered', () => {
    expect(totalDelivered({ a: { red: 1 }, b: { red: 2, blue: 1 } })).toBe(4);
  });
});

describe('the forecast', () => {
  test('on the map: one tag for each place and kind of end', () => {
    expect(endsOnMap(forecast)).toEqual([
      { space: 'milan-lyon/3', tone: 'costs', rolls: [2, 3], lost: [1, 2] },
      { space: 'milan-lyon/3', tone: 'bad', rolls: [4], lost: [6, 6] },
      { space: 'marseille', tone: 'delivers', rolls: [5], lost: [0, 0] },
    ]);
    expect([lossWords([0, 0]), lossWords([2, 2]), lossWords([1, 2])]).toEqual(['', '−2', '−1…2']);
  });

  test('in words: what stops it and where; the same end is told once', () => {
    const ends = forecast.rolls.map(({ ends }) => words().end(ends[0]!));
    expect(ends).toEqual([
      'stopped by a switch set against it, on Milan – Lyon, section 3',
      'stopped by a switch set against it, on Milan – Lyon, section 3',
      'collides with Grey 1: back to the depot',
      'delivers yellow goods to Marseille',
    ]);
    const roll = forecast.rolls[0]!;
    expect(distinctEnds({ ...roll, ends: [...roll.ends, ...roll.ends] })).toEqual(roll.ends);
  });
});
