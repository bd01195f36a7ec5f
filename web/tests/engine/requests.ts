// What the program and the module are asked, group by group: the answers to each group must be the same to the last byte.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Group {
  name: string;
  requests: string[];
}

export const GAMES = ['ttr-classic', 'ttr-new', 'ghost-train', 'switch-signal-europe', 'switch-signal-america'];
/** Every level, and more than one at a table. */
const TABLES = [['random', 'easy'], ['hard', 'medium', 'easy'], ['easy', 'random', 'medium', 'random'], ['hard', 'hard']];
/** The group that adds boards for those after it. */
export const BOARDS = 'boards';
const golden = fileURLToPath(new URL('../../../tests/golden/', import.meta.url));

/** Whole games that bots play, with their steps as a spectator is told them, the record and the last position. */
export function freshGames(each: number): Group[] {
  return GAMES.flatMap((game) =>
    Array.from({ length: each }, (_, i) => gameOf(game, bots(game, TABLES[i % TABLES.length] ?? []), 1000 + i)),
  );
}

/** Games between those who search; 240 playouts are the standard in Ticket to Ride. */
export function expertGames(n: number, playouts = 240): Group[] {
  const bot = `expert:iters=${playouts}`;
  return Array.from({ length: n }, (_, i) => gameOf(GAMES[i % 2] ?? '', [bot, bot], 5000 + i));
}

/** Not every game has every level. */
function bots(game: string, wanted: string[]): string[] {
  return game.startsWith('ttr') ? wanted : wanted.map((bot) => (bot === 'hard' ? 'easy' : bot));
}

function gameOf(game: string, bots: string[], seed: number): Group {
  const seats = bots.map((bot) => ({ name: bot, bot }));
  const requests = [{ t: 'new', game, seats, seed: String(seed) }, { t: 'record' }, { t: 'position' }];
  return { name: `${game} ${bots.join()} ${seed}`, requests: requests.map((request) => JSON.stringify(request)) };
}

/** Requests with every kind of answer that a game of people has. */
export function conversation(game: string): Group {
  const ask = [
    { t: 'games' },
    { t: 'new', game, seats: [{ name: 'Ada' }, { bot: 'easy' }], seed: '7' },
    { t: 'hint', seat: 0 },
    { t: 'check', seat: 0, move: 'nonsense' },
    { t: 'move', seat: 0, prompt: 9, move: 'nonsense' },
    { t: 'move', seat: 0, prompt: 0, move: 'nonsense' },
    { t: 'view', seat: null },
    { t: 'view', seat: 1, since: 0 },
    { t: 'record', seat: 0 },
    { t: 'explain', train: 'black-1' },
    { t: 'board', board: 'nowhere' },
    { t: 'open', game, seats: [{}, {}] },
  ];
  return { name: `talk of ${game}`, requests: ['no message', ...ask.map((request) => JSON.stringify(request))] };
}

/** For the probe: its own games, the signature of the bench, every golden game. */
export function probed(): Group[] {
  const boards = files(`${golden}boards`).map((file) => `board ${readFileSync(file, 'utf8')}`);
  const games = readdirSync(golden, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'boards')
    .flatMap(({ name }) => files(golden + name));
  return [
    { name: 'every game to its end', requests: ['smoke'] },
    { name: 'the signature', requests: ['signature'] },
    { name: BOARDS, requests: boards },
    ...games.map((file) => ({ name: file.slice(golden.length), requests: readFileSync(file, 'utf8').split('\n').filter((line) => line !== '') })),
  ];
}

function files(folder: string): string[] {
  return readdirSync(folder).sort().map((name) => `${folder}/${name}`);
}
