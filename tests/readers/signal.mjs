// Pictures of recorded games of Switch & Signal and forty questions about them, for people who have never seen the map: README.md in this folder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askEngine, here, launch, luck, movesIn, playedGame, positionAt, run, served, shuffled } from './reading.mjs';

const FOLDER = here('signal');
const data = (name) => JSON.parse(readFileSync(here(`../../data/signal/${name}.json`), 'utf8'));
const BOARDS = ['europe', 'america'];
const SCREENS = [
  { name: 'phone', width: 360, height: 740, scale: 3 },
  { name: 'side', width: 844, height: 390, scale: 3 },
  { name: 'desk', width: 1440, height: 900, scale: 1 },
  { name: 'tablet', width: 820, height: 1180, scale: 2 },
];
/** Of each picture: junctions, trains, runs. */
const EACH = { junction: 2, train: 2, run: 1 };
const USUAL = Object.values(EACH).reduce((sum, count) => sum + count, 0);
const ALL = 40;
const POINTS = 3;
const TRAINS = ['black', 'brown', 'grey'].flatMap((colour) => [1, 2, 3].map((n) => `${colour}-${n}`));

// ---- What is so: the engine's word -------------------------------------------------------------------------------------

/** Where every train on the line would run with so many points. */
function runsOf(position) {
  const asked = standing(position).map((train) => ({ t: 'explain', id: train, train, points: POINTS }));
  const told = askEngine([{ t: 'load', position }, ...asked]);
  return new Map(told.filter(({ id, rolls }) => id !== undefined && rolls?.[0]?.ends.length === 1).map(({ id, rolls }) => [id, rolls[0].ends[0]]));
}

const placeOf = (position, train) => position.trains[TRAINS.indexOf(train)];
const standing = (position) => TRAINS.filter((train) => placeOf(position, train).at !== null);

/** In words: what stops it, or after how many sections. */
function endOf({ path, why }) {
  const steps = path.length;
  return { points: 'goes', city: 'city', signal: 'red', switch: 'closed', train: 'train', collision: 'train', start: 'start' }[why] + ` ${steps}`;
}

// ---- What is seen --------------------------------------------------------------------------------------------------------

/** The table of a record at a move; which names are there, and which points of the map are in sight. */
async function look(browser, url, file, { n, screen, theme, picture, layout }) {
  const context = await browser.newContext({ viewport: { width: screen.width, height: screen.height }, deviceScaleFactor: screen.scale, colorScheme: theme, reducedMotion: 'reduce', locale: 'en-GB', hasTouch: screen.name !== 'desk' });
  const page = await context.newPage();
  await page.goto(`${url}/#/r`);
  await page.setInputFiles('input[type=file]', file);
  await page.waitForSelector('.bar');
  await page.locator('input[type=range]').fill(String(n));
  await page.waitForSelector('.names text');
  const whole = page.locator('.zoom button[aria-label="Show the whole map"]');
  if ((await whole.count()) > 0) await whole.click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(FOLDER, picture), animations: 'disabled' });
  const seen = await page.evaluate((places) => {
    const map = document.querySelector('svg[role=group]');
    const frame = map.getBoundingClientRect();
    const [, x, y, k] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\) scale\(([\d.]+)\)/.exec(map.querySelector('g').getAttribute('transform')).map(Number);
    const free = (px, py) => {
      const thing = document.elementFromPoint(px, py);
      return thing !== null && map.contains(thing);
    };
    const inSight = ([u, v]) => [[-12, 0], [12, 0], [0, -12], [0, 12]].every(([dx, dy]) => free(frame.left + x + u * k + dx, frame.top + y + v * k + dy));
    const trains = [...map.querySelectorAll('[data-number]')].map((train) => {
      const { left, right, top, bottom } = train.getBoundingClientRect();
      return { train: train.dataset.number, at: [(left + right) / 2, (top + bottom) / 2], seen: free(left, top) && free(right, bottom) };
    });
    return {
      places: Object.entries(places).filter(([, at]) => inSight(at)).map(([id]) => id),
      names: [...map.querySelectorAll('.names text')].map((name) => name.textContent),
      trains,
    };
  }, layout.places);
  await context.close();
  return seen;
}

/** Trains whose picture lies on no other one. */
function apart(trains) {
  return trains.filter(({ train, at, seen }) => seen && trains.every((other) => other.train === train || Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > 34)).map(({ train }) => train);
}

// ---- Questions -----------------------------------------------------------------------------------------------------------

const nameIn = (board) => (id) => [...board.starts, ...board.cities, ...board.junctions].find((place) => place.id === id).name.en;
const farEnd = (board, line, from) => {
  const { a, b } = board.lines.find(({ id }) => id === line);
  return a === from ? b : a;
};
const endsOf = (board, space) => {
  const { a, b } = board.lines.find(({ id }) => id === space.split('/')[0]);
  return [a, b];
};
const spaceWords = (board, space) => {
  const name = nameIn(board);
  if (!space.includes('/')) return `at ${name(space)}`;
  const [a, b] = endsOf(board, space);
  return `between ${name(a)} and ${name(b)}`;
};

/** Which way is this junction set? The places that the two joined tracks lead to. */
function junctionQuestions(board, position, seen, near) {
  const name = nameIn(board);
  const told = (id) => seen.names.includes(name(id));
  return board.junctions
    .filter(({ id }) => seen.places.includes(id) && told(id) && near(id))
    .map(({ id }) => {
      const lines = board.lines.filter(({ a, b }) => a === id || b === id).map((line) => line.id);
      return { id, ends: lines.map((line) => farEnd(board, line, id)), open: position.switches[id].map((line) => farEnd(board, line, id)) };
    })
    .filter(({ ends }) => ends.every(told))
    .map(({ id, ends, open }) => ({
      text: `Junction ${name(id)} (tracks to ${ends.map(name).sort().join(', ')}): which two are joined?`,
      answer: open.map(name).sort().join(' + '),
    }));
}

/** Which train is this? Colour and number. */
function trainQuestions(board, position, clear, names) {
  const told = (space) => (space.includes('/') ? endsOf(board, space) : [space]).every((id) => names.includes(nameIn(board)(id)));
  return clear.filter((train) => told(placeOf(position, train).at)).map((train) => ({ text: `Which train stands ${spaceWords(board, placeOf(position, train).at)}?`, answer: train.replace('-', ' '), where: spaceWords(board, placeOf(position, train).at) }))
    .filter(({ where }, _, all) => all.filter((other) => other.where === where).length === 1);
}

/** Where will it run with a three? */
function runQuestions(board, position, clear) {
  const runs = runsOf(position);
  return clear.filter((train) => runs.has(train) && placeOf(position, train).at.includes('/')).map((train) => ({ text: `The ${train.replace('-', ' ')} rolls a ${POINTS}: what becomes of it, and after how many spaces?`, answer: endOf(runs.get(train)) }));
}

/** So many of each kind as far as there are any in sight, then others. */
function chosenOf(kinds, random) {
  const mixed = Object.entries(EACH).map(([kind, count]) => ({ all: shuffled(kinds[kind], random), count }));
  const [first, rest] = [mixed.flatMap(({ all, count }) => all.slice(0, count)), mixed.flatMap(({ all, count }) => all.slice(count))];
  const all = [...first, ...rest];
  return { asked: all.slice(0, USUAL), spare: all.slice(USUAL) };
}

/** Where a picture has few, the others have more. */
function filledUp(pictures) {
  for (const { asked, spare } of pictures) while (spare.length > 0 && asked.length < USUAL + 1 && pictures.reduce((sum, picture) => sum + picture.asked.length, 0) < ALL) asked.push(spare.shift());
  return pictures;
}

async function make(_records, seed) {
  mkdirSync(FOLDER, { recursive: true });
  const random = luck(seed);
  const pictures = [];
  const browser = await launch();
  await served(async (url, folder) => {
    const games = BOARDS.map((id, i) => ({ id, board: data(id), layout: data(`${id}.layout`), file: playedGame(join(folder, `${id}.jsonl`), `switch-signal-${id}`, 2, seed + i) }));
    const shots = ['light', 'dark'].flatMap((theme) => SCREENS.map((screen) => ({ theme, screen })));
    for (const [i, { theme, screen }] of shots.entries()) {
      const { board, layout, file } = games[(i + (i >= SCREENS.length ? 1 : 0)) % games.length];
      const { n, position } = momentOf(file, random);
      const picture = `${String(i + 1).padStart(2, '0')}-${screen.name}-${theme}.png`;
      const seen = await look(browser, url, file, { n, screen, theme, picture, layout });
      const clear = apart(seen.trains);
      // A train on a junction would hide how it is set.
      const near = (id) => standing(position).every((train) => distance(layout.places[id], pointOf(layout, board, placeOf(position, train).at)) > 90);
      const kinds = { junction: junctionQuestions(board, position, seen, near), train: trainQuestions(board, position, clear, seen.names), run: runQuestions(board, position, clear) };
      const chosen = chosenOf(kinds, random);
      pictures.push({ picture, ...chosen });
      console.log(`${picture}: move ${n}, ${chosen.asked.length} questions, ${chosen.spare.length} more`);
    }
  });
  await browser.close();
  const [questions, answers] = [[], {}];
  for (const { picture, asked } of filledUp(pictures)) {
    questions.push(`\n## ${picture}\n`);
    for (const { text, answer } of asked) {
      const number = Object.keys(answers).length + 1;
      questions.push(`${number}. ${text}`);
      answers[number] = answer;
    }
  }
  writeFileSync(join(FOLDER, 'questions.md'), `# Questions\n${questions.join('\n')}\n`);
  writeFileSync(join(FOLDER, 'answers.json'), `${JSON.stringify(answers, null, 1)}\n`);
  console.log(`${Object.keys(answers).length} questions`);
}

const distance = ([a, b], [c, d]) => Math.hypot(a - c, b - d);

/** About where a space lies: the middle of its line's straight way is near enough. */
function pointOf(layout, board, space) {
  const [line, k] = space.split('/');
  if (k === undefined) return layout.places[space];
  const { a, b, sections } = board.lines.find(({ id }) => id === line);
  const share = (Number(k) - 0.5) / sections;
  return [0, 1].map((axis) => layout.places[a][axis] * (1 - share) + layout.places[b][axis] * share);
}

/** A moment of somebody's action step from the middle of the game on, with at least four trains out. */
function momentOf(file, random) {
  const moves = movesIn(file);
  for (let tries = 0; tries < 200; tries++) {
    const n = Math.floor(moves * 0.3) + random(Math.floor(moves * 0.6));
    const position = positionAt(file, n);
    if (position.phase === 'action' && standing(position).length >= 4) return { n, position };
  }
  throw new Error('no such moment in this game');
}

/** In whatever order the two tracks of a junction are named. */
const plain = (text) => text.toLowerCase().replace(/[.,]/g, '').split(/\s*\+\s*/).map((part) => part.trim()).sort().join(' + ');

await run(19, make, join(FOLDER, 'answers.json'), plain);
