// Twenty pictures of Ghost Train with every letter and figure blurred, for people who say what one can do next: README.md in this folder.
//   node tests/readers/blurred.mjs    plays real games and writes blurred/*.png and blurred/key.json (the legal moves the engine told that page)
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { chromium } = createRequire(here('../../web/package.json'))('playwright-core');
const PROGRAM = process.env.ROUNDHOUSE ?? here('../../build/bin/roundhouse');
const PORT = 8397;
const URL_ = `http://127.0.0.1:${PORT}`;
const [UPRIGHT, SIDE, TABLET, DESK] = [[360, 740], [740, 360], [820, 1180], [1440, 900]];
/** The others think so long (ms): time enough for a picture of them. */
const THINKING = 1500;

/** Letters only: signs are drawn in the colour of their words, which has to stay what it is. */
const BLUR = `
  * { -webkit-text-fill-color: transparent !important; text-shadow: 0 0 26px #8895c8 !important; }
  svg text { filter: blur(14px) !important; }`;

/** A page at one size that remembers what the engine told it last. */
async function open(browser, [width, height], lang) {
  const touch = width < 1200;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, locale: lang, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const told = { legal: [] };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
    for (const line of String(payload).split('\n')) {
      const message = JSON.parse(line || '{}');
      if (Array.isArray(message.legal)) told.legal = message.legal;
      else if (message.t === 'step' || message.t === 'snapshot') told.legal = [];
    }
  }));
  await page.goto(URL_);
  return { page, told, close: () => context.close() };
}

async function begin(page, hotseat) {
  await page.waitForSelector('article .setup');
  await page.goto(`${URL_}/#/new/${hotseat ? 'device' : 'bots'}/ghost-train`);
  await page.waitForSelector('fieldset.seats');
  await page.locator('fieldset.games label:has(input[value="ghost-train"])').click();
  await page.click('button[type=submit]');
}

const turn = (page) => page.waitForSelector('header:has(h1.mine) + main[aria-busy=false] .map');
const enoughCards = async (page) => (await page.locator('.route.bright').count()) > 0;

/** At the table against bots, on one's first turn. */
async function atTable(page) {
  await begin(page, false);
  await turn(page);
  await page.locator('.offer .away').click();
}

/** Draws until something can be built. */
async function untilBuildable(page) {
  for (let n = 0; n < 12; n++) {
    await turn(page);
    if (await enoughCards(page)) return;
    await page.click('.draw');
    await page.waitForFunction(() => document.querySelector('h1.mine') === null);
  }
}

async function touchRoute(page, selector) {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ask');
}

/** The table of two children, up to who is the youngest. */
async function twoChildren(page) {
  await begin(page, true);
  await page.waitForSelector('.youngest[open]');
}

async function firstChild(page) {
  await twoChildren(page);
  await page.locator('.youngest button').first().click();
  await page.waitForSelector('.cover .ready, .draw');
}

async function playToTheEnd(page) {
  await atTable(page);
  for (let n = 0; n < 200; n++) {
    await page.waitForSelector('main[aria-busy=false] .result, .golden-screen, header:has(h1.mine) + main[aria-busy=false] .map');
    if ((await page.locator('.result, .golden-screen').count()) > 0) break;
    const route = page.locator('.route.bright').first();
    if ((await route.count()) > 0) {
      await route.focus();
      await page.keyboard.press('Enter');
      await page.locator('.ask .yes').click();
    } else if ((await page.locator('.draw[aria-disabled=false]').count()) > 0) await page.click('.draw');
    else await page.locator('.pass').click();
    await page.waitForFunction(() => document.querySelector('h1.mine') === null || document.querySelector('.result, .golden-screen') !== null);
  }
  if ((await page.locator('.golden-screen').count()) > 0) await page.click('.golden-screen .go');
  await page.waitForSelector('.result');
}

/** What the ghost of the lesson asks for, in its order; where one touches for it. */
const LESSON = [
  ['ticket', 'the lesson points at a ticket: touch it', 'li:first-child > button:has(.ticket)'],
  ['draw', 'the lesson points at the cards: draw', 'button.draw'],
  ['draw', '', 'button.draw'],
  ['route', 'the lesson points at a track: touch it', '.route.bright'],
  ['yes', 'the lesson points at the tick: build', '.ask .yes'],
  ['route', '', '.route.bright'],
  ['yes', '', '.ask .yes'],
  ['lantern', 'the lesson shows the lantern that was won: touch to go on', '.lesson .yes'],
  ['swap', 'the lesson points at the sign for swapping tickets: touch it', 'button.swap'],
  ['no', 'the lesson points at the cross: let go', '.ask .no'],
  ['treat', 'the end of the lesson: touch to play', ''],
];

/** The lesson as far as these steps, each with its picture. */
async function lesson(page, shoot, steps) {
  await page.evaluate(() => localStorage.setItem('roundhouse.pace', 'quick'));
  await page.goto(`${URL_}/#/learn/ghost`);
  for (const [step, what, touch] of LESSON) {
    await page.waitForSelector(`.lesson[data-step=${step}]`);
    if (what !== '' && steps.includes(step)) await shoot(what);
    if (touch === '' || (steps.at(-1) === step && what !== '')) return;
    if (step === 'route') await page.locator(touch).press('Enter');
    else await page.locator(touch).first().click();
    await page.waitForTimeout(400); // two touches of one button are no double click
  }
}

/** Each visit is a page of its own, with one or more situations; no situation comes twice. */
const VISITS = [
  [UPRIGHT, async (page, shoot) => {
    await begin(page, false);
    await turn(page);
    await page.waitForSelector('.offer');
    await shoot('a first table: see the lesson, or put it away and play');
    await page.locator('.offer .away').click();
    await shoot('the first turn');
    await untilBuildable(page);
    await page.click('button.hint');
    await page.waitForSelector('.ask .yes');
    await shoot('a hint as a picture: do it or let go');
  }],
  [SIDE, async (page, shoot) => {
    await atTable(page);
    await untilBuildable(page);
    await touchRoute(page, '.route.bright');
    await shoot('a route was touched: lay the wagons or let go');
    await page.keyboard.press('Escape');
    await touchRoute(page, '.route:not(.bright)');
    await shoot('a route out of reach was touched: cards are missing, only let go');
  }],
  [TABLET, async (page, shoot) => {
    await atTable(page);
    await page.click('.swap');
    await page.waitForSelector('.ask .yes');
    await shoot('the sign for swapping was touched: change the tickets or let go');
    await page.keyboard.press('Escape');
    await page.locator('button:has(.ticket)').first().click();
    await shoot('a ticket was touched: its two places are shown on the map');
  }],
  [DESK, async (page, shoot) => {
    await atTable(page);
    await page.click('.draw');
    await page.waitForSelector('h1:not(.mine)');
    await shoot('another plays: nothing to do but wait', true);
  }],
  [DESK, async (page, shoot) => {
    await playToTheEnd(page);
    await shoot('the game is over: play again, see it again, or home');
  }],
  [SIDE, async (page, shoot) => {
    await twoChildren(page);
    await shoot('who is the youngest? touch a ghost');
  }],
  [TABLET, async (page, shoot) => {
    await firstChild(page);
    if ((await page.locator('.cover').count()) > 0) await page.locator('.cover .ready').click();
    await turn(page);
    await page.click('.draw');
    await page.waitForSelector('.handon');
    await shoot('one\'s move is done: touch to hand the device on');
    await page.click('.handon .done');
    await page.waitForSelector('.cover .ready');
    await shoot('a curtain: the child of this ghost takes the device and touches the tick');
  }],
  [UPRIGHT, (page, shoot) => lesson(page, shoot, ['ticket', 'draw'])],
  [SIDE, (page, shoot) => lesson(page, shoot, ['route', 'yes'])],
  [TABLET, (page, shoot) => lesson(page, shoot, ['lantern', 'swap'])],
  [DESK, (page, shoot) => lesson(page, shoot, ['no', 'treat'])],
];

/** One visit; each situation becomes a picture and a line of the key. */
async function visit(browser, [size, play], lang, key) {
  const { page, told, close } = await open(browser, size, lang);
  await play(page, async (what, soon = false) => {
    await page.waitForTimeout(soon ? 200 : 900);
    await page.addStyleTag({ content: BLUR });
    const file = `${String(key.length + 1).padStart(2, '0')}.png`;
    await page.screenshot({ path: here(`blurred/${file}`) });
    key.push({ file, size: size.join('x'), what, legal: [...new Set(told.legal.map((move) => move.split(' ')[0]))] });
    console.log(file, what);
  });
  await close();
}

const folder = mkdtempSync(join(tmpdir(), 'blurred-'));
const server = spawn(PROGRAM, ['serve', '--port', String(PORT), '--data', folder, '--web', here('../../web/dist'), '--bot-delay-ms', String(THINKING)], { stdio: 'ignore' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const key = [];
try {
  rmSync(here('blurred'), { recursive: true, force: true });
  mkdirSync(here('blurred'));
  await new Promise((done) => setTimeout(done, 1500));
  for (const [i, one] of VISITS.entries()) await visit(browser, one, i % 2 === 0 ? 'pl-PL' : 'en-GB', key);
  writeFileSync(here('blurred/key.json'), `${JSON.stringify(key, null, 1)}\n`);
  console.log(`${key.length} pictures`);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
