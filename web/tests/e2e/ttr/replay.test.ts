// The replay of a finished game: every position as the server tells it, the controls, links, and a record file from disk.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { BoardSchema } from '../../../games/ttr/board';
import { positionsOf } from '../../../games/ttr/replay/position';
import { readRecord } from '../../../replay/record';
import { snapshotAt } from '../../../games/ttr/replay/seen';
import { guards } from '../../../games/ttr/guards';
import { NUMBERS } from '../../scripted/guards';
import { board as message } from '../../scripted/messages';
import { DESKTOP, EITHER, expectCleanPage, oneBrowser, picture, press } from '../browser';
import { finishedGame, tidy } from '../finished';
import { realServer } from '../server';

let table: string;
let text: string;
const server = realServer();
const visit = oneBrowser();
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-replay-'));

beforeAll(async () => {
  table = await finishedGame(server.url, 'ttr-new');
  text = await (await fetch(`${server.url}/api/tables/${table}/record`)).text();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = async (page: Page) => Number(/\d+/.exec((await page.textContent('.at')) ?? '')?.[0]);

/** Lets go of a file over the middle of the page. */
async function dropOn(page: Page, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(([name, content]) => {
    const held = new DataTransfer();
    held.items.add(new File([content!], name!));
    return held;
  }, [name, content]);
  await page.dispatchEvent('body', 'dragenter', { dataTransfer });
  await page.waitForSelector('.veil');
  await page.dispatchEvent('body', 'drop', { dataTransfer });
  await page.waitForSelector('.veil', { state: 'detached' });
}

describe('a finished game', () => {
  test('every position is what the server says each seat and everybody saw', async () => {
    const read = readRecord(text, guards);
    if (!('record' in read)) throw new Error('no record of this game');
    const board = v.parse(BoardSchema, message.board);
    const positions = positionsOf(read.record, board, NUMBERS['ttr-new']);
    for (let n = 0; n < positions.length; n += n < 8 || n > positions.length - 8 ? 1 : 7) {
      for (const seat of [0, 1, null]) {
        const answer = await fetch(`${server.url}/api/tables/${table}/positions/${n}${seat === null ? '' : `?seat=${seat}`}`);
        const told = (await answer.json()) as { view: { players: { tracks: string[] }[]; own: object | null }; history: { events: object[] }[] };
        const { view, history } = snapshotAt({ record: read.record, board, numbers: NUMBERS['ttr-new'], positions }, n, seat ?? 'public');
        expect(tidy(view), `position ${n}, seat ${seat}`).toEqual(tidy(told.view));
        expect(history.map((line) => line.events.length)).toEqual(told.history.map((line) => line.events.length));
      }
    }
  });

  test.each(EITHER)('steps, turns, slider, eyes and curves on a $name; the address names the position', async (screen) => {
    const { page, complaints, close } = await visit(`${server.url}/#/r/${table}`, screen);
    await page.waitForSelector('.bar');
    await expect.poll(() => at(page)).toBe(0);
    await press(page, screen, '.steps button', 3);
    await press(page, screen, '.steps button', 3);
    await expect.poll(() => at(page)).toBe(2);
    await press(page, screen, '.steps button', 4);
    const turn = await at(page);
    expect(turn).toBeGreaterThan(2);
    await press(page, screen, '.steps button', 1);
    await expect.poll(() => at(page)).toBeLessThan(turn);
    await page.locator('input[type=range]').focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('PageUp');
    const middle = await at(page);
    expect(middle).toBeGreaterThan(turn);
    if (screen.touch) await press(page, screen, 'button.hands');
    await expect.poll(() => page.locator('section[aria-label="All hands"] .seat, section[aria-label="Karty wszystkich"] .seat').count()).toBe(2);
    if (screen.touch) await press(page, screen, 'button.hands');
    await press(page, screen, 'button.curves');
    await expect.poll(() => page.locator('.plots svg').count()).toBe(3);
    await expectCleanPage(page, 'replay');
    if (screen.touch) expect((await page.locator('.map').boundingBox())!.height, 'the map keeps its height').toBeGreaterThanOrEqual(0.45 * screen.height);
    await picture(page, `replay-${screen.name}`);
    await page.selectOption('.bar select', '1');
    expect(page.url()).toContain(`#/r/${table}/${middle}/1`);
    await page.reload();
    await page.waitForSelector('.bar');
    await expect.poll(() => at(page)).toBe(middle);
    await expect.poll(() => page.locator('.bar select').inputValue()).toBe('1');
    await press(page, screen, '.steps button', 5);
    await page.waitForSelector('.stage');
    await page.keyboard.press('Escape');
    await page.waitForSelector('table tbody');
    // One thing scrolls, not two inside each other.
    if (screen.touch) await expect.poll(() => page.locator('.outcome *').evaluateAll((inner) => inner.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1).length)).toBe(0);
    await picture(page, `replay-end-${screen.name}`);
    await expect.poll(() => page.locator('.halo.glow').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(EITHER)('plays by itself, at any speed, under its own title ($name)', async (screen) => {
    const [title, pause, play] = screen === DESKTOP ? ['Replay: Ticket to Ride · Ola, Ada', 'Pause', 'Play'] : ['Powtórka: Wsiąść do Pociągu · Ola, Ada', 'Wstrzymaj', 'Odtwarzaj'];
    const { page, complaints, close } = await visit(`${server.url}/#/r/${table}`, screen);
    await expect.poll(() => page.title()).toBe(`${title} – Roundhouse`);
    expect(await page.textContent('h1')).toBe(title);
    const toggle = page.locator('.play .toggle');
    const told = page.locator('.play [role=status]');
    for (const speed of ['2', '4']) {
      await press(page, screen, '.play .speed');
      await expect.poll(() => page.textContent('.play .speed')).toContain(speed);
    }
    await press(page, screen, '.play .toggle');
    await expect.poll(() => toggle.getAttribute('aria-label')).toBe(pause);
    await expect.poll(() => told.textContent()).toContain('4×');
    await expect.poll(() => at(page)).toBeGreaterThan(4);
    await page.locator('input[type=range]').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => toggle.getAttribute('aria-label')).toBe(play);
    await expectCleanPage(page, 'replay, stopped');
    // From the last position it begins anew; a step by hand stops it.
    await press(page, screen, '.steps button', 5);
    const last = await at(page);
    await press(page, screen, '.play .toggle');
    await expect.poll(() => at(page)).toBeLessThan(last);
    await page.keyboard.press('.');
    await expect.poll(() => toggle.getAttribute('aria-label')).toBe(play);
    await expect.poll(() => told.textContent()).toContain(String(await at(page)));
    await page.reload();
    await expect.poll(() => page.textContent('.play .speed')).toContain('4');
    expect(complaints).toEqual([]);
    await close();
  });

  test('nobody is taught in a replay, whoever was being taught at a table', async () => {
    const taught = () => localStorage.setItem('roundhouse.lesson', 'on');
    for (const before of [undefined, taught]) {
      const { page, close } = await visit(`${server.url}/#/r/${table}/0/1`, DESKTOP, before);
      await page.waitForSelector('section:has(#offer-title)');
      await press(page, DESKTOP, '.steps button', 4);
      await page.waitForSelector('section.hand, .hand');
      expect(await page.locator('.lesson, .teach, section:has(#offer-title) .primary').count()).toBe(0);
      await press(page, DESKTOP, '.steps button', 0);
      await page.waitForSelector('section:has(#offer-title)');
      expect(await page.locator('.lesson, .teach, section:has(#offer-title) .primary').count()).toBe(0);
      await close();
    }
  });

  test('the record can be downloaded and opened again from disk, without its address', async () => {
    const { page, complaints, close } = await visit(`${server.url}/#/r/${table}/9`, DESKTOP);
    await page.waitForSelector('.bar');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.bar a.button')]);
    const file = join(folder, 'game.jsonl');
    await download.saveAs(file);
    await page.goto(`${server.url}/#/r`);
    await page.setInputFiles('input[type=file]', file);
    await page.waitForSelector('.bar');
    await page.keyboard.press('.');
    await expect.poll(() => at(page)).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('what is no record is refused in words', async () => {
    const { page, close } = await visit(`${server.url}/#/r`, DESKTOP);
    await page.waitForSelector('input[type=file]');
    await expectCleanPage(page, 'replay, no file');
    const file = join(folder, 'picture.jsonl');
    writeFileSync(file, 'a picture');
    await page.setInputFiles('input[type=file]', file);
    await expect.poll(() => page.textContent('[role=alert]')).toBe('This file is not a record of a game.');
    expect(await page.textContent('.refusal')).toContain('picture.jsonl');
    expect(await page.textContent('.refusal [role=status]')).toContain('.jsonl');
    await expectCleanPage(page, 'replay, refused');
    await dropOn(page, 'half.jsonl', text.slice(0, -40));
    await expect.poll(() => page.textContent('[role=alert]')).toBe('This record is damaged: a part of it cannot be read.');
    await dropOn(page, 'game.jsonl', text);
    await page.waitForSelector('.bar');
    // Another one takes its place.
    await dropOn(page, 'picture.jsonl', 'a picture');
    await expect.poll(() => page.textContent('[role=alert]')).toBe('This file is not a record of a game.');
    await page.goto(`${server.url}/#/r/nowhere`);
    await expect.poll(() => page.textContent('[role=alert]')).toBe('There is no finished game at this address.');
    await close();
  });
});
