// How the page takes what a server may say: every screen, refusals, gaps, lost connections. The server is scripted.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { afterDraw, middle, opening, over, watching } from '../../scripted/messages';
import { DESKTOP, EITHER, expectCleanPage, openDrawer, PHONE, picture, poke, press } from '../browser';
import { said, scriptedTables, showing, type Answer } from '../scriptedTable';

const atTable = scriptedTables('ttr');
const { atPage } = atTable;

/** Where on the screen the first space of a route is, seen from the city named first. */
async function middleOf(page: Page, route: string): Promise<readonly [number, number]> {
  const box = (await page.locator(`[data-route="${route}"] .space`).first().boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Can all of it be seen in the window? */
const inSight = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && thing.contains(there);
  });

describe.each([DESKTOP, PHONE])('on a $name', (screen) => {
  test('the home page is clean, speaks both languages and says it is unofficial', async () => {
    await atPage(() => {}, screen, async (page) => {
      await page.waitForSelector('button[type=submit]');
      await expectCleanPage(page, 'home');
      await picture(page, `home-${screen.name}`);
      await press(page, screen, 'button[lang=pl]');
      await expect.poll(() => page.getAttribute('html', 'lang')).toBe('pl');
      await expect.poll(() => page.textContent('footer')).toContain('Nieoficjalny');
      await page.reload();
      await expect.poll(() => page.textContent('button[type=submit] b')).toBe('Zagraj teraz');
    });
  });

  test.each(Object.entries({ opening, middle, over, watching }))('the %s screen is clean', async (name, snapshot) => {
    await atTable(showing(snapshot), screen, async (page) => {
      await expectCleanPage(page, name);
      await picture(page, `scripted-${name}-${screen.name}`);
      if (name === 'watching') return;
      const tickets = screen === PHONE ? 'button.peek' : '.shelf li:has-text("Boston – Miami")';
      const seen = { opening: 'section .primary', middle: tickets, over: '.headline + p + .buttons .primary' }[name]!;
      await expect.poll(() => inSight(page, seen), { message: seen }).toBe(true);
    });
  });

});

describe.each(EITHER)('played on a $name', (screen) => {
  test('opening tickets: the button waits for the least number, the rest goes back in the order shown', async () => {
    await atTable(showing(opening), screen, async (page, server) => {
      const keep = page.locator('section button.primary');
      await expect.poll(() => keep.isDisabled()).toBe(true);
      await press(page, screen, 'section:has(#offer-title) li button[aria-pressed]', 0);
      await page.waitForSelector('section:has(#offer-title) li button[aria-pressed=true]');
      expect(await keep.isDisabled()).toBe(true);
      await press(page, screen, 'section:has(#offer-title) li button[aria-pressed]', 2);
      await press(page, screen, 'section button.primary');
      await expect.poll(() => said(server, 'move')).toMatchObject([
        { move: 'keep boston-miami,los_angeles-new_york under calgary-phoenix', prompt: 0 },
      ]);
    });
  });

  test('a claim takes two inputs and offers every way to pay', async () => {
    await atTable(showing(middle), screen, async (page, server) => {
      await openDrawer(page, screen, 'routes');
      await press(page, screen, '.drawer li button', 0);
      expect(said(server, 'move')).toEqual([]);
      await expect.poll(() => page.locator('[aria-pressed]:has(.card)').count()).toBe(5);
      await picture(page, `scripted-claim-${screen.name}`);
      for (const [what, selector] of [['the way to say yes', '.action .primary'], ['my cards', '.hand li:nth-child(9)']] as const)
        await expect.poll(() => inSight(page, selector), { message: what }).toBe(true);
      await expectCleanPage(page, 'claim');
      await press(page, screen, '[aria-pressed]:has(.card)', 1);
      await press(page, screen, 'section .primary');
      await expect.poll(() => said(server, 'move')).toMatchObject([{ move: 'claim atlanta-charleston red:2', prompt: 20 }]);
    });
  });

  test('one button swaps in locomotives, one by one, up to locomotives alone', async () => {
    await atTable(showing(middle), screen, async (page, server) => {
      await openDrawer(page, screen, 'routes');
      await press(page, screen, '.drawer li button', 0);
      await press(page, screen, '.action .wild');
      await expect.poll(() => page.textContent('section .primary')).toMatch(/1 orange \+ 1 locomotive|1 pomarańczowa \+ 1 lokomotywa/);
      await press(page, screen, '.action .wild');
      await press(page, screen, 'section .primary');
      await expect.poll(() => said(server, 'move')).toMatchObject([{ move: 'claim atlanta-charleston locomotive:2', prompt: 20 }]);
    });
  });

  test('Escape takes a staged claim back', async () => {
    await atTable(showing(middle), screen, async (page, server) => {
      await openDrawer(page, screen, 'routes');
      await press(page, screen, '.drawer li button', 0);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('#claim-title').count()).toBe(0);
      expect(said(server, 'move')).toEqual([]);
    });
  });

  test('a card is drawn with one input', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...afterDraw, id: message.id }));
    await atTable(showing(middle, answer), screen, async (page, server) => {
      await press(page, screen, 'button.deck');
      await expect.poll(() => page.textContent('h1')).toMatch(/second|drugą/);
      expect(said(server, 'move')).toMatchObject([{ move: 'draw', prompt: 20 }]);
    });
  });

  test('what cannot be taken says why', async () => {
    const answer: Answer = (message, say) => {
      if (message.t === 'move') say({ ...afterDraw, id: message.id });
      if (message.t === 'check') say({ t: 'reject', id: message.id, code: 'locomotive-second', rule: 'T13', params: { slot: 3 }, prompt: 21 });
    };
    await atTable(showing(middle, answer), screen, async (page, server) => {
      await press(page, screen, 'button.deck');
      await page.waitForSelector('main[aria-busy=false] button.slot[aria-disabled=true]');
      await poke(page, screen, 'button.slot', 2);
      await expect.poll(() => page.textContent('[role=alert]')).toMatch(/locomotive|lokomotywa/);
      expect(said(server, 'check')).toMatchObject([{ move: 'take 3' }]);
      await press(page, screen, '.notice button');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('rule-T13');
      await expectCleanPage(page, 'rules');
      await picture(page, `rules-${screen.name}`);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
    });
  });
});

describe('by keyboard', () => {
  test('arrows go from route to route, Enter stages, Enter commits', async () => {
    await atTable(showing(middle), DESKTOP, async (page, server) => {
      await page.locator('[data-route="atlanta|charleston"]').focus();
      await page.keyboard.press('ArrowUp');
      const route = await page.evaluate(() => document.activeElement?.getAttribute('data-route'));
      expect(route).toMatch(/^(atlanta|charleston)\||\|(atlanta|charleston)$/);
      expect(route).not.toBe('atlanta|charleston');
      await page.locator('[data-route="atlanta|charleston"]').focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector('#claim-title');
      await page.keyboard.press('Enter');
      await expect.poll(() => said(server, 'move')).toMatchObject([{ move: 'claim atlanta-charleston orange:2' }]);
    });
  });

  test('letters find a city, arrows walk along a route to the next one, Enter on a city lists its routes', async () => {
    await atTable(showing(middle), DESKTOP, async (page, server) => {
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      await page.keyboard.press('m');
      await page.keyboard.type('helen');
      await expect.poll(focused).toBe('Helena, 7 routes');
      await page.keyboard.press('ArrowRight');
      await expect.poll(focused).toBe('Duluth – Helena, 6 spaces, orange, taken by Ada');
      await page.keyboard.press('ArrowRight');
      await expect.poll(focused).toContain('Duluth');
      await page.keyboard.type('atl');
      await page.keyboard.press('ArrowRight');
      await expect.poll(focused).toBe('Atlanta – Charleston, 2 spaces, grey, any colour, free, you can pay');
      await page.keyboard.type('sea');
      await page.keyboard.press('Enter');
      await page.waitForSelector('#which-title');
      await expect.poll(() => page.locator('.action button').count()).toBe(5);
      await page.keyboard.press('Escape');
      expect(said(server, 'move')).toEqual([]);
      await page.keyboard.press('?');
      await page.waitForSelector('#keys-title');
      await expectCleanPage(page, 'keys');
      await page.keyboard.press('Escape');
      await page.waitForSelector('#keys-title', { state: 'detached' });
    });
  });

  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');

  test('a number leads to an open card and D to the deck, and only Enter plays; T asks before drawing tickets', async () => {
    await atTable(showing(middle), DESKTOP, async (page, server) => {
      await page.keyboard.press('t');
      await expect.poll(() => page.textContent('.action')).toContain('Draw new tickets?');
      await page.keyboard.press('Escape');
      await page.keyboard.press('d');
      await expect.poll(() => focused(page)).toContain('Draw from the deck');
      await page.keyboard.press('2');
      await expect.poll(() => focused(page)).toBe('Face-up card 2: blue');
      expect(said(server, 'move')).toEqual([]);
      await page.keyboard.press('Enter');
      await expect.poll(() => said(server, 'move')).toMatchObject([{ move: 'take 2' }]);
    });
  });

  test('single keys play at once where that is switched on, and do nothing where they are switched off', async () => {
    await atTable(showing(middle), DESKTOP, async (page, server) => {
      const choose = async (words: string) => {
        await openDrawer(page, DESKTOP, 'settings');
        await page.locator('.drawer [aria-label="Single-key shortcuts"]').getByRole('button', { name: words, exact: true }).click();
        await page.keyboard.press('Escape');
        await page.waitForSelector('.drawer', { state: 'detached' });
      };
      await choose('off');
      await page.keyboard.press('?');
      await page.keyboard.press('t');
      await choose('at once');
      expect(await page.locator('#keys-title, .action').count()).toBe(0);
      await page.keyboard.press('2');
      await expect.poll(() => said(server, 'move')).toMatchObject([{ move: 'take 2' }]);
    });
  });

  test('that there are keys is said once to whoever reaches for one, and always to those who listen', async () => {
    await atTable(showing(middle), DESKTOP, async (page) => {
      const told = page.locator('[role=status]', { hasText: 'Press ? to see the keys' });
      expect(await page.locator('header .unseen').textContent()).toContain('Press ?');
      expect(await told.count()).toBe(0);
      await page.keyboard.press('Tab');
      await expect.poll(() => told.count()).toBe(1);
      await expectCleanPage(page, 'keys told');
      await page.keyboard.press('?');
      await page.waitForSelector('#keys-title');
      await expect.poll(() => told.count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.waitForSelector('#keys-title', { state: 'detached' });
      await page.keyboard.press('Tab');
      expect(await told.count()).toBe(0);
      await openDrawer(page, DESKTOP, 'settings');
      await page.getByRole('button', { name: 'All keys (?)' }).click();
      await page.waitForSelector('#keys-title');
    });
  });
});

describe('on the map', () => {
  test('a click on a wagon space stages the route, a second one commits, a click on the sea cancels', async () => {
    await atTable(showing(middle), DESKTOP, async (page, server) => {
      const space = page.locator('[data-route="las_vegas|salt_lake_city"] .space').nth(1);
      await space.click();
      await page.waitForSelector('#claim-title');
      const map = (await page.locator('.surface').boundingBox())!;
      await page.mouse.click(map.x + 60, map.y + map.height * 0.6);
      await expect.poll(() => page.locator('#claim-title').count()).toBe(0);
      await space.click();
      await page.waitForSelector('#claim-title');
      // The ghost wagon lies on the space now: click where it is.
      const box = (await page.locator('.car[data-track="las_vegas-salt_lake_city"]').nth(1).boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect.poll(() => said(server, 'move')).toMatchObject([{ move: 'claim las_vegas-salt_lake_city orange:3' }]);
    });
  });

  test('a finger finds the nearest route; when two are equally near the page asks which is meant', async () => {
    await atTable(showing(middle), PHONE, async (page, server) => {
      await press(page, PHONE, '.zoom button');
      await page.locator('[data-route="las_vegas|salt_lake_city"] .space').nth(1).tap();
      await page.waitForSelector('#claim-title, #which-title');
      if ((await page.locator('#which-title').count()) > 0) await page.locator('.action button', { hasText: 'Las Vegas' }).tap();
      await page.waitForSelector('#claim-title');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.action', { state: 'detached' });
      const [one, other] = await Promise.all([middleOf(page, 'denver|phoenix'), middleOf(page, 'denver|santa_fe')]);
      await page.touchscreen.tap((one[0] + other[0]) / 2, (one[1] + other[1]) / 2);
      await page.waitForSelector('#which-title');
      await expect.poll(() => page.locator('.action button').count()).toBeGreaterThan(2);
      expect(said(server, 'move')).toEqual([]);
    });
  });

  test('on a phone the map moves to a route chosen from the list, and never off the table', async () => {
    await atTable(showing(middle), PHONE, async (page) => {
      await openDrawer(page, PHONE, 'routes');
      await press(page, PHONE, '.drawer ul:first-of-type button:has-text("Vancouver")');
      await page.waitForSelector('#claim-title');
      const map = (await page.locator('.surface').boundingBox())!;
      const sheet = (await page.locator('.sea').boundingBox())!;
      const [before, after] = [sheet.x - map.x, map.x + map.width - sheet.x - sheet.width];
      if (sheet.width > map.width) expect(Math.max(before, after)).toBeLessThanOrEqual(1);
      else expect(Math.abs(before - after)).toBeLessThanOrEqual(2); // whole: in the middle
      const wagon = (await page.locator('.car.planned').first().boundingBox())!;
      expect(wagon.x).toBeGreaterThan(map.x);
      expect(wagon.y).toBeGreaterThan(map.y);
    });
  });

  test('on a phone the legend is in a drawer; Escape closes it and leaves a staged claim alone', async () => {
    await atTable(showing(middle), PHONE, async (page) => {
      await openDrawer(page, PHONE, 'routes');
      await press(page, PHONE, '.drawer li button', 0);
      await page.waitForSelector('#claim-title');
      await openDrawer(page, PHONE, 'legend');
      await expect.poll(() => page.locator('.drawer li').allTextContents()).toEqual([
        'masz dość kart', 'zajęte od twojej ostatniej tury', 'najtańszy plan dla twoich biletów', 'miasto z niezrealizowanego biletu', 'bilet, na który patrzysz',
      ]);
      await expect.poll(() => inSight(page, '.drawer li:last-child')).toBe(true);
      await expectCleanPage(page, 'legend');
      await picture(page, 'scripted-legend-phone');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.drawer', { state: 'detached' });
      await expect.poll(() => page.locator('.action .primary').isVisible()).toBe(true);
      await openDrawer(page, PHONE, 'legend');
      await page.touchscreen.tap(4, 400);
      await page.waitForSelector('.drawer', { state: 'detached' });
    });
  });

  test('the way back closes what lies open, and only then leaves the table', async () => {
    await atTable(showing(middle), PHONE, async (page, server) => {
      const table = page.url();
      await openDrawer(page, PHONE, 'log');
      await page.goBack();
      await page.waitForSelector('.drawer', { state: 'detached' });
      await openDrawer(page, PHONE, 'routes');
      await press(page, PHONE, '.drawer li button', 0);
      await page.waitForSelector('#claim-title');
      await page.goBack();
      await page.waitForSelector('#claim-title', { state: 'detached' });
      expect(page.url()).toBe(table);
      expect(said(server, 'move')).toEqual([]);
      await openDrawer(page, PHONE, 'log');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.drawer', { state: 'detached' });
      await page.evaluate(() => history.back());
      await page.waitForSelector('button[type=submit]');
    });
  });

  test('a ticket looked at in play gives way to the longest path at the end', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...over, id: message.id }));
    await atTable(showing(middle, answer), DESKTOP, async (page) => {
      const ticket = page.getByRole('button', { name: /Boston – Miami/ });
      await ticket.click();
      await expect.poll(() => ticket.getAttribute('aria-pressed')).toBe('true');
      await page.keyboard.press('0');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.stage');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.headline');
      await expect.poll(() => page.locator('.halo.glow').count()).toBeGreaterThan(0);
    });
  });

  test('a route that cannot be claimed says why', async () => {
    const answer: Answer = (message, say) => {
      if (message.t === 'check') say({ t: 'reject', id: message.id, code: 'short', rule: 'T30', params: { card: 'black', short: 3 }, prompt: 20 });
    };
    await atTable(showing(middle, answer), DESKTOP, async (page, server) => {
      await page.locator('[data-route="duluth|winnipeg"] .space').first().click();
      await expect.poll(() => page.textContent('.reason')).toBe('You are 3 black cards short; locomotives will do too.');
      expect(said(server, 'check')).toMatchObject([{ move: 'claim duluth-winnipeg black:2 locomotive:2' }]);
    });
  });

  test('the buttons and the wheel zoom, a drag pans, the whole map comes back', async () => {
    await atTable(showing(middle), DESKTOP, async (page, server) => {
      const scale = () => page.evaluate(() => document.querySelector<SVGSVGElement>('svg[role=group]')!.getScreenCTM()!.a);
      const whole = await scale();
      await page.locator('.zoom button').first().click();
      await expect.poll(scale).toBeGreaterThan(whole * 1.2);
      await page.mouse.move(500, 400);
      await page.mouse.wheel(0, -400);
      await expect.poll(scale).toBeGreaterThan(whole * 1.6);
      await page.mouse.down();
      await page.mouse.move(650, 480, { steps: 4 });
      await page.mouse.up();
      expect(await page.locator('.action').count()).toBe(0);
      await page.locator('.zoom button').nth(2).click();
      await expect.poll(scale).toBeCloseTo(whole, 3);
      expect(said(server, 'move')).toEqual([]);
    });
  });
});

describe('when things go wrong', () => {
  test('a gap in the versions asks for a fresh view', async () => {
    await atTable(showing(middle), DESKTOP, async (_page, server) => {
      server.say({ ...afterDraw, v: 47 });
      await expect.poll(() => said(server, 'view').length).toBe(1);
    });
  });

  test('a lost connection comes back by itself, as the same guest', async () => {
    await atTable(showing(middle), DESKTOP, async (page, server, complaints) => {
      server.drop();
      await page.waitForSelector('[role=status]:has-text("Trying again")');
      await expect.poll(() => said(server, 'join')).toMatchObject([{ table: 'abc123' }]);
      expect(said(server, 'hello').at(-1)).toMatchObject({ key: 'key' });
      await expect.poll(() => page.locator('[role=status]:has-text("Trying again")').count()).toBe(0);
      complaints.length = 0; // a browser may log a cut connection itself
    });
  });

  test('a table that does not exist is said to be so, and home is one tap away', async () => {
    const answer: Answer = (message, say) => void (message.t === 'join' && say({ t: 'error', code: 'unknown-table', text: 'no such table' }));
    await atPage(answer, DESKTOP, async (page) => {
      await page.waitForSelector('[role=alert]');
      await expect.poll(() => page.textContent('[role=alert]')).toContain('no such table');
      await page.click('a[href="#/"]');
      await page.waitForSelector('button[type=submit]');
    }, '/#/t/gone');
  });
});
