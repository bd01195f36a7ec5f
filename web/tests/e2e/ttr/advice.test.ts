// Hint and plan are of one mind, tickets say what they lack, and what the others do is said in one line. The server is scripted.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { middle } from '../../scripted/messages';
import { next, rivalClaim, waiting } from '../../scripted/ttrSteps';
import { DESKTOP, expectCleanPage, PHONE } from '../browser';
import { scriptedTables, showing, type Answer } from '../scriptedTable';

/** Run in the page before anything else. */
function listen(): void {
  const heads: string[] = [];
  Object.assign(window, { heads });
  const look = () => {
    const said = document.querySelector('header h1')?.textContent ?? '';
    if (heads.at(-1) !== said) heads.push(said);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

const atTable = scriptedTables('ttr', listen);
const own = middle.view.own!;

/** The routes that the thin lines of the plan run along. */
const planned = (page: Page) => page.locator('[data-route]:has(path.plan)').evaluateAll((all) => all.map((route) => (route as SVGElement).dataset.route).sort());
const plan = ['atlanta-charleston', 'charleston-miami', 'charleston-raleigh', 'denver-salt_lake_city-a'];
const SHORTEST = ['charleston|miami', 'charleston|raleigh'];
const ADVISED = ['atlanta|charleston', 'charleston|miami', 'charleston|raleigh', 'denver|salt_lake_city'];
const advised: Answer = (message, say) =>
  void (message.t === 'hint' && say({ t: 'hint', id: message.id, prompt: 20, move: 'claim denver-salt_lake_city-a red:3', reason: { en: 'it is long', pl: 'jest długa' }, plan }));

test('the plan behind a hint is drawn instead of the shortest, says how it departs, and gives way when told', async () => {
  await atTable(showing(middle, advised), DESKTOP, async (page) => {
    await expect.poll(() => planned(page)).toEqual(SHORTEST);
    await page.locator('button.hint').click();
    await expect.poll(() => page.textContent('section:has(#hint-title) [role=status]')).toMatch(/^It is long\..*11 wagons, 4 routes, 15 points.*6 wagons, 2 routes, 9 points/);
    expect(await planned(page)).toEqual(ADVISED);
    await expectCleanPage(page, 'a hint with its plan');
    await page.keyboard.press('Escape');
    expect(await planned(page)).toEqual(ADVISED);
    await page.getByRole('button', { name: /hint’s plan/ }).click();
    await expect.poll(() => planned(page)).toEqual(SHORTEST);
  });
});

test('an open ticket says how many wagons are missing; when all are done new ones are offered', async () => {
  await atTable(showing(middle), DESKTOP, async (page) => {
    await expect.poll(() => page.getByRole('button', { name: /Boston – Miami/ }).textContent()).toContain('6 more wagons needed');
  });
  const done = { ...middle, view: { ...middle.view, own: { ...own, tickets: own.tickets.map((ticket) => ({ ...ticket, done: true })) } } };
  await atTable(showing(done), DESKTOP, async (page) => {
    await page.getByRole('button', { name: 'All tickets done! Take new ones?' }).click();
    await page.waitForSelector('#draw-title');
    expect(await page.getByText('city on an uncompleted ticket').filter({ visible: true }).count()).toBe(0);
  });
});

test('a move of somebody else is said in the line of the table, then it is one’s turn', async () => {
  await atTable(showing(waiting), PHONE, async (page, server) => {
    const { view } = rivalClaim;
    server.say({ ...next(1, rivalClaim.events, view), prompt: 21, legal: ['draw'] });
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/^Twoja tura/);
    const heads = await page.evaluate(() => (window as unknown as { heads: string[] }).heads);
    expect(heads).toEqual(expect.arrayContaining([expect.stringMatching(/^Ada: .*Chicago – Pittsburgh/)]));
  });
});
