// The page is kept by the browser: it plays with the server gone, says when there is another release and never loads it by itself; over plain
// http, where none of that is to be had, nothing dead is shown.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beginGame, playWhole } from './anyPlayer';
import { DESKTOP, EITHER, expectCleanPage, oneBrowser, PHONE, press } from './browser';
import { siteOfFiles } from './fileServer';
import { realServer } from './server';

/** All of the page is kept. */
const isKept = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null && navigator.serviceWorker.controller !== null);
const releaseOf = (page: Page) => page.locator('meta[name=roundhouse-release]').getAttribute('content');

describe('a server that goes', () => {
  const server = realServer();
  const visit = oneBrowser('device');

  test('after one visit the games, lessons and rules work without it', async () => {
    const { page, close } = await visit(server.url, PHONE);
    await expect.poll(() => isKept(page)).toBe(true);
    await server.kill();
    const later = await page.context().newPage();
    await page.close();
    await later.goto(server.url);
    await playWhole(later, PHONE, 'ghost-train');
    await later.goto(`${server.url}/#/r/${later.url().split('/t/')[1]}`);
    await later.waitForSelector('.at');
    await later.goto(`${server.url}/#/learn/ghost`);
    await later.waitForSelector('.lesson');
    await later.goto(`${server.url}/#/`);
    await later.waitForSelector('article .setup');
    await expectCleanPage(later, 'home without a server');
    await later.locator('article').first().getByRole('button').last().tap();
    await later.waitForSelector('dialog[open] h2');
    await server.start();
    await close();
  });

  test('it can be installed', async () => {
    const { page, close } = await visit(server.url, DESKTOP);
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(url).toBe(`${server.url}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('another release', () => {
  const site = siteOfFiles();
  const visit = oneBrowser('device');

  test('is told when no game runs, and loads at a tap', async () => {
    const { page, complaints, close } = await visit(site.url, DESKTOP);
    await expect.poll(() => isKept(page)).toBe(true);
    const before = await releaseOf(page);
    const player = await beginGame(page, DESKTOP, 'ttr-classic');
    appendFileSync(join(site.folder, 'icon-turn.svg'), '\n');
    site.changed();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
    await player.playUntil(() => player.actions > 4);
    expect(await page.getByText('There is a new version').count()).toBe(0);
    expect(await releaseOf(page)).toBe(before);

    await page.evaluate(() => (location.hash = '#/'));
    await page.getByText('There is a new version').waitFor();
    await expectCleanPage(page, 'home with a new version');
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect.poll(() => releaseOf(page).catch(() => before)).not.toBe(before);
    await page.waitForSelector('article .setup');
    expect(await page.getByText('There is a new version').count()).toBe(0);

    // And it is the one that is kept.
    const after = await releaseOf(page);
    await site.kill();
    await page.reload();
    await page.waitForSelector('article .setup');
    expect(await releaseOf(page)).toBe(after);
    await site.start();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('plain http on a network', () => {
  const NAME = 'tables-at-home';
  const server = realServer();
  const visit = oneBrowser('device', [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);

  test.each(EITHER)('shows nothing that does not work there, and says why: $name', async (screen) => {
    const { page, complaints, close } = await visit(server.url.replace('127.0.0.1', NAME), screen);
    expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator])).toEqual([false, false, false]);
    await page.getByText('http').first().waitFor();
    await expectCleanPage(page, 'home over http');

    // A game of this device is played and carried away as a file all the same.
    const player = await beginGame(page, screen, 'ttr-classic');
    expect(page.url()).toContain('#/t/here-');
    await player.playUntil(() => player.actions > 3);
    await page.evaluate(() => (location.hash = '#/'));
    const row = page.locator('li:has(a[href^="#/t/here-"])');
    await row.locator('summary').click();
    const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('button').first().click()]);
    expect(file.suggestedFilename()).toMatch(/\.roundhouse$/);

    // A link is there to be read and selected.
    await press(page, screen, 'a[href^="#/new/friends/"]');
    await press(page, screen, 'button[type=submit]');
    await page.waitForSelector('.share input');
    expect(await page.locator('.share button').count()).toBe(0);
    await page.locator('.share').getByText('http').waitFor();
    await expectCleanPage(page, 'a table that waits, over http');
    expect(complaints).toEqual([]);
    await close();
  });
});
