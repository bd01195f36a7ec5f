// A whole game of each kind in the two browsers people use besides Chromium, against the real server, by visible elements only.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realServer } from '../e2e/server';
import { BROWSERS, type Browser } from './browser';
import { sitDown } from './lobby';
import { ghostTrain, switchAndSignal, ticketToRide, type Look, type Step } from './players';

const GAMES: { game: string; look: Look; result: string }[] = [
  { game: 'ttr-classic', look: ticketToRide, result: 'table tbody tr' },
  { game: 'ttr-new', look: ticketToRide, result: 'table tbody tr' },
  { game: 'ghost-train', look: ghostTrain, result: '.result .golden' },
  { game: 'switch-signal-europe', look: switchAndSignal, result: '.result' },
  { game: 'switch-signal-america', look: switchAndSignal, result: '.result' },
];
const MOST_ACTIONS = 900;

describe.each(BROWSERS)('$name', ({ name, start }) => {
  const server = realServer();
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser?.close());

  test.each(GAMES)('$game', async ({ game, look, result }) => {
    await sitDown(browser, server.url, game);
    const actions = await play(browser, look);
    await browser.see(result);
    expect(await browser.complaints()).toEqual([]);
    console.log(`${name}, ${game}: over after ${actions} actions`);
  });
});

async function play(browser: Browser, look: Look): Promise<number> {
  for (let actions = 0, luck = 7; ; luck = (luck * 48_271) % 0x7fffffff) {
    const step: Exclude<Step, null> = await browser.until('a turn', look, luck);
    if (step === 'over') return actions;
    for (const selector of step) {
      if (++actions > MOST_ACTIONS) throw new Error('the game does not end');
      await browser.press(selector);
    }
  }
}
