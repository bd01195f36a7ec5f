// Whole games of Ticket to Ride against the real server, by pointer and key events on visible elements only.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, expectCleanPage, LAPTOP, MOVING, oneBrowser, PHONE, picture, press, SIDE, STILL, TABLET, withRare, type Moving, type Screen } from '../browser';
import { Player, type Hands } from './player';
import { realServer } from '../server';

const server = realServer();
const visit = oneBrowser();

/** A desktop at twice its size: a phone on its side to the page, with a mouse. */
const ENLARGED: Screen = { name: 'enlarged', width: 720, height: 450, touch: false, locale: 'en-GB' };

const CASES: { game: string; players: number; screen: Screen; hands: Hands; moving: Moving }[] = withRare(
  [
    { game: 'ttr-new', players: 2, screen: PHONE, hands: 'pointer', moving: STILL },
  ],
  [
    { game: 'ttr-new', players: 3, screen: LAPTOP, hands: 'keys', moving: STILL },
    { game: 'ttr-new', players: 2, screen: PHONE, hands: 'pointer', moving: MOVING },
  ],
);

/** The other sizes, without interruptions. The frame is measured at all of them in every run. */
const SIZES: { game: string; players: number; screen: Screen }[] = withRare(
  [{ game: 'ttr-classic', players: 2, screen: SIDE }],
  [
    { game: 'ttr-classic', players: 3, screen: SIDE },
    { game: 'ttr-new', players: 2, screen: TABLET },
    { game: 'ttr-classic', players: 2, screen: ENLARGED },
  ],
);

const hand = (page: Page) => page.locator('.hand ul').textContent();
const players = (page: Page) => page.locator('.badges ol').textContent();

describe.each(CASES)('$game, $players players, $screen.name, $hands, motion $moving.motion', ({ game, players: count, screen, hands, moving }) => {
  const name = `${game}-${count}-${screen.name}`;

  test('a whole game, with a reload and a killed server in the middle', async () => {
    const { page, complaints, close } = await visit(server.url, screen);
    const player = new Player(page, screen, hands);
    await player.begin(game, count, moving);
    await page.waitForSelector('#offer-title');
    await expectCleanPage(page, 'opening');
    await picture(page, `${name}-opening`);

    await player.playUntil(() => player.actions > 40 && player.isIdle());
    await expectCleanPage(page, 'middle');
    await picture(page, `${name}-middle`);
    const before = { hand: await hand(page), players: await players(page) };
    await page.reload();
    await page.waitForSelector('h1.mine');
    expect({ hand: await hand(page), players: await players(page) }).toEqual(before);

    expect(complaints).toEqual([]);
    await server.kill();
    await page.waitForSelector('p.banner');
    await server.start();
    await page.waitForSelector('p.banner', { state: 'detached' });
    await expect.poll(async () => ({ hand: await hand(page), players: await players(page) })).toEqual(before);
    // A browser logs every refused connection itself; from here on silence is expected again.
    complaints.length = 0;

    await player.playUntil(() => false);
    await expectCleanPage(page, 'final');
    await picture(page, `${name}-final`);
    await expectScores(page, count);
    await expect.poll(() => page.locator('.halo.glow').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);

    await press(page, screen, 'section a[href="#/"]');
    await page.waitForSelector('button[type=submit]');
    await close();
  });
});

describe.each(SIZES)('$game, $players players, $screen.name', ({ game, players: count, screen }) => {
  test('a whole game', async () => {
    const { page, complaints, close } = await visit(server.url, screen);
    const player = new Player(page, screen, 'pointer');
    await player.begin(game, count);
    await page.waitForSelector('#offer-title');
    await expectCleanPage(page, 'opening');
    await picture(page, `${game}-${count}-${screen.name}-opening`);
    await player.playUntil(() => player.actions > 30 && player.isIdle());
    await expectCleanPage(page, 'middle');
    await picture(page, `${game}-${count}-${screen.name}-middle`);
    await player.playUntil(() => false);
    await expectCleanPage(page, 'final');
    await picture(page, `${game}-${count}-${screen.name}-final`);
    await expectScores(page, count);
    expect(complaints).toEqual([]);
    await close();
  });
});

// Wagons that roll and each part of the ceremony have tests of their own in every run.
describe.each(withRare([], [DESKTOP]))('with animations, on a $name', (screen) => {
  const ORDER = ['open', 'ticket', 'path', 'bonus', 'winner', 'over'];
  const CEREMONY = [['ticket', /turn-over/], ['path', /light-up/], ['bonus', /arrive/]] as const; // the winner comes without being asked
  const stepOf = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('.stage')?.dataset.step ?? 'over');
  const started = (page: Page) => page.evaluate(() => (window as unknown as { started: string[] }).started.join());

  test('a whole game at normal speed: wagons arrive, the ceremony is played, and nobody is kept from playing', async () => {
    const { page, complaints, close } = await visit(server.url, screen, () => {
      const names: string[] = [];
      Object.assign(window, { started: names });
      addEventListener('animationstart', ({ animationName }) => void names.push(animationName), true);
    });
    const player = new Player(page, screen, 'pointer');
    await player.begin('ttr-classic', 2, { pace: 'quick', motion: 'normal' });
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tempo'))).toBe('1');
    await player.playUntil(() => false, 'watched');
    await expect.poll(() => started(page)).toMatch(/roll/);
    for (const [step, part] of CEREMONY) {
      // To this step, if it has not come by itself; no further before what belongs to it moves.
      while (ORDER.indexOf(await stepOf(page)) < ORDER.indexOf(step)) await page.keyboard.press('ArrowRight');
      await expect.poll(() => started(page)).toMatch(part);
    }
    await page.waitForSelector('table tbody');
    await expectScores(page, 2);
    expect(complaints).toEqual([]);
    await close();
  });
});

/** Every row adds up, the rows are ordered by place, and somebody won. */
async function expectScores(page: Page, seats: number): Promise<void> {
  const rows = await page.locator('table tbody tr').evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
  );
  expect(rows).toHaveLength(seats);
  for (const [routes, tickets, failed, bonus, total] of rows) expect(routes! + tickets! + failed! + bonus!).toBe(total);
  const totals = rows.map((row) => row[4]!);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  await expect.poll(() => page.locator('.headline').textContent()).toMatch(/win|Wygryw|victory|zwycięstwo/i);
}
