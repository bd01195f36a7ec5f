// Twenty pictures of Ghost Train with every letter and figure blurred, for people who say what one can do next: README.md in this folder.
//   node tests/readers/blurred.mjs    plays real games and writes blurred/*.jpg and blurred/key.json (the legal moves the engine told that page)
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
const SIZES = [[360, 740], [740, 360], [820, 1180], [1440, 900]];

const BLUR = `
  * { color: transparent !important; text-shadow: 0 0 26px #8895c8 !important; }
  svg, svg * { color: #fff6e4 !important; }
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

/** Draws until something can be built. */
async function untilBuildable(page) {
  for (let n = 0; n < 12; n++) {
    await turn(page);
    if (await enoughCards(page)) return;
    await page.click('.draw');
    await page.waitForFunction(() => document.querySelector('h1.mine') === null);
  }
}

async function withBots({ page, told }, shoot) {
  await begin(page, false);
  await turn(page);
  await page.locator('.offer .away').click().catch(() => {});
  await shoot('the first turn', told.legal);
  await untilBuildable(page);
  await shoot('a turn in which something can be built', told.legal);
  await page.locator('.route.bright').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ask .yes');
  await shoot('a route was touched: lay the wagons or let go', told.legal);
  await page.keyboard.press('Escape');
  await page.click('.swap');
  await page.waitForSelector('.ask .yes');
  await shoot('the sign for swapping was touched: change the tickets or let go', told.legal);
  await page.keyboard.press('Escape');
}

async function twoChildren({ page, told }, shoot, moment) {
  await begin(page, true);
  await page.waitForSelector('.youngest[open], svg[role=group]');
  if (moment === 'youngest') return shoot('who is the youngest? touch a ghost', []);
  await page.locator('.youngest button').first().click().catch(() => {});
  await page.waitForSelector('.cover button, .draw');
  if ((await page.locator('.cover').count()) > 0 && moment !== 'curtain') await page.locator('.cover .ready').click();
  if (moment === 'curtain') return shoot('a curtain: the child of this ghost takes the device and touches the tick', told.legal);
  await turn(page);
  await page.click('.draw');
  await page.waitForSelector('.handon');
  await shoot('one\'s move is done: touch to hand the device on', told.legal);
}

async function theEnd({ page, told }, shoot) {
  await begin(page, false);
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
  await shoot('the game is over: play again', told.legal);
}

const folder = mkdtempSync(join(tmpdir(), 'blurred-'));
const server = spawn(PROGRAM, ['serve', '--port', String(PORT), '--data', folder, '--web', here('../../web/dist'), '--bot-delay-ms', '0'], { stdio: 'ignore' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const key = [];
try {
  rmSync(here('blurred'), { recursive: true, force: true });
  mkdirSync(here('blurred'));
  await new Promise((done) => setTimeout(done, 1500));
  const last = ['end', 'youngest', 'done', 'curtain'];
  for (const [i, size] of SIZES.entries()) {
    const lang = i % 2 === 0 ? 'pl-PL' : 'en-GB';
    const visit = async (play) => {
      const one = await open(browser, size, lang);
      await play(one, async (what, legal) => {
        await one.page.waitForTimeout(900);
        await one.page.addStyleTag({ content: BLUR });
        const file = `${String(key.length + 1).padStart(2, '0')}.jpg`;
        await one.page.screenshot({ path: here(`blurred/${file}`), type: 'jpeg', quality: 82 });
        key.push({ file, size: size.join('x'), what, legal: [...new Set(legal.map((move) => move.split(' ')[0]))] });
      });
      await one.close();
    };
    await visit(withBots);
    await visit(last[i] === 'end' ? theEnd : (one, shoot) => twoChildren(one, shoot, last[i]));
  }
  writeFileSync(here('blurred/key.json'), `${JSON.stringify(key, null, 1)}\n`);
  console.log(`${key.length} pictures`);
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
