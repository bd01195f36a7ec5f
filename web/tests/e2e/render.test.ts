// One step of the server, one change of the page: however much happens in it, the page is written once. Where what lies over the map
// grows or shrinks with it, the map is fitted to its new room once more.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { afterClaim, middle as ghostMiddle } from '../scripted/ghost';
import { afterDraw, middle as ttrMiddle } from '../scripted/messages';
import { acting, afterRoll } from '../scripted/signal';
import { DESKTOP, PHONE } from './browser';
import { scriptedTables, showing } from './scriptedTable';

const tables = { ttr: scriptedTables('ttr'), ghost: scriptedTables('ghost'), signal: scriptedTables('signal') };

/** Counts how often the table is written: all changes made together are told together. */
async function watchWrites(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watch = { writes: 0 };
    Object.assign(window, { watch });
    const observer = new MutationObserver(() => void watch.writes++);
    observer.observe(document.querySelector('.frame')!, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { watch: { writes: number } }).watch.writes);
}

/** What is left of the map: the button that shows all of it keeps to its corner, where there is one. */
const mapRoom = (page: Page) => page.evaluate(() => document.querySelector('.zoom')?.getAttribute('style'));
const frames = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Without cheers, which come one after the other in their own time. */
const quiet = afterClaim.events.filter(({ e }) => e === 'claimed' || e === 'drew' || e === 'turn');

const CASES = [
  { family: 'ttr' as const, snapshot: ttrMiddle, step: { ...afterDraw, v: ttrMiddle.v + 1 } },
  { family: 'ghost' as const, snapshot: ghostMiddle, step: { ...afterClaim, events: quiet } },
  { family: 'signal' as const, snapshot: acting, step: { ...afterRoll, v: acting.v + 1 } },
].flatMap((one) => [{ ...one, screen: DESKTOP }, { ...one, screen: PHONE }]);

test.each(CASES)('$family on a $screen.name', async ({ family, snapshot, step, screen }) => {
  await tables[family](showing(snapshot), screen, async (page, server) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The hills of a map come after its first picture.
    if (family === 'ttr') await page.waitForSelector('image.relief', { state: 'attached' });
    await frames(page);
    const writes = await watchWrites(page);
    const room = await mapRoom(page);
    const before = await page.locator('[aria-live=polite]').last().textContent();
    server.say(step);
    await expect.poll(() => page.locator('[aria-live=polite]').last().textContent()).not.toBe(before);
    await frames(page);
    expect(await writes()).toBe((await mapRoom(page)) === room ? 1 : 2);
  });
});
