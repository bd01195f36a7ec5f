// Hand-made messages of Switch & Signal in the documented format: a table of two on the European board.
import { readFileSync } from 'node:fs';
import type { ServerMessage, Snapshot, Step } from '../../net/messages';
import type { Forecast, SignalEvent, SignalView } from '../../games/signal/view';
import type { Signal } from '../../games/signal/guards';
import { NUMBERS } from './guards';

const data = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../data/signal/${name}`, import.meta.url), 'utf8'));

interface BoardFile {
  starts: { id: string; number: number }[];
  cities: { id: string; kind: string }[];
  junctions: { id: string }[];
  lines: { id: string; a: string; b: string; sections: number; signals: number[] }[];
  goods: { id: string }[];
  placement: { green: string[]; covered: Record<string, string[]> };
}

export const board = { t: 'board', address: 'europe', board: data('europe.json'), layout: data('europe.layout.json') };
export const america = { t: 'board', address: 'america', board: data('america.json'), layout: data('america.layout.json') };

export const games: ServerMessage = {
  t: 'games',
  games: ['switch-signal-europe', 'switch-signal-america'].map((id) => ({
    id,
    family: 'signal',
    numbers: NUMBERS.signal,
    name: { en: `Switch & Signal (${id})`, pl: `Zwrotnice i sygnały (${id})` },
    players: [2, 4],
    boards: [id.endsWith('europe') ? 'europe' : 'america'],
    bots: ['easy', 'random'],
    difficulty: [
      { bot: 'expert', options: {}, games: 400, wins: 232, goods: 7 },
      { bot: 'expert', options: { 'extra-signal': '1' }, games: 400, wins: 330, goods: 7.5 },
    ],
    options: [
      { name: 'first-seat', text: { en: 'Who begins', pl: 'Kto zaczyna' }, values: ['random', '0', '1', '2', '3'], default: 'random' },
      { name: 'layout', text: { en: 'Signals and switches', pl: 'Sygnały i zwrotnice' }, values: ['fixed', 'free'], default: 'fixed' },
      { name: 'extra-signal', text: { en: 'One more signal', pl: 'Dodatkowy sygnał' }, values: ['0', '1'], default: '0' },
    ],
  })),
};

const file = board.board as BoardFile;
const depot = { at: null, facing: null, goods: null };

function switchesOf({ junctions, lines, placement }: BoardFile): SignalView['switches'] {
  return Object.fromEntries(
    junctions.map(({ id }) => {
      const arms = lines.filter((line) => line.a === id || line.b === id).map((line) => line.id);
      const [one, two] = arms.filter((arm) => !placement.covered[id]?.includes(arm));
      return [id, [one!, two!]];
    }),
  );
}

/** The first deployment of a game. */
export const firstView: SignalView = {
  phase: 'deploy',
  first: 0,
  turn: 0,
  to_act: [0],
  turns: 1,
  changes: 0,
  outcome: null,
  clock: 7,
  hands: [
    { signal: 2, switch: 2, train: 1 },
    { signal: 1, switch: 1, train: 3 },
  ],
  deck: { signal: 24, switch: 24, train: 23 },
  discards: { signal: 0, switch: 0, train: 0 },
  schedule: { left: 16, bottom: null, unseen: Array.from({ length: 18 }, (_, i) => `d${String(i + 1).padStart(2, '0')}`), used: [], card: 'start', from_start: true },
  symbol: 0,
  deployed_colours: [],
  named_colours: [],
  colour: null,
  pending: [],
  begun: false,
  mover: null,
  helpers: { unused: ['logistician', 'dispatcher', 'conductor'], dispatcher: false, held: null },
  trains: Array.from({ length: 9 }, () => depot),
  switches: switchesOf(file),
  signals: file.placement.green,
  goods: { blue: 2, yellow: 2, white: 2, red: 2 },
  delivered: { marseille: { blue: 0, yellow: 0, white: 0, red: 0 } },
  numbers: Object.fromEntries(file.starts.map(({ id, number }) => [id, number])),
  stack: null,
};

const deal: SignalEvent[] = [
  { e: 'first', seat: 0, by: 'luck' },
  { e: 'hand', seat: 0, cards: ['signal', 'signal', 'switch', 'switch', 'train'] },
  { e: 'hand', seat: 1, cards: ['signal', 'switch', 'train', 'train', 'train'] },
  { e: 'turn', seat: 0 },
  { e: 'revealed', card: 'start', from: 'start' },
];

export const first: Snapshot<Signal> = {
  t: 'snapshot',
  assist: 'coach',
  family: 'signal',
  numbers: NUMBERS.signal,
  v: 0,
  game: 'switch-signal-europe',
  board: 'europe',
  options: {},
  seats: [{ name: 'Ola' }, { name: 'Ada', bot: 'easy' }],
  seat: 0,
  prompt: 0,
  legal: ['deploy black', 'use dispatcher'],
  view: firstView,
  history: [{ v: 0, seat: null, events: deal }],
  result: null,
};

const american = america.board as BoardFile;

/** On the American board, where one colour is left to deploy and the shunter may name the place. */
export const shunting: Snapshot<Signal> = {
  ...first,
  v: 60,
  prompt: 30,
  game: 'switch-signal-america',
  board: 'america',
  legal: ['deploy grey', 'deploy grey at houston', 'deploy grey at miami'],
  run: { move: 'deploy grey', rolls: true, stops: null, helpers: [] },
  view: {
    ...firstView,
    turns: 6,
    schedule: { ...firstView.schedule, left: 10, card: 'd03', from_start: false },
    helpers: { unused: ['crossing_keeper', 'traffic_controller', 'shunter'], dispatcher: false, held: null },
    switches: switchesOf(american),
    signals: american.placement.green,
    delivered: { new_york: { blue: 0, yellow: 0, white: 0, red: 0 }, san_francisco: { blue: 0, yellow: 0, white: 0, red: 0 } },
    numbers: Object.fromEntries(american.starts.map(({ id, number }) => [id, number])),
  },
};

const later: SignalView = {
  ...firstView,
  turns: 6,
  clock: 4,
  schedule: { ...firstView.schedule, left: 10, card: null, from_start: false, unseen: firstView.schedule.unseen.slice(5), used: firstView.schedule.unseen.slice(0, 5) },
  trains: [
    { at: 'paris', facing: null, goods: null },
    { at: 'milan-lyon/2', facing: 'lyon', goods: 'yellow' },
    depot,
    { at: 'salzburg', facing: null, goods: null },
    { at: 'amsterdam-cologne/1', facing: 'amsterdam', goods: null },
    depot,
    { at: 'basel-dijon/1', facing: 'dijon', goods: 'red' },
    { at: 'brest-lemans/2', facing: 'lemans', goods: null },
    depot,
  ],
  goods: { blue: 2, yellow: 1, white: 1, red: 1 },
  delivered: { marseille: { blue: 0, yellow: 0, white: 1, red: 0 } },
};

/** Trains have to be chosen for a colour of the card. */
export const choosing: Snapshot<Signal> = {
  ...first,
  v: 60,
  prompt: 30,
  legal: ['train black-1', 'train black-2', 'use conductor', 'use dispatcher'],
  view: {
    ...later,
    phase: 'train',
    schedule: { ...later.schedule, card: 'd03' },
    symbol: 1,
    deployed_colours: ['brown'],
    colour: 'black',
    pending: ['black-1', 'black-2'],
  },
  history: [
    { v: 0, seat: null, events: deal },
    { v: 60, seat: 0, events: [{ e: 'named', colour: 'brown' }, { e: 'dice', dice: [2, 3], place: 'salzburg' }, { e: 'deployed', train: 'brown-1', place: 'salzburg' }] },
  ],
};

export const acting: Snapshot<Signal> = {
  ...choosing,
  v: 64,
  prompt: 34,
  legal: [
    'play signal signal', 'play signal signal+signal', 'play signal signal+switch', 'play switch switch', 'play switch signal+switch',
    'play train train', 'play train signal+train', 'load black-1 signal', 'load black-1 switch', 'load black-1 train', 'end', 'use dispatcher',
  ],
  view: { ...later, phase: 'action' },
};

/** As many cards as a hand may hold. */
/** As many cards and as much time as there can be. */
export const plentiful: Snapshot<Signal> = {
  ...acting,
  options: { time: '10' },
  view: { ...acting.view, clock: 10, hands: [{ signal: 5, switch: 1, train: 4 }, later.hands[1]!] },
};

export const signalling: Snapshot<Signal> = {
  ...acting,
  v: 65,
  prompt: 35,
  legal: [
    'signal calais-paris@2 paris-reims@0', 'signal calais-paris@2 paris-dijon@0', 'signal dijon-lyon@1 paris-reims@0',
    'signal dijon-lyon@1 cologne-hanover@1', 'undo',
  ],
  view: { ...later, phase: 'signal', hands: [{ signal: 1, switch: 2, train: 1 }, later.hands[1]!] },
};

export const switching: Snapshot<Signal> = {
  ...acting,
  v: 65,
  prompt: 35,
  legal: [
    'set lyon marseille-lyon milan-lyon', 'set lyon milan-lyon dijon-lyon', 'set milan venice-milan zurich-milan', 'set milan venice-milan milan-lyon',
    'set milan zurich-milan milan-nice', 'set milan zurich-milan milan-lyon', 'set milan milan-nice milan-lyon',
    'set basel strasbourg-basel basel-zurich', 'undo',
  ],
  view: { ...later, phase: 'switch', hands: [{ signal: 2, switch: 1, train: 1 }, later.hands[1]!] },
};

export const forecast: Forecast & { t: 'forecast' } = {
  t: 'forecast',
  train: 'black-2',
  rolls: [
    { points: 2, of: 6, faces: 1, ends: [{ line: null, path: ['milan-lyon/3'], at: 'milan-lyon/3', why: 'switch', left: 1, lost: 1, delivers: null }] },
    { points: 3, of: 6, faces: 2, ends: [{ line: null, path: ['milan-lyon/3'], at: 'milan-lyon/3', why: 'switch', left: 2, lost: 2, delivers: null }] },
    { points: 4, of: 6, faces: 2, ends: [{ line: null, path: ['milan-lyon/3'], at: null, why: 'collision', with: 'grey-1', left: 3, lost: 6, delivers: null }] },
    { points: 5, of: 6, faces: 1, ends: [{ line: null, path: ['milan-lyon/3', 'marseille-lyon/2', 'marseille-lyon/1', 'marseille'], at: null, why: 'city', left: 0, lost: 0, delivers: 'yellow' }] },
  ],
};

/** The train has moved: a step with everything a stop can bring. */
export const afterRoll: Step<Signal> = {
  t: 'step',
  family: 'signal',
  v: 61,
  seat: 0,
  events: [
    { e: 'rolled', train: 'black-2', points: 3 },
    { e: 'moved', train: 'black-2', path: ['milan-lyon/3'], left: 2 },
    { e: 'stopped', train: 'black-2', why: 'switch', left: 2, at: 'lyon' },
    { e: 'time', lost: 2, clock: 2 },
  ],
  prompt: 31,
  legal: ['train black-1', 'use dispatcher'],
  view: { ...choosing.view, clock: 2, pending: ['black-1'], begun: true, trains: choosing.view.trains.with(1, { at: 'milan-lyon/3', facing: 'lyon', goods: 'yellow' }) },
  result: null,
};

export const over: Snapshot<Signal> = {
  ...acting,
  v: 99,
  prompt: null,
  legal: [],
  view: { ...later, phase: 'over', turn: null, to_act: [], outcome: 'time', clock: 0, schedule: { ...later.schedule, left: 0 } },
  history: [...acting.history, { v: 99, seat: 1, events: [{ e: 'time', lost: 1, clock: 0 }, { e: 'over', reason: 'time' }] }],
  result: { reason: 'time', won: false, delivered: 1, needed: 8, clock: 0, turns: 6, winners: [] },
};

/** One turn of a game as far as its story goes: who plays, what it cost, what arrived. */
type Tale = { lost?: SignalEvent; cost?: number; brings?: string };
const TALES: readonly Tale[] = [
  {},
  { lost: { e: 'stopped', train: 'black-1', why: 'signal', left: 2, at: 'paris-dijon@0' }, cost: 2 },
  { brings: 'blue' },
  { lost: { e: 'stopped', train: 'brown-1', why: 'switch', left: 1, at: 'munich' }, cost: 1 },
  { lost: { e: 'collided', train: 'black-2', with: 'grey-1', left: 3 }, cost: 4 },
  { brings: 'red' },
  { brings: 'yellow' },
  { lost: { e: 'stopped', train: 'grey-2', why: 'train', left: 1, at: 'lemans' }, cost: 1, brings: 'white' },
  {},
  { brings: 'blue' },
  { lost: { e: 'no-train' }, cost: 1, brings: 'red' },
  { brings: 'yellow' },
  { brings: 'white' },
];

const FULL = 7;
const story = TALES.map(({ lost, cost = 0, brings }, i): HistoryLine => {
  const paid = TALES.slice(0, i + 1).reduce((sum, tale) => sum + (tale.cost ?? 0), 0);
  const refilled = paid > FULL; // the seventh token goes at the end of a turn: what comes later is paid from the new ones
  const events: SignalEvent[] = [
    { e: 'turn', seat: i % 2 },
    ...(lost ? [lost, { e: 'time' as const, lost: cost, clock: (refilled ? 2 * FULL : FULL) - paid }] : []),
    ...(lost && paid === FULL ? [{ e: 'refilled' as const, clock: FULL, cards: 5 }] : []),
    ...(brings ? [{ e: 'unloaded' as const, train: 'black-1', goods: brings, port: 'marseille' }] : []),
    ...(i === TALES.length - 1 ? [{ e: 'over' as const, reason: 'delivered' as const }] : []),
  ];
  return { v: 70 + i, seat: i % 2, events };
});
type HistoryLine = Snapshot<Signal>['history'][number];

/** A game the team has won, with its whole way. */
export const won: Snapshot<Signal> = {
  ...over,
  view: { ...over.view, outcome: 'delivered', turns: 13, clock: 5, goods: { blue: 0, yellow: 0, white: 0, red: 0 }, delivered: { marseille: { blue: 2, yellow: 2, white: 2, red: 2 } } },
  history: story,
  result: { reason: 'delivered', won: true, delivered: 8, needed: 8, clock: 5, turns: 13, winners: [0, 1] },
};

export const watching: Snapshot<Signal> = { ...acting, seat: null, prompt: null, legal: [] };
