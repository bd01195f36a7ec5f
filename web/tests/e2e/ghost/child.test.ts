// What a child needs at the haunted town's table: nothing tapped is lost, what is touched speaks, no ticket is told unasked.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../net/messages';
import { afterClaim, middle } from '../../scripted/ghost';
import type { ScriptedServer } from '../../scripted/server';
import { news, seat } from '../../scripted/tables';
import { closeDrawer, DESKTOP, expectCleanPage, openDrawer, PHONE, poke, press, type Screen } from '../browser';
import { scriptedTables, showing } from '../scriptedTable';
import type { Ghost } from '../../../games/ghost/guards';

/** A voice of the network and one of the device, which write down what they would say. */
const atTable = scriptedTables('ghost', () => {
  const said: string[] = [];
  const voices = ['en-GB', 'pl-PL'].flatMap((lang) => [{ lang, localService: false, default: true, name: 'network' }, { lang, localService: true, default: false, name: 'device' }]);
  class Words {
    lang = '';
    voice = { name: 'none' };
    constructor(readonly text: string) {}
  }
  const speak = ({ lang, voice, text }: Words) => void said.push(`${lang} ${voice.name}: ${text}`);
  Object.defineProperty(window, 'speechSynthesis', { value: { cancel: () => {}, getVoices: () => voices, speak } });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Words });
  Object.assign(window, { said });
});

const spoken = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);
const moves = (server: ScriptedServer) => server.heard.flatMap((m) => (m.t === 'move' ? [m.move] : []));

const waiting = { ...middle, prompt: null, legal: [], view: { ...middle.view, turn: 1, to_act: [1] } };
/** Two moves of the other player; with the second it is our turn. */
const first: Step<Ghost> = {
  ...afterClaim, v: 10, seat: 1, events: [{ e: 'drew', seat: 1 }, { e: 'drew', seat: 1 }, { e: 'turn', seat: 1 }], prompt: null, legal: [], view: waiting.view,
};
const second: Step<Ghost> = {
  ...first, v: 11, events: [{ e: 'drew', seat: 1 }, { e: 'drew', seat: 1 }, { e: 'turn', seat: 0 }], prompt: 4, legal: middle.legal, view: middle.view,
};

/** Time stands still while the first of the two moves is being shown. */
async function showSlowly(page: Page, screen: Screen, server: ScriptedServer): Promise<void> {
  await page.clock.install({ time: 1_000_000 });
  await page.clock.pauseAt(2_000_000);
  server.say(first);
  server.say(second);
  // What comes last and is seen at once says that both have arrived.
  server.say(news({ game: 'ghost-train', seats: [seat('Ola'), seat('Ada', { yours: false, bot: 'easy' })] }));
  await openDrawer(page, screen, 'people');
  await closeDrawer(page, screen);
}

describe.each([DESKTOP, PHONE])('on a $name', (screen) => {
  test('a draw asked for while others are shown is kept, taken back by the same tap, and done in time', async () => {
    await atTable(showing(waiting), screen, async (page, server) => {
      await showSlowly(page, screen, server);
      await poke(page, screen, 'button.draw');
      await page.waitForSelector('button.draw.kept');
      await page.clock.pauseAt(2_000_100);
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
      await page.waitForSelector('button.draw.kept', { state: 'detached' });
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
      await page.waitForSelector('button.draw.kept');
      expect(moves(server)).toEqual([]);
      await page.clock.runFor(2000);
      await expect.poll(() => moves(server)).toEqual(['draw']);
    });
  });

  test('so are a track and the question whether to swap, which still needs its second press', async () => {
    await atTable(showing(waiting), screen, async (page, server) => {
      await showSlowly(page, screen, server);
      await poke(page, screen, 'button.swap');
      await page.locator('[data-route="station|town_hall"]').press('Enter');
      await page.waitForSelector('.ask');
      await page.clock.runFor(2000);
      await page.waitForSelector('.ask .yes');
      expect(moves(server)).toEqual([]);
      await press(page, screen, '.ask .yes');
      await expect.poll(() => moves(server)).toEqual(['claim station-town_hall-b green:2']);
    });
    await atTable(showing(waiting), screen, async (page, server) => {
      await showSlowly(page, screen, server);
      await page.keyboard.press('x');
      await page.waitForSelector('button.swap.kept');
      await page.clock.runFor(2000);
      await page.waitForSelector('.ask .yes');
      expect(moves(server)).toEqual([]);
    });
  });

  test('nothing is lost while a cheer is shown', async () => {
    const turn = { ...afterClaim, seat: 1, v: 10, prompt: 4, legal: middle.legal, view: { ...afterClaim.view, turn: 0, to_act: [0] } };
    await atTable(showing(waiting), screen, async (page, server) => {
      await page.clock.install({ time: 1_000_000 });
      await page.clock.pauseAt(2_000_000);
      server.say(turn);
      await page.waitForSelector('.fanfare');
      await press(page, screen, 'button.draw');
      await expect.poll(() => moves(server)).toEqual(['draw']);
      await expect.poll(() => page.locator('.fanfare').count()).toBe(1);
    });
  });

  test('it speaks by itself after the first touch, and all that is touched; a ticket only then; not when muted', async () => {
    const [device, other] = screen === PHONE ? ['pl-PL device: ', /Bilet/] : ['en-GB device: ', /Ticket:/];
    const last = async () => (await spoken(page_)).at(-1) ?? '';
    let page_!: Page;
    await atTable(showing(middle), screen, async (page, server) => {
      page_ = page;
      await expect.poll(last).toMatch(screen === PHONE ? /Twoja tura/ : /Your turn/);
      expect((await spoken(page)).every((line) => line.startsWith(device))).toBe(true);
      await press(page, screen, 'button.swap');
      await expect.poll(last).toMatch(screen === PHONE ? /oba bilety/i : /both tickets/);
      await press(page, screen, '.ask .no');
      await press(page, screen, '.hand li');
      await expect.poll(last).toMatch(screen === PHONE ? /2 zielone/ : /green/);
      await press(page, screen, '[data-badge="1"]');
      await expect.poll(last).toMatch(/Ada/);
      await poke(page, screen, '[data-place=town_hall] circle.frame');
      await expect.poll(last).toMatch(screen === PHONE ? /Ratusz$/ : /Town Hall$/);
      server.say(afterClaim);
      await page.waitForSelector('.fanfare');
      expect((await spoken(page)).filter((line) => other.test(line))).toEqual([]);
      // To the last of what is cheered, with cards turned over between; a touch anywhere hurries.
      const hurryOn = () => page.evaluate(() => document.body.click());
      await expect.poll(async () => (await hurryOn(), last())).toMatch(screen === PHONE ? /Cukierek/ : /Trick or treat/);
      await hurryOn();
      await page.waitForSelector('.fanfare', { state: 'detached' });
      await press(page, screen, 'li > button:has(.ticket)');
      await expect.poll(last).toMatch(screen === PHONE ? /Bilet: Kocioł/ : /Ticket: Witch/);
      await press(page, screen, 'nav .mute');
      const before = await spoken(page);
      await press(page, screen, 'li > button:has(.ticket)');
      await page.waitForSelector('li > button[aria-pressed=false]:has(.ticket)');
      expect(await spoken(page)).toEqual(before);
      await expectCleanPage(page, 'muted');
    });
  });
});
