// Plays a whole game of Ghost Train the way a child does: taps the map, the big buttons, or works through the list of moves.
import type { Page } from 'playwright-core';
import { openDrawer, hurry, press, seeAll, STILL, toSetup, type Moving, type Screen } from '../browser';

export type Hands = 'map' | 'list' | 'keys';

const MOST_ACTIONS = 400;
/** With so many cards in hand a route is claimed rather than more cards drawn. */
const ENOUGH = 7;

export class GhostPlayer {
  actions = 0;
  /** How often the device went to the next child. */
  handed = 0;

  constructor(
    readonly page: Page,
    readonly screen: Screen,
    readonly hands: Hands,
  ) {}

  /** From the home page to a table. */
  async begin(players: number, moving: Moving = STILL): Promise<void> {
    const { page, screen } = this;
    await toSetup(page, screen, 'ghost-train');
    await press(page, screen, 'fieldset.counts label', players - 2);
    await press(page, screen, 'button[type=submit]');
    await page.waitForSelector('svg[role=group]');
    await hurry(page, screen, moving);
  }

  /** Two children who share the device; the first of them is the youngest. */
  async beginAtOneDevice(): Promise<void> {
    const { page, screen } = this;
    await page.waitForSelector('article .setup');
    await page.evaluate(() => (location.hash = '#/new/device/ghost-train'));
    await press(page, screen, 'fieldset.games label:has(input[value="ghost-train"])');
    await press(page, screen, 'button[type=submit]');
    await press(page, screen, '.youngest button');
    await page.waitForSelector('svg[role=group], .cover');
    await this.#overOrMine();
    await hurry(page, screen);
  }

  async playUntil(enough: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await this.#overOrMine()) && !(await enough())) {
      if (++this.actions > MOST_ACTIONS) throw new Error('the game does not end');
      if ((await this.cards()) >= ENOUGH && (await this.#claim())) continue;
      await this.#draw();
    }
  }

  async cards(): Promise<number> {
    const counts = await this.page.locator('section.hand .card b').allTextContents();
    return counts.reduce((sum, n) => sum + Number(n), 0);
  }

  /** Waits for a turn or the end; what stands between, done and curtain, is touched away. */
  async #overOrMine(): Promise<boolean> {
    const { page } = this;
    const [done, curtain, end] = ['.handon .done', '.cover .ready', 'main[aria-busy=false] .result'];
    for (;;) {
      await page.waitForSelector(`${done}, ${curtain}, ${end}, header:has(h1.mine) + main[aria-busy=false] .map`);
      if (await page.locator(end).isVisible()) return true;
      const next = (await page.locator(done).count()) > 0 ? done : curtain;
      if ((await page.locator(next).count()) === 0) return false;
      await page.locator(next).tap();
      await page.waitForSelector(next, { state: 'detached' });
      this.handed += Number(next === curtain);
    }
  }

  /** Claims the longest route within reach. */
  async #claim(): Promise<boolean> {
    const reach = await this.page.locator('.route.bright').evaluateAll((routes) =>
      routes.map((route) => ({
        key: route.getAttribute('data-route') ?? '',
        length: Number(/, (\d+) /.exec(route.getAttribute('aria-label') ?? '')?.[1] ?? 0),
      })),
    );
    const best = reach.sort((a, b) => b.length - a.length)[0];
    if (best === undefined) return false;
    if (this.hands === 'list') await this.#useList('[data-move^=claim]');
    else if (this.hands === 'map') await this.#touch(best.key);
    else {
      await this.page.locator(`[data-route="${best.key}"]`).focus();
      await this.page.keyboard.press('Enter');
    }
    await this.page.waitForSelector('.ask .yes');
    if (this.hands === 'keys') await this.page.keyboard.press('Enter');
    else await press(this.page, this.screen, '.ask .yes');
    return true;
  }

  /** What lies under a badge or beyond the edge is brought into sight by the one button that shows all. */
  async #touch(key: string): Promise<void> {
    await seeAll(this.page);
    await press(this.page, this.screen, `[data-route="${key}"] .space`);
  }

  async #draw(): Promise<void> {
    const { page, screen } = this;
    if ((await page.locator('.pass').count()) > 0) return press(page, screen, '.pass');
    if ((await page.locator('.draw[aria-disabled=false]').count()) === 0) {
      if (await this.#claim()) return;
      // The list may still lie over the buttons.
      if (this.hands === 'list') await this.#useList('[data-move=exchange]');
      else await press(page, screen, '.swap');
      return press(page, screen, '.ask .yes');
    }
    if (this.hands === 'keys') {
      await page.keyboard.press('d');
      return page.keyboard.press('Enter');
    }
    if (this.hands === 'list') return this.#useList('[data-move=draw]');
    return press(page, screen, '.draw');
  }

  async #useList(move: string): Promise<void> {
    await openDrawer(this.page, this.screen, 'moves');
    await press(this.page, this.screen, `.drawer button${move}`);
  }
}
