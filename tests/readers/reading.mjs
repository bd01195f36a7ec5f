// What all sets of questions are made with: luck from a seed, the program and what it says of a record, a browser, and the marking of replies.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const PROGRAM = process.env.ROUNDHOUSE ?? here('../../build/bin/roundhouse');
/** What stands on the carriages of each seat. */
export const MARKS = ['one stripe', 'two stripes', 'a chevron', 'a cross', 'a ring', 'a wave', 'three dots', 'a fork'];

const { chromium } = createRequire(here('../../web/package.json'))('playwright-core');
export const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });

/** The same numbers from the same seed. */
export function luck(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export function shuffled(all, random) {
  const left = [...all];
  return all.map(() => left.splice(random(left.length), 1)[0]);
}

// ---- What is so: the engine's word -------------------------------------------------------------------------------------

export function playedGame(file, game, players, seed) {
  execFileSync(PROGRAM, ['simulate', game, '--players', String(players), '--bots', 'medium,easy', '--games', '1', '--seed', String(seed), '--records', file]);
  return file;
}

export const movesIn = (file) => readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'move').length;
export const positionAt = (file, n) => JSON.parse(execFileSync(PROGRAM, ['show', file, '--at', String(n), '--json'], { encoding: 'utf8' }));

/** What the engine says to these messages. */
export function askEngine(messages) {
  const input = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  return execFileSync(PROGRAM, ['engine'], { input, encoding: 'utf8', maxBuffer: 1 << 26 }).trim().split('\n').map((line) => JSON.parse(line));
}

// ---- The table, and where things are on it ------------------------------------------------------------------------------

/** The program with the built page on a free port, while the body runs. */
export async function served(body) {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  const folder = mkdtempSync(join(tmpdir(), 'readers-'));
  const child = spawn(PROGRAM, ['serve', '--port', String(port), '--data', folder, '--web', here('../../web/dist')], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  try {
    while (!(await fetch(url).catch(() => null))?.ok) await new Promise((done) => setTimeout(done, 50));
    await body(url, folder);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Which of two tracks side by side, as one sees them; the spaces of both. */
export function sideOf(spaces, others) {
  const middle = (track) => [0, 1].map((axis) => track.reduce((sum, space) => sum + space[axis], 0) / track.length);
  const [one, other] = [middle(spaces), middle(others)];
  const [dx, dy] = [one[0] - other[0], one[1] - other[1]];
  const side = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'upper' : 'lower';
  return `, the ${side} one of its two tracks`;
}

// ---- Replies ----------------------------------------------------------------------------------------------------------------

/** `plain` brings an answer into the one form of those that mean the same. */
function mark(answersFile, reply, plain) {
  const answers = JSON.parse(readFileSync(answersFile, 'utf8'));
  const given = new Map(readFileSync(reply, 'utf8').split('\n').map((line) => /^\s*(\d+)[.:)]?\s+(.+?)\s*$/.exec(line)).filter(Boolean).map(([, number, word]) => [number, plain(word)]));
  const wrong = Object.entries(answers).filter(([number, state]) => given.get(number) !== plain(state));
  for (const [number, state] of wrong) console.log(`${number}: ${given.get(number) ?? 'no answer'}, but it is ${state}`);
  console.log(`${wrong.length} of ${Object.keys(answers).length} wrong`);
}

/** `make` and `mark` from the command line. */
export async function run(usual, make, answersFile, plain = (word) => word.toLowerCase()) {
  const [command, ...rest] = process.argv.slice(2);
  const seedAt = rest.indexOf('--seed');
  const seed = seedAt < 0 ? usual : Number(rest.splice(seedAt, 2)[1]);
  if (command === 'make') return make(rest, seed);
  if (command === 'mark' && rest.length === 1) return mark(answersFile, rest[0], plain);
  console.error(`Usage: node ${process.argv[1]} make [RECORD…] [--seed N] | mark REPLY`);
  process.exitCode = 1;
}
