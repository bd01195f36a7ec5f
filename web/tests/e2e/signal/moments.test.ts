// The moments of Switch & Signal and its end over the map.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SignalEvent } from '../../../games/signal/view';
import { choosing, over, won } from '../../scripted/signal';
import { DESKTOP, expectCleanPage, PHONE, picture } from '../browser';
import { said, scriptedTables, showing } from '../scriptedTable';

const atTable = scriptedTables('signal');
const step = (v: number, events: SignalEvent[], view = choosing.view, result: object | null = null) => ({ t: 'step', family: 'signal', v, seat: 1, events, prompt: result ? null : 31, legal: result ? [] : ['train black-1'], view, result });

/** However slow the machine: what is called out stays until it is touched. */
const hold = (page: Page) => page.evaluate(() => document.querySelectorAll('.call').forEach((call) => call.getAnimations().forEach((animation) => animation.pause())));

test('what arrives, collides or runs out is called out, and a touch takes it away', async () => {
  await atTable(showing(choosing), DESKTOP, async (page, server) => {
    server.say(step(61, [{ e: 'unloaded', train: 'black-2', goods: 'yellow', port: 'marseille' }]));
    await page.waitForSelector('[data-moment=delivery] .call');
    await hold(page);
    expect(await page.textContent('[data-moment=delivery]')).toContain('2 of 8');
    await page.click('.call');
    await expect.poll(() => page.locator('.call').count()).toBe(0);
    const last = { ...choosing.view, schedule: { ...choosing.view.schedule, left: 0 } };
    server.say(step(62, [{ e: 'collided', train: 'black-2', with: 'grey-1', left: 2 }, { e: 'time', lost: 4, clock: 0 }, { e: 'refilled', clock: 7, cards: 0 }], last));
    for (const moment of ['collision', 'refill', 'last']) {
      await page.waitForSelector(`[data-moment=${moment}]`);
      await hold(page);
      await expectCleanPage(page, moment);
      await page.click('.call');
    }
    await expect.poll(() => page.locator('.call').count()).toBe(0);
  });
});

test.each([
  { screen: DESKTOP, end: won },
  { screen: PHONE, end: over },
])('the end is shown over the map on a $screen.name, then the figures; one tap begins the next game', async ({ screen, end }) => {
  await atTable(showing(choosing), screen, async (page, server) => {
    const ride: SignalEvent[] = [
      { e: 'deployed', train: 'black-1', place: 'calais' }, { e: 'moved', train: 'black-1', path: ['calais-paris/1', 'paris'], left: 0 }, { e: 'loaded', train: 'black-1', goods: 'blue', card: 'signal' },
      { e: 'moved', train: 'black-1', path: ['paris-dijon/1', 'paris-dijon/2', 'marseille'], left: 0 }, { e: 'unloaded', train: 'black-1', goods: 'blue', port: 'marseille' },
    ];
    const result = { ...end.result!, winners: [...end.result!.winners] };
    server.say(step(61, [...ride, { e: 'over', reason: result.reason }], end.view, result));
    await page.waitForSelector('[data-ways]');
    await page.waitForSelector('[data-step=end] .told');
    expect(await page.locator('#result').count()).toBe(0);
    await picture(page, `signal-finale-${screen.name}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('#result');
    await expectCleanPage(page, 'the figures');
    await picture(page, `signal-figures-${screen.name}`);
    if (screen === PHONE) {
      await page.tap('[data-next="extra-signal 1"]');
      await expect.poll(() => said(server, 'open').map(({ options }) => options)).toEqual([undefined, { 'extra-signal': '1' }]);
    }
  });
});
