// Pictures of recorded games and questions about them, for people who have never seen the map: README.md in this folder.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const require = createRequire(here('../../web/package.json'));
const { chromium } = require('playwright-core');

const PROGRAM = process.env.ROUNDHOUSE ?? here('../../build/bin/roundhouse');
const PICTURES = here('pictures');
const data = (name) => JSON.parse(readFileSync(here(`../../data/ttr/${name}`), 'utf8'));
const board = data('usa.json');
const layout = data('usa.layout.json');

/** Every kind of eye on both screens, by day and by night. */
const SCREENS = [{ name: 'phone', width: 360, height: 740, scale: 3 }, { name: 'desk', width: 1440, height: 900, scale: 1 }];
const EYES = ['none', 'deuteranopia', 'protanopia', 'tritanopia', 'none', 'tritanopia'];
const EACH = 5;
const MARKS = ['one stripe', 'two stripes', 'a chevron', 'a cross', 'a ring', 'a wave', 'three dots', 'a fork'];

/** The same numbers from the same seed. */
function luck(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

function shuffled(all, random) {
  const left = [...all];
  return all.map(() => left.splice(random(left.length), 1)[0]);
}

// ---- What is so: the engine's word -------------------------------------------------------------------------------------

/** A record of bots for each number of players. */
function playedGames(folder, seed) {
  return [2, 3, 5, 3].map((players, i) => {
    const file = join(folder, `game-${i}.jsonl`);
    execFileSync(PROGRAM, ['simulate', i % 2 === 0 ? 'ttr-classic' : 'ttr-new', '--players', String(players), '--bots', 'medium,easy', '--games', '1', '--seed', String(seed + i), '--records', file]);
    return file;
  });
}

const movesIn = (file) => readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'move').length;
const positionAt = (file, n) => JSON.parse(execFileSync(PROGRAM, ['show', file, '--at', String(n), '--json'], { encoding: 'utf8' }));

/** How the engine answers a claim of every track by whoever is to move. */
function claimsOf(position) {
  const asked = board.tracks.map(({ id, length, colour }) => ({ t: 'check', id, seat: position.turn, move: `claim ${id} ${board.colours.some((c) => c.id === colour) ? colour : board.colours[0].id}:${length}` }));
  const lines = [{ t: 'load', position }, ...asked].map((message) => JSON.stringify(message)).join('\n');
  const told = execFileSync(PROGRAM, ['engine'], { input: `${lines}\n`, encoding: 'utf8', maxBuffer: 1 << 26 }).trim().split('\n').map((line) => JSON.parse(line));
  return new Map(told.filter(({ t, id }) => id !== undefined && (t === 'ok' || t === 'reject')).map(({ t, id, code }) => [id, t === 'ok' ? 'ok' : code]));
}

/** What every track is to a seat; none for those the two tracks of which are one's own question (T35). */
function statesOf(position, me) {
  const claims = claimsOf(position);
  const owners = new Map(position.players.flatMap(({ tracks }, seat) => tracks.map((track) => [track, seat])));
  const states = new Map();
  for (const { id } of board.tracks) {
    const owner = owners.get(id);
    if (owner !== undefined) states.set(id, owner === me ? 'mine' : `theirs ${owner}`);
    else if (claims.get(id) === 'twin-closed') states.set(id, 'closed');
    else if (!isOwnTwin(id, owners, me, position.turn)) states.set(id, 'free');
  }
  return states;
}

function isOwnTwin(id, owners, ...seats) {
  const twins = pairOf(id).filter((twin) => twin !== id);
  return twins.some((twin) => seats.includes(owners.get(twin)));
}

function pairOf(id) {
  const { a, b } = board.tracks.find((track) => track.id === id);
  return board.tracks.filter((track) => (track.a === a && track.b === b) || (track.a === b && track.b === a)).map((track) => track.id);
}

// ---- What is seen --------------------------------------------------------------------------------------------------------

async function served(body) {
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

/** The table of a record at a move, with the eyes of a seat; which tracks are in sight with all their spaces and both their names. */
async function look(browser, url, file, { n, me, screen, eyes, theme, picture }) {
  const context = await browser.newContext({ viewport: { width: screen.width, height: screen.height }, deviceScaleFactor: screen.scale, colorScheme: theme, reducedMotion: 'reduce', locale: 'en-GB', hasTouch: screen.name === 'phone' });
  const page = await context.newPage();
  await page.goto(`${url}/#/r`);
  await page.setInputFiles('input[type=file]', file);
  await page.waitForSelector('.bar');
  await page.locator('.bar select').selectOption(String(me));
  await page.locator('input[type=range]').fill(String(n));
  await page.waitForSelector('.cities text.name');
  await page.waitForSelector('image.relief', { state: 'attached' });
  await page.waitForTimeout(400);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
  await page.screenshot({ path: join(PICTURES, picture), animations: 'disabled', type: 'jpeg', quality: 88 });
  const seen = await page.evaluate((tracks) => {
    const map = document.querySelector('svg[role=group]');
    const frame = map.getBoundingClientRect();
    const [, x, y, k] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\) scale\(([\d.]+)\)/.exec(map.querySelector('g').getAttribute('transform')).map(Number);
    const inSight = ([u, v]) => {
      const [px, py] = [frame.left + x + u * k, frame.top + y + v * k];
      return [[-10, 0], [10, 0], [0, -8], [0, 8]].every(([dx, dy]) => {
        const thing = document.elementFromPoint(px + dx, py + dy);
        return thing !== null && map.contains(thing);
      });
    };
    return Object.entries(tracks).filter(([, spaces]) => spaces.every(inSight)).map(([id]) => id);
  }, layout.tracks);
  const names = await page.locator('.cities text.name').allTextContents();
  await context.close();
  return seen.filter((id) => endsOf(id).every((city) => names.includes(nameOf(city))));
}

// ---- Questions -----------------------------------------------------------------------------------------------------------

const endsOf = (id) => {
  const { a, b } = board.tracks.find((track) => track.id === id);
  return [a, b];
};
const nameOf = (id) => board.cities.find((city) => city.id === id).name.en;

/** Which of two tracks side by side, as one sees them. */
function sideOf(id) {
  const pair = pairOf(id);
  if (pair.length < 2) return '';
  const middle = (track) => [0, 1].map((axis) => layout.tracks[track].reduce((sum, space) => sum + space[axis], 0) / layout.tracks[track].length);
  const [one, other] = [middle(id), middle(pair.find((twin) => twin !== id))];
  const [dx, dy] = [one[0] - other[0], one[1] - other[1]];
  const side = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'upper' : 'lower';
  return `, the ${side} one of its two tracks`;
}

/** One of each state as far as there is one in sight, then others. */
function chosenTracks(states, seen, random) {
  const open = shuffled([...states].filter(([id]) => seen.includes(id)), random);
  const kinds = ['free', 'mine', 'theirs', 'closed'].flatMap((kind) => open.filter(([, state]) => state.startsWith(kind)).slice(0, 1));
  const rest = open.filter((track) => !kinds.includes(track));
  return shuffled([...kinds, ...rest].slice(0, EACH), random);
}

async function make(files, seed) {
  mkdirSync(PICTURES, { recursive: true });
  const random = luck(seed);
  const [questions, answers] = [[], {}];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
  await served(async (url, folder) => {
    const games = files.length > 0 ? files : playedGames(folder, seed);
    const shots = SCREENS.flatMap((screen) => EYES.map((eyes, i) => ({ screen, eyes, theme: i % 3 === 2 ? 'dark' : 'light' })));
    for (const [i, shot] of shots.entries()) {
      const file = games[i % games.length];
      const { n, position } = momentOf(file, random);
      const me = random(position.players.length);
      const picture = `${String(i + 1).padStart(2, '0')}-${shot.screen.name}.jpg`;
      const seen = await look(browser, url, file, { ...shot, n, me, picture });
      questions.push(`\n## ${picture}\n\n${position.players.map((_, seat) => `${seat === me ? 'you' : `seat ${seat}`}: carriages marked with ${MARKS[seat]}`).join('; ')}.\n`);
      for (const [id, state] of chosenTracks(statesOf(position, me), seen, random)) {
        const number = Object.keys(answers).length + 1;
        questions.push(`${number}. ${endsOf(id).map(nameOf).join(' – ')}${sideOf(id)}`);
        answers[number] = state;
      }
      console.log(`${picture}: ${shot.eyes}, ${shot.theme}, move ${n}, ${seen.length} tracks in sight`);
    }
  });
  await browser.close();
  writeFileSync(here('questions.md'), `# Questions\n\nWhat is this track: \`free\`, \`mine\`, \`theirs N\` or \`closed\`?\n${questions.join('\n')}\n`);
  writeFileSync(here('answers.json'), `${JSON.stringify(answers, null, 1)}\n`);
  console.log(`${Object.keys(answers).length} questions`);
}

/** A moment from the middle of a game on in which somebody has a turn before them. */
function momentOf(file, random) {
  const moves = movesIn(file);
  for (;;) {
    const n = Math.floor(moves * 0.45) + random(Math.floor(moves * 0.5));
    const position = positionAt(file, n);
    if (position.phase === 'turn') return { n, position };
  }
}

function mark(file) {
  const answers = JSON.parse(readFileSync(here('answers.json'), 'utf8'));
  const given = new Map(readFileSync(file, 'utf8').split('\n').map((line) => /^\s*(\d+)[.:)]?\s+(.+?)\s*$/.exec(line)).filter(Boolean).map(([, number, word]) => [number, word.toLowerCase()]));
  const wrong = Object.entries(answers).filter(([number, state]) => given.get(number) !== state);
  for (const [number, state] of wrong) console.log(`${number}: ${given.get(number) ?? 'no answer'}, but it is ${state}`);
  console.log(`${wrong.length} of ${Object.keys(answers).length} wrong`);
}

const [command, ...rest] = process.argv.slice(2);
const seedAt = rest.indexOf('--seed');
const seed = seedAt < 0 ? 16 : Number(rest.splice(seedAt, 2)[1]);
if (command === 'make') await make(rest, seed);
else if (command === 'mark' && rest.length === 1) mark(rest[0]);
else {
  console.error('Usage: node tests/readers/readers.mjs make [RECORD…] [--seed N] | mark REPLY');
  process.exitCode = 1;
}
