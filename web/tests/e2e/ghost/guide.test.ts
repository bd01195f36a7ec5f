// The rules of Ghost Train on the page: in pictures for children, in two minutes for those who read to them, exactly; and a refusal opens its own.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { middle } from '../../scripted/ghost';
import { NUMBERS } from '../../scripted/guards';
import { DESKTOP, EITHER, expectCleanByNight, expectCleanPage, picture, press, type Screen } from '../browser';
import { scriptedTables, showing, type Answer } from '../scriptedTable';

const atTable = scriptedTables('ghost');
const WORDS: Record<string, { how: string; family: string }> = { 'en-GB': { how: 'How to play', family: 'In two minutes' }, 'pl-PL': { how: 'Jak się gra', family: 'W dwie minuty' } };

/** Words that do not fit where they stand. */
const cutWords = (page: Page) =>
  page.locator('dialog article').evaluate((article) =>
    [...article.querySelectorAll('p, h3, h4, figcaption, figcaption span:not(.unseen), .night')]
      .filter((box) => box.clientWidth > 0 && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2))
      .map((box) => box.textContent?.trim() ?? ''),
  );
const untoldPictures = (page: Page) =>
  page.locator('dialog article [role=img]').evaluateAll((all) => all.filter((thing) => (thing.getAttribute('aria-label') ?? '').length < 10).length);

async function expectWhole(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => cutWords(page), { message: where }).toEqual([]);
  expect(await untoldPictures(page), where).toBe(0);
  const [wide, room] = await page.locator('dialog .text').evaluate((text) => [text.scrollWidth, text.clientWidth] as const);
  expect(wide, where).toBeLessThanOrEqual(room);
  await expectCleanPage(page, where);
}

describe.each(EITHER)('on a $name', (screen: Screen) => {
  test('pictures for children, then two minutes for those who read to them, whole and clean by day and by night', async () => {
    await atTable.atPage(() => {}, screen, async (page) => {
      await press(page, screen, `article button:has-text("${WORDS[screen.locale]!.how}")`);
      await page.waitForSelector('dialog article [data-part=win]');
      await expect.poll(() => page.locator('dialog article [data-part]').count()).toBe(10);
      await expectWhole(page, 'pictures');
      await picture(page, `ghost-pictures-${screen.name}`);
      await press(page, screen, `dialog button:has-text("${WORDS[screen.locale]!.family}")`);
      await page.waitForSelector('dialog article .examples');
      await expectWhole(page, 'guide');
      await picture(page, `ghost-guide-${screen.name}`);
      await expectCleanByNight(page, 'guide');
      // From a part of the page to its exact rule.
      await page.locator('dialog article button:text-is("G13")').press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('rule-G13');
    });
  });
});

test('every picture is read aloud by its own button, and all of them by one', async () => {
  const spoken = scriptedSpeech;
  await atTable.atPage(() => {}, DESKTOP, async (page) => {
    await page.evaluate(spoken);
    await press(page, DESKTOP, 'article button:has-text("How to play")');
    await page.waitForSelector('dialog article [data-part=win]');
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await page.locator('dialog [data-part=win] .say').click();
    await expect.poll(heard).toEqual([expect.stringContaining(String(NUMBERS['ghost-train'].win))]);
    await page.locator('dialog .all .say').click();
    await expect.poll(async () => (await heard()).at(-1)!.length).toBeGreaterThan(300);
  });
});

/** Listens instead of a voice. */
function scriptedSpeech(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  speechSynthesis.speak = (words) => void heard.push(words.text);
}

test('a refusal opens exactly its rule', async () => {
  const answer: Answer = (message, say) => {
    if (message.t === 'check') say({ t: 'reject', id: message.id, code: 'short', rule: 'G11', params: { card: 'black', short: 2 }, prompt: 4 });
  };
  await atTable(showing(middle, answer), DESKTOP, async (page) => {
    await page.locator('[data-route="cauldron|station"]').press('Enter');
    await press(page, DESKTOP, '.ask button:has-text("G11")');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('rule-G11');
  });
});
