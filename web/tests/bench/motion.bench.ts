// How much work the page has while something moves at a table, on a machine four times as slow: a phone of some years ago.
// The aim is at most 8 ms of scripting, style and layout for 95 of 100 frames, and no task longer than 50 ms.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { middle, over } from '../scripted/messages';
import { ownBlind, ownClaim, waiting } from '../scripted/ttrSteps';
import { DESKTOP, PHONE } from '../e2e/browser';
import { scriptedTables, showing } from '../e2e/scriptedTable';
import { percentile, workDuring } from './trace';

const atTable = scriptedTables('ttr');
const SLOWER = 4;

/** The last move of the game, after which all is counted. */
const end = { ...over, t: 'step', v: middle.v + 1, seat: 1, events: over.history.at(-1)!.events };

const CASES = [
  { name: 'a draw', snapshot: middle, step: ownBlind, shows: ['.flight'] },
  { name: 'a claim', snapshot: middle, step: ownClaim, shows: ['.flight'] },
  // The last move is looked at first; then step after step, to the figures.
  { name: 'the final count', snapshot: waiting, step: end, shows: ['.stage', '.outcome'] },
].flatMap((one) => [DESKTOP, PHONE].map((screen) => ({ ...one, screen })));

/** The page is asked from outside, so often (milliseconds): what is asked in a frame of its own would count as the page's work, and it is long. */
const OFTEN = 100;
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, OFTEN));
};

/** Every frame that a screen shows is one, also those in which the page has nothing to do. */
const countFrames = (page: Page) =>
  page.evaluate(() => {
    const next = () => void requestAnimationFrame(next);
    next();
  });

const shown = (page: Page, selector: string) => until(() => page.evaluate((it) => document.querySelector(it) !== null, selector));

/** Until nothing has moved for a while. */
async function rest(page: Page): Promise<void> {
  let still = 0;
  await until(async () => {
    const moving = await page.evaluate(() => document.getAnimations().some(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime) && !(effect as KeyframeEffect).target?.matches('.call')));
    still = moving ? 0 : still + 1;
    return still > 3;
  });
}

test.each(CASES)('$name on a $screen.name', async ({ name, snapshot, step, shows, screen }) => {
  await atTable(showing(snapshot), screen, async (page, server) => {
    await page.waitForSelector('image.relief', { state: 'attached' });
    await rest(page);
    await countFrames(page);
    const { frames, longest } = await workDuring(page, SLOWER, async () => {
      server.say(step);
      for (const selector of shows) await shown(page, selector);
      await rest(page);
    });
    console.log(
      `${name} on a ${screen.name}: motion at a quarter of the speed, ${frames.length} frames: scripting, style and layout 95 % within ${percentile(frames, 0.95).toFixed(1)} ms (aim 8), longest frame ${Math.max(...frames).toFixed(1)} ms, longest task ${longest.toFixed(1)} ms (aim 50)`,
    );
  });
});
