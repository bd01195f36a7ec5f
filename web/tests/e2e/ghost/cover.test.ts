// Nothing lies on the town: at every size, on one's turn, every place and every track is in sight, at rest and beside a hint, and the map stays
// where it is. What the others do is seen in a picture, and the ticket one touches shows a way that can be built.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../net/messages';
import type { Ghost } from '../../../games/ghost/guards';
import { middle } from '../../scripted/ghost';
import { DESKTOP, hurry, PHONE, picture, press, SIDE, STILL, type Screen, withRare } from '../browser';
import { scriptedTables, showing, type Answer } from '../scriptedTable';

const SIZES = [[360, 640], [360, 740], [740, 360], [844, 390], [720, 450], [820, 1180], [1180, 820], [1366, 650], [1440, 900], [2560, 1440]] as const;
const SCREEN: Screen = { name: 'cover', width: 1440, height: 900, touch: false, locale: 'pl-PL' };
const NAMES = ['Aleksandra Konstantynopolitańska', 'Wolfgang Amadeus Hohenzollernow', 'Bartłomiej Szczebrzeszyński-Kot', 'Maximiliana Featherstonehaugh-W.'];

/** As full as a table gets: four players, every kind of card. */
const turn = {
  ...middle,
  seats: NAMES.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'easy' })),
  view: {
    ...middle.view,
    players: NAMES.map((_, seat) => middle.view.players[seat] ?? { ...middle.view.players[1]!, completed: [], done: 0, tracks: [] }),
    own: { ...middle.view.own!, hand: { yellow: 3, green: 12, orange: 2, black: 1, blue: 4, red: 1, locomotive: 2 }, tickets: ['gingerbread-windmill', 'pumpkins-station'] },
  },
};
const waiting = { ...turn, prompt: null, legal: [], view: { ...turn.view, turn: 1, to_act: [1] } };
const hint: Answer = (message, say) => {
  if (message.t === 'hint') say({ t: 'hint', id: message.id, prompt: 4, move: 'claim station-town_hall-b green:2', reason: { en: 'It completes a ticket.', pl: 'Kończy bilet.' } });
};
const atTable = scriptedTables('ghost');

/** Places and pieces of track that leave the window or lie under something. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('.surface')!;
    const things = [...document.querySelectorAll('[data-place] circle.frame, .route .space, .car rect.roof')];
    return things.flatMap((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const name = thing.closest('[data-place]')?.getAttribute('data-place') ?? thing.closest('[data-route]')?.getAttribute('data-route') ?? 'a carriage';
      const [x, y] = [left + width / 2, top + height / 2];
      // Pieces may stand aslant in their box.
      const reach = thing.matches('.frame') ? 0.46 : 0.25;
      const over = [[0, 0], [reach, 0], [-reach, 0], [0, reach], [0, -reach]].map(([u, v]) => document.elementFromPoint(x + u! * width, y + v! * height)).find((there) => there === null || !map.contains(there));
      return over === undefined ? [] : [`${name} under ${over === null ? 'the edge' : over.closest('[data-part], [data-question], .signs, .zoom, .words')?.className || over.className}`];
    });
  });
const camera = (page: Page) => page.locator('.camera').getAttribute('style');
const resized = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
};

test('at every size nothing lies on a place or a track, on one’s turn or beside a hint, and the map does not move', async () => {
  await atTable(showing(turn, hint), SCREEN, async (page, server) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of SIZES) {
      const where = `${width}x${height}`;
      await resized(page, width, height);
      server.say(waiting);
      await page.waitForSelector('h1:not(.mine)', { state: 'attached' });
      await expect.poll(() => covered(page), { message: `${where}, the others' turn` }).toEqual([]);
      const before = await camera(page);
      server.say(turn);
      await page.waitForSelector('h1.mine', { state: 'attached' });
      await expect.poll(() => covered(page), { message: `${where}, one's turn` }).toEqual([]);
      await press(page, SCREEN, 'li > button:has(.ticket)');
      await page.waitForSelector('.wish');
      await picture(page, `ghost-cover-${where}`);
      await press(page, SCREEN, 'button.hint');
      await page.waitForSelector('.ask .yes');
      await expect.poll(() => covered(page), { message: `${where}, a hint` }).toEqual([]);
      await picture(page, `ghost-cover-hint-${where}`);
      expect(await camera(page), `${where}: the map stays`).toBe(before);
      await page.keyboard.press('Escape');
      await page.waitForSelector('[data-question]', { state: 'detached' });
    }
  });
});

/** A step of another, after which somebody else is to move; what was laid stays. */
const step = (v: number, seat: number, events: Step<Ghost>['events'], after: Partial<(typeof turn.view.players)[number]>): Step<Ghost> => ({
  t: 'step', family: 'ghost', v, seat, events, prompt: null, legal: [], result: null,
  view: { ...waiting.view, players: turn.view.players.map((player, n) => ({ ...player, ...(n === 1 ? laid : {}), ...(n === seat ? after : {}) })) },
});
const LAID = 'lighthouse-swamp-a';
const laid = { trains: 13, tracks: [...turn.view.players[1]!.tracks, LAID] };
const deeds = [
  { kind: 'wagons', step: step(10, 1, [{ e: 'claimed', seat: 1, track: LAID, pay: { orange: 2 }, trains: 13 }], laid), told: [1, '13', '4'] },
  { kind: 'cards', step: step(11, 2, [{ e: 'drew', seat: 2 }, { e: 'drew', seat: 2 }], { cards: 6 }), told: [2, '15', '6'] },
  { kind: 'swap', step: step(12, 3, [{ e: 'exchanged', seat: 3, count: 2 }, { e: 'drew-ticket', seat: 3 }, { e: 'drew-ticket', seat: 3 }], {}), told: [3, '15', '4'] },
] as const;

describe.each(withRare([PHONE, SIDE], [DESKTOP]))('on a $name', (screen) => {
  test('what each of the others does is shown in a picture, one after the other, and counted beside their ghost', async () => {
    await atTable(showing(waiting), screen, async (page, server) => {
      await page.clock.install({ time: 1_000_000 });
      await page.clock.pauseAt(2_000_000);
      for (const { step } of deeds) server.say(step);
      for (const { kind, told: [seat, trains, cards] } of deeds) {
        await page.waitForSelector(`.told[data-told=${kind}]`);
        const figures = page.locator(`[data-badge="${seat}"] .figures > span > span[aria-hidden]`);
        await expect.poll(() => figures.allTextContents()).toEqual([trains, cards]);
        for (const figure of await figures.all()) expect(await figure.isVisible()).toBe(true);
        if (kind === 'wagons') {
          expect(await page.locator('.told .wagon').count()).toBe(2);
          await expect.poll(() => page.locator(`.car[data-track="${LAID}"]`).count()).toBe(2);
          const shown = (await page.locator('.told .shown').boundingBox())!;
          for (const car of await page.locator(`.car[data-track="${LAID}"]`).all()) {
            const { x, y, width, height } = (await car.boundingBox())!;
            expect(x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height, 'the train is in sight').toBe(true);
            expect(x > shown.x + shown.width || shown.x > x + width || y > shown.y + shown.height || shown.y > y + height, 'and not under what tells of it').toBe(true);
          }
        }
        // On a phone it stands beside the town, which is one's own again as soon as it is one's turn.
        if (screen !== DESKTOP) {
          const shown = (await page.locator('.told .shown').boundingBox())!;
          const places = await page.locator('[data-place] circle.frame').evaluateAll((all) => all.map((place) => place.getBoundingClientRect()).map(({ top, right }) => ({ top, right })));
          const [top, right] = [Math.min(...places.map((place) => place.top)), Math.max(...places.map((place) => place.right))];
          expect(shown.y + shown.height <= top || shown.x >= right, 'beside the town').toBe(true);
        }
        await picture(page, `ghost-told-${kind}-${screen.name}`);
        await page.clock.runFor(2000);
      }
      await expect.poll(() => page.locator('[data-told]').count()).toBe(0);
    });
  });

  test('at once is at once', async () => {
    await atTable(showing(waiting), screen, async (page, server) => {
      await hurry(page, screen, STILL);
      for (const { step } of deeds) server.say(step);
      await page.waitForSelector(`.car[data-track="${LAID}"]`);
      expect(await page.locator('[data-told]').count()).toBe(0);
    });
  });

  test('a ticket shows its pieces and a way along free tracks, which shine more than others', async () => {
    await atTable(showing(turn), screen, async (page) => {
      const missing = await page.locator('li > button [data-missing]').evaluateAll((all) => all.map((one) => [one.getAttribute('data-missing'), one.querySelectorAll('rect').length]));
      // Gingerbread to windmill: two pieces to the rotten tree, one lies there; pumpkins to station: two over the town hall and two that lie there.
      expect(missing).toEqual([['2', 3], ['2', 4]]);
      await press(page, screen, 'li > button:has(.ticket)');
      const line = (await page.locator('.wish').getAttribute('d'))!;
      expect(line.split('L').length).toBeGreaterThan(5);
      const shining = await page.locator('.route.bright').evaluateAll((all) => all.map((route) => [route.getAttribute('data-route'), route.querySelector('.aura') !== null, route.querySelector('.halo.payable:not(.quiet)') !== null]));
      expect(shining).toContainEqual(['station|town_hall', true, true]);
      expect(shining).toContainEqual(['harbour|lighthouse', false, false]);
    });
    // Where no track that can be paid for helps a ticket, none shines.
    const helpless = { ...turn, legal: ['draw', 'claim harbour-lighthouse-b red:1'] };
    await atTable(showing(helpless), screen, async (page) => {
      await page.waitForSelector('.route.bright');
      expect(await page.locator('.aura').count()).toBe(0);
    });
  });
});
