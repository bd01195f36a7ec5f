// How long from a press to the next picture, for each game against the real server. How often a step writes the page is
// asserted in tests/e2e/render.test.ts.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { DESKTOP, oneBrowser, press, toSetup } from '../e2e/browser';
import { realServer } from '../e2e/server';

const server = realServer();
const visit = oneBrowser();

/** From the event to the frame after the one it is drawn in. */
function watchPaint(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  const pressed = ({ timeStamp }: Event) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => void times.push(performance.now() - timeStamp);
    channel.port2.postMessage(null);
  });
  addEventListener('click', pressed, true);
}

const timesOf = (page: Page) => page.evaluate(() => (window as unknown as { times: number[] }).times);
const ROUNDS = 25;

test.each(['ttr-classic', 'ghost-train', 'switch-signal-europe'])('%s', async (game) => {
  const { page, close } = await visit(server.url, DESKTOP, watchPaint);
  await toSetup(page, DESKTOP, game);
  await press(page, DESKTOP, 'button[type=submit]');
  await page.waitForSelector('svg[role=group]');
  await page.evaluate(() => (window as unknown as { times: number[] }).times.splice(0));
  // What every table has and what redraws the most: the map, larger and smaller.
  for (let i = 0; i < ROUNDS; i++) await press(page, DESKTOP, '.zoom button', i % 2);
  const times = (await timesOf(page)).sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
  console.log(`${game}: input to paint, ${times.length} presses: median ${at(0.5)} ms, 90 % within ${at(0.9)} ms, longest ${at(1)} ms`);
  await close();
});
