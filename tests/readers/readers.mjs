// Pictures of recorded games and questions about them, for people who have never seen the map: README.md in this folder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askEngine, here, launch, luck, MARKS, movesIn, playedGame, positionAt, run, served, shuffled, sideOf } from './reading.mjs';

const PICTURES = here('pictures');
const data = (name) => JSON.parse(readFileSync(here(`../../data/ttr/${name}`), 'utf8'));
const board = data('usa.json');
const layout = data('usa.layout.json');

/** Every kind of eye on both screens, by day and by night. */
const SCREENS = [{ name: 'phone', width: 360, height: 740, scale: 3 }, { name: 'desk', width: 1440, height: 900, scale: 1 }];
const EYES = ['none', 'deuteranopia', 'protanopia', 'tritanopia', 'none', 'tritanopia'];
const EACH = 5;

// ---- What is so: the engine's word -------------------------------------------------------------------------------------

/** A record of bots for each number of players. */
function playedGames(folder, seed) {
  return [2, 3, 5, 3].map((players, i) => playedGame(join(folder, `game-${i}.jsonl`), i % 2 === 0 ? 'ttr-classic' : 'ttr-new', players, seed + i));
}

/** How the engine answers a claim of every track by whoever is to move. */
function claimsOf(position) {
  const asked = board.tracks.map(({ id, length, colour }) => ({ t: 'check', id, seat: position.turn, move: `claim ${id} ${board.colours.some((c) => c.id === colour) ? colour : board.colours[0].id}:${length}` }));
  const told = askEngine([{ t: 'load', position }, ...asked]);
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

function sideIn(id) {
  const twin = pairOf(id).find((other) => other !== id);
  return twin === undefined ? '' : sideOf(layout.tracks[id], layout.tracks[twin]);
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
  const browser = await launch();
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
        questions.push(`${number}. ${endsOf(id).map(nameOf).join(' – ')}${sideIn(id)}`);
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

await run(16, make, here('answers.json'));
