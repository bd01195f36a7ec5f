// A whole game of Ticket to Ride from the accessibility tree alone: what is asked, offered and done is found by roles and names.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, oneBrowser } from '../browser';
import { realServer } from '../server';
import { Player } from './player';

const server = realServer();
const visit = oneBrowser();

const MOST_ACTIONS = 600;

test('by roles and names only', async () => {
  const { page, complaints, close } = await visit(server.url, DESKTOP);
  await new Player(page, DESKTOP, 'pointer').begin('ttr-new', 2);
  for (let actions = 0; !(await over(page)); actions++) {
    expect(actions).toBeLessThan(MOST_ACTIONS);
    await act(page);
  }
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  expect(complaints).toEqual([]);
  await close();
});

const asked = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until this seat is asked for something or the game is over. */
async function over(page: Page): Promise<boolean> {
  await asked(page).filter({ hasText: /Your turn|second card|eep at least|nothing at all|over/ }).waitFor();
  return /over/.test((await asked(page).textContent()) ?? '');
}

async function act(page: Page): Promise<void> {
  const before = await asked(page).textContent();
  if (/eep at least/.test(before ?? '')) return keep(page);
  const button = (name: RegExp) => page.getByRole('button', { name, disabled: false });
  const routes = /second/.test(before ?? '') ? [] : await button(/free, you can pay$/).all();
  const longest = await longestOf(routes.map((route) => () => route.getAttribute('aria-label')));
  if (longest !== null && longest.spaces > 2) {
    await routes[longest.index]!.press('Enter');
    await button(/^Build · .*, for /).press('Enter');
  } else if ((await button(/^Draw from the deck/).count()) > 0) await button(/^Draw from the deck/).press('Enter');
  else if (routes.length > 0) {
    await routes[0]!.press('Enter');
    await button(/^Build · .*, for /).press('Enter');
  } else await button(/^(Face-up card|Pass)/).first().press('Enter');
  await page.getByRole('main').and(page.locator('[aria-busy=false]')).waitFor();
}

async function longestOf(labels: (() => Promise<string | null>)[]): Promise<{ index: number; spaces: number } | null> {
  const spaces = await Promise.all(labels.map(async (label) => Number(/, (\d+) /.exec((await label()) ?? '')?.[1] ?? 0)));
  const most = Math.max(0, ...spaces);
  return most === 0 ? null : { index: spaces.indexOf(most), spaces: most };
}

async function keep(page: Page): Promise<void> {
  const offered = page.getByRole('region', { name: /tickets$/ });
  const ready = offered.getByRole('button', { name: /^Keep \d/ });
  while ((await ready.count()) === 0) await offered.getByRole('button', { name: /points/, pressed: false }).first().press('Enter');
  await ready.press('Enter');
  await page.getByRole('main').and(page.locator('[aria-busy=false]')).waitFor();
}
