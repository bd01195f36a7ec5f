// Two children at one device: each sees the own move to its end, says that it is done, and a curtain covers all for the next.
import { describe, expect, test } from 'vitest';
import { afterClaim, middle } from '../../scripted/ghost';
import { news, seat } from '../../scripted/tables';
import { closeDrawer, EITHER, expectCleanPage, hurry, openDrawer, picture, press } from '../browser';
import { said, scriptedTables, showing, type Answer } from '../scriptedTable';

const atTable = scriptedTables('ghost', () => {
  const said: string[] = [];
  Object.defineProperty(window, 'speechSynthesis', { value: { cancel: () => {}, speak: (words: SpeechSynthesisUtterance) => void said.push(words.text) } });
  Object.assign(window, { said });
});

const seats = [{ name: 'Ola' }, { name: 'Ela' }];
const first = { ...middle, seats };
const drew = {
  ...afterClaim,
  events: [{ e: 'drew', seat: 0, card: 'yellow' }, { e: 'drew', seat: 0, card: 'red' }, { e: 'turn', seat: 1 }],
  view: { ...middle.view, turn: 1, to_act: [1], own: { ...middle.view.own!, hand: { green: 2, red: 2, yellow: 1, locomotive: 1 } } },
};
/** What everybody may see, and what the second child does. */
const covered = (v: number) => ({ ...middle, seats, v, seat: null, prompt: null, legal: [], view: { ...afterClaim.view, own: null }, history: middle.history });
const second = { ...middle, seats, v: 10, seat: 1, prompt: 5, legal: ['draw', 'exchange'], view: { ...afterClaim.view, own: { seat: 1, hand: { black: 2 }, tickets: ['circus-swamp', 'lab-station'], exchanged: [] } } };

const answer = (step: object): Answer => (message, say) => {
  if (message.t === 'move') say({ ...step, id: message.id });
  if (message.t === 'unlock') say({ ...(message.seat === null ? covered(10) : second), id: message.id });
};

describe.each(EITHER)('on a $name', (screen) => {
  test.each([
    { what: 'a claim', move: 'claim', shown: ['wagons', '.fanfare', '.reveal', '.fanfare', '.handon', '.cover'], step: afterClaim },
    { what: 'a draw', move: 'draw', shown: ['.reveal', '.handon', '.cover'], step: drew },
  ])('$what is seen to its end before the curtain', async ({ what, move, shown, step }) => {
    await atTable(showing(first, answer(step)), screen, async (page, server) => {
      server.say(news({ game: 'ghost-train', seats: [seat('Ola'), seat('Ela')] }));
      await openDrawer(page, screen, 'people');
      await closeDrawer(page, screen);
      await hurry(page, screen, { pace: 'quick', motion: 'normal' });
      // What comes into sight, in its order.
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const laid = () => document.querySelector('.car.fresh[data-track="station-town_hall-b"]') !== null && !seen.includes('wagons');
        new MutationObserver(() => {
          if (laid()) seen.push('wagons');
          for (const kind of ['.fanfare', '.reveal', '.handon', '.cover']) if (document.querySelector(kind) !== null && seen.at(-1) !== kind) seen.push(kind);
        }).observe(document.body, { childList: true, subtree: true });
      });
      if (move === 'draw') await press(page, screen, 'button.draw');
      else {
        await page.locator('[data-route="station|town_hall"]').press('Enter');
        await press(page, screen, '.ask .yes');
      }
      await page.waitForSelector('.handon .done');
      expect(await page.locator('.cover').count()).toBe(0);
      expect(said(server, 'unlock')).toEqual([]);
      expect(await page.locator('.hand li').count()).toBeGreaterThan(2);
      if (what === 'a draw') await expectCleanPage(page, 'done');
      await picture(page, `ghost-done-${screen.name}`);
      await press(page, screen, '.handon .done');
      await page.waitForSelector('.cover h1:has-text("Ela")');
      await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.at(-1))).toContain('Ela');
      expect(await page.locator('.hand, .ticket').count()).toBe(0);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen).toEqual(shown);
      if (what === 'a draw') await expectCleanPage(page, 'curtain');
      await picture(page, `ghost-curtain-${screen.name}`);
      await press(page, screen, '.cover .ready');
      await expect.poll(() => said(server, 'unlock').map((m) => m.seat)).toEqual([null, 1]);
      await page.waitForSelector('button.draw[aria-disabled=false]');
    });
  });
});
