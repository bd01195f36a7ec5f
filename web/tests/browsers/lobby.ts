// The way to a table, as a person goes it.
import type { Browser } from './browser';

/** From the home page to a table for two, or for one where all play together. */
export async function sitDown(browser: Browser, url: string, game: string): Promise<void> {
  await browser.open(url);
  // The others move without pauses. Set here: a list that drops down is drawn by the system, out of the page's reach.
  await browser.run(() => localStorage.setItem('roundhouse.pace', 'instant'));
  await browser.open(url);
  await browser.see('article .setup');
  await browser.press(`a[href="#/new/bots/${game}"], a.setup`);
  await browser.see('fieldset.seats');
  await browser.press(`fieldset.games label:has(input[value="${game}"])`);
  if (!game.startsWith('switch-signal')) await browser.press('fieldset.counts label');
  await browser.press('button[type=submit]');
  await browser.see('svg[role=group]');
}
