// Tables of this device: whole games without a server behind them, and what happens to them when a tab crashes, a second one comes, the module
// fails, or nothing can be kept.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectCleanPage, oneBrowser, PHONE, press, withRare, type Screen } from './browser';
import { GhostPlayer } from './ghost/player';
import { realServer } from './server';
import { SignalPlayer } from './signal/player';
import { Player } from './ttr/player';

const server = realServer();
const visit = oneBrowser('device');

/** What the page says to a server, from now on. */
async function toldToServer(page: Page): Promise<string[]> {
  const told: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => told.push(String(payload))));
  await page.reload();
  return told;
}

const position = async (page: Page) => ({ hand: await page.locator('.hand ul').textContent(), players: await page.locator('.badges ol').textContent() });

interface Played {
  playUntil(enough: () => boolean | Promise<boolean>): Promise<void>;
}

async function begin(page: Page, screen: Screen, game: string): Promise<Played> {
  if (game === 'ghost-train') {
    const player = new GhostPlayer(page, screen, 'list');
    await player.begin(2);
    return player;
  }
  if (game.startsWith('ttr')) {
    const player = new Player(page, screen, 'pointer');
    await player.begin(game, 2);
    return player;
  }
  const player = new SignalPlayer(page, screen, 'list');
  await player.begin(game, 1);
  return player;
}

const GAMES = withRare(
  [
    { game: 'ghost-train', screen: PHONE },
    { game: 'switch-signal-europe', screen: DESKTOP },
  ],
  [
    { game: 'ttr-new', screen: PHONE },
    { game: 'switch-signal-america', screen: PHONE },
  ],
);

test.each(GAMES)('$game is played to its end on the device', async ({ game, screen }) => {
  const { page, complaints, close } = await visit(server.url, screen);
  const told = await toldToServer(page);
  const player = await begin(page, screen, game);
  expect(page.url()).toContain('#/t/here-');
  await player.playUntil(() => false);
  await page.waitForSelector('section a[href="#/"], .result');
  expect(told.filter((message) => /"t":"(open|join|move|start)"/.test(message))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a game goes on without the server, after a reload and after a crash of the tab, and is listed, saved and deleted', async () => {
  const { page, complaints, close } = await visit(server.url, DESKTOP);
  const player = new Player(page, DESKTOP, 'pointer');
  await player.begin('ttr-classic', 2);
  await player.playUntil(() => player.actions > 12 && player.isIdle());
  await expectCleanPage(page, 'middle');
  const before = await position(page);
  await page.reload();
  await page.waitForSelector('h1.mine');
  expect(await position(page)).toEqual(before);
  expect(complaints).toEqual([]);

  // The table knows nothing of the server's end.
  await server.kill();
  await player.playUntil(() => player.actions > 20 && player.isIdle());
  expect(await page.locator('p.banner').count()).toBe(0);
  await server.start();

  const last = await position(page);
  const address = page.url();
  const other = await page.context().newPage();
  const crash = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  crash.send('Page.crash').catch(() => {}); // nobody is left to answer
  await crashed;
  await other.goto(address);
  await other.waitForSelector('h1.mine');
  expect(await position(other)).toEqual(last);

  // A move taken back, with what the bot did since.
  const again = new Player(other, DESKTOP, 'pointer');
  await again.playUntil(() => again.actions > 0 && again.isIdle());
  expect(await position(other)).not.toEqual(last);
  await press(other, DESKTOP, 'nav .tool.takeback');
  await expect.poll(() => position(other)).toEqual(last);

  await other.goto(server.url);
  const row = other.locator(`li:has(a[href="#${address.split('#')[1]}"])`);
  await row.locator('summary').click();
  await expectCleanPage(other, 'home with a game of this device');
  const [file] = await Promise.all([other.waitForEvent('download'), row.getByRole('button', { name: 'Save as a file' }).click()]);
  const path = await file.path();
  await row.getByRole('button', { name: 'Delete' }).click();
  await row.getByRole('button', { name: 'Yes, delete it' }).click();
  await row.waitFor({ state: 'detached' });

  // Carried to another device.
  const far = await visit(`${server.url}/#/r`, DESKTOP);
  await far.page.setInputFiles('input[type=file]', path);
  await far.page.waitForSelector('h1.mine');
  expect(await position(far.page)).toEqual(last);
  expect(far.complaints).toEqual([]);
  await far.close();
  await close();
});

test('two tabs never play one table', async () => {
  const { page, close } = await visit(server.url, DESKTOP);
  await new Player(page, DESKTOP, 'pointer').begin('ttr-classic', 2);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('alert').filter({ hasText: 'another tab' }).waitFor();
  await expectCleanPage(second, 'open elsewhere');
  await second.getByRole('button', { name: 'Play it here' }).click();
  await second.waitForSelector('svg[role=group]');
  await page.getByRole('alert').filter({ hasText: 'another tab' }).waitFor();
  await second.close();
  await page.waitForSelector('svg[role=group]');
  await close();
});

const lacking = {
  workers: () => void delete (globalThis as { Worker?: unknown }).Worker,
  WebAssembly: () => void delete (globalThis as { WebAssembly?: unknown }).WebAssembly,
};

test.each(['workers', 'WebAssembly'] as const)('a browser without %s plays at a table of the server, and is told so', async (what) => {
  const { page, complaints, close } = await visit(server.url, DESKTOP, lacking[what]);
  await press(page, DESKTOP, 'button[type=submit]:enabled');
  await page.waitForSelector('svg[role=group]');
  expect(page.url()).not.toContain('here-');
  await page.getByRole('status').filter({ hasText: 'the server runs this table' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
