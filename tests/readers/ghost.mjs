// Twenty questions about pictures of Ghost Train, for people who have never seen the town: README.md in this folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askEngine, here, launch, luck, MARKS, movesIn, playedGame, positionAt, run, served, shuffled, sideOf } from './reading.mjs';

const FOLDER = here('ghost');
const board = JSON.parse(readFileSync(here('../../data/ghost/haunted.json'), 'utf8'));
const LETTERS = 'ABCDEFGH';

const PHONE = { name: 'phone', width: 360, height: 740, scale: 2, touch: true };
const TABLET = { name: 'tablet', width: 820, height: 1180, scale: 1.5, touch: true };
const DESK = { name: 'desk', width: 1440, height: 900, scale: 1, touch: false };
/** Every kind of eye on every screen; on one's own turn, where what can be paid for glows, and while another thinks; and what is asked about. */
const SHOTS = [
  [PHONE, 'none', 'own turn', ['mine', 'free']],
  [PHONE, 'deuteranopia', 'own turn', ['closed', 'theirs']],
  [PHONE, 'protanopia', 'waiting', ['theirs', 'mine']],
  [PHONE, 'tritanopia', 'own turn', ['free', 'closed']],
  [TABLET, 'none', 'waiting', ['closed', 'free']],
  [TABLET, 'deuteranopia', 'own turn', ['theirs', 'free']],
  [TABLET, 'tritanopia', 'own turn', ['mine', 'closed']],
  [DESK, 'none', 'own turn', ['theirs', 'closed']],
  [DESK, 'protanopia', 'own turn', ['free', 'mine']],
  [DESK, 'tritanopia', 'waiting', ['closed', 'theirs']],
];
const TRIES = 60;

// ---- What is so: the engine's word -------------------------------------------------------------------------------------

/** What every track is to a seat: whose it is, or how the engine answers if the seat claims it. */
function statesOf(position, me) {
  const asked = board.tracks.map(({ id, length, colour }) => ({ t: 'check', id, seat: me, move: `claim ${id} ${colour}:${length}` }));
  const told = askEngine([{ t: 'load', position: { ...position, turn: me } }, ...asked]).filter(({ id }) => id !== undefined);
  const owner = new Map(position.players.flatMap(({ tracks }, seat) => tracks.map((track) => [track, seat])));
  return new Map(told.map(({ id, code }) => [id, stateOf(owner.get(id), code, me)]));
}

function stateOf(owner, code, me) {
  if (owner !== undefined) return owner === me ? 'mine' : `theirs ${owner}`;
  return code === 'own-twin' ? 'closed' : 'free';
}

/** A moment from the middle of the game on, seen by whoever moves or by somebody who waits. */
function momentOf(file, whose, random) {
  const moves = movesIn(file);
  for (;;) {
    const n = Math.floor(moves * 0.45) + random(Math.floor(moves * 0.5));
    const position = positionAt(file, n);
    const { turn, players } = position;
    if (turn !== null) return { n, position, me: whose === 'own turn' ? turn : (turn + 1 + random(players.length - 1)) % players.length };
  }
}

const snapshotOf = (position, me) => askEngine([{ t: 'load', position, seats: position.players.map((_, seat) => ({ name: `Seat ${seat}` })) }, { t: 'view', seat: me, id: 'look' }]).find(({ id }) => id === 'look');

// ---- What is seen --------------------------------------------------------------------------------------------------------

/** The real table with this snapshot instead of a game, in the eyes of a kind. */
async function tableOf(browser, url, snapshot, screen, eyes) {
  const context = await browser.newContext({ viewport: { width: screen.width, height: screen.height }, deviceScaleFactor: screen.scale, reducedMotion: 'reduce', locale: 'en-GB', hasTouch: screen.touch });
  const page = await context.newPage();
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.t !== 'join') return server.send(text);
      socket.send(JSON.stringify({ t: 'welcome', id: message.id, protocol: 1, table: 'readers', seat: snapshot.seat, token: 'none' }));
      socket.send(JSON.stringify({ ...snapshot, id: message.id }));
    });
  });
  await page.goto(`${url}/#/t/readers`);
  await page.waitForSelector('[data-place]');
  await page.locator('.offer .away').click({ timeout: 1500 }).catch(() => {});
  await page.waitForTimeout(600);
  if ((await page.getByText('does not understand').count()) > 0) throw new Error('the page does not understand the snapshot');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
  return page;
}

/** The tracks of which all is in sight, and both their places; each with points along it, on the screen. */
const tracksInSight = (page) =>
  page.evaluate((tracks) => {
    const map = document.querySelector('svg[role=group]');
    const isMap = (x, y) => map.contains(document.elementFromPoint(x, y));
    const around = ([x, y], by) => isMap(x - by, y) && isMap(x + by, y) && isMap(x, y - by) && isMap(x, y + by);
    const middle = (id) => {
      const { left, top, right, bottom } = document.querySelector(`[data-place=${id}] circle.frame`).getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2];
    };
    const along = (id) => {
      const rail = document.querySelector(`[data-bed="${id}"]`);
      const [m, length] = [rail.getScreenCTM(), rail.getTotalLength()];
      return Array.from({ length: 13 }, (_, i) => rail.getPointAtLength((length * i) / 12)).map(({ x, y }) => [x * m.a + y * m.c + m.e, x * m.b + y * m.d + m.f]);
    };
    const all = tracks.map(({ id, a, b }) => ({ id, ends: [a, b], points: along(id) }));
    return all.filter(({ ends, points }) => points.every((point) => around(point, 12)) && ends.every((end) => around(middle(end), 14)));
  }, board.tracks);

/** Letters on the places that are asked about: not all of them have their name beside them. */
const letter = (page, letters) =>
  page.evaluate((letters) => {
    for (const [id, text] of letters) {
      const place = document.querySelector(`[data-place=${id}]`);
      const put = (tag, attributes, inside = '') => Object.assign(place.appendChild(document.createElementNS('http://www.w3.org/2000/svg', tag)), { textContent: inside }) && Object.entries(attributes).forEach(([name, value]) => place.lastChild.setAttribute(name, value));
      put('circle', { r: 40, fill: '#fff', stroke: '#000', 'stroke-width': 5 });
      put('text', { y: 23, 'font-size': 64, 'font-weight': 700, 'text-anchor': 'middle', fill: '#000', style: 'font-family: sans-serif' }, text);
    }
  }, letters);

// ---- Questions -----------------------------------------------------------------------------------------------------------

const twinOf = ({ id, ends }, all) => all.find((other) => other.id !== id && other.ends[0] === ends[0] && other.ends[1] === ends[1]);

/** A track of each kind that is asked for, or nothing where one of them is not in sight. */
function chosen(kinds, seen, states, random) {
  const open = shuffled(seen, random);
  const found = kinds.map((kind) => open.find(({ id }) => states.get(id).startsWith(kind)));
  return found.includes(undefined) ? null : shuffled(found, random);
}

function question(number, track, seen, letters) {
  const twin = twinOf(track, seen);
  return `${number}. ${track.ends.map((end) => letters.get(end)).sort().join(' – ')}${twin === undefined ? '' : sideOf(track.points, twin.points)}`;
}

/** A moment in which everything that is asked for can be seen, with its picture. */
async function pictured(browser, url, file, [screen, eyes, whose, kinds], random, picture) {
  for (let tries = 0; tries < TRIES; tries++) {
    const { n, position, me } = momentOf(file, whose, random);
    const states = statesOf(position, me);
    if (!kinds.every((kind) => [...states.values()].some((state) => state.startsWith(kind)))) continue;
    const page = await tableOf(browser, url, snapshotOf(position, me), screen, eyes);
    const seen = await tracksInSight(page);
    const tracks = chosen(kinds, seen, states, random);
    const letters = new Map([...new Set(tracks?.flatMap(({ ends }) => ends))].map((place, i) => [place, LETTERS[i]]));
    await letter(page, [...letters]);
    if (tracks !== null) await page.screenshot({ path: join(FOLDER, picture), animations: 'disabled' });
    await page.context().close();
    if (tracks !== null) return { n, position, me, states, seen, tracks, letters };
  }
  throw new Error(`${picture}: no moment shows ${kinds.join(' and ')}`);
}

async function make(files, seed) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const random = luck(seed);
  const [questions, answers] = [[], {}];
  const browser = await launch();
  await served(async (url, folder) => {
    const games = files.length > 0 ? files : [2, 3, 4].map((players, i) => playedGame(join(folder, `game-${i}.jsonl`), 'ghost-train', players, seed + i));
    for (const [i, shot] of SHOTS.entries()) {
      const picture = `${String(i + 1).padStart(2, '0')}-${shot[0].name}.png`;
      const { n, position, me, states, seen, tracks, letters } = await pictured(browser, url, games[i % games.length], shot, random, picture);
      questions.push(`\n## ${picture}\n\n${position.players.map((_, seat) => `${seat === me ? 'you' : `seat ${seat}`}: carriages marked with ${MARKS[seat]}`).join('; ')}.\n`);
      for (const track of tracks) {
        const number = Object.keys(answers).length + 1;
        questions.push(question(number, track, seen, letters));
        answers[number] = states.get(track.id);
      }
      console.log(`${picture}: ${shot[1]}, ${shot[2]}, move ${n}, ${seen.length} tracks in sight`);
    }
  });
  await browser.close();
  writeFileSync(join(FOLDER, 'questions.md'), `# Questions\n\nWhat is this track: \`free\`, \`mine\`, \`theirs N\` or \`closed\`?\n${questions.join('\n')}\n`);
  writeFileSync(join(FOLDER, 'answers.json'), `${JSON.stringify(answers, null, 1)}\n`);
  console.log(`${Object.keys(answers).length} questions`);
}

await run(18, make, join(FOLDER, 'answers.json'));
