// The ceremony at the end of Ticket to Ride: what it shows, in which order, and all the ways past it. The server is scripted.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { endOf, lastTurnOf, PEOPLE, resultOf } from '../../scripted/ending';
import { over } from '../../scripted/messages';
import { DESKTOP, expectCleanPage, openDrawer, PHONE, picture, press, SIDE, withRare, type Screen } from '../browser';
import { said, scriptedTables, showing, type Body } from '../scriptedTable';

interface Watched {
  /** No step ends by itself, and no press becomes a long one, as long as this is so. */
  still: boolean;
  /** The steps that were on the page, in their order. */
  steps: string[];
}

/** Run in the page before anything else. */
function watch(): void {
  const LONG = 500;
  const watched: Watched = { still: true, steps: [] };
  Object.assign(window, { watched });
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((call: () => void, ms = 0) => (watched.still && ms >= LONG ? 0 : later(call, ms))) as typeof window.setTimeout;
  const look = () => {
    const strip = document.querySelector<HTMLElement>('.stage');
    const step = strip ? `${strip.dataset.at} ${strip.dataset.step}` : '';
    if (step !== '' && watched.steps.at(-1) !== step) watched.steps.push(step);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at'] });
}

/** On a desktop the keys below go through it as well; the soak looks at every form (EVERY_FORM=1). */
const FORMS = withRare([PHONE], [SIDE, DESKTOP]);
const atTable = scriptedTables('ttr', watch);

const stepsSeen = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched.steps);
const goOn = (page: Page) => page.evaluate(() => void ((window as unknown as { watched: Watched }).watched.still = false));
const at = (page: Page, step: number) => page.waitForSelector(`.stage[data-at="${step}"]`);
const figures = async (page: Page) => {
  await page.waitForSelector('.headline');
  await expect.poll(() => page.locator('.stage').count()).toBe(0);
};
const told = (page: Page) => page.textContent('.stage .told');
const pointsOf = (page: Page) => page.locator('.marker').evaluateAll((all) => all.map((one) => Number((one as SVGElement).dataset.points)));

/** What the steps of so many players are. */
function stepsOf(count: number): string[] {
  const people = PEOPLE.slice(0, count);
  const kinds = ['open', ...people.flatMap(({ done, failed }) => [...done, ...failed].map(() => 'ticket')), ...people.map(() => 'path'), 'bonus', 'winner'];
  return kinds.map((kind, i) => `${i} ${kind}`);
}

/** A table at its last move, which is then made. */
const atTheEnd = (count: number, screen: Screen, body: Body, before: (page: Page) => Promise<unknown> = () => Promise.resolve()) =>
  atTable(showing(lastTurnOf(PEOPLE.slice(0, count))), screen, async (page, server, complaints) => {
    await before(page);
    server.say(endOf(PEOPLE.slice(0, count)));
    // The last move is looked at first; a touch says that it has been seen.
    await page.waitForSelector('.lingering, .stage, .headline', { state: 'attached' });
    expect(await page.evaluate(() => document.querySelector('.lingering') !== null && document.querySelector('.stage, .headline') !== null)).toBe(false);
    await page.dispatchEvent('body', 'pointerdown');
    await body(page, server, complaints);
  });

describe.each(FORMS)('on a $name', (screen) => {
  test('five players: ticket after ticket, path after path, the bonus, the winner, the figures', async () => {
    await atTheEnd(5, screen, async (page) => {
      await at(page, 0);
      for (const panel of ['header', '.badges', '.dock', '.shelf', '.outcome', '.zoom']) expect(await page.locator(panel).filter({ visible: true }).count(), panel).toBe(0);
      const result = resultOf(PEOPLE);
      await expect.poll(() => pointsOf(page)).toEqual(result.seats.map(({ routes }) => routes));
      // Who has fewest points on the routes shows first, who leads last.
      for (const [step, name] of ['', 'Maximilian', 'Maximilian', 'Bruno', 'Bruno', 'Bruno', 'Zuzanna', 'Zuzanna'].entries()) {
        await at(page, step);
        await expect.poll(() => told(page)).toMatch(new RegExp(`^${name}`));
        await press(page, screen, '.stage .on');
      }

      await at(page, 8);
      await expect.poll(() => told(page)).toMatch(/^Ola: Vancouver – Montr[eé]al, .*\+20\. .*64/);
      await expect.poll(() => page.locator('.lit').count()).toBe(20);
      await expect.poll(async () => (await pointsOf(page))[0]).toBe(64);
      await expectCleanPage(page, 'a ticket that was done');
      await picture(page, `ceremony-done-${screen.name}`);
      await press(page, screen, '.stage .on');

      await at(page, 9);
      await expect.poll(() => told(page)).toMatch(/^Ola: Winnipeg – Houston, .*−12\. .*52/);
      await expect.poll(() => page.locator('.lit').count()).toBe(0);
      await expect.poll(() => page.locator('.wish').count()).toBe(1);
      await expect.poll(async () => (await pointsOf(page))[0]).toBe(52);
      await picture(page, `ceremony-failed-${screen.name}`);

      const steps = stepsOf(5);
      for (let step = 9; step < steps.length - 1; step++) {
        await press(page, screen, '.stage .on');
        await at(page, step + 1);
        if (steps[step + 1] === '16 path') {
          await expect.poll(() => page.locator('.lit').count()).toBe(29);
          await expect.poll(() => page.locator('.flag').allTextContents()).toEqual(['5', '10', '15', '20', '25', '29']);
          await expectCleanPage(page, 'a path');
          await picture(page, `ceremony-path-${screen.name}`);
        }
      }
      await expect.poll(() => told(page)).toMatch(/Ada.*101/);
      await expect.poll(() => pointsOf(page)).toEqual(result.seats.map(({ total }) => total));
      await page.waitForSelector('.banner');
      await expectCleanPage(page, 'the winner');
      await picture(page, `ceremony-winner-${screen.name}`);
      await press(page, screen, '.stage .on');
      await figures(page);
      expect(await stepsSeen(page)).toEqual(steps);
      await expect.poll(() => page.locator('table tbody tr').count()).toBe(5);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('score');
      await expectCleanPage(page, 'the figures');
      await picture(page, `ceremony-figures-${screen.name}`);
    });
  });

  test('a tap goes on, a long one ends it, and it can be played again', async () => {
    await atTheEnd(2, screen, async (page) => {
      await at(page, 0);
      const spot = [screen.width * 0.3, screen.height * 0.4] as const;
      if (screen.touch) await page.touchscreen.tap(...spot);
      else await page.mouse.click(...spot);
      await at(page, 1);
      await page.mouse.move(...spot);
      await goOn(page);
      await page.mouse.down();
      await figures(page);
      await page.mouse.up();
      // Taking the finger off must press nothing that lies there now.
      expect(page.url()).toContain('#/t/');
      await press(page, screen, 'button.ending');
      await at(page, 0);
      await press(page, screen, '.stage .all');
      await figures(page);
    });
  });
});

test('the tap that ends it presses nothing of what comes', async () => {
  await atTheEnd(2, PHONE, async (page, server) => {
    await at(page, 0);
    await page.keyboard.press('Escape');
    await figures(page);
    const again = (await page.locator('.outcome .primary').boundingBox())!;
    await press(page, PHONE, 'button.ending');
    const last = stepsOf(2).length - 1;
    for (let step = 0; step < last; step++) {
      await at(page, step);
      await page.keyboard.press('ArrowRight');
    }
    await at(page, last);
    await page.touchscreen.tap(again.x + again.width / 2, again.y + again.height / 2);
    await figures(page);
    await press(page, PHONE, 'button.ending');
    await at(page, 0);
    expect(said(server, 'rematch')).toEqual([]);
    expect(page.url()).toContain('#/t/');
  });
});

test('keys: Enter, Space and the right arrow go on, Escape ends it; Tab leads to the button that ends it', async () => {
  await atTheEnd(5, DESKTOP, async (page) => {
    await at(page, 0);
    const onTheWay = () => expect.poll(() => page.evaluate(() => document.activeElement?.matches('.stage .on'))).toBe(true);
    await onTheWay();
    for (const [i, key] of ['Enter', 'Space', 'ArrowRight'].entries()) {
      await page.keyboard.press(key);
      await at(page, i + 1);
    }
    // The same where nothing has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const [i, key] of ['Enter', 'Space', 'ArrowRight'].entries()) {
      await page.keyboard.press(key);
      await at(page, i + 4);
    }
    await page.keyboard.press('Escape');
    await figures(page);
    await page.locator('button.ending').focus();
    await page.keyboard.press('Enter');
    await at(page, 0);
    await onTheWay();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await figures(page);
  });
});

test('without motion nothing moves, and every step is told', async () => {
  await atTheEnd(3, PHONE, async (page) => {
    const sentences: (string | null)[] = [];
    for (const [i] of stepsOf(3).entries()) {
      await at(page, i);
      // What faded in with the last move comes to its end.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      sentences.push(await told(page));
      await page.keyboard.press('ArrowRight');
    }
    await figures(page);
    expect(new Set(sentences).size).toBe(stepsOf(3).length);
    expect(sentences.at(-1)).toBe('Wygrywa Ada! 101 punktów. Zdecydowały bilety: Ada 29 (zrealizowane: 2 z 2), ty 8 (1 z 2).');
  }, (page) => page.emulateMedia({ reducedMotion: 'reduce' }));
});

test('the way back ends it and stays at the table', async () => {
  await atTheEnd(2, PHONE, async (page) => {
    await at(page, 0);
    const table = page.url();
    await page.goBack();
    await figures(page);
    expect(page.url()).toBe(table);
  });
});

/** What one may have chosen, and it still runs by itself; quickly, for a test that waits for it. */
const CHOSEN = {
  'the others play at once': (page: Page) => page.selectOption('.drawer select', 'instant'),
  'all is quick': (page: Page) => page.getByRole('group', { name: 'Animations' }).getByRole('button', { name: 'fast' }).click(),
};

test.each(withRare([['the others play at once', 2]] as const, [['all is quick', 3]] as const))('where %s it goes by itself from step to step to the figures', async (chosen, players) => {
  await atTheEnd(players, DESKTOP, async (page) => {
    await figures(page);
    expect(await stepsSeen(page)).toEqual(stepsOf(players));
  }, async (page) => {
    await openDrawer(page, DESKTOP, 'settings');
    await CHOSEN[chosen](page);
    await goOn(page);
  });
});

describe('the figures come at once', () => {
  const none = async (page: Page) => {
    await figures(page);
    expect(await stepsSeen(page)).toEqual([]);
  };

  test('without animations; but who asks for the ending gets it', () => atTheEnd(2, DESKTOP, async (page) => {
    await none(page);
    await press(page, DESKTOP, 'button.ending');
    await at(page, 0);
    await page.keyboard.press('Escape');
    await figures(page);
  }, async (page) => {
    await openDrawer(page, DESKTOP, 'settings');
    await page.getByRole('group', { name: 'Animations' }).getByRole('button', { name: 'off' }).click();
  }));

  test('where the game was over before one came', () => atTable(showing(over), DESKTOP, none));
});
