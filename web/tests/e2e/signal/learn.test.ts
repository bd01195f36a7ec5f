// Learning Switch & Signal by doing: the practice by visible elements, then the first real turn; and the film is the engine's own.
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import practice from '../../../games/signal/lesson/practice.json';
import turn from '../../../games/signal/lesson/turn.json';
import { closeDrawer, DESKTOP, EITHER, expectCleanByNight, expectCleanPage, oneBrowser, picture, press, type Screen } from '../browser';
import { program, realServer } from '../server';
import { SignalPlayer } from './player';

const server = realServer();
const visit = oneBrowser();

/** Presses a thing of the map where it is drawn. */
async function pressSpot(page: Page, screen: Screen, spot: string): Promise<void> {
  const box = (await page.locator(`[data-spot="${spot}"]`).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (screen.touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** What is to be pressed and cannot be seen whole: the way on of a step, and how to be rid of the lesson. */
const outOfSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ask .primary, .ask .wide, .ask .big, .ask .run, .lesson button')].flatMap((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const seen = ([[left + 3, top + 3], [right - 3, bottom - 3], [(left + right) / 2, (top + bottom) / 2]] as const).every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
      return seen ? [] : [button.textContent!.trim()];
    }),
  );

/** The words take two lines at most: a phone needs its room for the map. */
const lines = (page: Page) => page.locator('.lesson p[role=status]').evaluate((words) => Math.round(words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).lineHeight)));

async function taught(page: Page, n: number): Promise<void> {
  await expect.poll(() => page.textContent('#lesson-title')).toMatch(new RegExp(`\\b${n}\\b.*7`));
  await expect.poll(() => outOfSight(page), { message: `step ${n}` }).toEqual([]);
}

describe.each(EITHER)('on a $name', (screen) => {
  test('one train, one junction, one signal, one delivery; then the first real turn', async () => {
    const { page, complaints, close } = await visit(server.url, screen);
    await page.waitForSelector('article a[href="#/learn/signal"]');
    await press(page, screen, 'article a[href="#/learn/signal"]');
    await page.waitForSelector('.lesson');
    await expectCleanPage(page, 'practice');
    await picture(page, `signal-learn-${screen.name}-load`);
    await press(page, screen, '.card-button:enabled');
    await press(page, screen, '.ask .big');
    await taught(page, 2);
    expect(await lines(page)).toBeLessThanOrEqual(2);
    await pressSpot(page, screen, 'junction:dijon');
    await taught(page, 3); // one setting is possible: it is not asked for
    await picture(page, `signal-learn-${screen.name}-switch`);
    await pressSpot(page, screen, 'signal:paris-dijon@0');
    await taught(page, 4); // the one marker that may go there goes
    await picture(page, `signal-learn-${screen.name}-signal`);
    await pressSpot(page, screen, 'train:black-1');
    // A card is to be spent on luck: the price stands at the train, and a press there rolls.
    await page.waitForSelector('.over .roll');
    await expectCleanPage(page, 'about to roll');
    await picture(page, `signal-learn-${screen.name}-roll`);
    await press(page, screen, '.over .roll');
    await taught(page, 5); // one line is open: the train goes by itself
    for (const n of [6, 7]) {
      await press(page, screen, '.ask .primary');
      await taught(page, n);
    }
    expect(await lines(page)).toBeLessThanOrEqual(2);
    await press(page, screen, '.lesson [aria-expanded]');
    await page.waitForSelector('.lesson .more');
    await expectCleanPage(page, 'practice done');
    await picture(page, `signal-learn-${screen.name}-done`);

    await press(page, screen, '.lesson .primary');
    await page.waitForSelector('.ask[data-phase=deploy]');
    await expectCleanPage(page, 'first real turn');
    const before = await page.textContent('.lesson p');
    const player = new SignalPlayer(page, screen, 'list');
    await player.playUntil(async () => (await player.phase()) === 'action');
    await expect.poll(() => page.textContent('.lesson p')).not.toBe(before);
    await closeDrawer(page, screen);
    await press(page, screen, '.lesson .skip');
    await page.waitForSelector('.lesson', { state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

test('the practice is what the engine plays', () => {
  const { to_act: _, ...view } = practice.start;
  const position = {
    format: 'roundhouse-position', version: 1, game: 'switch-signal-europe', board: 'europe', options: { time: '7', goods: '8', places: 'fixed' },
    ...view, shuffles: 0, left: 9, rolls: { black: 0, brown: 0, grey: 0, deploy: 3 },
  };
  const asked = [0, 0];
  const requests = practice.steps.flatMap((step, n) => {
    const seat = n < 9 ? 0 : 1;
    const explain = 'rolls' in step ? [{ t: 'explain', id: `e${n}`, train: 'black-1', ...(step.rolls!.length === 1 ? { points: 4 } : {}) }] : [];
    const view = { t: 'view', id: `v${n}`, seat, since: 1 << 20 };
    return [...explain, view, { t: 'move', id: `m${n}`, seat, move: step.move, prompt: asked[seat]!++ }];
  });
  const load = { t: 'load', position, seed: '1', seats: [{ name: 'A' }, { name: 'B' }] };
  const input = [load, ...requests].map((request) => JSON.stringify(request)).join('\n');
  const answers = spawnSync(program, ['engine'], { input: `${input}\n`, encoding: 'utf8' }).stdout.trim().split('\n').map((line) => JSON.parse(line) as Answer);
  const answer = (id: string) => answers.find((a) => a.id === id);
  let then: object = practice.start;
  practice.steps.forEach((step, n) => {
    then = { ...then, ...step.then };
    expect(answer(`m${n}`), step.move).toMatchObject({ t: 'step', events: step.events, view: then });
    if ('rolls' in step) expect(answer(`e${n}`)?.rolls).toEqual(step.rolls);
    // What the page goes on with by itself is what the engine says.
    if ('run' in step) expect(answer(`v${n}`)?.run).toEqual(step.run);
  });
});

test('the worked turn is what the engine plays, and is walked through to the end and back', async () => {
  const { to_act: _, ...view } = turn.start;
  const position = { format: 'roundhouse-position', version: 1, game: 'switch-signal-europe', board: 'europe', options: { time: '7', goods: '8', places: 'fixed' }, ...view };
  // Luck cannot be told to the engine: what does not depend on it must come out the same, move by move, from the position before.
  let before: object = position;
  for (const step of turn.steps) {
    const input = [{ t: 'load', position: before, seed: '1', seats: [{ name: 'A' }, { name: 'B' }] }, { t: 'move', id: 'm', seat: 0, move: step.move, prompt: 0 }];
    const answers = spawnSync(program, ['engine'], { input: `${input.map((request) => JSON.stringify(request)).join('\n')}\n`, encoding: 'utf8' }).stdout.trim().split('\n').map((line) => JSON.parse(line) as Answer);
    const answer = answers.find(({ id }) => id === 'm');
    const lucky = step.events.some(({ e }) => ['dice', 'rolled', 'drew'].includes(e));
    expect(answer, step.move).toMatchObject(lucky ? { t: 'step' } : { t: 'step', events: step.events });
    const { to_act: __, ...then } = { to_act: [], ...step.then };
    before = { ...before, ...then };
  }
  const { page, complaints, close } = await visit(`${server.url}/#/learn/signal/turn`, DESKTOP);
  await page.waitForSelector('.worked[data-scene="0"]');
  await expectCleanPage(page, 'worked turn');
  for (let scene = 1; scene <= 10; scene++) {
    await page.click('.worked .on');
    await page.waitForSelector(`.worked[data-scene="${scene}"]`);
    if (scene === 7) await picture(page, 'signal-turn-desktop');
  }
  await page.click('.worked .back');
  await page.waitForSelector('.worked[data-scene="9"]');
  await page.keyboard.press('ArrowLeft');
  await page.waitForSelector('.worked[data-scene="8"]');
  expect(complaints).toEqual([]);
  await close();
});

test.each(EITHER)('the rules begin with a page of pictures on a $name, and lead to the worked turn', async (screen) => {
  const { page, complaints, close } = await visit(server.url, screen);
  await page.waitForSelector('article .deeds');
  await page.locator('article', { hasText: screen === DESKTOP ? 'Best for a first game' : 'Najlepsza na pierwszą grę' }).locator('button.told').click();
  await page.waitForSelector('dialog article .examples');
  await expectCleanPage(page, 'guide');
  await picture(page, `signal-guide-${screen.name}`);
  await expectCleanByNight(page, 'guide');
  await page.click('dialog a.worked');
  await page.waitForSelector('.worked[data-scene="0"]');
  expect(complaints).toEqual([]);
  await close();
});

interface Answer {
  t: string;
  id?: string;
  rolls?: unknown;
  run?: unknown;
}
