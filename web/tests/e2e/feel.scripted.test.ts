// What a table feels like under the hand and in the ear: the deck held, what the others did told again, the sounds and their mute.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { afterDraw, middle } from '../scripted/messages';
import { DESKTOP, expectCleanPage, openDrawer, PHONE, press, SIDE, TABLET, withRare } from './browser';
import { said, scriptedTables, showing, type Answer } from './scriptedTable';

/** Every note that is begun, by the context it is begun in; and a page that can be elsewhere. */
interface Ear {
  contexts: number;
  notes: number;
  hidden: boolean;
}
const ear = (page: Page) => page.evaluate(() => (window as unknown as { ear: Ear }).ear);

/** Run in the page before anything else. */
function listen(): void {
  const ear: Ear = { contexts: 0, notes: 0, hidden: false };
  Object.assign(window, { ear });
  Object.defineProperty(document, 'hidden', { get: () => ear.hidden });
  // Whatever a test asks the page counts as a touch with the browser; here only touches shall.
  Object.defineProperty(navigator, 'userActivation', { value: undefined });
  const Usual = AudioContext;
  window.AudioContext = class extends Usual {
    constructor() {
      super();
      ear.contexts++;
    }
  };
  for (const Source of [OscillatorNode, AudioBufferSourceNode] as { prototype: AudioScheduledSourceNode }[]) {
    const start = Source.prototype.start;
    Source.prototype.start = function (...when) {
      ear.notes++;
      start.apply(this, when);
    };
  }
}

const atTable = scriptedTables('ttr', listen);
const FORMS = withRare([DESKTOP, PHONE], [TABLET, SIDE]);

/** Time goes on only as the test says. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install({ time: 1_000_000 });
  await page.clock.pauseAt(2_000_000);
}

const NAMES = ['Ola', 'Ada', 'Bruno', 'Cecylia', 'Dominik'];
const claim = (seat: number, track: string, pay: Record<string, number>, points: number) => ({ e: 'claimed', seat, track, pay, points, trains: 24 });
/** Four others have played since: cards, a route, tickets, a route. */
const others = [
  { v: 39, seat: 1, events: [{ e: 'drew', seat: 1 }] },
  { v: 40, seat: 1, events: [{ e: 'drew', seat: 1 }, { e: 'turn', seat: 2 }] },
  { v: 41, seat: 2, events: [claim(2, 'chicago-omaha', { blue: 4 }, 7), { e: 'turn', seat: 3 }] },
  { v: 42, seat: 3, events: [{ e: 'offer', seat: 3, count: 3 }] },
  { v: 43, seat: 3, events: [{ e: 'kept', seat: 3, count: 2, returned: 1 }, { e: 'turn', seat: 4 }] },
  { v: 44, seat: 4, events: [claim(4, 'dallas-houston-a', { red: 1 }, 1), { e: 'turn', seat: 0 }] },
];
const five = {
  ...middle,
  v: 44,
  history: [...middle.history.slice(0, 2), ...others],
  seats: NAMES.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'easy' })),
  view: { ...middle.view, players: NAMES.map((_, seat) => middle.view.players[seat] ?? { ...middle.view.players[1]!, tracks: [] }) },
};

describe.each(FORMS)('since your last turn, on a $name', (screen) => {
  const TOLD = [/^Ada: .*2/, /^Bruno: .*Chicago – Omaha/, /^Cecylia: .*2/, /^Dominik: .*Dallas – Houston/];

  test('everybody’s move is there, is told again one after the other, and is marked on the map and at the badge', async () => {
    await atTable(showing(five), screen, async (page) => {
      await page.waitForSelector('button.again');
      await expectCleanPage(page, 'since');
      await standStill(page);
      await press(page, screen, 'button.again');
      for (const [i, line] of TOLD.entries()) {
        await expect.poll(() => page.locator('.retold .text').textContent()).toMatch(line);
        await expect.poll(() => page.locator('.halo.glow').count()).toBe(i % 2);
        await expect.poll(() => page.locator('ol > li .face').evaluateAll((faces) => faces.findIndex((face) => face.classList.contains('told')))).toBe(i + 1);
        // One by itself, one by a tap.
        if (i % 2 === 0) await page.clock.runFor(2000);
        else await press(page, screen, '.retold');
      }
      await expect.poll(() => page.locator('.retold').count()).toBe(0);
      expect(await page.locator('.halo.glow').count()).toBe(0);
    });
  });

  test('all of it can be read, also when one’s own turn is half done', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...afterDraw, v: 45, view: { ...five.view, phase: 'second-card' }, id: message.id }));
    await atTable(showing(five, answer), screen, async (page) => {
      await press(page, screen, 'button.deck');
      await expect.poll(() => page.textContent('h1')).toMatch(/second|drugą/);
      if (screen === SIDE) await openDrawer(page, screen, 'log');
      else if (screen !== DESKTOP) await press(page, screen, '.strip .all');
      const lines = page.locator('section:has(button.again) li');
      await expect.poll(() => lines.count()).toBe(4);
      for (const [i, line] of TOLD.entries()) expect((await lines.nth(i).textContent())?.trim()).toMatch(line);
    });
  });
});

describe('the deck', () => {
  let draws = 0;
  const answer: Answer = (message, say) => {
    if (message.t !== 'move') return;
    const second = ++draws % 2 === 0;
    const { prompt, legal, view } = second ? { ...middle, view: middle.view } : afterDraw;
    say({ ...afterDraw, v: middle.v + draws, prompt, legal, view, id: message.id });
  };
  const moves = (server: Parameters<typeof said>[0]) => said(server, 'move').map(({ move }) => move);

  test.each([DESKTOP, PHONE])('held draws two cards, and the finger that leaves it draws no third: $name', async (screen) => {
    draws = 0;
    await atTable(showing(middle, answer), screen, async (page, server) => {
      await standStill(page);
      const { x, y, width, height } = (await page.locator('button.deck').boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.waitForSelector('button.deck[data-held]');
      expect(moves(server)).toEqual([]);
      await page.clock.runFor(1000);
      await expect.poll(() => moves(server)).toEqual(['draw', 'draw']);
      await page.mouse.up();
      await expect.poll(() => page.textContent('h1')).toMatch(/Your turn|Twoja tura/);
      expect(moves(server)).toEqual(['draw', 'draw']);
    });
  });

  test('a short press draws one, a finger that slides off none', async () => {
    draws = 0;
    await atTable(showing(middle, answer), DESKTOP, async (page, server) => {
      await standStill(page);
      const { x, y, width, height } = (await page.locator('button.deck').boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.waitForSelector('button.deck[data-held]');
      await page.mouse.move(x + width / 2, y - 200);
      await page.mouse.up();
      await page.clock.runFor(1000);
      expect(moves(server)).toEqual([]);
      await page.locator('button.deck').click();
      await expect.poll(() => moves(server)).toEqual(['draw']);
      await page.clock.runFor(1000);
      expect(moves(server)).toEqual(['draw']);
    });
  });

  test('Enter held draws two and no more', async () => {
    draws = 0;
    await atTable(showing(middle, answer), DESKTOP, async (page, server) => {
      await page.locator('button.deck').focus();
      await page.keyboard.down('Enter');
      await expect.poll(() => page.textContent('h1')).toContain('second');
      for (let i = 0; i < 4; i++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect.poll(() => moves(server)).toEqual(['draw', 'draw']);
      await expect.poll(() => page.textContent('h1')).toContain('Your turn');
      expect(moves(server)).toEqual(['draw', 'draw']);
    });
  });
});

describe('the sounds', () => {
  const mine = (v: number) => ({ ...afterDraw, v, seat: 1, events: [claim(1, 'chicago-omaha', { blue: 4 }, 7), { e: 'turn', seat: 0 }], prompt: 20 + v, legal: middle.legal, view: middle.view });
  const waiting = { ...middle, prompt: null, legal: [], view: { ...middle.view, turn: 1, to_act: [1] } };

  test.each(FORMS)('mute is in sight and remembered: $name', async (screen) => {
    await atTable(showing(middle), screen, async (page) => {
      const mute = page.locator('header .mute');
      expect(await mute.isVisible()).toBe(true);
      await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('true');
      await press(page, screen, 'header .mute');
      await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('false');
      await openDrawer(page, screen, 'settings');
      await expect.poll(() => page.locator(`.segment[aria-label="${screen === PHONE ? 'Dźwięk' : 'Sound'}"] button`).first().getAttribute('aria-pressed')).toBe('true');
      await page.reload();
      await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('false');
    });
  });

  test('a move is heard after the first touch, and nothing before', async () => {
    await atTable(showing(waiting), DESKTOP, async (page, server) => {
      await expect.poll(async () => (await ear(page)).contexts).toBe(1);
      server.say(mine(41));
      await expect.poll(async () => (await ear(page)).notes).toBeGreaterThan(8); // four carriages of two axles, and two tones
    });
    // Whoever comes by a link and has not touched anything.
    await atTable.atPage(showing(waiting), DESKTOP, async (page, server) => {
      await page.waitForSelector('svg[role=group]');
      server.say(mine(41));
      await expect.poll(() => page.textContent('h1')).toContain('Your turn');
      expect(await ear(page)).toMatchObject({ contexts: 0, notes: 0 });
    }, '/#/t/abc123');
  });

  test('muted, a move is silent', async () => {
    await atTable(showing(waiting), DESKTOP, async (page, server) => {
      await page.click('header .mute');
      const { notes } = await ear(page);
      server.say(mine(41));
      await expect.poll(() => page.textContent('h1')).toContain('Your turn');
      expect((await ear(page)).notes).toBe(notes);
    });
  });

  test('whoever is elsewhere is called: by the title of the tab and by more tones than the one who looks', async () => {
    const tones = async (page: Page) => (await ear(page)).notes;
    const turn = (v: number) => ({ ...mine(v), events: [{ e: 'pass', seat: 1 }, { e: 'turn', seat: 0 }] });
    await atTable(showing(waiting), DESKTOP, async (page, server) => {
      server.say(turn(41));
      await expect.poll(() => page.title()).toContain('Your turn');
      await expect.poll(() => tones(page)).toBe(6);
      server.say({ ...waiting, v: 42 });
      await expect.poll(() => page.title()).toBe('Roundhouse');
      await page.evaluate(() => void ((window as unknown as { ear: Ear }).ear.hidden = true));
      server.say(turn(43));
      await expect.poll(() => page.title()).toContain('Your turn');
      await expect.poll(() => tones(page)).toBe(6 + 12);
    });
  });
});
