// What the page owes a phone: nothing below the notch, all of the window and no more, fingers that are taken for nothing else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realServer } from '../e2e/server';
import { BROWSERS, type Browser } from './browser';
import { sitDown } from './lobby';

const SIDES = ['top', 'right', 'bottom', 'left'];
/** Where a finger draws, what it rests on, and the map. */
const TABLES = [
  { game: 'ttr-new', deck: 'button.deck', card: '.dock .hand' },
  { game: 'ghost-train', deck: 'button.draw', card: 'section.hand .card' },
  { game: 'switch-signal-europe', deck: '.card-button', card: '.card-button' },
];

/** The page's audio context, and how often it was asked to wake up. */
interface Studio {
  studio: AudioContext;
  wakened: number;
}

describe.each(BROWSERS)('$name', ({ name, start }) => {
  const server = realServer();
  let browser: Browser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser?.close());

  test('pages reach the edges of the screen, and what is on them keeps clear of the notch', async () => {
    await browser.open(server.url);
    await browser.see('.page');
    expect(await browser.run(() => document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content)).toContain('viewport-fit=cover');
    expect(await browser.run(() => getComputedStyle(document.querySelector('.page')!).minHeight === `${innerHeight}px`)).toBe(true);
    expect(await insets(browser, '.page')).toEqual(SIDES);
    // Without a notch there is the usual room.
    expect(await browser.run(() => getComputedStyle(document.querySelector('.page')!).padding)).toBe('8px 16px 24px');
  });

  describe.each(TABLES)('$game', ({ game, deck, card }) => {
    beforeAll(() => sitDown(browser, server.url, game));

    test('the table is as tall as the window and keeps clear of the notch', async () => {
      expect(await browser.run(() => document.querySelector('.frame')!.clientHeight - innerHeight)).toBe(0);
      expect(await browser.run(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      expect(await insets(browser, '.frame')).toEqual(SIDES);
    });

    test('two quick taps on the deck do not zoom', async () => {
      await browser.see(deck);
      expect(await inForce(browser, deck, 'touch-action')).toContain('manipulation');
    });

    test.each([deck, card, 'svg[role=group]'])('a long press on %s brings up nothing', async (selector) => {
      await browser.see(selector);
      const selects = [...(await inForce(browser, selector, 'user-select')), ...(await inForce(browser, selector, '-webkit-user-select'))];
      expect(selects).toContain('none');
      // Only Safari knows this one; the others drop it when they read the sheet.
      const rules = (await sheets(browser)).flatMap((sheet) => [...sheet.matchAll(/([^{}]+)\{[^{}]*-webkit-touch-callout:\s*none/g)].map((rule) => rule[1]!));
      expect(await browser.run((at, them) => them.some((rule) => document.querySelector(at)!.closest(rule) !== null), selector, rules)).toBe(true);
    });
  });

  test('sound comes back with the next touch after an interruption', async () => {
    await browser.open(server.url);
    await browser.see('.page');
    await browser.run(() => {
      const Usual = AudioContext;
      window.AudioContext = class extends Usual {
        constructor() {
          super();
          Object.assign(window, { studio: this, wakened: 0 });
        }
        override resume(): Promise<void> {
          (window as unknown as Studio).wakened++;
          return super.resume();
        }
      };
    });
    const state = () => browser.run(() => (window as unknown as Studio).studio.state);
    const wakened = () => browser.run(() => (window as unknown as Studio).wakened);
    await browser.press('summary[aria-label=Settings]');
    await browser.press('.segment[aria-label=Sound] button:last-child');
    // Where there is no loudspeaker Firefox leaves every context asleep, touched or not: of it only the asking is expected.
    const runs = name !== 'Firefox';
    if (runs) await expect.poll(state).toBe('running');
    await browser.run(() => void (window as unknown as Studio).studio.suspend());
    await expect.poll(state).toBe('suspended');
    const before = await wakened();
    await browser.press('.segment[aria-label=Sound]');
    await expect.poll(wakened).toBeGreaterThan(before);
    if (runs) await expect.poll(state).toBe('running');
    expect(await browser.complaints()).toEqual([]);
  });
});

/** The style sheets of the page as they are served. */
async function sheets(browser: Browser): Promise<string[]> {
  const links = await browser.run(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href));
  return Promise.all(links.map(async (link) => (await fetch(link)).text()));
}

/** The sides whose inset some rule for this element takes into account, as the browser has understood it. */
function insets(browser: Browser, selector: string): Promise<string[]> {
  return browser.run(
    (at, sides) => {
      const thing = document.querySelector(at)!;
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSStyleRule);
      const words = rules.filter(({ selectorText }) => thing.matches(selectorText)).map(({ cssText }) => cssText).join();
      return sides.filter((side) => words.includes(`safe-area-inset-${side}`));
    },
    selector,
    SIDES,
  );
}

/** What is set on the element and everything around it: these properties hold for all that is inside. */
function inForce(browser: Browser, selector: string, property: string): Promise<string[]> {
  return browser.run(
    (at, name) => {
      const values: string[] = [];
      for (let thing = document.querySelector(at); thing !== null; thing = thing.parentElement) values.push(getComputedStyle(thing).getPropertyValue(name));
      return values;
    },
    selector,
    property,
  );
}
