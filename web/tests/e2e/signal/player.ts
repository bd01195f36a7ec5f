// Plays a whole game of Switch & Signal the way a person does: by the panel and the map, or by the list of moves.
import type { Page } from 'playwright-core';
import { openDrawer, hurry, press, STILL, toSetup, type Moving, type Screen } from '../browser';

export type Hands = 'map' | 'list' | 'keys';

/** Who plays: one with a bot, two at this device, or one alone with three hands. */
export type Party = 'bot' | 'two' | 'alone';

const MOST_ACTIONS = 700;
/** Moves a careless player does not make: they lead nowhere new. */
const IDLE = /^(undo|use)/;

export class SignalPlayer {
  actions = 0;
  #played = 0;
  #luck = 7;

  constructor(
    readonly page: Page,
    readonly screen: Screen,
    readonly hands: Hands,
  ) {}

  /** From the home page to a table. */
  async begin(game: string, party: Party = 'bot', options: Record<string, string> = {}, moving: Moving = STILL): Promise<void> {
    const { page } = this;
    if (this.hands === 'keys') return this.#beginByKeys(game, party, options, moving);
    await toSetup(page, this.screen, game);
    await this.#sitDown(party, options, moving);
  }

  async #beginByKeys(game: string, party: Party, options: Record<string, string>, moving: Moving): Promise<void> {
    const { page } = this;
    await page.waitForSelector('article .setup');
    await this.#use(`a[href="#/new/bots/${game}"], a.setup`);
    await page.waitForSelector('fieldset.seats');
    await page.locator(`fieldset.games input[value="${game}"]`).focus();
    await page.keyboard.press('Space');
    await this.#sitDown(party, options, moving);
  }

  async #sitDown(party: Party, options: Record<string, string>, moving: Moving): Promise<void> {
    const { page } = this;
    if (party === 'two') await page.locator('fieldset.seats select').selectOption('here');
    if (party === 'alone') {
      await press(page, this.screen, 'fieldset.counts label:has(input[value="3"])');
      await press(page, this.screen, 'label.alone');
    }
    await this.#setOptions(options);
    await this.#use('button[type=submit]');
    await page.waitForSelector('svg[role=group]');
    await hurry(page, this.screen, moving);
  }

  /** Single options lie behind those that say how hard it is. */
  async #setOptions(options: Record<string, string>): Promise<void> {
    if (Object.keys(options).length > 0) await this.#use('details.singles > summary');
    for (const [label, value] of Object.entries(options)) await this.page.getByLabel(label).selectOption(value);
  }

  async playUntil(enough: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await this.#overOrMine()) && !(await enough())) {
      if (++this.actions > MOST_ACTIONS) throw new Error('the game does not end');
      if (this.hands === 'map') await this.#act();
      else await this.#actByList();
    }
  }

  phase(): Promise<string | null> {
    return this.page.locator('.ask').getAttribute('data-phase');
  }

  async #overOrMine(): Promise<boolean> {
    await this.page.waitForSelector('main[aria-busy=false] .result, header:has(h1.mine) + main[aria-busy=false] .ask');
    return this.page.locator('.result').isVisible();
  }

  async #act(): Promise<void> {
    const phase = await this.phase();
    if (phase === 'action') return this.#playCard();
    this.#played = phase === 'deploy' || phase === 'colour' ? 0 : this.#played;
    if (await this.#pressOne('.ask .run')) return;
    if (phase === 'signal') return this.#moveSignal();
    if (phase === 'switch') return this.#setSwitch();
    if (phase === 'train') return this.#chooseTrain();
    if (await this.#pressOne('.ask .trains button[aria-pressed=false]')) return this.#confirm();
    if (await this.#pressOne('.ask .big')) return;
    if (await this.#pressOne('.ask :is(.row, .foot) button:not(.undo)')) return;
    throw new Error(`nothing to press in ${phase}`);
  }

  /** Plays up to two cards a turn, then ends the step. */
  async #playCard(): Promise<void> {
    if (this.#played++ < 2 && (await this.#pressOne('.card-button:enabled'))) {
      if (await this.#pressOne('.ask .big')) return;
    }
    await press(this.page, this.screen, '.ask .wide');
  }

  async #moveSignal(): Promise<void> {
    await this.#pressSpot('.spot.signal.bright');
    await this.#pressSpot('.spot.signal.bright:not([aria-label*="Marker"])');
  }

  async #setSwitch(): Promise<void> {
    await this.#pressSpot('.spot.junction.bright');
    await this.#pressOne('.picker button');
  }

  /** A train on the map is pressed, and rolled for. */
  async #chooseTrain(): Promise<void> {
    await this.#pressSpot('.spot.train.bright');
  }

  async #confirm(): Promise<void> {
    await press(this.page, this.screen, '.ask .primary');
  }

  async #actByList(): Promise<void> {
    const { page } = this;
    // Once open it stays open beside the map; on a phone the way there is two presses long.
    if ((await page.locator('.drawer button[data-move]').count()) === 0) await openDrawer(page, this.screen, 'moves');
    const moves = await page.locator('.drawer button[data-move]').evaluateAll((all) => all.map((b) => b.getAttribute('data-move') ?? ''));
    const end = moves.findIndex((move) => move === 'end' || move === 'ready');
    this.#played = end < 0 ? this.#played : this.#played + 1;
    const wanted = moves.flatMap((move, i) => (IDLE.test(move) || i === end ? [] : [i]));
    const at = end >= 0 && (this.#played % 3 === 0 || wanted.length === 0) ? end : wanted[this.#random(wanted.length)]!;
    await this.#choose(moves[at]!);
  }

  /** Chooses the first listed move that begins so. */
  async chooseFirst(begins: string): Promise<string> {
    const button = this.page.locator(`.drawer button[data-move^="${begins}"]`).first();
    await button.waitFor({ state: 'attached' });
    const move = (await button.getAttribute('data-move'))!;
    await this.#choose(move);
    return move;
  }

  async #choose(move: string): Promise<void> {
    const button = `button[data-move="${move}"]`;
    if ((await this.page.locator(`details:not([open]):has(${button}) summary`).count()) > 0) {
      await this.#use(`details:has(${button}) summary`);
    }
    await this.#use(button);
  }

  #random(n: number): number {
    this.#luck = (this.#luck * 48271) % 0x7fffffff;
    return this.#luck % n;
  }

  async #pressOne(selector: string): Promise<boolean> {
    const count = await this.page.locator(selector).count();
    if (count === 0) return false;
    await press(this.page, this.screen, selector, this.#random(count));
    return true;
  }

  /** Things on the map are pressed where they are drawn; what has been answered by the press before is not there any more. */
  async #pressSpot(selector: string): Promise<void> {
    const spots = await this.page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2] as const;
      }),
    );
    const spot = spots[this.#random(Math.max(1, spots.length))];
    if (spot === undefined) return;
    if (this.screen.touch) await this.page.touchscreen.tap(...spot);
    else await this.page.mouse.click(...spot);
  }

  async #use(selector: string): Promise<void> {
    if (this.hands !== 'keys') return press(this.page, this.screen, selector);
    await this.page.locator(selector).first().focus();
    await this.page.keyboard.press('Enter');
  }
}
