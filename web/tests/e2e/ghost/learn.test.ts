// Learning Ghost Train by doing: every step is touched where the ghost points; and the film of it is the engine's own.
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import film from '../../../games/ghost/lesson/film.json';
import { DESKTOP, expectCleanPage, PHONE, picture, press, type Screen } from '../browser';
import { said, scriptedTables } from '../scriptedTable';
import { program } from '../server';

// Quick, not at once: two touches of the same button are apart by the friend's move, and no double click.
const atTable = scriptedTables('ghost', () => localStorage.setItem('roundhouse.pace', 'quick'));

/** What each step asks for. Two routes may be near each other: that one is reached by key. */
const TAPS: Record<string, (page: Page, screen: Screen) => Promise<void>> = {
  ticket: (page, screen) => press(page, screen, 'li:first-child > button:has(.ticket)'),
  draw: (page, screen) => press(page, screen, 'button.draw'),
  route: (page) => page.locator('.route.bright').press('Enter'),
  yes: (page, screen) => press(page, screen, '.ask .yes'),
  lantern: (page, screen) => press(page, screen, '.lesson .yes'),
  swap: (page, screen) => press(page, screen, 'button.swap'),
  no: (page, screen) => press(page, screen, '.ask .no'),
};
const STEPS = ['ticket', 'draw', 'draw', 'route', 'yes', 'route', 'yes', 'lantern', 'swap', 'no'];
/** Looked at closely, and by axe. */
const CLOSELY = ['ticket', 'yes', 'lantern', 'no'];

/** Is all of it in the window, with nothing over it? */
const inReach = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && thing.contains(over);
  });
const POINTED: Record<string, string> = {
  ticket: 'li:first-child > button:has(.ticket)', draw: 'button.draw', yes: '.ask .yes', lantern: '.lesson .yes', swap: 'button.swap', no: '.ask .no',
};

describe.each([DESKTOP, PHONE])('on a $name', (screen) => {
  test('the lesson waits for the finger at every step, then a real game begins', async () => {
    await atTable.atPage(() => {}, screen, async (page, server) => {
      await press(page, screen, 'article a[href="#/learn/ghost"]');
      const seen = new Set<string>();
      const words = () => page.locator('.lesson p').textContent();
      for (const step of STEPS) {
        await page.waitForSelector(`.lesson[data-step=${step}]`);
        if (POINTED[step] !== undefined) await expect.poll(() => inReach(page, POINTED[step]!), { message: step }).toBe(true);
        if (!seen.has(step)) await picture(page, `ghost-learn-${step}-${screen.name}`);
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
      await page.waitForSelector('.lesson[data-step=treat]');
      await expectCleanPage(page, 'lesson, the end');
      await picture(page, `ghost-learn-treat-${screen.name}`);
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
