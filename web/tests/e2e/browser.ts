// Chromium, a page that must not complain, and pictures of what it shows.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

export interface Screen {
  name: string;
  width: number;
  height: number;
  touch: boolean;
  locale: string;
}

export const DESKTOP: Screen = { name: 'desktop', width: 1440, height: 900, touch: false, locale: 'en-GB' };
export const PHONE: Screen = { name: 'phone', width: 360, height: 740, touch: true, locale: 'pl-PL' };
export const SIDE: Screen = { name: 'side', width: 740, height: 360, touch: true, locale: 'pl-PL' };
export const TABLET: Screen = { name: 'tablet', width: 820, height: 1180, touch: true, locale: 'en-GB' };
export const LAPTOP: Screen = { name: 'laptop', width: 1366, height: 650, touch: false, locale: 'en-GB' };

/** What every run looks at, and what only the soak does (EVERY_FORM=1): combinations in which nothing of its own can go wrong often. */
export const withRare = <T>(usual: readonly T[], rare: readonly T[]): T[] => (process.env.EVERY_FORM === undefined ? [...usual] : [...usual, ...rare]);

/** Where both do the same, the phone stands for them in every run: it has the least room. */
export const EITHER: readonly Screen[] = withRare([PHONE], [DESKTOP]);

/** How fast the others move, and how fast things move on the page. */
export interface Moving {
  pace: 'calm' | 'quick' | 'instant';
  motion: (typeof MOTIONS)[number];
}
const MOTIONS = ['off', 'fast', 'normal'] as const; // as the page lists them
export const STILL: Moving = { pace: 'instant', motion: 'off' };
/** As the page is when one comes, but for the waiting. */
export const MOVING: Moving = { pace: 'instant', motion: 'normal' };

/** Chromium without its windows: the same page, at half the work of opening one. */
const SHELL = '/usr/bin/chromium-headless-shell';
/** What a busy machine may take for one step. */
const PATIENCE = 90_000;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shots = new URL('../../shots/', import.meta.url).pathname;

function launch(more: readonly string[]): Promise<Browser> {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? SHELL, args: [...args, ...quiet, ...more] });
}

export interface Visit {
  page: Page;
  /** Everything the console complained about, and every uncaught error. */
  complaints: string[];
  close: () => Promise<void>;
}

/** `before` is run in the page before anything else. */
export type VisitPage = (url: string, screen: Screen, before?: () => void) => Promise<Visit>;

/** Where tables are played that nobody else has to come to: most tests are about the server's. */
export type Tables = 'server' | 'device';

/** To be called at the top of a file: a browser for all its tests, as the way to visit a page with it. `more`: what else it is started with. */
export function oneBrowser(tables: Tables = 'server', more: readonly string[] = []): VisitPage {
  const browser = launched(more);
  return (url, screen, before) => visit(browser(), tables, url, screen, before);
}

/** The browser of a file, once its tests have begun. */
function launched(more: readonly string[] = []): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(more);
  });
  afterAll(() => browser?.close());
  return () => browser;
}

async function visit(browser: Browser, tables: Tables, url: string, screen: Screen, before: () => void = () => {}): Promise<Visit> {
  const { page, complaints } = await blankPage(browser, tables, screen, before);
  await page.goto(url);
  return { page, complaints, close: () => page.context().close() };
}

type Opened = Pick<Visit, 'page' | 'complaints'>;

async function blankPage(browser: Browser, tables: Tables, screen: Screen, before: () => void): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.touch,
    locale: screen.locale,
  });
  context.setDefaultTimeout(PATIENCE);
  if (tables === 'server') await context.addInitScript(() => location.protocol === 'about:' || localStorage.setItem('roundhouse.tables', 'server'));
  const page = await context.newPage();
  await page.addInitScript(before);
  const complaints: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error' || entry.type() === 'warning') complaints.push(entry.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

/**
 * To be called at the top of a file: a page for each screen that stays from one test to the next, so that the browser need not fetch and compile
 * all of it again. It comes as new; one that cannot be made so, and one that a test failed on, is not used again.
 */
export function keptPages(before: () => void): (url: string, screen: Screen, body: (opened: Opened) => Promise<void>) => Promise<void> {
  const browser = launched();
  const kept = new Map<string, Opened>();
  return async (url, screen, body) => {
    const key = JSON.stringify(screen);
    const opened = kept.get(key) ?? (await blankPage(browser(), 'server', screen, before));
    kept.delete(key);
    try {
      opened.complaints.length = 0;
      await opened.page.goto(url);
      await body(opened);
      if (await madeNew(opened.page, screen)) kept.set(key, opened);
    } finally {
      if (!kept.has(key)) await opened.page.context().close();
    }
  };
}

/** Leaves the page and forgets what it stored and what it was told of the screen. A clock of its own it keeps, so that one cannot be made new. */
async function madeNew(page: Page, screen: Screen): Promise<boolean> {
  if (await page.evaluate(() => '__pwClock' in globalThis)) return false;
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await cdp.detach();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  await page.setViewportSize(screen);
  return true;
}

/** Presses what a person would press: a tap where there is a touch screen, else a click. */
export async function press(page: Page, screen: Screen, selector: string, nth = 0): Promise<void> {
  const target = page.locator(selector).nth(nth); // pressing brings it into view
  if (screen.touch) await target.tap();
  else await target.click();
}

/** Opens a drawer of the table, which a phone has behind one sign more; nothing where it is open already. */
export async function openDrawer(page: Page, screen: Screen, id: string): Promise<void> {
  const sign = page.locator(`nav .tool.${id}`);
  if ((await sign.count()) > 0) {
    if ((await sign.getAttribute('aria-expanded')) !== 'true') await press(page, screen, `nav .tool.${id}`);
  } else {
    await closeDrawer(page, screen);
    await press(page, screen, 'nav .tool.menu');
    await press(page, screen, `.drawer .${id}`);
  }
  await page.waitForSelector('.drawer');
}

export async function closeDrawer(page: Page, screen: Screen): Promise<void> {
  if ((await page.locator('.drawer').count()) > 0) await press(page, screen, '.drawer > header button');
}

/** A phone opens the map filled; one tap shows all of it. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const whole = page.locator('.zoom:not(:has(button + button)) button:is([aria-label="Show the whole map"], [aria-label="Pokaż całą mapę"])');
  if ((await whole.count()) > 0) await whole.click();
}

/** The others move without any waiting; nor does anything else move, unless motion is what is looked at: a browser without a graphics card draws slowly. */
export async function hurry(page: Page, screen: Screen, moving: Moving = STILL): Promise<void> {
  await openDrawer(page, screen, 'settings');
  await page.selectOption('.drawer select', moving.pace);
  await page.locator('.drawer').getByRole('group', { name: /^Anim/ }).getByRole('button').nth(MOTIONS.indexOf(moving.motion)).click();
  await closeDrawer(page, screen);
}

/** From the home page to the set-up of a game. */
export async function toSetup(page: Page, screen: Screen, game: string): Promise<void> {
  await page.waitForSelector('article .setup');
  await press(page, screen, `a[href="#/new/bots/${game}"], a.setup`);
  await page.waitForSelector('fieldset.seats');
  await press(page, screen, `fieldset.games label:has(input[value="${game}"])`);
}

/** The same for something that looks out of reach but still answers: a person may press that too. */
export async function poke(page: Page, screen: Screen, selector: string, nth = 0): Promise<void> {
  const box = (await page.locator(selector).nth(nth).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (screen.touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** A picture for people to look at, where they ask for pictures: SHOTS=1. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS === undefined) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}${name}.png`, animations: 'disabled' }); // each at its end
}

/** No accessibility fault that axe can find, and nothing sticks out to the side. */
export async function expectCleanPage(page: Page, where: string): Promise<void> {
  // Without motion: a card that is just fading in has no contrast yet, and which card that is would be chance.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectCleanAtRest(page, where);
  await page.emulateMedia({ reducedMotion: null });
}

/** The same page by night, which has other colours and nothing else: the contrast of all that is written. The page stays dark. */
export async function expectCleanByNight(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await faults(page, { runOnly: ['color-contrast'] }), `${where}, by night`).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

async function expectCleanAtRest(page: Page, where: string): Promise<void> {
  expect(await faults(page), where).toEqual([]);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(wide, `${where}: scrolls sideways`).toBeLessThanOrEqual(room);
  expect(await smallTargets(page), `${where}: too small for a finger`).toEqual([]);
}

/** What axe finds. */
async function faults(page: Page, more: object = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (more) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: AxeFault[] }> } };
    // What it would fetch for that serves rules that are not asked for (locked orientation) or have nothing here to look at (media).
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, ...more });
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 4).join(' | ')}`);
  }, more);
}

/** Controls smaller than a fingertip. Routes on the map are not among them: pointing finds the nearest one. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('button:visible, a:visible:not(p a), select:visible, summary:visible, label:has(input[type=radio]):visible').evaluateAll((all) =>
    all.filter(({ isConnected }) => isConnected).flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return Math.min(width, height) < 43.5 ? [`${control.textContent?.trim()} ${width}x${height}`] : [];
    }),
  );
}

interface AxeFault {
  id: string;
  nodes: { target: string[] }[];
}
