// The map of Ticket to Ride in a real browser: names that touch nothing, fingers that pan and pinch, and how much the table helps.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { afterDraw, middle, opening, over, watching } from '../../scripted/messages';
import { DESKTOP, EITHER, expectCleanPage, PHONE, picture, press, type Screen, seeAll, withRare } from '../browser';
import { scriptedTables, showing, type Answer, type AtTable } from '../scriptedTable';

const table = scriptedTables('ttr');
const atTable = (snapshot: object, screen: Screen, body: Parameters<AtTable>[2], more?: Answer) => table(showing(snapshot, more), screen, body);

/** Names that touch another name, a wagon space or a city, as drawn; those that leave the map or lie under what is shown over it. */
function clashes(page: Page): Promise<{ names: number; touching: string[]; lost: string[] }> {
  return page.evaluate(() => {
    type P = [number, number];
    const names = [...document.querySelectorAll<SVGTextElement>('.cities text.name')].map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      // The box of a line of text is taller than its letters.
      const height = bottom - top;
      const box: P[] = [[left, top + 0.22 * height], [right, top + 0.22 * height], [right, bottom - 0.16 * height], [left, bottom - 0.16 * height]];
      return { name: text.textContent ?? '', box };
    });
    const corners = (shape: SVGGraphicsElement): P[] => {
      const { x, y, width, height } = shape.getBBox();
      const matrix = shape.getScreenCTM()!;
      const round = Array.from({ length: 12 }, (_, i): P => {
        const angle = (i * Math.PI) / 6;
        return [x + (width / 2) * (1 + Math.cos(angle)), y + (height / 2) * (1 + Math.sin(angle))];
      });
      const square: P[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
      return (shape instanceof SVGCircleElement ? round : square).map(([px, py]) => {
        const at = new DOMPoint(px, py).matrixTransform(matrix);
        return [at.x, at.y];
      });
    };
    /** A path is as it is drawn, not the box around it. */
    const outline = (thing: SVGGraphicsElement): P[] => {
      if (!(thing instanceof SVGPathElement)) return corners(thing);
      const [matrix, length] = [thing.getScreenCTM()!, thing.getTotalLength()];
      return Array.from({ length: 24 }, (_, i): P => {
        const at = thing.getPointAtLength((length * i) / 24).matrixTransform(matrix);
        return [at.x, at.y];
      });
    };
    const apart = (a: P[], b: P[]) =>
      a.some((p, i) => {
        const q = a[(i + 1) % a.length]!;
        const [nx, ny] = [q[1] - p[1], p[0] - q[0]];
        const along = (shape: P[]) => shape.map(([x, y]) => x * nx + y * ny);
        const [one, other] = [along(a), along(b)];
        return Math.max(...one) <= Math.min(...other) || Math.max(...other) <= Math.min(...one);
      });
    const meet = (a: P[], b: P[]) => !apart(a, b) && !apart(b, a);
    const things = [...document.querySelectorAll<SVGGraphicsElement>('.space, .car .walls, .car .roof, circle.city')].map((thing) => {
      const of = thing.closest<SVGElement>('[data-track], [data-route]')?.dataset;
      return { shape: outline(thing), of: of?.track ?? of?.route ?? 'a city' };
    });
    const touching = names.flatMap(({ name, box }, i) => [
      ...names.slice(i + 1).filter((other) => meet(box, other.box)).map((other) => `${name} / ${other.name}`),
      ...things.filter(({ shape }) => meet(box, shape)).map(({ of }) => `${name} on ${of}`),
    ]);
    const rect = ({ left, top, right, bottom }: DOMRect): P[] => [[left, top], [right, top], [right, bottom], [left, bottom]];
    const frame = document.querySelector('.board')!.getBoundingClientRect();
    const over = [...document.querySelectorAll<HTMLElement>('.zoom button, .map > ul')].filter((thing) => thing.offsetWidth > 0).map((thing) => rect(thing.getBoundingClientRect()));
    const tags = [...document.querySelectorAll<SVGCircleElement>('.tag circle')].map(corners);
    const leaves = (box: P[]) => box.some(([x, y]) => x < frame.left || x > frame.right || y < frame.top || y > frame.bottom);
    const lost = [
      ...names.flatMap(({ name, box }) => [
        ...(leaves(box) ? [`${name} leaves the map`] : []),
        ...(over.some((thing) => meet(box, thing)) ? [`${name} under a button`] : []),
        ...(tags.some((tag) => meet(box, tag)) ? [`${name} under a letter`] : []),
      ]),
      ...tags.flatMap((tag, i) => (leaves(tag) || [...over, ...tags.slice(i + 1)].some((other) => meet(tag, other)) ? [`letter ${i}`] : [])),
      ...touching.filter((clash) => clash.includes(' / ')),
    ];
    return { names: names.length, touching, lost };
  });
}

describe.each([DESKTOP, PHONE])('names on a $name', (screen) => {
  test.each(withRare(['dark'] as const, ['light'] as const))('touch neither each other nor wagons nor cities, %s', async (colorScheme) => {
    await atTable(middle, screen, async (page) => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForSelector('.cities text.name');
      await seeAll(page);
      const { names, touching, lost } = await clashes(page);
      // Where all of the map is as small as on a phone, a name of one's tickets rather lies on free spaces beside its city than far away.
      const own = await page.locator('.name.own').allTextContents();
      expect(touching.filter((clash) => screen === DESKTOP || !clash.includes('|') || !own.some((name) => clash.startsWith(`${name} on`)))).toEqual([]);
      expect(lost).toEqual([]);
      expect(names).toBeGreaterThanOrEqual(screen === DESKTOP ? 36 : 8);
      await expectCleanPage(page, `${colorScheme} ${screen.name}`);
      await picture(page, `map-${colorScheme}-${screen.name}`);
      await page.locator('.zoom button').first().click();
      if (screen === DESKTOP) await page.locator('.zoom button').first().click();
      // So close that there is no room left beside the spaces: then a name of one's tickets may lie on free ones, and on nothing else.
      await expect.poll(async () => (await clashes(page)).touching.filter((clash) => !clash.includes('|'))).toEqual([]);
    });
  });
});

// A desktop is among the frames below.
describe.each(withRare([PHONE], [DESKTOP]))('as it opens on a $name', (screen) => {
  test.each(Object.entries({ opening, watching, over }))('names and letters stay on the map, apart, and clear of buttons: %s', async (_, snapshot) => {
    await atTable(snapshot, screen, async (page) => {
      await page.evaluate(() => document.fonts.ready);
      await page.waitForSelector('.cities text.name');
      await seeAll(page);
      await expect.poll(async () => (await clashes(page)).lost).toEqual([]);
      const { names } = await clashes(page);
      expect(names).toBeGreaterThanOrEqual(screen === DESKTOP ? 36 : 8);
    });
  });
});

test.each(EITHER)('the keys on the map are explained as long as they are there, on a $name', async (screen) => {
  await atTable(middle, screen, async (page) => {
    const told = page.getByText('chosen with the keys');
    await expect.poll(() => told.count()).toBe(screen === DESKTOP ? 1 : 0);
    if (screen !== DESKTOP) return;
    expect(await told.isVisible()).toBe(false);
    await page.keyboard.press('m');
    await expect.poll(() => told.isVisible()).toBe(true);
  });
});

/** The frames of the table: phones, tablets, a laptop, desks, and one of them at twice its size. */
const FRAMES = [[360, 640], [360, 740], [740, 360], [844, 390], [820, 1180], [1180, 820], [1366, 650], [1440, 900], [2560, 1440], [720, 450]] as const;

/** Names under what lies over the map, too small ones, and cities of one's tickets that are in sight without a name. */
function unread(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const map = document.querySelector('.surface')!;
    const shown = (x: number, y: number) => {
      const thing = document.elementFromPoint(x, y);
      return thing !== null && map.contains(thing);
    };
    const names = [...map.querySelectorAll<SVGTextElement>('text.name')];
    const covered = names.filter((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return ![left + 1, (left + right) / 2, right - 1].every((x) => shown(x, middle));
    });
    const small = names.filter((name) => Number(name.getAttribute('font-size')) * name.getScreenCTM()!.a < 11);
    const told = new Set(names.map((name) => name.textContent));
    const nameless = [...map.querySelectorAll<SVGCircleElement>('circle.city.open, circle.city.done')].flatMap((city) => {
      const { left, right, top, bottom } = city.getBoundingClientRect();
      const name = city.parentElement!.querySelector(`[data-city][cx="${city.getAttribute('cx')}"][cy="${city.getAttribute('cy')}"]`)!.getAttribute('aria-label')!.split(',')[0]!;
      const inSight = [[left, top], [right, top], [right, bottom], [left, bottom]].every(([x, y]) => shown(x!, y!));
      return inSight && !told.has(name) ? [`${name} has no name`] : [];
    });
    return [...covered.map((name) => `${name.textContent} is covered`), ...small.map((name) => `${name.textContent} is small`), ...nameless];
  });
}

describe('names in every frame', () => {
  test.each(Object.entries({ opening, middle, over }))('%s: on nothing, under nothing, large enough, filled and fitted', async (_, snapshot) => {
    await atTable(snapshot, DESKTOP, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of FRAMES) {
        const where = `${width}x${height}`;
        await page.setViewportSize({ width, height });
        const onNothing = async () => (await clashes(page)).touching.filter((clash) => !clash.includes('|'));
        await expect.poll(() => unread(page), { message: where }).toEqual([]);
        await expect.poll(onNothing, { message: where }).toEqual([]);
        const all = page.locator('.zoom button').last();
        await all.click();
        await expect.poll(() => unread(page), { message: `${where}, all of it` }).toEqual([]);
        await expect.poll(onNothing, { message: `${where}, all of it` }).toEqual([]);
      }
    });
  });
});

describe('fingers', () => {
  test('two of them zoom, one pans, and what ends a pan never chooses a route', async () => {
    await atTable(middle, PHONE, async (page, server) => {
      const client = await page.context().newCDPSession(page);
      const touch = (type: string, ...points: [number, number][]) =>
        client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
      const scale = () => page.evaluate(() => document.querySelector<SVGSVGElement>('svg[role=group]')!.getScreenCTM()!.a);
      const map = (await page.locator('.surface').boundingBox())!;
      const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
      const before = await scale();
      await touch('touchStart', [x - 20, y], [x + 20, y]);
      for (const reach of [30, 50, 70]) await touch('touchMove', [x - reach, y], [x + reach, y]);
      await touch('touchEnd');
      await expect.poll(scale).toBeGreaterThan(before * 1.5);
      const space = (await page.locator('[data-route="las_vegas|salt_lake_city"] .space').first().boundingBox())!;
      const [sx, sy] = [space.x + space.width / 2, space.y + space.height / 2];
      await touch('touchStart', [x, y]);
      for (const part of [0.3, 0.7, 1]) await touch('touchMove', [x + (sx - x) * part + 30 * part, y + (sy - y) * part]);
      await touch('touchEnd');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.locator('.action').count()).toBe(0);
      expect(server.heard.filter((m) => m.t === 'move')).toEqual([]);
    });
  });
});

describe('a first game', () => {
  test.each(EITHER)('is taught step by step on a $name, and the lesson can be sent away for good', async (screen) => {
    await atTable(opening, screen, async (page, server) => {
      await press(page, screen, 'button.teach');
      await page.waitForSelector('#lesson-title');
      const covered = await page.locator('.lesson button, section:has(#offer-title) button').evaluateAll((all) => all.filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }).length);
      expect(covered, 'lesson and question leave each other in sight').toBe(0);
      await expectCleanPage(page, 'lesson');
      await picture(page, `lesson-${screen.name}`);
      const before = await page.textContent('.lesson p');
      server.say({ ...afterDraw, v: 1, events: [], prompt: 1, legal: middle.legal, view: middle.view });
      await expect.poll(() => page.textContent('.lesson p')).not.toBe(before);
      // It folds until there is something new to say, while something else is asked, and comes back when it is wanted.
      await press(page, screen, '.lesson .primary');
      await expect.poll(() => page.locator('.lesson p').count()).toBe(0);
      await press(page, screen, '.lesson .unfold');
      await press(page, screen, '.lesson button:last-child');
      await page.waitForSelector('#lesson-title', { state: 'detached' });
      await page.reload();
      await page.waitForSelector('#offer-title');
      await expect.poll(() => page.locator('section:has(#offer-title) .buttons button').count()).toBe(1);
    });
  });
});

describe('help is quiet', () => {
  const lit = (page: Page) => page.locator('.halo.reach').count();

  test('nothing is lit until somebody asks where to build or touches a card', async () => {
    await atTable(middle, DESKTOP, async (page) => {
      await expect.poll(() => page.locator('.route.bright').count()).toBe(4);
      expect(await lit(page)).toBe(0);
      const ask = page.getByRole('button', { name: 'Where can I build?' });
      await ask.click();
      await expect.poll(() => lit(page)).toBe(5);
      await expectCleanPage(page, 'lit');
      await picture(page, 'map-lit-desktop');
      await ask.click();
      await expect.poll(() => lit(page)).toBe(0);
      await page.getByRole('button', { name: /^2 green/ }).click();
      await expect.poll(() => lit(page)).toBe(1);
      await page.keyboard.press('b');
      await expect.poll(() => lit(page)).toBe(5);
      await page.keyboard.press('Escape');
      await expect.poll(() => lit(page)).toBe(0);
    });
  });

  test('the mouse and the keys are told what a route costs, and why a lane is closed', async () => {
    await atTable(middle, DESKTOP, async (page) => {
      await page.locator('[data-route="las_vegas|salt_lake_city"] .space').first().hover();
      await expect.poll(() => page.textContent('.tip')).toMatch(/Las Vegas – Salt Lake City.*3 ×.*4 points/s);
      await page.locator('[data-route="boston|new_york"] .space').first().hover();
      await expect.poll(() => page.textContent('.tip')).toContain('closed: with 2 players only one of the two tracks can be used');
      await page.mouse.move(2, 2);
      await expect.poll(() => page.locator('.tip').count()).toBe(0);
      await page.keyboard.press('m');
      await page.keyboard.type('hel');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.textContent('.tip')).toContain('Duluth – Helena');
    });
  });

  test('what was claimed since one\'s last turn is under steam', async () => {
    const claimed = { v: 40, seat: 1, events: [{ e: 'claimed', seat: 1, track: 'chicago-omaha', pay: { blue: 4 }, points: 7, trains: 24 }, { e: 'turn', seat: 0 }] };
    await atTable({ ...middle, history: [...middle.history.slice(0, 2), claimed] }, DESKTOP, async (page) => {
      await expect.poll(() => page.locator('.steam').count()).toBe(1);
      expect(await page.locator('.halo.glow').count()).toBe(0);
      await picture(page, 'map-news-desktop');
    });
  });
});

describe('how much the table helps', () => {
  const hint = { t: 'hint', prompt: 20, move: 'claim las_vegas-salt_lake_city orange:3', reason: { en: 'It is long.', pl: 'Jest długa.' } };

  test('none: nothing is lit, tracked, planned or hinted at; a claim is still possible', async () => {
    await atTable({ ...middle, assist: 'none' }, DESKTOP, async (page, server) => {
      expect(await page.locator('.route.bright, .plan, .city.open, .city.done').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
      expect(await page.getByRole('button', { name: /Boston – Miami/ }).textContent()).not.toContain('needed');
      await page.locator('[data-route="las_vegas|salt_lake_city"] .space').nth(1).click();
      await page.click('section .primary');
      await expect.poll(() => server.heard.filter((m) => m.t === 'move').length).toBe(1);
    });
  });

  test.each([['legal', 4, 0, 0], ['tracker', 4, 4, 0], ['planner', 4, 4, 2]] as const)('%s adds its own help', async (assist, lit, cities, plan) => {
    await atTable({ ...middle, assist }, DESKTOP, async (page) => {
      await expect.poll(() => page.locator('.route.bright').count()).toBe(lit);
      await expect.poll(() => page.locator('.city.open, .city.done').count()).toBe(cities);
      await expect.poll(() => page.locator('path.plan').count()).toBe(plan);
      expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0);
    });
  });

  test('coach: a hint is shown on the map with its reason, and can be followed', async () => {
    const answer: Answer = (message, say) => void (message.t === 'hint' && say({ ...hint, id: message.id }));
    await atTable(middle, DESKTOP, async (page, server) => {
      await page.keyboard.press('h');
      await page.waitForSelector('#hint-title');
      await expect.poll(() => page.textContent('.action')).toContain('It is long.');
      await expect.poll(() => page.locator('.halo.glow').count()).toBe(1);
      await expectCleanPage(page, 'hint');
      await picture(page, 'hint-desktop');
      await page.click('.action .primary');
      await expect.poll(() => server.heard.filter((m) => m.t === 'move')).toMatchObject([{ move: hint.move, prompt: 20 }]);
    }, answer);
  });
});
