// The page on a web space that serves files and nothing else, below a path: every game to its end, lessons, rules, replay; nothing that needs a
// server is offered, and none is asked.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playWhole } from './anyPlayer';
import { DESKTOP, EITHER, expectCleanPage, oneBrowser, PHONE, press, withRare } from './browser';
import { siteOfFiles } from './fileServer';

const site = siteOfFiles();
const visit = oneBrowser('device');

/** Whatever the page asks for that is no file of the site. */
function strayRequests(page: Page): string[] {
  const stray: string[] = [];
  page.on('websocket', (socket) => stray.push(socket.url()));
  page.on('response', (answer) => {
    if (!answer.ok() && answer.status() !== 304) stray.push(`${answer.status()} ${answer.url()}`);
  });
  return stray;
}

const USUAL = [{ game: 'ghost-train', screen: PHONE }];
const RARE = [{ game: 'ttr-classic', screen: DESKTOP }, { game: 'ttr-new', screen: PHONE }, { game: 'switch-signal-europe', screen: PHONE }, { game: 'switch-signal-america', screen: DESKTOP }];

test.each(withRare(USUAL, RARE))('$game is played to its end and replayed', async ({ game, screen }) => {
  const { page, complaints, close } = await visit(site.url, screen);
  const stray = strayRequests(page);
  await playWhole(page, screen, game);
  expect(page.url()).toContain(`${site.url}#/t/here-`);
  await page.goto(`${site.url}#/r/${page.url().split('/t/')[1]}`);
  await page.waitForSelector('.at');
  await expectCleanPage(page, 'replay');
  expect(stray).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test.each(EITHER)('nothing is offered that needs a server: $name', async (screen) => {
  const { page, complaints, close } = await visit(site.url, screen);
  const stray = strayRequests(page);
  await page.waitForSelector('button[type=submit]:enabled');
  await page.waitForSelector('article .setup');
  expect(await page.locator('a[href*="friends"]').count()).toBe(0);
  expect(await page.locator('.banner').count()).toBe(0);
  await expectCleanPage(page, 'home');
  await press(page, screen, 'article .setup');
  await page.waitForSelector('fieldset.seats');
  expect(await page.locator('option[value=friend]').count()).toBe(0);
  await expectCleanPage(page, 'set-up');
  await page.goto(`${site.url}#/learn/ghost`);
  await page.waitForSelector('.lesson');
  expect(stray).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
