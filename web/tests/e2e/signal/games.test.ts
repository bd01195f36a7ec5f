// Whole games of Switch & Signal against the real server, by pointer and key events on visible elements only.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, expectCleanPage, LAPTOP, MOVING, oneBrowser, PHONE, picture, press, SIDE, STILL, TABLET, withRare, type Moving, type Screen } from '../browser';
import { realServer } from '../server';
import { SignalPlayer, type Hands, type Party } from './player';

const server = realServer();
const visit = oneBrowser();

interface Case {
  game: 'switch-signal-europe' | 'switch-signal-america';
  party: Party;
  screen: Screen;
  hands: Hands;
  moving: Moving;
}
/** A few in every run; in the soak both maps at five sizes, and alone. */
const CASES = withRare<Case>(
  [
    { game: 'switch-signal-america', party: 'two', screen: PHONE, hands: 'list', moving: STILL },
  ],
  [
    { game: 'switch-signal-europe', party: 'bot', screen: DESKTOP, hands: 'keys', moving: MOVING },
    { game: 'switch-signal-europe', party: 'bot', screen: DESKTOP, hands: 'map', moving: MOVING },
    { game: 'switch-signal-america', party: 'bot', screen: DESKTOP, hands: 'keys', moving: STILL },
    { game: 'switch-signal-europe', party: 'two', screen: PHONE, hands: 'list', moving: STILL },
    { game: 'switch-signal-europe', party: 'bot', screen: SIDE, hands: 'map', moving: STILL },
    { game: 'switch-signal-europe', party: 'two', screen: TABLET, hands: 'map', moving: MOVING },
    { game: 'switch-signal-europe', party: 'alone', screen: LAPTOP, hands: 'map', moving: STILL },
    { game: 'switch-signal-america', party: 'bot', screen: SIDE, hands: 'list', moving: STILL },
    { game: 'switch-signal-america', party: 'alone', screen: TABLET, hands: 'map', moving: STILL },
    { game: 'switch-signal-america', party: 'bot', screen: LAPTOP, hands: 'map', moving: STILL },
  ],
);

/** What must be the same after a reload: clock and figures, the cards, the map's trains. */
async function table(page: Page): Promise<unknown> {
  const figures = await page.locator('main section ul').first().textContent();
  const cards = await page.locator('.card-button').evaluateAll((all) => all.map((pile) => pile.getAttribute('data-count')));
  const trains = await page.locator('g.train').evaluateAll((all) => all.map((g) => `${g.getAttribute('data-train')} ${g.getAttribute('style')}`));
  return { figures, cards, trains };
}

describe.each(CASES)('$game, $party, $screen.name, $hands', ({ game, party, screen, hands, moving }) => {
  const name = `${game}-${screen.name}`;

  test('a whole game, with a reload and a killed server in the middle', async () => {
    const { page, complaints, close } = await visit(server.url, screen);
    const player = new SignalPlayer(page, screen, hands);
    await player.begin(game, party, {}, moving);
    await page.waitForSelector('.board svg');
    await expectCleanPage(page, 'opening');
    await picture(page, `${name}-opening`);

    await player.playUntil(async () => player.actions > 30 && (await player.phase()) === 'action');
    await expectCleanPage(page, 'middle');
    await picture(page, `${name}-middle`);
    const before = await table(page);
    await page.reload();
    await page.waitForSelector('.ask');
    await expect.poll(() => table(page)).toEqual(before);

    expect(complaints).toEqual([]);
    await server.kill();
    await page.waitForSelector('p.banner');
    await server.start();
    await page.waitForSelector('p.banner', { state: 'detached' });
    await expect.poll(() => table(page)).toEqual(before);
    // A browser logs every refused connection itself; from here on silence is expected again.
    complaints.length = 0;

    await player.playUntil(() => false);
    await expectCleanPage(page, 'final');
    await picture(page, `${name}-final`);
    await expect.poll(() => page.locator('.result').textContent()).toMatch(/\d (of|z) 8/);
    // The costliest moment is one tap away, in the replay.
    const moment = (await page.locator('.moments a').first().getAttribute('href'))!;
    await press(page, screen, '.moments a');
    await page.waitForSelector('input[type=range]');
    await expect.poll(() => page.inputValue('input[type=range]')).toBe(moment.split('/')[3]);
    await page.goBack();
    await page.waitForSelector('.result');
    expect(complaints).toEqual([]);
    await press(page, screen, '.result a[href="#/"]');
    await page.waitForSelector('button[type=submit]');
    await close();
  });
});

test('free placement and one more signal: junction, marker, ready, extra marker, first train', async () => {
  const { page, complaints, close } = await visit(server.url, DESKTOP);
  const player = new SignalPlayer(page, DESKTOP, 'keys');
  await player.begin('switch-signal-europe', 'two', { 'Starting placement of switches and signals': 'free', 'One more green signal': '1' });
  await page.waitForSelector('.ask[data-phase=placing]');
  await expectCleanPage(page, 'placing');
  await picture(page, 'switch-signal-placing');
  await page.locator('.spot.junction.bright').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.picker button').first().click();
  await page.waitForSelector('main[aria-busy=false] .ask');
  await press(page, DESKTOP, '.ask .wide');
  await page.waitForSelector('.ask[data-phase=extra]');
  await page.locator('.spot.signal.bright').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ask[data-phase=deploy]');
  expect(complaints).toEqual([]);
  await close();
});
