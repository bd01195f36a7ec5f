// The team of Switch & Signal in two browsers against the real server: a plan laid in one, adopted in the other; a vote.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closeDrawer, DESKTOP, expectCleanPage, hurry, oneBrowser, openDrawer, PHONE, picture, press, withRare, type Visit } from '../browser';
import { realServer } from '../server';
import { SignalPlayer } from './player';

const server = realServer();
const visit = oneBrowser();

/** Ola at a desktop opens a table and begins, Ela comes to it with a phone. */
async function together(): Promise<{ ola: Visit; ela: Visit }> {
  const ola = await visit(server.url, DESKTOP);
  await press(ola.page, DESKTOP, 'a[href^="#/new/friends/"]');
  await press(ola.page, DESKTOP, 'fieldset.games label:has(input[value="switch-signal-europe"])');
  await press(ola.page, DESKTOP, 'fieldset.counts label');
  await ola.page.locator('fieldset.seats input').first().fill('Ola');
  await ola.page.getByLabel('Who begins').selectOption('Ola');
  await press(ola.page, DESKTOP, 'button[type=submit]');
  await ola.page.waitForSelector('button.start');

  const ela = await visit(ola.page.url(), PHONE);
  await ela.page.locator('.people .name input').fill('Ela');
  await ela.page.locator('.people .name input').blur();
  await press(ela.page, PHONE, 'button.sit');
  await ola.page.waitForSelector('ol li:has-text("Ela")');
  await press(ola.page, DESKTOP, 'button.start');
  for (const { page } of [ola, ela]) await page.waitForSelector('svg[role=group]');
  await hurry(ola.page, DESKTOP);
  await hurry(ela.page, PHONE);
  return { ola, ela };
}

test('a plan proposed in one browser is adopted in the other, first a part, then the rest; then one is gone and the other plays on', async () => {
  const { ola, ela } = await together();
  const player = new SignalPlayer(ola.page, DESKTOP, 'map');
  await player.playUntil(async () => (await player.phase()) === 'action');

  // Not her turn: nothing is asked of her until she lays a plan.
  expect(await ela.page.locator('.ask').count()).toBe(0);
  await openDrawer(ela.page, PHONE, 'team');
  await press(ela.page, PHONE, '.plans .begin');
  await ela.page.waitForSelector('[data-blueprint]');
  await ela.page.waitForSelector('[data-plan-banner]');
  await ela.page.waitForSelector('.ask[data-phase=action]');
  await openDrawer(ela.page, PHONE, 'moves');
  const planner = new SignalPlayer(ela.page, PHONE, 'list');
  await planner.chooseFirst('play switch');
  const set = await planner.chooseFirst('set ');
  await ela.page.waitForSelector('.plan.own li');
  // What a roll would bring after the plan so far.
  await openDrawer(ela.page, PHONE, 'trains');
  await press(ela.page, PHONE, '.drawer li button');
  await ela.page.waitForSelector('.drawer li table');
  await ela.page.waitForSelector('.drawer .planned');
  await ela.page.waitForSelector('.ghosts .end', { state: 'attached' });
  await openDrawer(ela.page, PHONE, 'moves');
  await planner.chooseFirst('play signal');
  await planner.chooseFirst('signal ');
  await expect.poll(() => ela.page.locator('.plan.own li').count()).toBe(2);
  await expectCleanPage(ela.page, 'laying a plan');
  await closeDrawer(ela.page, PHONE);
  await press(ela.page, PHONE, '.plan.own .done');
  await picture(ela.page, 'signal-plan-phone');

  // He sees whose it is and what would change; nothing has been played.
  const plan = '.plan[data-by="1"]';
  await expect.poll(() => ola.page.locator(`${plan} li`).count()).toBe(2);
  const junction = set.split(' ')[1]!;
  await expect.poll(() => ola.page.textContent(`[data-plan="1"] [data-mark="switch:${junction}"] .tag`)).toBe('Ela');
  await expect.poll(() => ola.page.locator('[data-plan="1"] [data-mark^="green:"]').count()).toBe(1);
  const held = async () => (await ola.page.locator('.card-button').evaluateAll((all) => all.map((pile) => Number(pile.getAttribute('data-count'))))).reduce((a, b) => a + b, 0);
  const cards = await held();
  await expectCleanPage(ola.page, 'a plan of somebody else');
  await expect.poll(() => ola.page.locator('.primary:visible').allTextContents()).toEqual(['Adopt the whole plan']);
  await picture(ola.page, 'signal-plan-desktop');

  await press(ola.page, DESKTOP, `${plan} li button`);
  await expect.poll(held).toBeLessThan(cards);
  // Her device proposes what is left of it for the new position.
  await expect.poll(() => ola.page.locator(`${plan} li`).count()).toBe(1);
  await expect.poll(() => ola.page.locator('[data-plan="1"] [data-mark^="switch:"]').count()).toBe(0);
  await press(ola.page, DESKTOP, `${plan} .primary`);
  for (const { page } of [ola, ela]) await page.waitForSelector('.plan', { state: 'detached' });
  await expect.poll(() => player.phase()).toBe('action');
  expect([...ola.complaints, ...ela.complaints]).toEqual([]);

  // The one whose turn it is leaves; those who are here decide, and the turn goes on.
  await ola.close();
  await ela.page.waitForSelector('.absent');
  await expectCleanPage(ela.page, 'one is away');
  await press(ela.page, PHONE, '.absent button');
  await ela.page.waitForSelector('header:has(h1.mine) + main .ask[data-phase=action]');
  await planner.playUntil(async () => (await planner.phase()) === 'train');
  expect(ela.complaints).toEqual([]);
  await ela.close();
});

test.each(withRare([], ['the same end']))('a whole game in two browsers: each plays when it is their turn, and both see %s', async () => {
  const { ola, ela } = await together();
  // Each waits for the other.
  await Promise.all([new SignalPlayer(ola.page, DESKTOP, 'map').playUntil(() => false), new SignalPlayer(ela.page, PHONE, 'list').playUntil(() => false)]);
  for (const { page } of [ola, ela]) await expectCleanPage(page, 'final');
  const figure = async (page: Page) => /(\d+) (?:of|z) 8/.exec((await page.textContent('.result .figure')) ?? '')?.[1];
  expect(await figure(ola.page)).toMatch(/\d/);
  expect(await figure(ela.page)).toBe(await figure(ola.page));
  expect([...ola.complaints, ...ela.complaints]).toEqual([]);
  await ola.close();
  await ela.close();
});
