// The replay of a finished game: every position as the server tells it, the controls, links, and a record file from disk.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as v from 'valibot';
import { BoardSchema } from '../../protocol/ttr/board';
import { positionsOf } from '../../replay/position';
import { readRecord } from '../../replay/record';
import { snapshotAt } from '../../replay/seen';
import { board as message } from '../scripted/messages';
import { DESKTOP, expectSound, launch, PHONE, picture, press, visit } from './browser';
import { RealServer } from './server';

let browser: Browser;
let table: string;
let text: string;
const server = new RealServer();
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-replay-'));

beforeAll(async () => {
  await server.start();
  [browser, table] = await Promise.all([launch(), finishedGame(server.url)]);
  text = await (await fetch(`${server.url}/api/tables/${table}/record`)).text();
});
afterAll(async () => {
  await browser?.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Plays a whole game against a bot over the socket: the longest claim there is, else a card. */
function finishedGame(url: string): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  const say = (request: object) => socket.send(JSON.stringify(request));
  let name = '';
  socket.on('open', () => say({ t: 'new', game: 'ttr-new', seats: [{ name: 'Ola' }, { name: 'Ada', bot: 'easy' }] }));
  return new Promise((done, failed) => {
    socket.on('error', failed);
    socket.on('message', (data) => {
      const heard = JSON.parse(String(data)) as { t: string; table?: string; prompt?: number | null; legal?: string[]; result?: object | null };
      if (heard.t === 'welcome') name = heard.table ?? '';
      if (heard.result) {
        socket.close();
        return done(name);
      }
      if (heard.t !== 'snapshot' && heard.t !== 'step') return;
      if (heard.prompt === null || heard.prompt === undefined) return;
      const claims = (heard.legal ?? []).filter((move) => move.startsWith('claim'));
      say({ t: 'move', id: String(heard.prompt), prompt: heard.prompt, move: claims.at(-1) ?? heard.legal![0] });
    });
  });
}

const at = async (page: Page) => Number(/\d+/.exec((await page.textContent('.at')) ?? '')?.[0]);

describe('a finished game', () => {
  test('every position is what the server says each seat and everybody saw', async () => {
    const read = readRecord(text);
    if (!('record' in read)) throw new Error(read.trouble);
    const board = v.parse(BoardSchema, message.board);
    const positions = positionsOf(read.record, board);
    for (let n = 0; n < positions.length; n += n < 8 || n > positions.length - 8 ? 1 : 7) {
      for (const seat of [0, 1, null]) {
        const answer = await fetch(`${server.url}/api/tables/${table}/positions/${n}${seat === null ? '' : `?seat=${seat}`}`);
        const told = (await answer.json()) as { view: { players: { tracks: string[] }[]; own: object | null }; history: { events: object[] }[] };
        const { view, history } = snapshotAt(read.record, board, positions, n, seat ?? 'public');
        expect(tidy(view), `position ${n}, seat ${seat}`).toEqual(tidy(told.view));
        expect(history.map((line) => line.events.length)).toEqual(told.history.map((line) => line.events.length));
      }
    }
  });

  test.each([DESKTOP, PHONE])('steps, turns, slider, eyes and curves on a $name; the address names the position', async (screen) => {
    const { page, complaints, close } = await visit(browser, `${server.url}/#/r/${table}`, screen);
    await page.waitForSelector('.bar');
    expect(await at(page)).toBe(0);
    await press(page, screen, '.steps button', 3);
    await press(page, screen, '.steps button', 3);
    expect(await at(page)).toBe(2);
    await press(page, screen, '.steps button', 4);
    const turn = await at(page);
    expect(turn).toBeGreaterThan(2);
    await press(page, screen, '.steps button', 1);
    expect(await at(page)).toBeLessThan(turn);
    await page.locator('input[type=range]').focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('PageUp');
    const middle = await at(page);
    expect(middle).toBeGreaterThan(turn);
    expect(await page.locator('section[aria-label="All hands"] .seat, section[aria-label="Wszystkie ręce"] .seat').count()).toBe(2);
    await press(page, screen, '.more button', 0);
    expect(await page.locator('.plots svg').count()).toBe(3);
    await expectSound(page, 'replay');
    await picture(page, `replay-${screen.name}`);
    await page.selectOption('.bar select', '1');
    expect(page.url()).toContain(`#/r/${table}/${middle}/1`);
    await page.reload();
    await page.waitForSelector('.bar');
    expect(await at(page)).toBe(middle);
    expect(await page.locator('.bar select').inputValue()).toBe('1');
    await press(page, screen, '.steps button', 5);
    await page.waitForSelector('table tbody');
    expect(await page.locator('.halo.glow').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the record can be downloaded and opened again from disk, without its address', async () => {
    const { page, complaints, close } = await visit(browser, `${server.url}/#/r/${table}/9`, DESKTOP);
    await page.waitForSelector('.bar');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('.bar a.button')]);
    const file = join(folder, 'game.jsonl');
    await download.saveAs(file);
    await page.goto(`${server.url}/#/r`);
    await page.setInputFiles('input[type=file]', file);
    await page.waitForSelector('.bar');
    await page.keyboard.press('.');
    expect(await at(page)).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('what is no record is refused in words', async () => {
    const { page, close } = await visit(browser, `${server.url}/#/r`, DESKTOP);
    await page.waitForSelector('input[type=file]');
    await expectSound(page, 'replay, no file');
    const file = join(folder, 'picture.jsonl');
    writeFileSync(file, 'a picture');
    await page.setInputFiles('input[type=file]', file);
    expect(await page.textContent('[role=alert]')).toBe('This file is not a record of a game.');
    await page.goto(`${server.url}/#/r/nowhere`);
    await expect.poll(() => page.textContent('[role=alert]')).toBe('There is no finished game at this address.');
    await close();
  });
});

/** Numbers of zero may be left out, and a seat's tracks and tickets are sets. */
function tidy(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const all = value.map((item) => tidy(item));
    return key === 'tracks' || key === 'tickets' ? all.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))) : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  const cards = ['hand', 'known', 'discards'].includes(key);
  return Object.fromEntries(Object.entries(value).filter(([, n]) => !cards || n !== 0).map(([k, inner]) => [k, tidy(inner, k)]));
}
