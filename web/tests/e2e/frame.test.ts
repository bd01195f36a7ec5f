// The frame of the table, measured: how much of the window is map, what is asked is in sight, the dock never moves. One page is
// resized over scripted positions: five players with the longest names there can be.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { middle, opening } from '../scripted/messages';
import type { ScriptedServer } from '../scripted/server';
import { openDrawer, press, withRare, type Screen } from './browser';
import { share } from './mapShare';
import { said, scriptedTables, showing, type Answer } from './scriptedTable';

/** Each size with the part of it that has to be map, in hundredths. */
const SIZES = [
  { width: 360, height: 640, least: 55 },
  { width: 360, height: 740, least: 55 },
  { width: 740, height: 360, least: 70 },
  { width: 844, height: 390, least: 70 },
  { width: 720, height: 450, least: 55 }, // 1440 by 900 at twice its size
  { width: 820, height: 1180, least: 60 },
  { width: 1180, height: 820, least: 60 },
  { width: 1366, height: 650, least: 70 },
  { width: 1440, height: 900, least: 70 },
  { width: 2560, height: 1440, least: 70 },
] as const;
/** The smallest of each form: what is asked lies in these in every run, in all of them in the soak. */
const FORMS = [SIZES[0], SIZES[2], SIZES[5], SIZES[7]] as const;
const ASKED_AT: readonly (typeof SIZES)[number][] = withRare(FORMS, SIZES);
const SCREEN: Screen = { name: 'frame', width: 1440, height: 900, touch: false, locale: 'en-GB' };

const LONGEST = ['Aleksandra Konstantynopolitańska', 'Wolfgang Amadeus Hohenzollernow', 'Bartłomiej Szczebrzeszyński-Kot', 'Maximiliana Featherstonehaugh-W.', 'Krzysztofa Brzęczyszczykiewicz-W'];
const players = LONGEST.map((_, seat) => middle.view.players[seat] ?? { ...middle.view.players[1]!, tracks: [] });
const hand = { purple: 3, blue: 2, orange: 12, white: 1, green: 2, yellow: 12, black: 1, red: 4, locomotive: 2 };
const tickets = ['boston-miami', 'los_angeles-new_york', 'seattle-new_york', 'calgary-phoenix', 'denver-el_paso'].map((id) => ({ id, done: false }));

const turn = {
  ...middle,
  seats: LONGEST.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'easy' })),
  view: { ...middle.view, players, own: { ...middle.view.own!, hand, tickets } },
};
const lastRound = { ...turn, view: { ...turn.view, last_round: 5 } };
const waiting = { ...turn, prompt: null, legal: [], view: { ...turn.view, turn: 4, to_act: [4], last_round: 4 } };
const drawn = { ...turn, prompt: 21, legal: ['draw', 'take 1', 'take 2'], view: { ...turn.view, phase: 'second-card' as const, deck: 0, row: ['red', null, null, 'white', 'blue'], own: { ...turn.view.own, hand: { orange: 1 } } } };
const four = ['boston-miami', 'calgary-phoenix', 'los_angeles-new_york', 'seattle-new_york'];
const first = {
  ...opening,
  seats: turn.seats,
  legal: [`keep ${four.join()}`, `keep ${four.slice(0, 2).join()} under ${four.slice(2).join()}`],
  view: { ...opening.view, players: LONGEST.map(() => opening.view.players[0]!), to_act: [0, 1, 2, 3, 4], own: { ...opening.view.own!, offer: four } },
};
const later = { ...turn, prompt: 23, legal: ['keep denver-el_paso under calgary-phoenix,boston-miami'], view: { ...turn.view, phase: 'keep-tickets' as const, own: { ...turn.view.own, offer: ['denver-el_paso', 'calgary-phoenix', 'boston-miami'] } } };
const passing = { ...turn, prompt: 24, legal: ['pass'] };

const frames = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

async function show(page: Page, server: ScriptedServer, snapshot: object): Promise<void> {
  await page.keyboard.press('Escape');
  server.say(snapshot);
  await frames(page);
}

/** Resizes the window and waits until the page has taken its new form: a busy machine tells it late. */
async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
  let before: string[] = [];
  await expect.poll(async () => {
    await frames(page);
    const now = await dock(page);
    const settled = now.length > 0 && now.join() === before.join();
    before = now;
    return settled;
  }).toBe(true);
}

/** Where each part of the dock lies. Looked up and measured in one go: a snapshot draws the table anew, and what was found before is gone. */
const dock = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand li, .slot')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map((n) => Math.round(10 * n) / 10).join(' ');
    }),
  );

/** Controls of the question that are not in the window as they are, or lie under something. */
const outOfSight = (page: Page) =>
  page.locator('[data-question]').evaluate((question) => {
    const controls = [...question.querySelectorAll('button')];
    const hidden = controls.filter((control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !control.contains(there);
    });
    const scrolls = question.scrollHeight > question.clientHeight + 1;
    return [...hidden.map((control) => control.textContent?.trim() ?? ''), ...(scrolls ? ['it scrolls'] : [])];
  });

/** Words that leave the box they are written in: cut off, or over the edge. Names of people may end in dots: a tap tells them. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header h1, header strong, .slot, .figures, [data-question] button, [data-question] p, [data-question] h2')]
      .filter((box) => !box.classList.contains('unseen') && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1))
      .map((box) => `${box.className}: ${box.textContent?.trim()}`),
  );

/** What lies over the scoring track: it is looked at all the way round. */
const onTrack = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector<SVGSVGElement>('svg[role=group]')!;
    const { a: k, e: x, f: y } = map.getScreenCTM()!;
    const [w, h, band] = [1800, 1200, 18];
    const round = Array.from({ length: 100 }, (_, i) => i / 100).flatMap((part) => [[part * w, band], [part * w, h - band], [band, part * h], [w - band, part * h]] as const);
    const found = round.map(([u, v]) => document.elementFromPoint(u * k + x, v * k + y)).filter((thing) => thing !== null && !map.contains(thing));
    return [...new Set(found.map((thing) => thing!.closest('button, ul, [data-part]')?.className ?? thing!.className))];
  });

/** Cities of tickets on offer that the question lies on. */
const hiddenOffers = (page: Page) =>
  page.evaluate((ids) => ids.filter((id) => {
    const { left, top, right, bottom } = document.querySelector(`[data-city="${id}"]`)!.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-question]') != null;
  }), later.view.own.offer.flatMap((id) => id.split('-')));

/** Names of these cities that the question lies on. */
const hiddenNames = (page: Page, cities: readonly string[]) =>
  page.evaluate((ids) => {
    const over = document.querySelector('[data-question]')!.getBoundingClientRect();
    return ids.filter((id) => {
      const name = document.querySelector(`[data-name="${id}"]`)?.getBoundingClientRect();
      return name !== undefined && name.left < over.right && over.left < name.right && name.top < over.bottom && over.top < name.bottom;
    });
  }, cities);

const rule: Answer = (message, say) => {
  if (message.t === 'check') say({ t: 'reject', id: message.id, code: 'short', rule: 'T30', params: { card: 'black', short: 3 }, prompt: 20 });
  if (message.t === 'hint') say({ t: 'hint', id: message.id, prompt: 20, move: 'claim las_vegas-salt_lake_city orange:3', reason: { en: 'It is long.', pl: 'Jest długa.' } });
};
const atTable = scriptedTables('ttr');

async function byKey(page: Page, thing: string): Promise<void> {
  await page.locator(thing).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.action');
}

/** What can be asked on one's turn, and how one comes to be asked it; Escape lets go of it. */
const ON_TURN: Record<string, (page: Page) => Promise<void>> = {
  claim: (page) => byKey(page, '[data-route="atlanta|charleston"]'),
  'which of seven routes': (page) => byKey(page, '[data-city=helena]'),
  'why not': async (page) => {
    await byKey(page, '[data-route="duluth|winnipeg"]');
    await page.waitForSelector('.reason:not(:empty)');
  },
  hint: async (page) => {
    await page.locator('button.hint').click();
    await page.waitForSelector('#hint-title');
  },
  'draw tickets': async (page) => {
    await page.locator('button.tickets').click();
    await page.waitForSelector('#draw-title');
  },
};
/** What the table asks by itself. */
const BY_TABLE = { 'first tickets': first, 'new tickets': later, pass: passing };

// Polish words are the longer ones.
describe.each(withRare(['pl'], ['en']))('in %s', (language) => {
  test('the map has its share, questions are in sight, the dock stays where it is', async () => {
    await atTable(showing(turn, rule), SCREEN, async (page, server) => {
      await openDrawer(page, SCREEN, 'settings');
      await press(page, SCREEN, `.drawer button[lang=${language}]`);
      await page.keyboard.press('Escape');
      for (const size of SIZES) {
        const where = `${size.width}x${size.height}`;
        await show(page, server, turn);
        await resize(page, size);
        const places = await dock(page);
        // Asked until it is so: a snapshot may be just about to be drawn. What has moved stays moved.
        const expectAsBefore = async (name: string) => {
          await expect.poll(() => dock(page), { message: `${where}, ${name}: the dock` }).toEqual(places);
          await expect.poll(() => cutWords(page), { message: `${where}, ${name}` }).toEqual([]);
        };
        for (const [name, snapshot] of Object.entries({ turn, lastRound, waiting, drawn })) {
          await show(page, server, snapshot);
          // Colours take no room: the fullest position is measured in both, the others in one of them.
          for (const colorScheme of name === 'waiting' ? (['light', 'dark'] as const) : (['dark'] as const)) {
            await page.emulateMedia({ colorScheme });
            await expect.poll(() => share(page), { message: `${where}, ${colorScheme}, ${name}: part of the window that is map` }).toBeGreaterThanOrEqual(size.least);
          }
          await expectAsBefore(name);
        }
        const expectInSight = async (name: string) => {
          await frames(page);
          await expect.poll(() => outOfSight(page), { message: `${where}, ${name}` }).toEqual([]);
          await expectAsBefore(name);
        };
        if (!ASKED_AT.includes(size)) continue;
        await show(page, server, turn);
        for (const [name, ask] of Object.entries(ON_TURN)) {
          await ask(page);
          await expectInSight(name);
          if (name === 'claim') await expect.poll(() => hiddenNames(page, ['atlanta', 'charleston']), { message: `${where}: names of what is claimed` }).toEqual([]);
          await page.keyboard.press('Escape');
          await page.waitForSelector('[data-question]', { state: 'detached' });
        }
        const scale = () => page.evaluate(() => Math.round(1000 * document.querySelector<SVGSVGElement>('svg[role=group]')!.getScreenCTM()!.a));
        const large = size.width >= 1180 ? await scale() : null;
        if (large !== null) await expect.poll(() => onTrack(page), { message: `${where}: on the scoring track` }).toEqual([]);
        for (const [name, snapshot] of Object.entries(BY_TABLE)) {
          await show(page, server, snapshot);
          await expectInSight(name);
          if (large !== null && name === 'new tickets') {
            await expect.poll(() => hiddenOffers(page), { message: `${where}: cities of offered tickets` }).toEqual([]);
            // Where there is no place beside all of them it gives way a little.
            expect(await scale(), `${where}: the board stays large`).toBeGreaterThanOrEqual(0.9 * large);
          }
        }
      }
    });
  });
});

describe('the deck', () => {
  /** Every state in which two draws are legal, and how one comes into it. */
  const STATES: Record<string, (page: Page) => Promise<void>> = {
    'nothing begun': () => Promise.resolve(),
    ...ON_TURN,
    'a ticket looked at': async (page) => {
      if ((await page.locator('button.peek').count()) > 0) await page.locator('button.peek').click();
      await page.getByRole('button', { name: /Boston – Miami/ }).click();
    },
  };

  test('pressed twice in one place draws two cards, whatever was begun, in every form of the table', async () => {
    let v = turn.v;
    const step = (seat: number, rest: object) => ({ t: 'step', family: 'ttr', v: ++v, seat, events: [{ e: 'drew', seat, ...(seat === 0 ? { card: 'orange' } : {}) }], result: null, ...rest });
    let draws = 0;
    const answer: Answer = (message, say) => {
      rule(message, say);
      if (message.t !== 'move') return;
      const second = ++draws % 2 === 0;
      const { view, legal } = second ? turn : { ...drawn, view: { ...drawn.view, deck: 40 } };
      say({ ...step(0, { prompt: second ? 20 : 21, legal, view }), id: message.id });
    };
    await atTable(showing(turn, answer), SCREEN, async (page, server) => {
      for (const size of FORMS) {
        await resize(page, size);
        const box = (await page.locator('button.deck').boundingBox())!;
        for (const [name, begin] of Object.entries(STATES)) {
          await begin(page);
          const before = said(server, 'move').length;
          await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
          await expect.poll(() => said(server, 'move').slice(before).map(({ move }) => move), { message: `${size.width}x${size.height}, ${name}` }).toEqual(['draw', 'draw']);
          await expect.poll(() => page.textContent('h1')).toMatch(/Your turn/);
          await page.keyboard.press('Escape');
        }
      }
    });
  });
});

describe('on a large screen', () => {
  const LARGE = [SIZES[5], SIZES[6], SIZES[7]].map((size): Screen => ({ ...size, name: `${size.width}x${size.height}`, touch: false, locale: 'en-GB' }));
  /** Routes in all corners of the map, with names on every side of them. */
  const ROUTES = { 'seattle|vancouver': ['seattle', 'vancouver'], 'las_vegas|salt_lake_city': ['las_vegas', 'salt_lake_city'], 'denver|salt_lake_city': ['denver', 'salt_lake_city'], 'atlanta|charleston': ['atlanta', 'charleston'] };

  test.each(LARGE)('who comes back to a game finds nothing on the map, and a claim names its cities: $name', async (screen) => {
    await atTable(showing(turn, rule), screen, async (page) => {
      const below = () =>
        page.evaluate(() => {
          const [map, shelf] = [document.querySelector('svg[role=group]')!, document.querySelector('[data-part=shelf]')!].map((thing) => thing.getBoundingClientRect());
          return map!.bottom <= shelf!.top + 1 || map!.right <= shelf!.left + 1;
        });
      await expect.poll(below, { message: 'tickets beside the map' }).toBe(true);
      for (const [key, cities] of Object.entries(ROUTES)) {
        await byKey(page, `[data-route="${key}"]`);
        await frames(page);
        await expect.poll(() => hiddenNames(page, cities), { message: key }).toEqual([]);
        await page.keyboard.press('Escape');
        await page.waitForSelector('[data-question]', { state: 'detached' });
      }
    });
  });
});

describe('on a phone', () => {
  const camera = (page: Page) => page.getAttribute('.camera', 'style');
  const PHONES = [SIZES[0], SIZES[1], SIZES[2], SIZES[3], SIZES[4]].map((size): Screen => ({ ...size, name: `${size.width}x${size.height}`, touch: true, locale: 'en-GB' }));

  /** Cities that something lies on, or that are out of sight. */
  const covered = (page: Page, cities = '[data-city]') =>
    page.locator(cities).evaluateAll((all) =>
      all.flatMap((city) => {
        const { left, top, right, bottom } = city.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there?.closest('svg[role=group]') ? [] : [(city as SVGElement).dataset.city];
      }),
    );

  /** Touches a route where it is seen; where two are meant, says which. */
  async function touch(page: Page, key: string, city: string): Promise<void> {
    const spot = (await page.locator(`[data-route="${key}"] .space`).first().boundingBox())!;
    await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await page.waitForSelector('#claim-title, #which-title');
    if ((await page.locator('#which-title').count()) > 0) await page.locator('.which button', { hasText: city }).first().tap();
    await page.waitForSelector('#claim-title');
    await frames(page);
  }

  /** What the question hides of a route. */
  const hiddenSpaces = (page: Page, key: string) =>
    page.locator(`[data-route="${key}"] .space`).evaluateAll((all) => {
      const over = document.querySelector('[data-question]')!.getBoundingClientRect();
      return all.map((space) => space.getBoundingClientRect()).filter(({ left, right, top, bottom }) => right > over.left && left < over.right && bottom > over.top && top < over.bottom).length;
    });

  test.each(PHONES)('the map fills its room, has one’s tickets in sight, and never moves between a touch and its answer: $name', async (screen) => {
    const side = screen.width > screen.height;
    await atTable(showing(side ? turn : middle), screen, async (page, server) => {
      const sheet = (await page.locator('svg[role=group]').boundingBox())!;
      if (!side) expect(sheet.width).toBeGreaterThanOrEqual(screen.width * 0.84);
      // On its side nothing lies on any city, with most players and all kinds of cards.
      expect(await covered(page, side ? '[data-city]' : '[data-city=boston], [data-city=miami]')).toEqual([]);
      const before = await camera(page);
      const asked = async (key: string, city: string) => {
        await touch(page, key, city);
        expect(await camera(page), `${key}: the camera`).toBe(before);
        expect(await hiddenSpaces(page, key), `${key} under its question`).toBe(0);
        expect(await outOfSight(page), key).toEqual([]);
      };
      for (const [key, city] of [['seattle|vancouver', 'Vancouver'], ['las_vegas|salt_lake_city', 'Las Vegas'], ['atlanta|charleston', 'Charleston']] as const) {
        if (!side && key !== 'atlanta|charleston') continue; // out of sight
        await asked(key, city);
        // A finger beside it lets go of it, whatever it meets.
        const { x, y, width, height } = (await page.locator('[data-question]').boundingBox())!;
        if (side) await page.touchscreen.tap(x > width ? x - 30 : x + width + 30, screen.height / 2);
        else await page.touchscreen.tap(x + 40, y > screen.height / 3 ? y - 30 : y + height + 30);
        await expect.poll(() => page.locator('.action').count()).toBe(0);
        expect(await camera(page), 'the camera').toBe(before);
      }
      await asked('atlanta|charleston', 'Charleston');
      await page.locator('.action .primary').tap();
      await expect.poll(() => said(server, 'move').length).toBe(1);
      expect(await camera(page), 'the camera').toBe(before);
      // Tickets are read beside a map that can be read, too.
      await page.locator('button.peek').tap();
      await page.waitForSelector('#tickets-title');
      await expect.poll(() => page.locator('svg[role=group]').evaluate((map) => map.getBoundingClientRect().width)).toBeGreaterThanOrEqual(290);
      await page.keyboard.press('Escape');
      await expect.poll(() => camera(page)).toBe(before);
      await page.locator('.zoom button').tap();
      await expect.poll(() => camera(page)).not.toBe(before);
      if (side) await page.locator('.zoom button').tap();
      for (const city of ['seattle', 'los_angeles', 'miami', 'boston']) {
        const at = (await page.locator(`[data-city=${city}]`).boundingBox())!;
        expect(at.x >= 0 && at.x + at.width <= screen.width && at.y >= 0 && at.y + at.height <= screen.height, city).toBe(true);
      }
    });
  });
});
