// The replays of Ghost Train and Switch & Signal: every position as the server tells it, controls, links, a record file from disk.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guards as ghost } from '../../games/ghost/guards';
import { replay as ghostReplay } from '../../games/ghost/replay/replay';
import { SignalBoardSchema } from '../../games/signal/board';
import { guards as signal } from '../../games/signal/guards';
import { replay as signalReplay } from '../../games/signal/replay/replay';
import { readRecord } from '../../replay/record';
import type { Replay, ReplayMaker } from '../../replay/replay';
import type { GameGuards, GameTypes } from '../../net/game';
import { NUMBERS } from '../scripted/guards';
import { board as haunted } from '../scripted/ghost';
import { america, board as europe } from '../scripted/signal';
import { DESKTOP, EITHER, expectCleanPage, oneBrowser, picture, press } from './browser';
import { finishedGame, tidy } from './finished';
import { realServer } from './server';

const server = realServer();
const visit = oneBrowser();
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const recordOf = async (table: string) => (await fetch(`${server.url}/api/tables/${table}/record`)).text();
const at = async (page: Page) => Number(/\d+/.exec((await page.textContent('.at')) ?? '')?.[0]);
const hands = 'section[aria-label="All hands"] .seat, section[aria-label="Karty wszystkich"] .seat';

/** The replay of a record on this board, by the page's own books. */
function replays<G extends GameTypes>(guards: GameGuards<G>, make: ReplayMaker<G>, numbers: G['numbers']) {
  return (text: string, board: unknown): Pick<Replay, 'positions' | 'snapshot'> => {
    const read = readRecord(text, guards);
    if (!('record' in read)) throw new Error(read.trouble);
    return make(read.record, guards.draw(board, null)!, numbers);
  };
}

describe.each([
  { game: 'ghost-train', board: haunted, options: {}, secrets: true, replayOf: replays(ghost, ghostReplay, NUMBERS['ghost-train']) },
  { game: 'switch-signal-europe', board: europe, options: { layout: 'free', places: 'stack' }, secrets: false, replayOf: replays(signal, signalReplay, NUMBERS.signal) },
  { game: 'switch-signal-america', board: america, options: { 'extra-signal': '1', goods: '10' }, secrets: false, replayOf: replays(signal, signalReplay, NUMBERS.signal) },
])('$game', ({ game, board, options, secrets, replayOf }) => {
  let table: string;
  let text: string;
  beforeAll(async () => {
    table = await finishedGame(server.url, game, options as Record<string, string>);
    text = await recordOf(table);
  });

  test('every position is what the server says each seat and everybody saw', async () => {
    const shown = replayOf(text, board.board);
    const last = shown.positions.length - 1;
    for (let n = 0; n <= last; n += n < 8 || n > last - 8 ? 1 : 7) {
      for (const seat of secrets ? [0, 1, null] : [null]) {
        const answer = await fetch(`${server.url}/api/tables/${table}/positions/${n}${seat === null ? '' : `?seat=${seat}`}`);
        const told = (await answer.json()) as { view: object; history: { events: object[] }[]; result: object | null };
        const { view, history, result } = shown.snapshot(n, seat ?? 'public');
        expect(tidy(view), `position ${n}, seat ${seat}`).toEqual(tidy(known(told.view, view)));
        expect(history.map((line) => line.events)).toEqual(told.history.map((line) => line.events));
        expect(result).toEqual(told.result === null ? null : known(told.result, result!));
      }
    }
  });

  test.each(EITHER)('steps, turns, slider, curves and link on a $name', async (screen) => {
    const { page, complaints, close } = await visit(`${server.url}/#/r/${table}`, screen);
    await page.waitForSelector('svg[role=group]');
    await expect.poll(() => at(page)).toBe(0);
    await press(page, screen, '.steps button', 3);
    await press(page, screen, '.steps button', 4);
    const turn = await at(page);
    expect(turn).toBeGreaterThan(1);
    await press(page, screen, '.steps button', 1);
    await expect.poll(() => at(page)).toBeLessThan(turn);
    await page.locator('input[type=range]').focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press('PageUp');
    const middle = await at(page);
    expect(middle).toBeGreaterThan(turn);
    if (screen.touch) await press(page, screen, 'button.hands');
    await expect.poll(() => page.locator(hands).count()).toBe(secrets ? 2 : 0);
    if (screen.touch) await press(page, screen, 'button.hands');
    await press(page, screen, 'button.curves');
    await expect.poll(() => page.locator('.plots svg').count()).toBe(secrets ? 3 : 4);
    await expectCleanPage(page, 'replay');
    if (screen.touch) expect((await page.locator('.map').boundingBox())!.height, 'the map keeps its height').toBeGreaterThanOrEqual(0.45 * screen.height);
    await picture(page, `replay-${game}-${screen.name}`);
    await press(page, screen, 'button.curves');
    if (secrets) await page.selectOption('.bar select', '1');
    expect(page.url()).toContain(`#/r/${table}/${middle}/${secrets ? 1 : 'open'}`);
    await page.reload();
    await page.waitForSelector('svg[role=group]');
    await expect.poll(() => at(page)).toBe(middle);
    await expect.poll(() => page.locator('section.hand').count()).toBe(secrets ? 1 : 0);
    const told = (await (await fetch(`${server.url}/api/tables/${table}/positions/${middle}?seat=1`)).json()) as { view: { own?: { hand?: object } | null } };
    const kinds = secrets ? Object.values(told.view.own?.hand ?? {}).filter((n) => n > 0).length : 0;
    await expect.poll(() => page.locator('section.hand .card').count()).toBe(kinds); // the hand may be empty
    await press(page, screen, '.steps button', 5);
    // The end is celebrated first, for whoever does not put it away.
    await expect.poll(async () => {
      await page.keyboard.press('Escape');
      return page.locator('.result').isVisible();
    }).toBe(true);
    // One thing scrolls, not two inside each other.
    if (screen.touch) await expect.poll(() => page.locator('.outcome *').evaluateAll((inner) => inner.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1).length)).toBe(0);
    await picture(page, `replay-end-${game}-${screen.name}`);
    expect(await page.locator('.result a[href^="#/r"]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('nobody is taught in a replay', async () => {
    for (const before of [undefined, () => localStorage.setItem('roundhouse.lesson.ghost', 'on')]) {
      const { page, close } = await visit(`${server.url}/#/r/${table}/0/0`, DESKTOP, before);
      await page.waitForSelector('svg[role=group]');
      await expect.poll(() => page.title()).toMatch(/^Replay: .* · Ola, Ada – Roundhouse$/);
      expect(await page.textContent('h1')).toBe((await page.title()).replace(' – Roundhouse', ''));
      expect(await page.locator('.lesson, .offer').count()).toBe(0);
      await close();
    }
  });

  test('a record file from disk is shown, without its address', async () => {
    const { page, complaints, close } = await visit(`${server.url}/#/r`, DESKTOP);
    const file = join(folder, `${game}.jsonl`);
    writeFileSync(file, text);
    await page.setInputFiles('input[type=file]', file);
    await page.waitForSelector('svg[role=group]');
    await page.keyboard.press('.');
    await expect.poll(() => at(page)).toBe(1);
    expect(page.url()).toMatch(/#\/r$/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('who comes to the table after the end finds the way to the replay', async () => {
    const { page, close } = await visit(`${server.url}/#/t/${table}`, DESKTOP);
    await page.waitForSelector('.result');
    await page.click(`.result a[href^="#/r/${table}"]`);
    await page.waitForSelector('.bar');
    // Whoever cannot read need not find the button that plays.
    if (game === 'ghost-train') await expect.poll(() => at(page)).toBeGreaterThan(0);
    else await expect.poll(() => at(page)).toBe(0);
    await close();
  });
});

test('a game played on the first version of Europe is drawn on that one', async () => {
  const root = new URL('../../../', import.meta.url);
  const lampsOf = (path: string): number => v.parse(SignalBoardSchema, JSON.parse(readFileSync(new URL(path, root), 'utf8'))).lines.flatMap((line) => line.signals).length;
  const [now, then] = [lampsOf('data/signal/europe.json'), lampsOf('data/signal/earlier/europe-1.json')];
  expect(then).toBe(now + 2);
  const { page, complaints, close } = await visit(`${server.url}/#/r`, DESKTOP);
  for (const [file, lamps] of [['won.board-1.jsonl', then], ['won.jsonl', now]] as const) {
    await page.setInputFiles('input[type=file]', fileURLToPath(new URL(`tests/golden/switch-signal-europe/${file}`, root)));
    await page.waitForFunction((n) => document.querySelectorAll('svg[role=group] circle.glow').length === n, lamps);
    await page.goto(`${server.url}/#/`);
    await page.goto(`${server.url}/#/r`);
  }
  expect(complaints).toEqual([]);
  await close();
});

/** What the page reads of a message: it leaves the rest alone. */
function known(told: object, ours: object): object {
  return Object.fromEntries(Object.entries(told).filter(([name]) => name in ours));
}
