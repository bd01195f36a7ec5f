// Hand-made messages in the documented format: a table of two, enough to see every screen without the real server.
import { readFileSync } from 'node:fs';
import type { ServerMessage, Snapshot, Step } from '../../net/messages';
import type { GameEvent, View } from '../../games/ttr/view';
import type { Ttr } from '../../games/ttr/guards';
import { NUMBERS } from './guards';

const data = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../data/ttr/${name}`, import.meta.url), 'utf8'));

export const games: ServerMessage = {
  t: 'games',
  games: (['ttr-classic', 'ttr-new'] as const).map((id) => ({
    id,
    family: 'ttr',
    numbers: NUMBERS[id],
    name: { en: `Ticket to Ride (${id})`, pl: `Wsiąść do pociągu (${id})` },
    players: [2, 5],
    boards: ['usa'],
    bots: ['easy', 'random'],
    options: [{ name: 'first-seat', text: { en: 'Who begins', pl: 'Kto zaczyna' }, values: ['random', '0', '1', '2', '3', '4'], default: 'random' }],
  })),
};

export const board = { t: 'board', address: 'usa', board: data('usa.json'), layout: data('usa.layout.json') };

export const welcome: ServerMessage = { t: 'welcome', protocol: 1, table: 'abc123', seat: 0, token: 'secret' };

const player = { trains: 45, points: 0, cards: 4, known: {}, tickets: 0, offer: 3, chosen: false, tracks: [] };

const openingView: View = {
  phase: 'opening',
  first: 0,
  turn: null,
  last_round: null,
  passes: 0,
  row: ['red', 'blue', 'locomotive', 'green', 'white'],
  discards: {},
  shuffles: 0,
  to_act: [0, 1],
  deck: 97,
  fresh: 24,
  under: [],
  players: [player, player],
  own: {
    seat: 0,
    hand: { orange: 2, black: 1, locomotive: 1 },
    tickets: [],
    offer: ['boston-miami', 'calgary-phoenix', 'los_angeles-new_york'],
    chosen: false,
    keeps: 0,
  },
};

const deal: GameEvent[] = [
  { e: 'first', seat: 0, by: 'luck' },
  { e: 'hand', seat: 0, cards: ['orange', 'black', 'orange', 'locomotive'] },
  { e: 'hand', seat: 1, count: 4 },
  { e: 'offer', seat: 0, tickets: ['boston-miami', 'calgary-phoenix', 'los_angeles-new_york'] },
  { e: 'offer', seat: 1, count: 3 },
];

export const opening: Snapshot<Ttr> = {
  t: 'snapshot',
  assist: 'coach',
  family: 'ttr',
  v: 0,
  game: 'ttr-classic',
  board: 'usa',
  options: {},
  seats: [{ name: 'Ola' }, { name: 'Ada', bot: 'easy' }],
  seat: 0,
  prompt: 0,
  legal: [
    'keep boston-miami,calgary-phoenix,los_angeles-new_york',
    'keep boston-miami,calgary-phoenix under los_angeles-new_york',
    'keep boston-miami,los_angeles-new_york under calgary-phoenix',
    'keep calgary-phoenix,los_angeles-new_york under boston-miami',
  ],
  view: openingView,
  history: [{ v: 0, seat: null, events: deal }],
  numbers: NUMBERS['ttr-classic'],
  result: null,
};

/** A position in the middle of a game, the first seat to act. */
const middleView: View = {
  ...openingView,
  phase: 'turn',
  turn: 0,
  to_act: [0],
  deck: 51,
  players: [
    {
      ...player, trains: 31, points: 24, cards: 13, tickets: 2, offer: 0,
      tracks: ['calgary-helena', 'helena-salt_lake_city', 'boston-new_york-a', 'new_york-washington-a', 'raleigh-washington-b'],
    },
    {
      ...player, trains: 24, points: 30, cards: 5, tickets: 3, offer: 0,
      tracks: ['duluth-helena', 'portland-san_francisco-a', 'chicago-omaha', 'new_york-pittsburgh-b', 'dallas-houston-a', 'nashville-pittsburgh'],
    },
  ],
  own: {
    seat: 0,
    hand: { orange: 3, black: 1, green: 2, red: 4, white: 1, locomotive: 2 },
    tickets: [{ id: 'boston-miami', done: false }, { id: 'calgary-salt_lake_city', done: true }],
    offer: [],
    chosen: false,
    keeps: 0,
  },
};

const legalInTheMiddle = [
  'draw', 'take 1', 'take 2', 'take 3', 'take 4', 'take 5',
  'claim las_vegas-salt_lake_city orange:3', 'claim las_vegas-salt_lake_city orange:2 locomotive:1', 'claim las_vegas-salt_lake_city orange:1 locomotive:2',
  'claim denver-salt_lake_city-a red:3', 'claim denver-salt_lake_city-a red:2 locomotive:1',
  'claim atlanta-charleston orange:2', 'claim atlanta-charleston red:2', 'claim atlanta-charleston green:2',
  'claim atlanta-charleston orange:1 locomotive:1', 'claim atlanta-charleston red:1 locomotive:1', 'claim atlanta-charleston green:1 locomotive:1',
  'claim atlanta-charleston black:1 locomotive:1', 'claim atlanta-charleston white:1 locomotive:1', 'claim atlanta-charleston locomotive:2',
  'claim seattle-vancouver-a orange:1', 'claim seattle-vancouver-b orange:1', 'claim seattle-vancouver-a red:1',
  'tickets',
];

export const middle: Snapshot<Ttr> = {
  ...opening,
  v: 40,
  prompt: 20,
  legal: legalInTheMiddle,
  view: middleView,
  history: [
    { v: 0, seat: null, events: deal },
    { v: 38, seat: 0, events: [{ e: 'claimed', seat: 0, track: 'calgary-helena', pay: { red: 4 }, points: 7, trains: 31 }, { e: 'turn', seat: 1 }] },
    { v: 39, seat: 1, events: [{ e: 'took', seat: 1, slot: 2, card: 'blue' }, { e: 'row', slot: 2, card: 'locomotive' }] },
    { v: 40, seat: 1, events: [{ e: 'drew', seat: 1 }, { e: 'turn', seat: 0 }] },
  ],
};

/** The same table for somebody who only watches. */
export const watching: Snapshot<Ttr> = {
  ...middle,
  seat: null,
  prompt: null,
  legal: [],
  view: { ...middleView, own: null },
};

export const afterDraw: Step<Ttr> = {
  t: 'step',
  family: 'ttr',
  v: 41,
  seat: 0,
  events: [{ e: 'drew', seat: 0, card: 'orange' }],
  prompt: 21,
  legal: ['draw', 'take 1', 'take 2', 'take 4', 'take 5'],
  view: { ...middleView, phase: 'second-card', deck: 50, own: { ...middleView.own!, hand: { ...middleView.own!.hand, orange: 4 } } },
  result: null,
};

export const over: Snapshot<Ttr> = {
  ...middle,
  v: 80,
  prompt: null,
  legal: [],
  view: { ...middleView, phase: 'over', turn: null, to_act: [], last_round: 0 },
  history: [
    ...middle.history,
    { v: 78, seat: 1, events: [{ e: 'claimed', seat: 1, track: 'duluth-helena', pay: { orange: 6 }, points: 15, trains: 2 }, { e: 'last-round', seat: 1, turns: 2 }, { e: 'turn', seat: 0 }] },
    { v: 79, seat: 0, events: [{ e: 'claimed', seat: 0, track: 'raleigh-washington-b', pay: { green: 2 }, points: 2, trains: 6 }, { e: 'turn', seat: 1 }] },
    {
      v: 80,
      seat: 1,
      events: [
        { e: 'claimed', seat: 1, track: 'dallas-houston-a', pay: { red: 1 }, points: 1, trains: 1 },
        { e: 'over', reason: 'last-round' },
        { e: 'ticket', seat: 0, ticket: 'boston-miami', done: false, points: -12 },
        { e: 'ticket', seat: 0, ticket: 'calgary-salt_lake_city', done: true, points: 7 },
        { e: 'ticket', seat: 1, ticket: 'denver-pittsburgh', done: true, points: 11 },
        { e: 'longest', seat: 0, length: 7, points: 0, tracks: ['calgary-helena', 'helena-salt_lake_city'] },
        { e: 'longest', seat: 1, length: 11, points: 10, tracks: ['nashville-pittsburgh', 'new_york-pittsburgh-b'] },
      ],
    },
  ],
  result: {
    reason: 'last-round',
    seats: [
      { routes: 24, tickets: 7, failed: -12, longest: 7, bonus: 0, total: 19, done: 1, rank: 2 },
      { routes: 30, tickets: 11, failed: 0, longest: 11, bonus: 10, total: 51, done: 1, rank: 1 },
    ],
    winners: [1],
  },
};
