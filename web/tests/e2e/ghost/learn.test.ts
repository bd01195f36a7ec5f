// Learning Ghost Train by doing: every step is touched where the ghost points; and the film of it is the engine's own.
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import film from '../../../games/ghost/lesson/film.json';
import { EITHER, expectCleanPage, PHONE, picture, press, type Screen, withRare } from '../browser';
import { said, scriptedTables } from '../scriptedTable';
import { program } from '../server';

// Quick, not at once: two touches of the same button are apart by the friend's move, and no double click.
const atTable = scriptedTables('ghost', () => localStorage.setItem('roundhouse.pace', 'quick'));

/** What each step asks for. A route is touched in the first of the windows, where there is least room for what is then asked. */
const TAPS: Record<string, (page: Page, screen: Screen) => Promise<void>> = {
  ticket: (page, screen) => press(page, screen, 'li:first-child > button:has(.ticket)'),
  draw: (page, screen) => press(page, screen, 'button.draw'),
  route: async (page, screen) => {
    await resize(page, windowsOf(screen)[0]!);
    await press(page, screen, '.route.bright .space');
  },
  yes: (page, screen) => press(page, screen, '.ask .yes'),
  lantern: (page, screen) => press(page, screen, '.lesson .yes'),
  swap: (page, screen) => press(page, screen, 'button.swap'),
  new: (page, screen) => press(page, screen, '.ask .yes'),
  treat: (page, screen) => press(page, screen, '.lesson .yes'),
};
const STEPS = ['ticket', 'draw', 'draw', 'route', 'yes', 'route', 'yes', 'lantern', 'swap', 'new', 'treat'];
/** Looked at closely, and by axe. */
const CLOSELY = ['ticket', 'yes', 'lantern', 'new', 'treat'];

/** What the ghost speaks of at each step: it has to be in sight, whatever the window. */
const SPOKEN_OF: Record<string, readonly string[]> = {
  ticket: ['li:first-child > button:has(.ticket)'],
  draw: ['button.draw'],
  route: ['.route.bright .space'],
  yes: ['.ask .yes', '.route.staged .space', '.hand li'],
  lantern: ['.lesson .yes', '[data-badge="0"] .lanterns'],
  swap: ['button.swap', 'li > button:has(.ticket)'],
  new: ['.ask .yes'],
  treat: ['.lesson .yes', '.sheet .name'],
  party: ['.lesson .yes'],
};
/** What the ghost must not stand before, whatever it says. */
const NEVER_UNDER_IT = '[data-badge], [data-question], .hand li, nav button, .zoom button, button.draw, button.swap, li > button:has(.ticket)';

/** Of what the ghost speaks of: what is missing, leaves the window or lies under something; and what the ghost stands before. */
const hidden = (page: Page, step: string) =>
  page.evaluate(([selectors, others]) => {
    const map = document.querySelector('svg[role=group]')!;
    const name = (thing: Element) => thing.getAttribute('data-route') ?? thing.closest('[data-route]')?.getAttribute('data-route') ?? (thing.getAttribute('class') || thing.tagName);
    const faultOf = (thing: Element): string[] => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight) return [`${name(thing)} leaves the window`];
      // What is drawn on the map may stand aslant in its box.
      const [u, v] = map.contains(thing) ? [width > height ? 0.4 : 0, height > width ? 0.4 : 0] : [0.3, 0.3]; // cards of a hand overlap a little
      const free = [[0, 0], [u, v], [-u, -v], [u, -v], [-u, v]].every(([x, y]) => {
        const over = document.elementFromPoint(left + width * (0.5 + x!), top + height * (0.5 + y!));
        return over !== null && (map.contains(thing) ? map.contains(over) : thing.contains(over));
      });
      return free ? [] : [`${name(thing)} is covered`];
    };
    const ghost = document.querySelector('.lesson')!.getBoundingClientRect();
    const before = [...document.querySelectorAll(others)].filter((thing) => {
      const { left, top, right, bottom, width } = thing.getBoundingClientRect();
      return width > 0 && left < ghost.right - 1 && ghost.left < right - 1 && top < ghost.bottom - 1 && ghost.top < bottom - 1;
    });
    return [
      ...selectors.flatMap((selector) => {
        const things = [...document.querySelectorAll(selector)];
        return things.length === 0 ? [`no ${selector}`] : things.flatMap(faultOf);
      }),
      ...before.map((thing) => `the ghost stands before ${name(thing)}`),
    ];
  }, [SPOKEN_OF[step] ?? [], NEVER_UNDER_IT] as const);

/** Each screen stands for others of its kind: the lesson is looked at in all their windows, step by step. */
const PHONES = [[740, 360], [360, 640], [844, 390], [720, 450], [360, 740]] as const;
const LARGE = [[820, 1180], [1180, 820], [1366, 650], [2560, 1440]] as const;
/** The last one is the screen's own. */
const windowsOf = (screen: Screen) => (screen === PHONE ? PHONES : [...withRare([], LARGE), [screen.width, screen.height] as const]);

async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const);
}

async function lookInEveryWindow(page: Page, screen: Screen, step: string): Promise<void> {
  for (const [width, height] of windowsOf(screen)) {
    await resize(page, [width, height]);
    await expect.poll(() => hidden(page, step), { message: `${step}, ${width}x${height}` }).toEqual([]);
    await picture(page, `ghost-learn-${step}-${width}x${height}`);
  }
}

describe.each(EITHER)('on a $name', (screen) => {
  test('the lesson waits for the finger at every step, then a real game begins', async () => {
    await atTable.atPage(() => {}, screen, async (page, server) => {
      await press(page, screen, 'article a[href="#/learn/ghost"]');
      const seen = new Set<string>();
      const words = () => page.locator('.lesson p').textContent();
      for (const step of STEPS) {
        await page.waitForSelector(`.lesson[data-step=${step}]`);
        await lookInEveryWindow(page, screen, step);
        if (!seen.has(step) && CLOSELY.includes(step)) await expectCleanPage(page, `lesson, ${step}`);
        seen.add(step);
        if (step === 'route') {
          // Another route is not for now: nothing happens, and the ghost says so.
          const before = await words();
          await page.locator('.route:not(.bright)').first().press('Enter');
          await expect.poll(words).not.toBe(before);
          expect(await page.locator('.ask').count()).toBe(0);
        }
        const asked = await words();
        await TAPS[step]!(page, screen);
        await expect.poll(words).not.toBe(asked);
      }
      // The tickets are new ones, and the end is a party.
      await page.waitForSelector('.lesson[data-step=party]');
      expect(await page.locator('.party .guest').count()).toBe(3);
      await lookInEveryWindow(page, screen, 'party');
      await expectCleanPage(page, 'lesson, the end');
      expect(said(server, 'move')).toEqual([]);
      await press(page, screen, '.lesson .yes');
      await expect.poll(() => said(server, 'open').length).toBe(1);
    });
  });
});

test('the film of the lesson is what the engine plays', () => {
  const prompts = [0, 0];
  const requests = film.steps.flatMap(({ seat, move }, n) => [{ t: 'move', id: `m${n}`, seat, move, prompt: prompts[seat]!++ }, { t: 'view', seat: 0, id: `v${n}` }]);
  const load = { t: 'load', position: film.position, seed: film.seed, seats: [{ name: 'Pupil' }, { name: 'Friend' }] };
  const input = [load, { t: 'view', seat: 0, id: 'v' }, ...requests].map((request) => JSON.stringify(request)).join('\n');
  const answers = spawnSync(program, ['engine'], { input: `${input}\n`, encoding: 'utf8' }).stdout.trim().split('\n').map((line) => JSON.parse(line) as Answer);
  expect(answers.filter(({ t }) => t === 'reject' || t === 'error')).toEqual([]);
  const [, start, ...shots] = answers.filter(({ t }) => t === 'snapshot');
  expect(start).toMatchObject(film.start);
  film.steps.forEach(({ events, legal, view, move }, n) => {
    const { history = [], ...shot } = shots[n]!;
    expect({ legal: shot.legal, view: shot.view, events: history.at(-1)?.events }, move).toEqual({ legal, view, events });
  });
});

interface Answer {
  t: string;
  legal?: string[];
  view?: unknown;
  history?: { events: unknown }[];
}
