// Sidings in the browser: whole games against the real server, by the plain list of moves.
import { expect, test } from 'vitest';
import { DESKTOP, expectCleanPage, hurry, oneBrowser, PHONE, picture, press, toSetup } from './browser';
import { realServer } from './server';

const visit = oneBrowser();
const server = realServer();
const MOST_MOVES = 100;

test.each([DESKTOP, PHONE])('a whole game on a $name', async (screen) => {
  const { page, complaints, close } = await visit(server.url, screen);
  await toSetup(page, screen, 'sidings');
  await press(page, screen, 'button[type=submit]');
  await page.waitForSelector('header h1');
  await hurry(page, screen);
  let moves = 0;
  for (; moves < MOST_MOVES; ++moves) {
    await page.waitForSelector('main[aria-busy=false] .outcome, header:has(h1.mine) + main[aria-busy=false] [data-move]');
    if (await page.locator('.outcome').isVisible()) break;
    if (moves === 1) await expectCleanPage(page, 'middle');
    if (moves === 1) await picture(page, `sidings-${screen.name}`);
    await press(page, screen, '[data-move]');
  }
  expect(moves).toBeGreaterThan(1);
  expect(moves).toBeLessThan(MOST_MOVES);
  await expectCleanPage(page, 'final');
  expect(complaints).toEqual([]);
  await close();
});
