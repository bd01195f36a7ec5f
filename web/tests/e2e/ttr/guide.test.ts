// The rules of Ticket to Ride on the page: first the page for the family, behind it the numbered rules, and a refusal opens its own.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { middle } from '../../scripted/messages';
import { NUMBERS } from '../../scripted/guards';
import { DESKTOP, EITHER, expectCleanByNight, expectCleanPage, PHONE, picture, press, type Screen, withRare } from '../browser';
import { scriptedTables, showing, type Answer } from '../scriptedTable';

const atTable = scriptedTables('ttr');
const { atPage } = atTable;
const PHONE_SIDE: Screen = { ...PHONE, name: 'phone-side', width: 740, height: 360, locale: 'en-GB' };

/** The card of a game on the front page, and the page for the family that it opens. */
async function openGuide(page: Page, screen: Screen, game: string): Promise<void> {
  await press(page, screen, `article:has(a[href="#/new/bots/${game}"]) button.told`);
  await page.waitForSelector('dialog article .city');
}

/** Words that leave their box, and names that leave their picture. */
const cutWords = (page: Page) =>
  page.locator('dialog').evaluate((dialog) => {
    const boxes = [...dialog.querySelectorAll('p, h3, h4, figcaption, figcaption span:not(.unseen), .ticket, td, th, button')];
    const cut = boxes.filter((box) => box.clientWidth > 0 && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2));
    const names = [...dialog.querySelectorAll('svg text')].filter((name) => {
      const [inner, outer] = [name.getBoundingClientRect(), name.closest('svg')!.getBoundingClientRect()];
      return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    });
    const small = [...dialog.querySelectorAll('svg text')].filter((name) => {
      const svg = name.closest('svg')!;
      return (Number(name.getAttribute('font-size')) * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width < 11;
    });
    return [...cut, ...names, ...small].map((box) => box.textContent?.trim() ?? '');
  });

/** Pictures without words for those who cannot see them. */
const untoldPictures = (page: Page) =>
  page.locator('dialog article [role=img]').evaluateAll((all) => all.filter((thing) => (thing.getAttribute('aria-label') ?? '').length < 10).length);

describe.each(withRare([PHONE], [DESKTOP, PHONE_SIDE]))('on a $name', (screen) => {
  test('the front page opens the page for the family, whole and clean by day and by night', async () => {
    await atPage(() => {}, screen, async (page) => {
      await openGuide(page, screen, 'ttr-new');
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => cutWords(page)).toEqual([]);
      expect(await untoldPictures(page)).toBe(0);
      expect(await page.locator('dialog article [role=img]').count()).toBeGreaterThan(15);
      const [wide, room] = await page.locator('dialog .text').evaluate((text) => [text.scrollWidth, text.clientWidth] as const);
      expect(wide).toBeLessThanOrEqual(room);
      await expectCleanPage(page, 'guide');
      await picture(page, `guide-${screen.name}`);
      await expectCleanByNight(page, 'guide');
    });
  });
});

describe('the page for the family', () => {
  /** How many tickets are dealt and how few wagons bring the end, as the pictures show it. */
  const shown = async (page: Page) => ({
    tickets: await page.locator('dialog .start .ticket').count(),
    kept: await page.locator('dialog .start .ticket.kept').count(),
    wagons: await page.locator('dialog .end .left svg').count(),
  });
  const of = (game: 'ttr-classic' | 'ttr-new') => ({ tickets: NUMBERS[game].opening_deal, kept: NUMBERS[game].opening_keep, wagons: NUMBERS[game].end_trains });

  test('tells the numbers of its edition, and of the other one when asked', async () => {
    await atPage(() => {}, DESKTOP, async (page) => {
      await openGuide(page, DESKTOP, 'ttr-classic');
      expect(await shown(page)).toEqual(of('ttr-classic'));
      await page.getByRole('button', { name: 'New edition' }).click();
      await expect.poll(() => shown(page)).toEqual(of('ttr-new'));
      // Without such a page a game opens its numbered rules.
      await page.getByRole('button', { name: 'Switch & Signal' }).click();
      await page.waitForSelector('#rule-S1');
      await expect.poll(() => page.getByRole('button', { name: 'In two minutes' }).count()).toBe(0);
    });
  });

  test('opens at the table by key, leads to an exact rule and back', async () => {
    await atTable(showing(middle), DESKTOP, async (page) => {
      await page.keyboard.press('r');
      await page.waitForSelector('dialog article .city');
      expect(await shown(page)).toEqual(of('ttr-classic'));
      for (const rule of ['T50', 'T30']) {
        await page.getByRole('button', { name: `In full: rule ${rule}` }).press('Enter');
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`rule-${rule}`);
        await page.getByRole('button', { name: 'In two minutes' }).press('Enter');
        await page.waitForSelector('dialog article .city');
      }
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
    });
  });

  test('is printed alone, whole, dark on light', async () => {
    await atPage(() => {}, PHONE, async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await openGuide(page, PHONE, 'ttr-new');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const paper = await page.evaluate(() => {
        const dialog = document.querySelector('dialog')!;
        const light = (colour: string) => Math.min(...(colour.match(/[\d.]+/g) ?? ['0']).slice(0, 3).map(Number));
        const last = dialog.querySelector('article')!.getBoundingClientRect();
        return {
          ink: light(getComputedStyle(dialog.querySelector('p')!).color),
          ground: getComputedStyle(dialog).backgroundColor,
          others: [...document.querySelectorAll('#app > :not(dialog)')].filter((thing) => thing.getClientRects().length > 0).length,
          controls: [...dialog.querySelectorAll('button')].filter((button) => button.getClientRects().length > 0).length,
          whole: dialog.getBoundingClientRect().bottom >= last.bottom && last.height > innerHeight,
        };
      });
      expect(paper).toEqual({ ink: expect.any(Number), ground: 'rgba(0, 0, 0, 0)', others: 0, controls: 0, whole: true });
      expect(paper.ink).toBeLessThan(80);
    });
  });
});

describe('a refusal', () => {
  const REFUSALS = [
    { code: 'short', rule: 'T30', params: { card: 'black', short: 3 } },
    { code: 'colour', rule: 'T31', params: { need: 'black', paid: 'red' } },
    { code: 'trains', rule: 'T33', params: { need: 4, have: 2 } },
    { code: 'twin-closed', rule: 'T36', params: { track: 'duluth-winnipeg', players: 2 } },
    { code: 'game-over', rule: 'T50', params: {} },
  ];

  test.each(EITHER)('opens exactly its rule, on a $name', async (screen) => {
    let next = REFUSALS[0]!;
    const answer: Answer = (message, say) => {
      if (message.t === 'check') say({ t: 'reject', id: message.id, ...next, prompt: 20 });
    };
    await atTable(showing(middle, answer), screen, async (page) => {
      for (const refusal of REFUSALS) {
        next = refusal;
        await page.locator('[data-route="duluth|winnipeg"]').focus();
        await page.keyboard.press('Enter');
        await press(page, screen, `.action button:has-text("${refusal.rule}")`);
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`rule-${refusal.rule}`);
        await expect.poll(() => page.locator('.rule.asked').evaluateAll((all) => all.map(({ id }) => id))).toEqual([`rule-${refusal.rule}`]);
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog', { state: 'detached' });
        await page.keyboard.press('Escape');
        await page.waitForSelector('.action', { state: 'detached' });
      }
    });
  });
});
