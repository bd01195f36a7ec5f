// What moves at a table of Ticket to Ride: which cards fly, what they show, and that nobody has to wait for them. The page's own
// animations are held still, so that nothing here depends on how fast the machine is.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { middle, opening } from '../../scripted/messages';
import { next, ownBlind, ownClaim, ownOpen, rivalBlind, rivalClaim, rivalOpen, waiting } from '../../scripted/ttrSteps';
import { closeDrawer, DESKTOP, EITHER, expectCleanPage, hurry, MOVING, openDrawer, press, type Screen } from '../browser';
import { said, scriptedTables, showing, type Answer } from '../scriptedTable';

interface Held extends Window {
  held: Animation[];
}

/** Every flight stops where it sets out, until it is told to land; what is called out stays. */
function holdFlights(): void {
  const held: Animation[] = [];
  Object.assign(window, { held });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (this.matches('.flight')) held.push(animation);
    if (this.matches('.flight, .call')) animation.pause();
    if (this.matches('.call')) animation.currentTime = 1000;
    return animation;
  };
}

const atTable = scriptedTables('ttr', holdFlights);

/** The side of each that flies, and the kind of card on its face. */
const flying = (page: Page) =>
  page.locator('.flight').evaluateAll((all) => all.map((flight) => `${flight.getAttribute('data-flight')}${flight.querySelector('.card') ? ' with a face' : ''}`));
const flown = (page: Page) => page.evaluate(() => (window as unknown as Held).held.length);
const land = (page: Page) => page.evaluate(() => (window as unknown as Held).held.forEach((flight) => flight.finish()));
const settled = (page: Page, text: RegExp) => expect.poll(() => page.locator('[aria-live=polite]').last().textContent()).toMatch(text);

/** How far a flight is from the middle of something, as a part of its way. */
const away = (page: Page, nth: number, selector: string, part: number) =>
  page.evaluate(
    ([nth, selector, part]) => {
      const flight = (window as unknown as Held).held[nth]!;
      const { delay = 0, duration } = flight.effect!.getComputedTiming();
      flight.currentTime = delay + Number(duration) * part;
      const middle = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2] as const;
      };
      const [a, b] = [middle((flight.effect as KeyframeEffect).target!), middle(document.querySelector(selector)!)];
      return Math.hypot(a[0] - b[0], a[1] - b[1]);
    },
    [nth, selector, part] as const,
  );

async function expectWay(page: Page, nth: number, from: string, to: string, near = 6): Promise<void> {
  expect(await away(page, nth, from, 0), `sets out from ${from}`).toBeLessThan(3);
  expect(await away(page, nth, to, 0.999), `comes to ${to}`).toBeLessThan(near);
}

/** The middle of a route that bends lies a little beside it. */
const BEND = 30;

describe.each(EITHER)('on a $name', (screen: Screen) => {
  test('one’s own blind card turns over on its way into the hand; the next input is taken meanwhile', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...ownBlind, id: message.id }));
    await atTable(showing(middle, answer), screen, async (page, server) => {
      await press(page, screen, 'button.deck');
      await expect.poll(() => flying(page)).toEqual(['turns with a face']);
      await expectWay(page, 0, '[data-deck]', '[data-hand="orange"]');
      await press(page, screen, '[data-slot="2"]');
      await expect.poll(() => said(server, 'move').map(({ move }) => move)).toEqual(['draw', 'take 2']);
      await land(page);
      await expect.poll(() => flying(page)).toEqual([]);
    });
  });

  test('a rival’s blind card is only a back, an open one is seen by all, each on its way to the badge', async () => {
    await atTable(showing(waiting), screen, async (page, server) => {
      server.say(rivalBlind);
      await expect.poll(() => flying(page)).toEqual(['back']);
      await expectWay(page, 0, '[data-deck]', '[data-badge="1"]');
      await land(page);
      server.say({ ...rivalOpen, v: waiting.v + 2 });
      await expect.poll(() => flying(page)).toEqual(['face with a face', 'turns with a face']);
      await expectWay(page, 1, '[data-slot="2"]', '[data-badge="1"]');
      await expectWay(page, 2, '[data-deck]', '[data-slot="2"]');
    });
  });

  test('cards fly from the hand to the route that they pay for; a finished ticket is called out and can be tapped away', async () => {
    await atTable(showing(middle), screen, async (page, server) => {
      server.say(ownClaim);
      await expect.poll(() => flying(page)).toEqual(Array(3).fill('face with a face'));
      await expectWay(page, 1, '[data-hand="orange"]', '[data-bed="las_vegas-salt_lake_city"]', BEND);
      await page.waitForSelector('.call:has-text("Boston – Miami")');
      await expect.poll(() => page.locator('.car.fresh').count()).toBe(3);
      await expectCleanPage(page, 'a ticket done');
      // What the others do waits for its end.
      const news = () => page.locator('.frame > .unseen[aria-live]').textContent();
      server.say({ ...rivalBlind, v: ownClaim.v + 1 });
      await land(page);
      expect(await news()).toMatch(/Las Vegas/);
      await press(page, screen, '.call');
      await page.waitForSelector('.call', { state: 'detached' });
      await expect.poll(news).not.toMatch(/Las Vegas/);
    });
  });

  test('the last round is called, and the next touch anywhere takes the call away and does what it means', async () => {
    await atTable(showing(waiting), screen, async (page, server) => {
      server.say({ ...rivalClaim, prompt: 21, legal: middle.legal });
      await page.waitForSelector('.call');
      await expectCleanPage(page, 'the last round');
      await expectWay(page, 1, '[data-badge="1"]', '[data-bed="chicago-pittsburgh-a"]', BEND);
      await press(page, screen, 'button.deck');
      await page.waitForSelector('.call', { state: 'detached' });
      await expect.poll(() => said(server, 'move').map(({ move }) => move)).toEqual(['draw']);
    });
  });
});

test('a call goes with a touch, and what was touched stays under the finger', async () => {
  await atTable(showing(opening), DESKTOP, async (page, server) => {
    await press(page, DESKTOP, 'button.teach');
    await page.waitForSelector('#lesson-title');
    server.say({ ...ownBlind, v: opening.v + 1 }); // with a ticket that is done
    await page.waitForSelector('.call');
    await press(page, DESKTOP, '.lesson button:last-child');
    await page.waitForSelector('#lesson-title', { state: 'detached' });
    await page.waitForSelector('.call', { state: 'detached' });
  });
});

describe('the pace', () => {
  const rates = (page: Page) => page.evaluate(() => (window as unknown as Held).held.map(({ playbackRate }) => playbackRate));

  test('a tap hurries what flies, and so does the next move', async () => {
    await atTable(showing(waiting), DESKTOP, async (page, server) => {
      server.say(rivalBlind);
      await expect.poll(() => rates(page)).toEqual([1]);
      await page.mouse.click(700, 400);
      await expect.poll(async () => (await rates(page))[0]).toBeGreaterThan(1);
      server.say(next(1, [{ e: 'drew', seat: 1 }], {}, waiting.v + 2));
      await expect.poll(async () => (await rates(page))[1]).toBe(1);
      server.say(next(1, [{ e: 'drew', seat: 1 }], {}, waiting.v + 3));
      await expect.poll(async () => (await rates(page)).map((rate) => rate > 1)).toEqual([true, true, false]);
    });
  });

  test('without animations nothing flies; nor do the cards of the others where they move at once', async () => {
    await atTable(showing(middle), DESKTOP, async (page, server) => {
      await hurry(page, DESKTOP, MOVING);
      server.say(rivalBlind);
      await settled(page, /Ada draws a card/);
      expect(await flown(page)).toBe(0);
      server.say({ ...ownOpen, v: middle.v + 2 });
      await expect.poll(() => flown(page)).toBe(2);
      await openDrawer(page, DESKTOP, 'settings');
      await page.getByRole('group', { name: 'Animations' }).getByRole('button', { name: 'off' }).click();
      await closeDrawer(page, DESKTOP);
      server.say({ ...ownBlind, v: middle.v + 3 });
      await settled(page, /You draw an orange card from the deck/);
      expect(await flown(page)).toBe(2);
    });
  });

  test('for those who want less motion a card only shows at its goal', async () => {
    await atTable(showing(middle), DESKTOP, async (page, server) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      server.say(ownBlind);
      await expect.poll(() => flown(page)).toBe(1);
      for (const part of [0, 0.5, 0.999]) expect(await away(page, 0, '[data-hand="orange"]', part)).toBeLessThan(3);
      const moved = await page.evaluate(() => ((window as unknown as Held).held[0]!.effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform));
      expect(new Set(moved).size).toBe(1);
    });
  });

  test('what has happened before one looks does not fly: a reload, a jump, another connection', async () => {
    let shown: object = middle;
    const answer: Answer = (message, say) => void ((message.t === 'join' || message.t === 'start' || message.t === 'view') && say(shown));
    await atTable(answer, DESKTOP, async (page, server, complaints) => {
      shown = { ...middle, v: middle.v + 9, history: [...middle.history, { v: middle.v + 9, seat: 1, events: rivalOpen.events }] };
      server.drop();
      await settled(page, /Ada takes a blue card from the face-up cards/);
      expect(await flown(page)).toBe(0);
      complaints.length = 0; // a browser may log a cut connection itself
      await page.reload();
      await page.waitForSelector('svg[role=group]');
      await settled(page, /Ada takes a blue card from the face-up cards/);
      expect(await flown(page)).toBe(0);
    });
  });
});

describe('claiming has feel', () => {
  test('the question shows the very cards, the route the carriages to come, the button what one gets', async () => {
    await atTable(showing(middle), DESKTOP, async (page) => {
      const route = page.locator('[data-route="las_vegas|salt_lake_city"]');
      const height = async () => (await route.locator('.space').first().boundingBox())!.y;
      const flat = await height();
      const box = (await route.locator('.space').nth(1).boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await expect.poll(height).toBeLessThan(flat - 1);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect.poll(() => page.locator('.action .cards .card').count()).toBe(3);
      await expect.poll(() => page.locator('.action .primary [aria-hidden]').textContent()).toBe('Build · 4 points');
      await expect.poll(() => page.locator('.car.planned').count()).toBe(3);
      await press(page, DESKTOP, '.action .wild');
      await expect.poll(() => page.getByRole('button', { name: 'Build · 4 points, for 2 orange + 1 locomotive' }).count()).toBe(1);
      await expect.poll(() => page.locator('.action .cards .card').count()).toBe(3);
      await expectCleanPage(page, 'claim');
    });
  });
});
