// Hand-made messages of Ghost Train in the documented format: a table of two in the haunted town.
import { readFileSync } from 'node:fs';
import type { GhostView } from '../../games/ghost/view';
import type { ServerMessage, Snapshot, Step } from '../../net/messages';
import type { Ghost } from '../../games/ghost/guards';
import { NUMBERS } from './guards';

const data = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../data/ghost/${name}`, import.meta.url), 'utf8'));

export const board = { t: 'board', address: 'haunted', board: data('haunted.json'), layout: data('haunted.layout.json') };

export const games: ServerMessage = {
  t: 'games',
  games: [
    { id: 'ghost-train', family: 'ghost', numbers: NUMBERS['ghost-train'], name: { en: 'Ghost Train', pl: 'Pociąg Widmo' }, players: [2, 4], boards: ['haunted'], bots: ['medium', 'easy'], options: [{ name: 'first-seat', text: { en: 'Who begins', pl: 'Kto zaczyna' }, values: ['random', '0', '1', '2', '3'], default: 'random' }] },
  ],
};

const rival: GhostView['players'][number] = {
  trains: 15,
  cards: 4,
  tickets: 2,
  completed: ['circus-graveyard'],
  special: false,
  done: 1,
  bonuses: [],
  exchanged: 0,
  tracks: ['graveyard-town_hall', 'circus-town_hall-a'],
};

const tracks = ['rotten_tree-windmill-a', 'crypt-windmill-a', 'barn-crypt-a', 'barn-station-a', 'pumpkins-town_hall', 'harbour-pumpkins-a'];

/** One claim away from a bonus, two tickets and trick or treat. */
export const middle: Snapshot<Ghost> = {
  t: 'snapshot',
  assist: 'coach',
  family: 'ghost',
  numbers: NUMBERS['ghost-train'],
  v: 9,
  game: 'ghost-train',
  board: 'haunted',
  options: {},
  seats: [{ name: 'Ola' }, { name: 'Ada', bot: 'easy' }],
  seat: 0,
  prompt: 4,
  legal: [
    'draw', 'exchange', 'claim gingerbread-glade-b red:1 locomotive:1', 'claim cauldron-glade-b green:1', 'claim station-town_hall-b green:2',
    'claim harbour-lighthouse-b red:1', 'claim cauldron-glade-a locomotive:1', 'claim cauldron-glade-b locomotive:1',
    'claim station-town_hall-b green:1 locomotive:1', 'claim harbour-lighthouse-a locomotive:1',
  ],
  view: {
    phase: 'turn',
    first: 1,
    turn: 0,
    idle: 0,
    to_act: [0],
    deck: 54,
    discards: { yellow: 1, green: 4, black: 3, blue: 2 },
    shuffles: 0,
    ticket_deck: 28,
    ticket_shuffles: 0,
    players: [
      { trains: 10, cards: 4, tickets: 2, completed: [], special: false, done: 0, bonuses: [], exchanged: 0, tracks },
      rival,
    ],
    own: { seat: 0, hand: { green: 2, red: 1, locomotive: 1 }, tickets: ['rotten_tree-town_hall', 'pumpkins-station'], exchanged: [] },
  },
  history: [
    {
      v: 0,
      seat: null,
      events: [
        { e: 'first', seat: 1, by: 'luck' },
        { e: 'hand', seat: 0, cards: ['green', 'red', 'black', 'blue'] },
        { e: 'hand', seat: 1, count: 4 },
        { e: 'dealt', seat: 0, tickets: ['rotten_tree-town_hall', 'pumpkins-station'] },
        { e: 'dealt', seat: 1, count: 2 },
        { e: 'turn', seat: 1 },
      ],
    },
    { v: 8, seat: 0, events: [{ e: 'drew', seat: 0, card: 'green' }, { e: 'drew', seat: 0, card: 'green' }, { e: 'turn', seat: 1 }] },
    {
      v: 9,
      seat: 1,
      events: [{ e: 'claimed', seat: 1, track: 'circus-town_hall-a', pay: { black: 2 }, trains: 15 }, { e: 'turn', seat: 0 }],
    },
  ],
  result: null,
};

/** The claim that joins everything: the chain of G17 in its order. */
export const afterClaim: Step<Ghost> = {
  t: 'step',
  family: 'ghost',
  v: 10,
  seat: 0,
  events: [
    { e: 'claimed', seat: 0, track: 'station-town_hall-b', pay: { green: 2 }, trains: 8 },
    { e: 'bonus', seat: 0, bonus: 'crypt' },
    { e: 'drew', seat: 0, card: 'yellow' },
    { e: 'drew', seat: 0, card: 'red' },
    { e: 'completed', seat: 0, ticket: 'rotten_tree-town_hall', completed: 1 },
    { e: 'drew-ticket', seat: 0, ticket: 'cauldron-graveyard' },
    { e: 'completed', seat: 0, ticket: 'pumpkins-station', completed: 2 },
    { e: 'drew-ticket', seat: 0, ticket: 'gingerbread-windmill' },
    { e: 'trick-or-treat', seat: 0, completed: 3 },
    { e: 'turn', seat: 1 },
  ],
  prompt: null,
  legal: [],
  view: {
    ...middle.view,
    turn: 1,
    to_act: [1],
    deck: 52,
    discards: { yellow: 1, green: 6, black: 3, blue: 2 },
    ticket_deck: 26,
    players: [
      {
        trains: 8,
        cards: 4,
        tickets: 2,
        completed: ['pumpkins-station', 'rotten_tree-town_hall'],
        special: true,
        done: 3,
        bonuses: ['crypt'],
        exchanged: 0,
        tracks: [...tracks, 'station-town_hall-b'],
      },
      rival,
    ],
    own: { seat: 0, hand: { yellow: 1, red: 2, locomotive: 1 }, tickets: ['cauldron-graveyard', 'gingerbread-windmill'], exchanged: [] },
  },
  result: null,
};

/** The same table when all is over: a spectator's view. Ada has laid her last wagon; one lantern each, so two winners. */
export const over: Snapshot<Ghost> = {
  ...middle,
  v: 30,
  seat: null,
  prompt: null,
  legal: [],
  view: {
    ...middle.view,
    phase: 'over',
    turn: null,
    to_act: [],
    players: [
      {
        ...middle.view.players[0]!,
        trains: 4,
        completed: ['barn-rotten_tree'],
        done: 1,
        tracks: [...tracks, 'gingerbread-glade-b', 'glade-school-b', 'lighthouse-swamp-a'],
      },
      {
        ...rival,
        trains: 0,
        tracks: [...rival.tracks, 'circus-manor', 'lab-manor-a', 'lab-school-a', 'circus-school', 'graveyard-swamp-a'],
      },
    ],
    own: null,
  },
  history: [
    {
      v: 30,
      seat: 1,
      events: [{ e: 'claimed', seat: 1, track: 'graveyard-swamp-a', pay: { red: 3 }, trains: 0 }, { e: 'over', reason: 'wagons' }],
    },
  ],
  result: {
    reason: 'wagons',
    seats: [
      { tickets: 1, special: 0, completed: 1, trains: 4, rank: 1 },
      { tickets: 1, special: 0, completed: 1, trains: 0, rank: 1 },
    ],
    winners: [0, 1],
  },
};
