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
  { name: 'a draw', snapshot: middle, step: ownBlind, shows: '.flight' },
  { name: 'a claim', snapshot: middle, step: ownClaim, shows: '.flight' },
  // The last move is looked at first.
  { name: 'the final count', snapshot: waiting, step: end, shows: '.stage, .outcome' },
].flatMap((one) => [DESKTOP, PHONE].map((screen) => ({ ...one, screen })));

/** Until nothing has moved for some frames. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    const moving = () => document.getAnimations().some(({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime) && !(effect as KeyframeEffect).target?.matches('.call'));
    for (let still = 0; still < 20; still = moving() ? 0 : still + 1) await new Promise((done) => requestAnimationFrame(done));
  });

test.each(CASES)('$name on a $screen.name', async ({ name, snapshot, step, shows, screen }) => {
  await atTable(showing(snapshot), screen, async (page, server) => {
    await page.waitForSelector('image.relief', { state: 'attached' });
    await rest(page);
    const { frames, longest } = await workDuring(page, SLOWER, async () => {
      server.say(step);
      await page.waitForFunction((shown) => document.querySelector(shown) !== null, shows);
      await rest(page);
    });
    console.log(
      `${name} on a ${screen.name}: motion at a quarter of the speed, ${frames.length} frames: scripting, style and layout 95 % within ${percentile(frames, 0.95).toFixed(1)} ms (aim 8), longest frame ${Math.max(...frames).toFixed(1)} ms, longest task ${longest.toFixed(1)} ms (aim 50)`,
    );
  });
});
