// What the page makes of people: names that are none, a question about the same cards, a server that stops or turns somebody away.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TableNews } from '../../net/tables';
import { middle, over, watching } from '../scripted/messages';
import { news, seat } from '../scripted/tables';
import { DESKTOP, EITHER, expectCleanPage, openDrawer, PHONE, picture, press, toSetup } from './browser';
import { said, scriptedTables, showing } from './scriptedTable';

const atTable = scriptedTables('ttr');
const nobody = () => {};
const alerts = (page: Page) => page.locator('[role=alert]').allTextContents();

describe('a name', () => {
  test.each(EITHER)('that is none is told at its field and kept from the server ($name)', async (screen) => {
    const [long, odd] = screen === DESKTOP ? ['too long', 'invisible characters'] : ['za długie', 'znaków niewidocznych'];
    await atTable.atPage(nobody, screen, async (page, server) => {
      await toSetup(page, screen, 'ttr-classic');
      await press(page, screen, 'fieldset.counts label');
      const field = page.locator('fieldset.seats input').first();
      await field.fill('ж'.repeat(40));
      expect(await field.inputValue()).toHaveLength(40);
      await expect.poll(() => alerts(page)).toEqual([expect.stringContaining(long)]);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const why = await field.getAttribute('aria-describedby');
      expect(await page.textContent(`[id="${why}"]`)).toContain(long);
      await expectCleanPage(page, 'a bad name');
      await picture(page, `front-name-${screen.name}`);
      await press(page, screen, 'button[type=submit]');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      await field.fill('A\u202ela');
      await expect.poll(() => alerts(page)).toEqual([expect.stringContaining(odd)]);
      expect(said(server, 'open')).toEqual([]);
      await field.fill(' Zoe\u0301 ');
      await expect.poll(() => alerts(page)).toEqual([]);
      await press(page, screen, 'button[type=submit]');
      await expect.poll(() => said(server, 'open').map((m) => m.seats[0]?.name)).toEqual(['Zoé']);
      expect(said(server, 'hello').at(-1)?.name).toBe('Zoé');
    });
  });

  test('that is none sits nowhere', async () => {
    const waiting = news({ phase: 'open', start: 'host', host: 1, seats: [seat('', { yours: false, free: true }), seat('Ela', { yours: false })] });
    await atTable.atPage((message, say) => void (message.t === 'join' && say(waiting)), DESKTOP, async (page, server) => {
      const field = page.getByLabel('Your name');
      await field.fill('😀'.repeat(33));
      await page.click('button.sit');
      await expect.poll(async () => new Set(await alerts(page))).toEqual(new Set(['This name is too long: 32 characters at most.']));
      expect(said(server, 'sit')).toEqual([]);
      await field.fill('😀'.repeat(32));
      await page.click('button.sit');
      await expect.poll(() => said(server, 'sit').map((m) => m.name)).toEqual(['😀'.repeat(32)]);
      expect(said(server, 'sit')[0]).not.toHaveProperty('nonce');
    }, '/#/t/abc123');
  });
});

describe('a guest with the link of a table', () => {
  const bot = seat('', { yours: false, bot: 'easy' });
  const waiting = (...seats: TableNews['seats']) => news({ phase: 'open', start: 'host', host: 0, seats: [seat('Ela', { yours: false }), bot, ...seats] });
  const free = seat('', { yours: false, free: true });
  const told = (table: object) => (message: { t: string }, say: (reply: object) => void) => void (message.t === 'join' && say(table));

  test.each(EITHER)('sees who is there, and one big button to sit down ($name)', async (screen) => {
    const [title, name, sit, watch] =
      screen === DESKTOP ? ['Ela invites you to a game', 'Your name', 'Sit here', 'I only want to watch'] : ['Ela zaprasza do gry', 'Twoje imię', 'Usiądź tutaj', 'Chcę tylko oglądać'];
    await atTable.atPage(told(waiting(free, free)), screen, async (page, server) => {
      await page.waitForSelector('button.sit');
      expect(await page.textContent('h1')).toBe(title);
      expect(await page.locator('.people li').allTextContents()).toHaveLength(4);
      expect(await page.locator('.people li').first().textContent()).toBe('Ela');
      expect(await page.locator('button.sit').allTextContents()).toEqual([sit]);
      expect((await page.locator('button.sit').boundingBox())!.height).toBeGreaterThanOrEqual(56);
      expect(await page.locator('.code, .link').count(), 'the link is for those who sit there').toBe(0);
      await expectCleanPage(page, 'invited');
      await picture(page, `front-invited-${screen.name}`);
      await page.getByLabel(name).fill('Gosia');
      await page.keyboard.press('Enter');
      await expect.poll(() => said(server, 'sit').map((m) => m.name)).toEqual(['Gosia']);
      await page.getByRole('button', { name: watch }).click();
      await page.waitForSelector('.link input');
      expect(await page.locator('button.sit').count()).toBe(2);
    }, '/#/t/abc123');
  });

  test('who comes too late may watch', async () => {
    await atTable.atPage(told(waiting()), DESKTOP, async (page) => {
      await page.waitForSelector('.people [role=status]:has-text("All seats are taken")');
      expect(await page.locator('.people input').count()).toBe(0);
      await expectCleanPage(page, 'no seat left');
      await page.getByRole('button', { name: 'Watch', exact: true }).click();
      await page.waitForSelector('.link input');
    }, '/#/t/abc123');
  });

  test('a free seat in a game that runs is offered, and can be let be', async () => {
    const running = news({ phase: 'playing', host: 0, seats: [seat('Ela', { yours: false }), free] });
    const answer = showing(watching, (message, say) => void (message.t === 'join' && say(running)));
    await atTable.atPage(answer, PHONE, async (page, server) => {
      const line = page.locator('.line', { hasText: 'wolne miejsce' });
      await line.waitFor();
      await expectCleanPage(page, 'a free seat');
      await line.getByRole('button', { name: 'Zajmij to miejsce' }).tap();
      await expect.poll(() => said(server, 'sit').length).toBe(1);
      await line.getByRole('button', { name: 'Chcę tylko oglądać' }).tap();
      await line.waitFor({ state: 'detached' });
    }, '/#/t/abc123');
  });
});

describe('the same cards once more', () => {
  const people = [seat('Ola'), seat('Ela', { yours: false })];
  const ended = (more: Partial<TableNews> = {}) => news({ phase: 'over', seats: people, ...more });
  const proposal = (by: number) => ({ by, same: true, swap: true, yes: [by], needs: [0, 1], left_ms: 60000 });
  const finished = showing(over, (message, say) => void (message.t === 'start' && say(ended())));

  test.each(EITHER)('another one asks: a question that is read out, with yes and no ($name)', async (screen) => {
    const [asks, yes, no, lapsed] =
      screen === DESKTOP
        ? ['Ela asks for a rematch with the same cards, with everyone moving one seat on.', 'Yes, I agree', 'No', 'has lapsed']
        : ['Ela proponuje rewanż z tymi samymi kartami: każdy przesiada się o jedno miejsce.', 'Tak, zgadzam się', 'Nie', 'wygasła'];
    await atTable(finished, screen, async (page, server) => {
      server.say({ t: 'rematch', proposal: proposal(1) });
      await expect.poll(() => page.textContent('.frame > [aria-live]')).toContain(asks);
      const question = page.getByRole('group', { name: asks });
      await expectCleanPage(page, 'a rematch is asked for');
      await picture(page, `rematch-question-${screen.name}`);
      await question.getByRole('button', { name: no, exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => said(server, 'rematch')).toMatchObject([{ no: true }]);
      server.say({ t: 'rematch', proposal: null });
      await expect.poll(() => page.textContent('.frame > [aria-live]')).toContain(lapsed);
      await expect.poll(() => page.locator('p.line').textContent()).toContain(lapsed);
      server.say({ t: 'rematch', proposal: proposal(1) });
      await question.getByRole('button', { name: yes }).click();
      await expect.poll(() => said(server, 'rematch').at(-1)).toMatchObject({ same: true, swap: true });
      server.say({ t: 'rematch', proposal: { ...proposal(1), yes: [0, 1] } });
      server.say({ t: 'rematch', table: 'again1' });
      // The scripted server welcomes everybody at the same table, so the address soon changes back.
      await expect.poll(() => said(server, 'join').map((m) => m.table)).toContain('again1');
    });
  });

  test('one asks oneself: who has still to agree, and the way back', async () => {
    await atTable(finished, DESKTOP, async (page, server) => {
      await page.getByRole('button', { name: 'Same cards, seats swapped' }).click();
      await expect.poll(() => said(server, 'rematch')).toMatchObject([{ same: true, swap: true }]);
      server.say({ t: 'rematch', proposal: proposal(0) });
      await page.waitForSelector('.line:has-text("Still to agree: Ela.")');
      await picture(page, 'rematch-asked-desktop');
      await page.getByRole('button', { name: 'Take it back' }).click();
      await expect.poll(() => said(server, 'rematch').at(-1)).toMatchObject({ no: true });
      server.say({ t: 'rematch', proposal: { ...proposal(0) } });
      server.say({ t: 'rematch', proposal: null, by: 1 });
      await page.waitForSelector('.line:has-text("Ela does not want a rematch")');
      await page.locator('p.line button').click();
      await page.waitForSelector('p.line', { state: 'detached' });
    });
  });

  test('a deal that was played before says so', async () => {
    await atTable(showing(middle, (message, say) => void (message.t === 'start' && say(news({ seats: people, same_deal: true })))), PHONE, async (page) => {
      await page.waitForSelector('.line:has-text("Tymi kartami już grano")');
      await expectCleanPage(page, 'a known deal');
      await press(page, PHONE, 'p.line button');
      await page.waitForSelector('p.line', { state: 'detached' });
      await openDrawer(page, PHONE, 'people');
      await page.waitForSelector('.drawer:has-text("Tymi kartami już grano")');
    });
  });
});

describe('a server that cannot, or will not', () => {
  test('stops a table while it cannot store, and goes on by itself', async () => {
    const failing = showing(middle, (message, say) => void (message.t === 'move' && say({ t: 'error', id: message.id, code: 'store-failed', text: '' })));
    await atTable(failing, DESKTOP, async (page, server) => {
      const draw = () => page.getByRole('button', { name: /deck/i }).first().click();
      await draw();
      await page.waitForSelector('.words [role=alert]:has-text("cannot store moves just now")');
      server.say(middle);
      await page.waitForSelector('.words [role=alert]', { state: 'detached' });
      await draw();
      await expect.poll(() => said(server, 'move').length).toBe(2);
    });
  });

  test('shows a damaged table, whose record can be saved', async () => {
    const record = (message: { t: string; id?: string | undefined }, say: (reply: object) => void) =>
      void (message.t === 'record' && say({ t: 'record', id: message.id, lines: ['{"kind":"header"}'] }));
    await atTable(showing(middle, record), DESKTOP, async (page, server) => {
      server.say({ t: 'error', code: 'damaged', text: '' });
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the record' }).click();
      expect((await saved).suggestedFilename()).toBe('abc123.jsonl');
    });
  });

  test('turns somebody away once and for all', async () => {
    await atTable.atPage(nobody, PHONE, async (page, server) => {
      server.say({ t: 'error', code: 'banned', text: '' });
      await page.waitForSelector('.banner[role=alert]:has-text("zablokował ci dostęp")');
      await expectCleanPage(page, 'banned');
    });
  });

  test('does not let in who was kicked', async () => {
    const kicked = (message: { t: string }, say: (reply: object) => void) => void (message.t === 'join' && say({ t: 'error', code: 'kicked', text: '' }));
    await atTable.atPage(kicked, DESKTOP, async (page) => {
      await page.waitForSelector('main [role=alert]:has-text("You cannot come back to this table.")');
    }, '/#/t/abc123');
  });

  test('says which version it is', async () => {
    await atTable.atPage(nobody, DESKTOP, async (page) => {
      await page.waitForSelector('footer:has-text("Version 9.8.7 (0123456789ab)")');
    });
  });
});
