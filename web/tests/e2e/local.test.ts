// Tables of this device: whole games without a server behind them, and what happens to them when a tab crashes, a second one comes, the module
// fails, or nothing can be kept.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginGame, playWhole } from './anyPlayer';
import { DESKTOP, expectCleanPage, oneBrowser, PHONE, press, withRare } from './browser';
import { realServer } from './server';
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

const GAMES = withRare(
  [{ game: 'switch-signal-europe', screen: DESKTOP }],
  [
    { game: 'ghost-train', screen: PHONE },
    { game: 'ttr-new', screen: PHONE },
    { game: 'switch-signal-america', screen: PHONE },
  ],
);

test.each(GAMES)('$game is played to its end on the device', async ({ game, screen }) => {
  const { page, complaints, close } = await visit(server.url, screen);
  const told = await toldToServer(page);
  await playWhole(page, screen, game);
  expect(page.url()).toContain('#/t/here-');
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
  await second.getByRole('alert').filter({ hasText: 'another browser tab' }).waitFor();
  await expectCleanPage(second, 'open elsewhere');
  await second.getByRole('button', { name: 'Play it here' }).click();
  await second.waitForSelector('svg[role=group]');
  await page.getByRole('alert').filter({ hasText: 'another browser tab' }).waitFor();
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

const withoutPromise = () => {
  navigator.storage.persist = () => Promise.resolve(false);
  navigator.storage.persisted = () => Promise.resolve(false);
};

test('where the browser promises nothing the page says so, and gives all games as a file', async () => {
  const { page, complaints, close } = await visit(server.url, PHONE, withoutPromise);
  await beginGame(page, PHONE, 'ghost-train');
  await page.evaluate(() => (location.hash = '#/'));
  const notice = page.locator('p.notice:has(button)');
  await notice.waitFor();
  await expectCleanPage(page, 'home without a promise');
  const [file] = await Promise.all([page.waitForEvent('download'), notice.getByRole('button').click()]);
  expect(file.suggestedFilename()).toBe('games.roundhouse');
  expect(complaints).toEqual([]);
  await close();
});

test('a device without room says so, and plays when there is some', async () => {
  const { page, close } = await visit(server.url, DESKTOP);
  await page.waitForSelector('button[type=submit]:enabled');
  const storage = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await press(page, DESKTOP, 'button[type=submit]:enabled');
  await page.getByRole('alert').filter({ hasText: 'no room left' }).waitFor();
  await expectCleanPage(page, 'no room');
  await storage.send('Storage.overrideQuotaForOrigin', { origin });
  await press(page, DESKTOP, 'button[type=submit]:enabled');
  await page.waitForSelector('svg[role=group]');
  expect(page.url()).toContain('#/t/here-');
  await close();
});

/** The service worker would have the module by now. */
const withoutServiceWorker = () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });

test.each([
  { what: 'is not there', status: 404, body: '' },
  { what: 'is broken', status: 200, body: 'this is no module' },
])('where the module $what the server runs the table, and the page says so', async ({ status, body }) => {
  const { page, close } = await visit(server.url, DESKTOP, withoutServiceWorker);
  await page.context().route(/engine.*\.wasm/, (route) => route.fulfill({ status, body, contentType: 'application/wasm' }));
  await press(page, DESKTOP, 'button[type=submit]:enabled');
  await page.waitForSelector('svg[role=group]');
  expect(page.url()).not.toContain('here-');
  await page.getByRole('status').filter({ hasText: 'the server runs this table' }).waitFor();
  await close();
});
