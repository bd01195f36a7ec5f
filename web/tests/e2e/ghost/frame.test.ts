// The frame of Ghost Train, measured at every size: the question over the map with its tick in sight, targets for small fingers, names
// that cover nothing, a dock that never moves. One page is resized over the fullest position there can be.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { middle } from '../../scripted/ghost';
import { picture, press, type Screen } from '../browser';
import { share } from '../mapShare';
import { scriptedTables, showing, type Answer } from '../scriptedTable';

/** Each size with the part of it that has to be map, in hundredths. */
const SIZES = [
  [360, 640, 55], [360, 740, 55], [740, 360, 70], [844, 390, 70], [720, 450, 55], [820, 1180, 60], [1180, 820, 60], [1366, 650, 70], [1440, 900, 70], [2560, 1440, 70],
] as const;
const SCREEN: Screen = { name: 'frame', width: 1440, height: 900, touch: false, locale: 'pl-PL' };
/** For small fingers, in pixels. */
const TARGET = 63.5;

const NAMES = ['Aleksandra Konstantynopolitańska', 'Wolfgang Amadeus Hohenzollernow', 'Bartłomiej Szczebrzeszyński-Kot', 'Maximiliana Featherstonehaugh-W.'];
const turn = {
  ...middle,
  seats: NAMES.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'easy' })),
  view: {
    ...middle.view,
    players: NAMES.map((_, seat) => middle.view.players[seat] ?? { ...middle.view.players[1]!, completed: [], done: 0, tracks: [] }),
    own: { ...middle.view.own!, hand: { yellow: 3, green: 12, orange: 2, black: 1, blue: 4, red: 1, locomotive: 2 } },
  },
};

const waiting = { ...turn, prompt: null, legal: [], view: { ...turn.view, turn: 1, to_act: [1] } };

const rule: Answer = (message, say) => {
  if (message.t === 'check') say({ t: 'reject', id: message.id, code: 'short', rule: 'G11', params: { card: 'orange', short: 2 }, prompt: 4 });
  if (message.t === 'hint') say({ t: 'hint', id: message.id, prompt: 4, move: 'claim station-town_hall-b green:2', reason: { en: 'It completes a ticket.', pl: 'Kończy bilet.' } });
};
const atTable = scriptedTables('ghost');

const ASKED: Record<string, (page: Page) => Promise<void>> = {
  claim: async (page) => {
    await page.locator('[data-route="station|town_hall"]').press('Enter');
    await page.waitForSelector('.ask .yes');
    await press(page, SCREEN, '.ask summary');
  },
  swap: async (page) => {
    await press(page, SCREEN, 'button.swap');
    await page.waitForSelector('.ask .yes');
  },
  hint: async (page) => {
    await press(page, SCREEN, 'button.hint');
    await page.waitForSelector('.ask .yes');
  },
  'why not': async (page) => {
    await page.locator('[data-route="cauldron|rotten_tree"]').press('Enter');
    await page.waitForSelector('.ask .reason:not(:empty)');
  },
};

const settle = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

/** What is wrong with the question: out of the window or under something, too small for a finger, more than one cross, a scroll. */
const faultsOfQuestion = (page: Page) =>
  page.evaluate((target) => {
    const question = document.querySelector('[data-question]');
    if (question === null) return ['no question'];
    const controls = [...question.querySelectorAll('button, summary')].filter((control) => control.getClientRects().length > 0);
    const faults = controls.flatMap((control) => {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const name = control.className || control.tagName;
      return [
        ...(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !control.contains(there) ? [`${name} is out of sight`] : []),
        ...(Math.min(width, height) < target ? [`${name} is ${Math.round(width)}x${Math.round(height)}`] : []),
      ];
    });
    const crosses = question.querySelectorAll('.no').length;
    return [...faults, ...(crosses === 1 ? [] : [`${crosses} crosses`]), ...(question.scrollHeight > question.clientHeight + 1 ? ['it scrolls'] : [])];
  }, TARGET);

/** Controls of the table that are too small. Routes are not among them: pointing finds the nearest one. */
const small = (page: Page) =>
  page.locator('button:visible, summary:visible').evaluateAll(
    (all, target) => all.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return Math.min(width, height) < target ? [`${control.className} ${Math.round(width)}x${Math.round(height)}`] : [];
    }),
    TARGET,
  );

/** Names that lie on a picture, a space, a carriage or another name; names of one's tickets that are missing or too small. */
const faultsOfNames = (page: Page, needed: readonly string[]) =>
  page.evaluate((needed) => {
    type P = readonly [number, number];
    const apart = (a: readonly P[], b: readonly P[]) =>
      a.some((p, i) => {
        const q = a[(i + 1) % a.length]!;
        const [x, y] = [q[1] - p[1], p[0] - q[0]];
        const span = (shape: readonly P[]) => shape.map(([u, v]) => u * x + v * y);
        return Math.max(...span(a)) <= Math.min(...span(b)) + 0.5 || Math.max(...span(b)) <= Math.min(...span(a)) + 0.5;
      });
    const meet = (a: readonly P[], b: readonly P[]) => !apart(a, b) && !apart(b, a);
    const cornersOf = (rect: SVGGraphicsElement): P[] => {
      const [{ x, y, width, height }, m] = [rect.getBBox(), rect.getScreenCTM()!];
      return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]].map(([u, v]) => [u! * m.a + v! * m.c + m.e, u! * m.b + v! * m.d + m.f]);
    };
    const names = [...document.querySelectorAll('.places .name')].map((name) => {
      const { left, top, right, bottom } = name.getBoundingClientRect();
      // The box of a line of text is taller than its letters, and has a light rim.
      const line = (bottom - top) / name.querySelectorAll('text').length;
      const size = Number(name.querySelector('text')!.getAttribute('font-size')) * (name.querySelector('text') as SVGTextElement).getScreenCTM()!.a;
      const [l, t, r, b] = [left + 3, top + 0.24 * line, right - 3, bottom - 0.22 * line];
      return { id: name.getAttribute('data-name')!, size, box: [[l, t], [r, t], [r, b], [l, b]] as P[] };
    });
    const spaces = [...document.querySelectorAll<SVGGraphicsElement>('.space')].map(cornersOf);
    const roofs = [...document.querySelectorAll<SVGGraphicsElement>('.car rect.roof')].map(cornersOf);
    const pictures = [...document.querySelectorAll('[data-place] circle.frame')].map((circle) => {
      const { left, top, right, bottom } = circle.getBoundingClientRect();
      const [x, y, radius] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2];
      return Array.from({ length: 24 }, (_, i): P => [x + radius * Math.cos((i * Math.PI) / 12), y + radius * Math.sin((i * Math.PI) / 12)]);
    });
    return [
      ...names.flatMap(({ id, box }, i) => [
        ...(spaces.some((space) => meet(box, space)) ? [`${id} on a track`] : []),
        ...(roofs.some((roof) => meet(box, roof)) ? [`${id} on a carriage`] : []),
        ...(pictures.some((picture) => meet(box, picture)) ? [`${id} on a picture`] : []),
        ...names.slice(i + 1).filter((other) => meet(box, other.box)).map((other) => `${id} on ${other.id}`),
      ]),
      ...needed.flatMap((id) => {
        const name = names.find((name) => name.id === id);
        return name === undefined ? [`${id} is missing`] : name.size < 11 ? [`${id} is ${name.size}`] : [];
      }),
    ];
  }, needed);

/** How much of its room between what stands on a phone the sheet takes, where it is tightest. */
const filled = (page: Page) =>
  page.evaluate(() => {
    const box = (part: string) => document.querySelector(part)!.getBoundingClientRect();
    const [sheet, badges, dock, stock] = [box('svg[role=group]'), box('[data-part=badges]'), box('[data-part=dock]'), box('[data-part=stock]')];
    const room = innerWidth > innerHeight ? [stock.left - badges.right, innerHeight] : [innerWidth, dock.top - badges.bottom];
    return Math.max(sheet.width / room[0]!, sheet.height / room[1]!);
  });

/** The places of one's tickets, and the ends of the track that is asked about. */
const TICKETS = ['rotten_tree', 'town_hall', 'pumpkins', 'station'];
const ENDS = ['town_hall', 'station'];

/** Those of these places whose picture the question covers. */
const underQuestion = (page: Page, places: readonly string[]) =>
  page.evaluate((ids) => {
    const over = document.querySelector('[data-question]')!.getBoundingClientRect();
    return ids.filter((id) => {
      const { left, top, right, bottom } = document.querySelector(`[data-place=${id}] circle.frame`)!.getBoundingClientRect();
      return left < over.right && over.left < right && top < over.bottom && over.top < bottom;
    });
  }, places);

const dock = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand li, button.draw, button.swap, li > button:has(.ticket)')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

test('at every size the question lies over the map, its tick in sight; names cover nothing; the dock stays', async () => {
  await atTable(showing(turn, rule), SCREEN, async (page, server) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height, least] of SIZES) {
      const where = `${width}x${height}`;
      await page.setViewportSize({ width, height });
      await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
      await settle(page);
      for (const [when, snapshot] of [['at rest', waiting], ['on my turn', turn]] as const) {
        server.say(snapshot);
        await page.waitForSelector(when === 'at rest' ? 'h1:not(.mine)' : 'h1.mine');
        await expect.poll(() => share(page), { message: `${where}, ${when}: part of the window that is map` }).toBeGreaterThanOrEqual(least);
      }
      await picture(page, `ghost-frame-${where}`);
      await expect.poll(() => small(page), { message: where }).toEqual([]);
      const phone = Math.min(width, height) < 520;
      if (phone) expect(await filled(page), `${where}: all of the map, as large as its room`).toBeGreaterThanOrEqual(0.96);
      const seen = await page.evaluate((ids) =>
        ids.filter((id) => {
          const { left, top, right, bottom } = document.querySelector(`[data-place=${id}]`)!.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('svg[role=group]') != null;
        }), TICKETS,
      );
      // On a phone and between the columns of a tablet on its side, a name that has no room beside its picture is left out: it is heard.
      const narrow = phone || (width > height && width < 1200);
      await expect.poll(() => faultsOfNames(page, narrow ? [] : seen), { message: `${where}: names` }).toEqual([]);
      const before = await dock(page);
      for (const [name, ask] of Object.entries(ASKED)) {
        await ask(page);
        await settle(page);
        await expect.poll(() => faultsOfQuestion(page), { message: `${where}, ${name}` }).toEqual([]);
        expect(await dock(page), `${where}, ${name}: the dock`).toEqual(before);
        if (!phone && name === 'claim') await expect.poll(() => underQuestion(page, ENDS), { message: `${where}: ends that the question lies on` }).toEqual([]);
        await page.keyboard.press('Escape');
        await page.waitForSelector('[data-question]', { state: 'detached' });
      }
    }
  });
});
