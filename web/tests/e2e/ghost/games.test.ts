// Ghost Train in the browser: whole games against the real server by visible elements only, and a chain of good luck by script.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { afterClaim, middle, over } from '../../scripted/ghost';
import { ScriptedServer } from '../../scripted/server';
import { closeDrawer, DESKTOP, EITHER, expectCleanPage, LAPTOP, MOVING, type Moving, oneBrowser, openDrawer, PHONE, picture, poke, press, type Screen, seeAll, SIDE, STILL, TABLET, withRare } from '../browser';
import { GhostPlayer, type Hands } from './player';
import { realServer } from '../server';

const visit = oneBrowser();

const lanterns = (page: Page) => page.locator('[role=img]').evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));

/** Writes down each cheer and how many lanterns of the first player are lit with it. */
async function watchCheers(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    let last: Element | null = null;
    new MutationObserver(() => {
      const cheer = document.querySelector('.fanfare');
      if (cheer === null || cheer === last) return;
      last = cheer;
      seen.push(`${cheer.getAttribute('data-cheer')} ${document.querySelector('[role=img]')?.querySelectorAll('svg.lit').length}`);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** Names of places that leave the window of the map, lie under a button or touch another name, as drawn. */
function lostNames(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const meet = (a: DOMRect, b: DOMRect) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const frame = document.querySelector('.board')!.getBoundingClientRect();
    const buttons = [...document.querySelectorAll('.zoom button')].map((button) => button.getBoundingClientRect());
    const names = [...document.querySelectorAll('.places .name')].map((name) => {
      const { left, top, width, height } = name.getBoundingClientRect();
      // The box of a line of text is taller than its letters.
      const lines = name.querySelectorAll('text').length;
      return { text: name.textContent ?? '', box: new DOMRect(left, top + (0.22 * height) / lines, width, height - (0.38 * height) / lines) };
    });
    if (names.length < least) return [`only ${names.length} names`];
    return names.flatMap(({ text, box }, i) => [
      ...(box.left < frame.left || box.top < frame.top || box.right > frame.right || box.bottom > frame.bottom ? [`${text} leaves the map`] : []),
      ...(buttons.some((button) => meet(box, button)) ? [`${text} under a button`] : []),
      ...names.slice(i + 1).filter((other) => meet(box, other.box)).map((other) => `${text} / ${other.text}`),
    ]);
  }, least);
}

/** So many names are there at least: a phone has room for those of one's tickets, and leaves out what would cover a picture or a track. */
const names = (screen: Screen, own = true) => (Math.min(screen.width, screen.height) < 520 ? (own ? 3 : 0) : 8);

/** Can all of it be seen: inside the window and not behind anything? */
const inSight = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const corners = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]] as const;
    return inside && corners.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
  });

describe('whole games', () => {
  const server = realServer();

  interface Case {
    players: number;
    screen: Screen;
    hands: Hands;
    moving: Moving;
  }
  /** Short games everywhere; with EVERY_FORM all forms of the table, more players, and everything in motion. */
  const CASES = withRare<Case>([
    { players: 2, screen: DESKTOP, hands: 'map', moving: STILL },
    { players: 2, screen: SIDE, hands: 'keys', moving: STILL },
  ], [
    { players: 2, screen: PHONE, hands: 'list', moving: STILL },
    { players: 3, screen: DESKTOP, hands: 'map', moving: MOVING },
    { players: 4, screen: PHONE, hands: 'map', moving: MOVING },
    { players: 3, screen: SIDE, hands: 'map', moving: MOVING },
    { players: 4, screen: TABLET, hands: 'map', moving: MOVING },
    { players: 2, screen: LAPTOP, hands: 'keys', moving: STILL },
  ]);

  test.each(CASES)('$players players, $screen.name, $hands', async ({ players, screen, hands, moving }) => {
    const name = `ghost-train-${players}-${screen.name}`;
    const { page, complaints, close } = await visit(server.url, screen);
    const player = new GhostPlayer(page, screen, hands);
    await player.begin(players, moving);
    await expect.poll(() => page.locator('section.hand .card').count()).toBeGreaterThan(0);
    await expectCleanPage(page, 'opening');
    await picture(page, `${name}-opening`);
    await seeAll(page);
    await expect.poll(() => lostNames(page, names(screen))).toEqual([]);

    await player.playUntil(() => player.actions > 8);
    await closeDrawer(page, screen);
    await expect.poll(() => inSight(page, 'li > button:has(.ticket)'), { message: 'my tickets' }).toBe(true);
    await expectCleanPage(page, 'middle');
    await picture(page, `${name}-middle`);
    const table = async () => ({ lanterns: await lanterns(page), cards: await player.cards(), wagons: await page.locator('.car:not(.planned)').count() });
    await page.waitForSelector('.fanfare', { state: 'detached' }); // lanterns light up with their cheers
    const before = await table();
    await page.reload();
    await page.waitForSelector('h1.mine');
    await expect.poll(table).toEqual(before);

    await player.playUntil(() => false);
    await expectCleanPage(page, 'final');
    await picture(page, `${name}-final`);
    await expect.poll(() => inSight(page, '.result .golden'), { message: 'the winner' }).toBe(true);
    await expect.poll(() => page.locator('.result .golden').textContent()).toMatch(/Golden Ticket|Złoty Bilet/);
    await page.waitForSelector('.fanfare', { state: 'detached' });
    const lit = (await lanterns(page)).reduce((sum, label) => sum + Number(/\d+/.exec(label ?? '')?.[0]), 0);
    await expect.poll(() => page.locator('.result .done .ticket, .result .done li.special').count()).toBe(lit);
    await expect.poll(() => page.locator('.result section[aria-label] p').textContent()).toMatch(/\S{3}/);
    expect(complaints).toEqual([]);
    await press(page, screen, '.result a[href="#/"]');
    await page.waitForSelector('button[type=submit]');
    await close();
  });

  test.each(withRare([], [TABLET]))('two children at one $name', async (screen) => {
    const { page, complaints, close } = await visit(server.url, screen);
    const player = new GhostPlayer(page, screen, 'map');
    await player.beginAtOneDevice();
    await player.playUntil(() => player.actions > 6);
    await expectCleanPage(page, 'two children, middle');
    await picture(page, 'ghost-train-children-middle');
    await player.playUntil(() => false);
    await expectCleanPage(page, 'two children, final');
    await picture(page, 'ghost-train-children-final');
    expect(player.handed, 'the device went from hand to hand').toBeGreaterThan(10);
    await expect.poll(() => page.locator('.result .golden').textContent()).toMatch(/Złoty Bilet|Golden Ticket/);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('with friends', () => {
  const server = realServer();

  test('nobody hurries and nobody chats unless the host wants it: no clock, ready-made phrases only', async () => {
    const { page, complaints, close } = await visit(`${server.url}/#/new/friends/ghost-train`, DESKTOP);
    await page.waitForSelector('fieldset.seats');
    await press(page, DESKTOP, 'button[type=submit]');
    await page.waitForSelector('button.start');
    await expect.poll(() => page.locator('.phrases button').count()).toBeGreaterThan(5);
    expect(await page.locator('form input, textarea').count()).toBe(0);
    expect(await page.textContent('main')).not.toMatch(/clock/i);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each(EITHER)('by script, $name', (screen) => {
  async function open(snapshot: object, answer: object = {}) {
    const server = new ScriptedServer((message, say) => {
      if (message.t === 'join' || message.t === 'view') say(snapshot);
      else if (message.t === 'move') say({ ...answer, id: message.id });
      else if (message.t === 'check') say({ t: 'reject', id: message.id, code: 'short', rule: 'G11', params: { card: 'orange', short: 2 }, prompt: 4 });
    }, 'ghost');
    const url = await server.listen();
    const { page, complaints, close } = await visit(`${url}/#/t/abc`, screen);
    await page.waitForSelector('.board svg');
    const end = async () => {
      expect(complaints).toEqual([]);
      await close();
      await server.close();
    };
    return { server, page, end };
  }
  const moves = (server: ScriptedServer) => server.heard.flatMap((m) => (m.t === 'move' ? [m.move] : []));
  const route = (page: Page, key: string) => page.locator(`[data-route="${key}"] .space`).first();
  const tap = (page: Page, key: string) => (screen.touch ? route(page, key).tap() : route(page, key).click());

  test('a claim with a choice of payment brings a chain, shown one by one; the table stays usable', async () => {
    const { server, page, end } = await open(middle, afterClaim);
    await seeAll(page);
    await expect.poll(() => lostNames(page, names(screen))).toEqual([]);
    await tap(page, 'station|town_hall');
    await expectCleanPage(page, 'claim');
    await picture(page, `ghost-claim-${screen.name}`);
    await expect.poll(() => page.textContent('h1')).toMatch(screen.touch ? /^Tak czy nie\?$/ : /Claim this route/);
    expect(await page.locator('.ask').getAttribute('data-say')).toMatch(screen.touch ? /Ratusz/ : /Town Hall/);
    for (const thing of ['li > button:has(.ticket)', '.ask .yes', '.ask .no']) await expect.poll(() => inSight(page, thing), { message: thing }).toBe(true);
    await seeAll(page);
    await expect.poll(() => lostNames(page, names(screen))).toEqual([]);
    await press(page, screen, '.ask summary');
    await press(page, screen, '.ask details .chip');
    await expect.poll(() => page.locator('section.hand .spend').allTextContents()).toEqual(['−1', '−1']);
    await press(page, screen, '.ask .pay .chip');
    const cheers = await watchCheers(page);
    await press(page, screen, '.ask .yes');
    await expect.poll(() => moves(server)).toEqual(['claim station-town_hall-b green:2']);
    await page.waitForSelector('.fanfare');
    await picture(page, `ghost-fanfare-${screen.name}`);
    await press(page, screen, 'button:has(.ticket)');
    await expect.poll(() => page.locator('button:has(.ticket)').first().getAttribute('aria-pressed')).toBe('true');
    await page.waitForSelector('.fanfare', { state: 'detached' });
    await expect.poll(cheers).toEqual(['bonus 0', 'ticket 1', 'ticket 2', 'treat 3']);
    await expect.poll(() => page.locator('.sign.lit').count()).toBe(1);
    await end();
  });

  test('swapping needs a second press; a route out of reach says what is missing', async () => {
    const { server, page, end } = await open(middle);
    await press(page, screen, '.swap');
    await expectCleanPage(page, 'swap');
    expect(moves(server)).toEqual([]);
    await press(page, screen, '.ask .no');
    await tap(page, 'cauldron|rotten_tree');
    await page.waitForSelector('.ask .reason:not(:empty)');
    await expect.poll(() => page.locator('.ask .card.missing').count()).toBe(1);
    await expectCleanPage(page, 'info');
    await picture(page, `ghost-info-${screen.name}`);
    await page.keyboard.press('Escape');
    await press(page, screen, '.swap');
    await press(page, screen, '.ask .yes');
    await expect.poll(() => moves(server)).toEqual(['exchange']);
    await end();
  });

  test('who only watches sees a shared Golden Ticket, and every tab tells something', async () => {
    const { page, end } = await open({ ...middle, seat: null, prompt: null, legal: [], view: { ...afterClaim.view, own: null } });
    for (const tab of ['done', 'key', 'log']) {
      await openDrawer(page, screen, tab);
      expect((await page.locator('.drawer').textContent())?.length).toBeGreaterThan(20);
      await expectCleanPage(page, tab);
    }
    await poke(page, screen, '.surface');
    await end();
    const last = await open(over);
    await expect.poll(() => last.page.locator('.golden h2').textContent()).toMatch(/Ola, Ada/);
    await expectCleanPage(last.page, 'over');
    await expect.poll(() => inSight(last.page, '.golden')).toBe(true);
    await seeAll(last.page);
    await expect.poll(() => lostNames(last.page, names(screen, false))).toEqual([]);
    await picture(last.page, `ghost-over-${screen.name}`);
    await last.end();
  });
});
