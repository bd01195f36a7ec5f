// Plays a whole game the way a person does: looks at the page, presses what is visible, waits for the others.
import type { Page } from 'playwright-core';
import { hurry, openDrawer, press, STILL, type Moving, type Screen } from '../browser';

export type Hands = 'pointer' | 'keys';

const MOST_ACTIONS = 900;
const MOST_TABS = 80;

export class Player {
  actions = 0;

  constructor(
    readonly page: Page,
    readonly screen: Screen,
    readonly hands: Hands,
  ) {}

  /** From the home page to a table. */
  async begin(game: string, players: number, moving: Moving = STILL): Promise<void> {
    await this.page.waitForSelector('button[type=submit]:enabled');
    await this.#use(`a[href="#/new/bots/${game}"]`);
    await this.page.waitForSelector('fieldset.seats');
    await this.#use(`fieldset.games label:has(input[value="${game}"])`, 0, 'input');
    await this.#use('fieldset.counts label', players - 2, 'input');
    await this.#use('button[type=submit]');
    await this.page.waitForSelector('svg[role=group]');
    await hurry(this.page, this.screen, moving);
  }

  /** Acts until `enough` says so or the game is over; then the figures are looked at, or first the ceremony before them. */
  async playUntil(enough: () => boolean | Promise<boolean>, ceremony: 'skipped' | 'watched' = 'skipped'): Promise<void> {
    while (!(await this.#overOrMine()) && !(await enough())) {
      if (++this.actions > MOST_ACTIONS) throw new Error('the game does not end');
      await this.#act();
    }
    if (ceremony === 'skipped' && (await this.page.locator('.stage').isVisible())) {
      await this.page.keyboard.press('Escape');
      await this.page.waitForSelector('table tbody');
    }
  }

  /** One action, when it is this player's turn. */
  async step(): Promise<void> {
    if (!(await this.#overOrMine())) await this.#act();
  }

  /** Waits until the table has answered and it is this player's turn, or all is over; says which. */
  async #overOrMine(): Promise<boolean> {
    await this.page.waitForSelector('main[aria-busy=false] table tbody, .stage, header:has(h1.mine) + main[aria-busy=false] .map');
    return this.isOver();
  }

  /** Is nothing half done? */
  async isIdle(): Promise<boolean> {
    return !(await this.page.locator('#offer-title, .action').first().isVisible());
  }

  /** Are there figures, or the ceremony that comes before them? */
  isOver(): Promise<boolean> {
    return this.page.locator('table tbody, .stage').first().isVisible();
  }

  async #act(): Promise<void> {
    const { page } = this;
    if (await page.locator('#offer-title').isVisible()) return this.#keepTickets();
    if (await page.locator('#claim-title').isVisible()) return this.#use('section:has(#claim-title) .primary');
    if (await this.#claim()) return;
    await this.#draw();
  }

  async #keepTickets(): Promise<void> {
    const keep = this.page.locator('section:has(#offer-title) .primary');
    const tickets = 'section:has(#offer-title) li button';
    for (let i = 0; (await keep.isVisible()) && (await keep.isDisabled()); i++) {
      if (i >= (await this.page.locator(tickets).count())) return;
      await this.#use(tickets, i);
    }
    if (await keep.isVisible()) await this.#use('section:has(#offer-title) .primary');
  }

  /** Claims the longest route within reach when it is long or the hand is full. */
  async #claim(): Promise<boolean> {
    const reach = await this.page.locator('.route.bright').evaluateAll((routes) =>
      routes.map((route, index) => ({
        index,
        key: route.getAttribute('data-route') ?? '',
        length: Number(/, (\d+) /.exec(route.getAttribute('aria-label') ?? '')?.[1] ?? 0),
      })),
    );
    const best = reach.sort((a, b) => b.length - a.length)[0];
    if (best === undefined || (best.length < 4 && (await this.#cardsInHand()) < 9)) return false;
    if (this.screen.touch) await this.#pickInList();
    else if (this.hands === 'keys') await this.#pickByKeys(best.key);
    else await this.page.locator(`[data-route="${best.key}"] .space`).first().click();
    return true;
  }

  async #cardsInHand(): Promise<number> {
    const counts = await this.page.locator('li .card b').allTextContents();
    return counts.reduce((sum, n) => sum + Number(n), 0);
  }

  async #pickInList(): Promise<void> {
    await openDrawer(this.page, this.screen, 'routes');
    await this.#use('.drawer ul:first-of-type li button');
  }

  async #pickByKeys(key: string): Promise<void> {
    // To the map, the first letters of the city, its list of routes, and down to the one that is meant: no pointing, no help.
    const label = (await this.page.getAttribute(`[data-route="${key}"]`, 'aria-label')) ?? '';
    const [city = ''] = label.split(' – ');
    await this.#typeCity(city);
    await this.page.keyboard.press('Enter');
    await this.page.waitForSelector('#which-title');
    const focused = () => this.page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    // Zoom, market and whatever else stands between the map and the list are passed on the way.
    for (let tabs = 0; (await focused()) !== label; tabs++) {
      if (tabs > MOST_TABS) throw new Error(`no way by keys to ${label}`);
      await this.page.keyboard.press('Tab');
    }
    await this.page.keyboard.press('Enter');
    // Letters typed before the question stands would be commands of the table.
    await this.page.waitForSelector('#claim-title');
  }

  /** A slow machine may take the letters for those of two names: then once more. */
  async #typeCity(city: string): Promise<void> {
    const letters = city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 5);
    const onMap = () => this.page.evaluate(() => document.activeElement?.closest('svg[role=group]') != null);
    const there = () => this.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let tries = 0; !(await there()).startsWith(`${city}, `); tries++) {
      if (tries > 5) throw new Error(`no way by letters to ${city} from ${await this.#whereabouts()}`);
      if ((await this.page.locator('dialog[open]').count()) > 0) await this.page.keyboard.press('Escape');
      if (!(await onMap())) await this.page.keyboard.press('m');
      await this.page.keyboard.type(letters);
    }
  }

  #whereabouts(): Promise<string> {
    return this.page.evaluate(() => {
      const dialogs = [...document.querySelectorAll('dialog[open]')].map(({ textContent }) => (textContent ?? '').slice(0, 80));
      return `${document.activeElement?.outerHTML.slice(0, 300)}; open: ${dialogs.join(' | ')}`;
    });
  }

  async #draw(): Promise<void> {
    if (this.hands === 'keys') {
      await this.page.keyboard.press('0');
      return this.page.keyboard.press('Enter');
    }
    for (const choice of ['button.deck', 'button.slot:not(.deck)']) {
      if ((await this.page.locator(`${choice}[aria-disabled=false]`).count()) > 0) {
        return this.#use(`${choice}[aria-disabled=false]`);
      }
    }
    if (await this.page.locator('button.pass').isVisible()) await this.#use('button.pass');
    else if ((await this.page.locator('button.tickets[aria-disabled=false]').count()) > 0) {
      await this.#use('button.tickets[aria-disabled=false]');
      await this.#use('.action .primary');
    }
  }

  /** Presses with finger or mouse, or focuses and presses Enter; Space where that is the key (radio buttons). */
  async #use(selector: string, nth = 0, inner = ''): Promise<void> {
    if (this.hands === 'pointer') return press(this.page, this.screen, selector, nth);
    const outer = this.page.locator(selector).nth(nth);
    await (inner ? outer.locator(inner) : outer).focus();
    await this.page.keyboard.press(inner ? 'Space' : 'Enter');
  }
}
