// The living town: what comes true is seen on the map, the others wait for it, a tap hurries; and how a game for children begins and ends.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../net/messages';
import type { Ghost } from '../../../games/ghost/guards';
import { afterClaim, middle, over } from '../../scripted/ghost';
import { EITHER, expectCleanPage, PHONE, picture, press } from '../browser';
import { said, scriptedTables, showing } from '../scriptedTable';

const atTable = scriptedTables('ghost');
const THEIRS = 'circus-manor';

/** What the other player does next; with it the game may end. */
const theirs: Step<Ghost> = {
  ...afterClaim, v: 11, seat: 1, events: [{ e: 'claimed', seat: 1, track: THEIRS, pay: { green: 3 }, trains: 12 }, { e: 'turn', seat: 0 }], prompt: 5, legal: ['draw'],
  view: { ...afterClaim.view, turn: 0, to_act: [0], players: [afterClaim.view.players[0]!, { ...afterClaim.view.players[1]!, trains: 12, tracks: [...afterClaim.view.players[1]!.tracks, THEIRS] }] },
};
const end: Step<Ghost> = { ...afterClaim, events: over.history[0]!.events, prompt: null, legal: [], view: { ...over.view, own: middle.view.own }, result: over.result };

/** Time stands still; each tap goes on to the next. */
async function freeze(page: Page): Promise<void> {
  await page.clock.install({ time: 1_000_000 });
  await page.clock.pauseAt(2_000_000);
}

describe.each(EITHER)('on a $name', (screen) => {
  test('a ticket sends a ghost train over one’s wagons, trick or treat brings moon and thunder; the others wait, a tap hurries', async () => {
    await atTable(showing(middle), screen, async (page, server) => {
      await freeze(page);
      server.say(afterClaim);
      server.say(theirs);
      const others = page.locator(`.car[data-track="${THEIRS}"]`);
      await page.waitForSelector('.car.fresh[data-track="station-town_hall-b"]');
      for (const next of ['bonus', 'cards', 'ticket', 'ticket', 'treat']) {
        await press(page, screen, 'h1');
        await page.waitForSelector(next === 'cards' ? '.reveal' : `.fanfare[data-cheer=${next}]`);
        expect(await others.count(), `${next}: the others wait`).toBe(0);
        if (next === 'ticket') {
          expect(await page.locator('.passing .train').count()).toBe(3);
          expect(await page.locator('.passing .light').count()).toBeGreaterThan(3);
          expect(await page.locator('.passing .bat').count()).toBeGreaterThan(4);
        } else expect(await page.locator('.passing').count()).toBe(0);
        expect(await page.locator('.storm .moon').count()).toBe(next === 'treat' ? 1 : 0);
        await picture(page, `ghost-moment-${next}-${screen.name}`);
      }
      await press(page, screen, 'h1');
      await page.clock.runFor(3000);
      await expect.poll(() => others.count()).toBe(3);
    });
  });

  test('who wants less motion gets still pictures of the same', async () => {
    await atTable(showing(middle), screen, async (page, server) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await freeze(page);
      server.say({ ...afterClaim, seat: 1 });
      await page.waitForSelector('.fanfare[data-cheer=bonus]');
      await press(page, screen, 'h1');
      await page.waitForSelector('.passing .train');
      const moving = await page.evaluate(() => document.getAnimations().filter((a) => a.effect instanceof KeyframeEffect && a.effect.target?.closest('.passing, .fanfare') != null).length);
      expect(moving).toBe(0);
      await picture(page, `ghost-still-${screen.name}`);
    });
  });

  test('the winning ride is seen to its end before anything covers the town, and who did not win is hugged', async () => {
    const won = { e: 'completed', seat: 1, ticket: 'circus-graveyard', completed: 2 } as const;
    const lost: Step<Ghost> = { ...end, seat: 1, events: [...theirs.events.slice(0, 1), won, { e: 'over', reason: 'tickets' }], view: { ...end.view, players: theirs.view.players }, result: { ...end.result!, winners: [1] } };
    await atTable(showing(middle), screen, async (page, server) => {
      await freeze(page);
      server.say(lost);
      for (const shown of ['.told[data-told=wagons]', '.fanfare[data-cheer=ticket]']) {
        await page.waitForSelector(shown);
        expect(await page.locator('.golden-screen, .result').count(), shown).toBe(0);
        await press(page, screen, 'h1');
      }
      await page.waitForSelector('.golden-screen .hug');
      await page.clock.resume();
      await expectCleanPage(page, 'golden, lost');
      await picture(page, `ghost-lost-${screen.name}`);
      await press(page, screen, '.golden-screen .go');
      await page.waitForSelector('.result .kind .hug');
    });
  });

  test('the golden ticket fills the screen when the game ends, then the result is there', async () => {
    await atTable(showing(middle), screen, async (page, server) => {
      server.say(end);
      await page.waitForSelector('.golden-screen .go');
      // It grows until it does.
      const part = async () => {
        const { width, height } = (await page.locator('.ticket-of-gold').boundingBox())!;
        return (width * height) / (screen.width * screen.height);
      };
      await expect.poll(part).toBeGreaterThan(0.85);
      await expectCleanPage(page, 'golden');
      await picture(page, `ghost-golden-${screen.name}`);
      await press(page, screen, '.golden-screen .go');
      await page.waitForSelector('.result .golden');
      await page.reload();
      await page.waitForSelector('svg[role=group]');
      expect(await page.locator('.golden-screen').count()).toBe(0);
    });
  });

  test('on a phone a picture of it stands high on the front page: it teaches whoever has not learned it, then it plays', async () => {
    await atTable.atPage(() => {}, screen, async (page, server) => {
      const [scope, learned] = [screen === PHONE ? '.children' : 'article', 'roundhouse.lesson.ghost'];
      await page.waitForSelector(`${scope} .picture`);
      expect(await page.locator(`${scope} .picture`).getAttribute('href')).toBe('#/learn/ghost');
      expect(await page.locator('.children').isVisible()).toBe(screen === PHONE);
      if (screen === PHONE) {
        const { y, height } = (await page.locator('.children .picture').boundingBox())!;
        expect(y + height, 'in sight without scrolling').toBeLessThan(0.6 * screen.height);
        expect(y).toBeLessThan((await page.locator('button.now').boundingBox())!.y);
      }
      await expectCleanPage(page, 'front page');
      await page.evaluate((key) => localStorage.setItem(key, 'done'), learned);
      await page.reload();
      await press(page, screen, `${scope} button.picture`);
      await expect.poll(() => said(server, 'open').length).toBe(1);
    });
  });

  test('bots are gentle unless asked; two people at one device are asked who is the youngest, and that one begins', async () => {
    await atTable.atPage(() => {}, screen, async (page, server) => {
      await page.waitForSelector('fieldset.seats');
      await expect.poll(() => page.locator('fieldset.seats select').first().inputValue()).toBe('bot:easy');
      for (const [nth, choice] of ['here', 'here'].entries()) await page.locator('fieldset.seats select').nth(nth).selectOption(choice);
      await page.locator('fieldset.seats input').nth(0).fill('Ola');
      await page.locator('fieldset.seats input').nth(1).fill('Ela');
      await press(page, screen, 'button[type=submit]');
      await page.waitForSelector('.youngest button');
      expect(said(server, 'open')).toEqual([]);
      expect(await page.locator('.youngest button').count()).toBe(3);
      await expectCleanPage(page, 'youngest');
      await picture(page, `ghost-youngest-${screen.name}`);
      await page.keyboard.press('Escape');
      await page.waitForSelector('.youngest', { state: 'detached' });
      await press(page, screen, 'button[type=submit]');
      await press(page, screen, '.youngest button', 1);
      await expect.poll(() => said(server, 'open').map(({ options }) => options)).toEqual([{ 'first-seat': '1' }]);
    }, '/#/new/bots/ghost-train');
  });
});
