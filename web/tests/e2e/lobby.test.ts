// The front door in the browser against the real server: friends by link, a spectator, the host's rights, one device, one's own games.
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closeDrawer, DESKTOP, EITHER, expectCleanPage, hurry, LAPTOP, oneBrowser, openDrawer, PHONE, picture, press, type Screen, type Visit } from './browser';
import { ownFinishedGame } from './finished';
import { realServer } from './server';
import { Player } from './ttr/player';

const server = realServer();
const visit = oneBrowser();

const TICKETS = 'section:has(#offer-title) li button';

/** Sound in both themes, with a picture of each. */
async function expectLooks(page: Page, name: string, screen: Screen): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectCleanPage(page, `${name}, ${colorScheme}`);
    await picture(page, `front-${name}-${screen.name}-${colorScheme}`);
  }
}

/** From home to the table's waiting room, as a host. */
async function openTable(page: Page, screen: Screen, name: string, change: () => Promise<void> = async () => {}): Promise<void> {
  await press(page, screen, 'a[href^="#/new/friends/"]');
  await press(page, screen, 'fieldset.games label:has(input[value="ttr-classic"])');
  await press(page, screen, 'fieldset.counts label');
  await page.locator('fieldset.seats input').first().fill(name);
  await change();
  await press(page, screen, 'button[type=submit]');
  await page.waitForSelector('button.start');
}

async function sitDown(page: Page, screen: Screen, name: string): Promise<void> {
  await page.locator('.people .name input').fill(name);
  await page.locator('.people .name input').blur();
  await press(page, screen, 'button.sit');
  await page.waitForSelector('button.sit', { state: 'detached' });
}

/** The button that begins comes after all that can be chosen, and is in sight from the first. */
async function expectPlayLast(page: Page, screen: Screen): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const form = page.locator('form');
  expect(await form.evaluate((it) => [...it.querySelectorAll('button, input, select, summary')].at(-1)?.getAttribute('type'))).toBe('submit');
  const box = (await page.locator('button[type=submit]').boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
  // Whatever has the focus is not under it.
  for (const select of await page.locator('.fields select').all()) {
    await select.focus();
    const field = (await select.boundingBox())!;
    expect(field.y + field.height).toBeLessThanOrEqual((await page.locator('.foot').boundingBox())!.y + 1);
  }
}

const openPeople = (page: Page, screen: Screen) => openDrawer(page, screen, 'people');

describe('with friends', () => {
  let ola: Visit;
  let ela: Visit;

  test('a game of two browsers: link, talk, a spectator, a reload, a killed server, bots that step in, a rematch', async () => {
    ola = await visit(server.url, DESKTOP);
    await openTable(ola.page, DESKTOP, 'Ola', async () => void (await ola.page.getByLabel('Who begins').selectOption('Ola')));
    const link = await ola.page.locator('.link input').inputValue();
    expect(link).toBe(ola.page.url());
    await expect.poll(() => ola.page.locator('.code svg[role=img]').count()).toBe(1);
    await expectLooks(ola.page, 'lobby', DESKTOP);

    ela = await visit(link, PHONE);
    await ela.page.waitForSelector('button.sit');
    await expectLooks(ela.page, 'lobby', PHONE);
    await sitDown(ela.page, PHONE, 'Ela');
    await ola.page.waitForSelector('ol li:has-text("Ela")');

    // Everyone reads a ready phrase in their own language.
    await press(ela.page, PHONE, 'section:has(#talk-title) summary');
    await press(ela.page, PHONE, '.phrases button');
    await ela.page.waitForSelector('section:has(#talk-title) li:has-text("Cześć!")');
    await ola.page.waitForSelector('section:has(#talk-title) li:has-text("Hello!")');
    await ola.page.getByLabel('Say something').fill('Ready?');
    await ola.page.keyboard.press('Enter');
    await ela.page.waitForSelector('section:has(#talk-title) li:has-text("Ready?")');

    await press(ola.page, DESKTOP, 'button.start');
    for (const { page } of [ola, ela]) await page.waitForSelector('#offer-title');
    await expect.poll(() => ola.page.title()).toBe('Your turn – Roundhouse');
    await expect.poll(() => ela.page.locator('link[rel=icon]').getAttribute('href')).toContain('turn');

    // Someone who only has the link watches and sees nobody's cards.
    const guest = await visit(link, PHONE);
    await guest.page.waitForSelector('svg[role=group]');
    expect(await guest.page.locator('#offer-title, li .card').count()).toBe(0);
    await expectLooks(guest.page, 'watching', PHONE);
    await openPeople(ola.page, DESKTOP);
    await ola.page.waitForSelector('.drawer:has-text("1 person is watching")');
    await expectLooks(ola.page, 'people', DESKTOP);
    await closeDrawer(ola.page, DESKTOP);
    expect(guest.complaints).toEqual([]);
    await guest.close();

    // A half-made choice outlives the server.
    await press(ola.page, DESKTOP, TICKETS, 1);
    expect([...ola.complaints, ...ela.complaints]).toEqual([]);
    await server.kill();
    for (const { page } of [ola, ela]) await page.waitForSelector('p.banner');
    await server.start();
    for (const { page } of [ola, ela]) await page.waitForSelector('p.banner', { state: 'detached' });
    // Nor does one that falls silent without a word go unnoticed.
    server.freeze();
    for (const { page } of [ola, ela]) await page.waitForSelector('p.banner');
    server.thaw();
    for (const { page } of [ola, ela]) await page.waitForSelector('p.banner', { state: 'detached' });
    await expect.poll(() => ola.page.locator(TICKETS).nth(1).getAttribute('aria-pressed')).toBe('true');
    // A browser logs every refused connection itself; from here on silence is expected again.
    ola.complaints.length = ela.complaints.length = 0;

    const players = [new Player(ola.page, DESKTOP, 'pointer'), new Player(ela.page, PHONE, 'pointer')];
    await hurry(ola.page, DESKTOP);
    await hurry(ela.page, PHONE);
    for (const player of players) await player.step();
    // Two cards each, the opening done.
    for (const player of players) for (const _ of [1, 2]) await player.step();
    await ola.page.waitForSelector('h1.mine');
    await ela.page.waitForSelector('h1:not(.mine)');
    const hand = (page: Page) => page.locator('.hand ul').textContent();
    const before = await hand(ela.page);
    await ela.page.reload();
    await expect.poll(() => hand(ela.page)).toBe(before);

    // A bot for Ola, taken back; then bots for both, to the end.
    await openPeople(ola.page, DESKTOP);
    await ola.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await ola.page.waitForSelector('.line:has-text("A bot is playing for you.")');
    await ola.page.locator('.line button').click();
    await ola.page.waitForSelector('p.line', { state: 'detached' });
    await openPeople(ola.page, DESKTOP);
    await ola.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await closeDrawer(ola.page, DESKTOP);
    await openPeople(ela.page, PHONE);
    await ela.page.getByRole('button', { name: 'Niech bot gra za mnie' }).click();
    for (const { page } of [ola, ela]) await page.waitForSelector('table tbody');
    await expectCleanPage(ola.page, 'over');
    await picture(ola.page, 'front-over-desktop');
  });

  test('the rematch: the same cards from the other side, when both want them', async () => {
    const seatsOf = async (page: Page) => {
      await openPeople(page, DESKTOP);
      return page.locator('.drawer .who b').allTextContents();
    };
    await expect.poll(() => seatsOf(ola.page)).toEqual(['Ola', 'Ela']);
    await closeDrawer(ola.page, DESKTOP);
    const old = ola.page.url();
    await closeDrawer(ela.page, PHONE);
    const propose = () => ola.page.getByRole('button', { name: 'Same cards, seats swapped' }).click();
    await propose();
    await ola.page.waitForSelector('.line:has-text("Still to agree: Ela.")');
    await ela.page.getByRole('button', { name: 'Nie', exact: true }).tap();
    await ola.page.waitForSelector('.line:has-text("Ela does not want a rematch")');
    await propose();
    await ola.page.getByRole('button', { name: 'Take it back' }).click();
    await ela.page.waitForSelector('.line:has-text("Ola wycofuje propozycję")');
    expect(ola.page.url()).toBe(old);
    await propose();
    await ela.page.getByRole('button', { name: 'Tak, zgadzam się' }).tap();
    for (const { page } of [ola, ela]) await page.waitForSelector('#offer-title');
    expect(ola.page.url()).not.toBe(old);
    expect(ela.page.url()).toBe(ola.page.url());
    await ela.page.waitForSelector('.line:has-text("Tymi kartami już grano")');
    await press(ola.page, DESKTOP, '.line button');
    await press(ela.page, PHONE, '.line button');
    await expect.poll(() => seatsOf(ola.page)).toEqual(['Ela', 'Ola']);
    expect([...ola.complaints, ...ela.complaints]).toEqual([]);
  });

  test('the host mutes, pauses, and takes a seat; who lost it stays out', async () => {
    const right = (name: string) => ola.page.getByRole('button', { name }).first().click();
    await right('Mute Ela');
    await openPeople(ela.page, PHONE);
    await press(ela.page, PHONE, '.drawer section:has(#talk-title) summary');
    await press(ela.page, PHONE, '.phrases button');
    await ela.page.waitForSelector('.drawer [role=alert]:has-text("wyciszył")');
    await right('Pause the game');
    await ela.page.waitForSelector('.line:has-text("wstrzymał")');
    await closeDrawer(ela.page, PHONE);
    await right('Remove Ela from the table');
    await ela.page.waitForSelector('.line:has-text("odebrał")');
    await expect.poll(() => ela.page.locator('#offer-title').count()).toBe(0);
    await expectCleanPage(ela.page, 'kicked');
    await ela.page.reload();
    await ela.page.waitForSelector('main [role=alert]:has-text("nie możesz wrócić")');
    await right('Resume the game');
    await ola.page.waitForSelector('p.line', { state: 'detached' });
    expect([...ola.complaints, ...ela.complaints]).toEqual([]);
    await ola.close();
    await ela.close();
  });

  test('a public table with a clock is listed, and can be joined from there', async () => {
    const host = await visit(server.url, PHONE);
    await openTable(host.page, PHONE, 'Hela', async () => {
      await host.page.getByLabel('Kto może przyjść').selectOption('true');
      await host.page.getByLabel('Zegar').selectOption('3600');
    });
    const other = await visit(server.url, DESKTOP);
    await other.page.waitForSelector('section:has(h2:has-text("Tables waiting")) a:has-text("Hela")');
    await expectLooks(other.page, 'home', DESKTOP);
    await other.page.click('section:has(h2:has-text("Tables waiting")) a:has-text("Hela")');
    await sitDown(other.page, DESKTOP, 'Iza');
    await host.page.waitForSelector('ol li:has-text("Iza")');
    await press(host.page, PHONE, 'button.start');
    await other.page.waitForSelector('header [role=timer]');
    await host.page.waitForSelector('header [role=timer]');
    expect([...host.complaints, ...other.complaints]).toEqual([]);
    await host.close();
    await other.close();
  });
});

describe('colour and mark', () => {
  const UPRIGHT: Screen = { ...PHONE, name: 'upright', width: 390, height: 844 };
  /** In which colour the carriage beside a name is drawn. */
  const bodyBeside = (page: Page, name: string) =>
    page.locator(`ol li:has-text("${name}") svg .carriage`).first().evaluate((drawn) => (drawn as SVGElement).style.getPropertyValue('--body'));

  test('one picks, the other sees it and cannot have the same; it is kept into the game, and asked for at the next table', async () => {
    const ola = await visit(server.url, LAPTOP);
    await openTable(ola.page, LAPTOP, 'Ola');
    const ela = await visit(ola.page.url(), UPRIGHT);
    await ela.page.waitForSelector('button.sit');
    await sitDown(ela.page, UPRIGHT, 'Ela');

    await ola.page.getByRole('button', { name: /Colour and mark.*Ola/ }).click();
    const radio = (name: string) => ola.page.getByRole('radio', { name, exact: true });
    await radio('pink').click();
    await expect.poll(() => radio('pink').getAttribute('aria-checked')).toBe('true');
    await radio('a stripe').focus();
    await ola.page.keyboard.press('ArrowLeft');
    await expect.poll(() => radio('a fork').getAttribute('aria-checked')).toBe('true');
    await expectLooks(ola.page, 'look', LAPTOP);

    await expect.poll(() => bodyBeside(ela.page, 'Ola')).toBe('var(--player-7)');
    await ela.page.getByRole('button', { name: /Kolor i znak.*Ela/ }).tap();
    const taken = ela.page.getByRole('radio', { name: 'różowy (ma już Ola)' });
    expect(await taken.isDisabled()).toBe(true);
    expect(await taken.getAttribute('title')).toContain('Ola');
    await ela.page.getByRole('radio', { name: 'zielony', exact: true }).tap();
    await expect.poll(() => bodyBeside(ola.page, 'Ela')).toBe('var(--player-5)');
    await expectLooks(ela.page, 'look', UPRIGHT);

    // At the table: by one's own badge.
    await press(ola.page, LAPTOP, 'button.start');
    for (const { page } of [ola, ela]) await page.waitForSelector('#offer-title');
    await expect.poll(() => bodyBeside(ela.page, 'Ola')).toBe('var(--player-7)');
    await ela.page.locator('.badges li', { hasText: 'Ela' }).locator('button').first().tap();
    await press(ela.page, UPRIGHT, '.badges .more button');
    await expectLooks(ela.page, 'look-badge', UPRIGHT);
    await ela.page.getByRole('radio', { name: 'złoty', exact: true }).tap();
    await expect.poll(() => bodyBeside(ola.page, 'Ela')).toBe('var(--player-2)');
    await ola.page.locator('.badges li', { hasText: 'Ola' }).locator('button').first().click();
    await press(ola.page, LAPTOP, '.badges .more button');
    await ola.page.waitForSelector('.drawer');
    expect(await ola.page.getByRole('radio', { name: 'gold, taken by Ela' }).isDisabled()).toBe(true);
    await expectLooks(ola.page, 'look-badge', LAPTOP);

    // Alone with bots, at the next table.
    await ola.page.goto(server.url);
    await press(ola.page, LAPTOP, 'button[type=submit]');
    await ola.page.waitForSelector('#offer-title');
    await expect.poll(() => bodyBeside(ola.page, 'Ola')).toBe('var(--player-7)');
    expect([...ola.complaints, ...ela.complaints]).toEqual([]);
    await ola.close();
    await ela.close();
  });
});

/** At a device of several people the log names them all: nobody is “you”. A phone shows no log while tickets are being chosen. */
async function expectNamedLog(page: Page): Promise<void> {
  await openDrawer(page, DESKTOP, 'log');
  const log = page.locator('.drawer');
  await expect.poll(() => log.textContent()).toMatch(/(Ola|Ela) begins/);
  expect(await log.textContent()).not.toContain('You ');
}

describe('at one device', () => {
  test.each(EITHER)('everything is covered at hand-over; holding shows it; a half-made choice goes ($name)', async (screen) => {
    const { page, complaints, close } = await visit(server.url, screen);
    await press(page, screen, 'a[href^="#/new/device/"]');
    await press(page, screen, 'fieldset.counts label');
    const names = page.locator('fieldset.seats input');
    await names.nth(0).fill('Ola');
    await names.nth(1).fill('Ela');
    await expectLooks(page, 'device', screen);
    await press(page, screen, 'button[type=submit]');

    await page.waitForSelector('.cover h1:has-text("Ola")');
    expect(await page.locator('svg[role=group], #offer-title').count()).toBe(0);
    await expectLooks(page, 'handover', screen);
    const box = (await page.locator('.peek').boundingBox())!;
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.waitForSelector('#offer-title');
    await page.mouse.up();
    await page.waitForSelector('#offer-title', { state: 'detached' });
    await page.locator('.peek').focus();
    await page.keyboard.down('Enter');
    await page.waitForSelector('#offer-title');
    await page.keyboard.up('Enter');
    await page.waitForSelector('#offer-title', { state: 'detached' });

    await press(page, screen, '.cover .primary');
    await page.waitForSelector('#offer-title');
    await press(page, screen, TICKETS);
    if (screen.touch) await press(page, screen, 'nav .tool.menu');
    await press(page, screen, '.veil');
    await page.waitForSelector('.cover h1:has-text("Ola")');
    await press(page, screen, '.cover .primary');
    await page.waitForSelector('#offer-title');
    expect(await page.locator(`${TICKETS}[aria-pressed=true]`).count()).toBe(0);
    const tickets = await page.locator(TICKETS).allTextContents();

    await press(page, screen, TICKETS, 0);
    await press(page, screen, TICKETS, 1);
    await press(page, screen, 'section:has(#offer-title) .primary');
    await page.waitForSelector('.cover h1:has-text("Ela")');
    await page.reload();
    await page.waitForSelector('.cover h1:has-text("Ela")');
    expect(await page.locator('#offer-title').count()).toBe(0);
    await press(page, screen, '.cover .primary');
    await page.waitForSelector('#offer-title');
    expect(await page.locator(TICKETS).allTextContents()).not.toEqual(tickets);
    if (screen === DESKTOP) await expectNamedLog(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('at home', () => {
  test('one tap plays; the game is listed, on another device too, until it is forgotten', async () => {
    const { page, complaints, close } = await visit(server.url, PHONE);
    await page.waitForSelector('footer:has-text("Wersja ")');
    await press(page, PHONE, 'button[type=submit]');
    await page.waitForSelector('#offer-title');
    await press(page, PHONE, 'nav .tool.menu');
    await press(page, PHONE, 'a.home');
    const mine = 'section:has(h2:has-text("Moje gry")) a';
    await page.waitForSelector(mine);
    await expectLooks(page, 'home', PHONE);
    await press(page, PHONE, 'header summary');
    await page.getByLabel('Moje imię').fill('Ula');
    await press(page, PHONE, '.popover .part button');
    const link = await page.locator('.popover .link input').inputValue();
    await expectLooks(page, 'settings', PHONE);

    const second = await visit(link, DESKTOP);
    await second.page.waitForSelector('main button.primary:enabled');
    await expectLooks(second.page, 'key', DESKTOP);
    await second.page.click('main button.primary');
    await second.page.click('section:has(h2:has-text("My games")) a');
    await second.page.waitForSelector('#offer-title');
    expect(second.complaints).toEqual([]);
    await second.close();

    await page.getByRole('button', { name: 'Usuń moje imię i moje gry' }).tap();
    await page.getByRole('button', { name: 'Tak, usuń wszystko' }).tap();
    await page.waitForSelector(mine, { state: 'detached' });
    await expect.poll(() => page.getByLabel('Moje imię').inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await close();

    const late = await visit(link, DESKTOP);
    await late.page.click('main button.primary');
    await late.page.waitForSelector('[role=alert]');
    await late.close();
  });

  test.each(EITHER)('the finished games tell when, with whom and how they ended, and lead to the replay ($name)', async (screen) => {
    const { table, key } = await ownFinishedGame(server.url, 'ttr-new');
    await ownFinishedGame(server.url, 'switch-signal-europe', key);
    const { page, complaints, close } = await visit(`${server.url}/#/key/${key}`, screen);
    await press(page, screen, 'main button.primary:enabled');
    const [title, place, together, replay] =
      screen === DESKTOP ? ['My games', /^[12](st|nd) of 2 · -?\d+ points?$/, /^(won|lost)$/, 'Replay: '] : ['Moje gry', /^[12]\. miejsce na 2 · -?\d+ punkt(y|ów)?$/, /^(wygrana|przegrana)$/, 'Powtórka: '];
    const row = page.locator(`section:has(h2:has-text("${title}")) li`, { has: page.locator(`a[href="#/t/${table}"]`) });
    await expect.poll(() => row.locator('.outcome').textContent()).toMatch(place);
    expect(await row.textContent()).toContain('Ola, Ada');
    expect(await row.locator('time').textContent()).toContain(String(new Date().getFullYear()));
    const other = page.locator(`section:has(h2:has-text("${title}")) li`).filter({ hasNot: page.locator(`a[href="#/t/${table}"]`) });
    await expect.poll(() => other.locator('.outcome').textContent()).toMatch(together);
    await expectLooks(page, 'my-games', screen);
    await press(page, screen, `a[href="#/r/${table}"]`);
    await expect.poll(() => page.title()).toContain(replay);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(EITHER)('setting up shows every option with a sentence and both editions ($name)', async (screen) => {
    const { page, complaints, close } = await visit(`${server.url}/#/new/friends/switch-signal-europe`, screen);
    await page.waitForSelector('.fields select');
    expect(await page.locator('.fields div:has(select):not(:has(p))').count()).toBe(0);
    await expectLooks(page, 'setup-signal', screen);
    await press(page, screen, 'fieldset.games label:has(input[value="ttr-new"])');
    await press(page, screen, 'form summary');
    await expect.poll(() => page.locator('table tbody tr').count()).toBe(5);
    await expectLooks(page, 'setup', screen);
    await expectPlayLast(page, screen);
    expect(complaints).toEqual([]);
    await close();
  });

  test('theme and motion are remembered and the page obeys them', async () => {
    const { page, close } = await visit(server.url, DESKTOP);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.click('header summary');
    await page.getByRole('group', { name: 'Colours' }).getByRole('button', { name: 'dark' }).click();
    await expect.poll(paper).not.toBe(light);
    await page.getByRole('group', { name: 'Animations' }).getByRole('button', { name: 'off' }).click();
    await page.reload();
    await page.waitForSelector('button[type=submit]:enabled');
    await expect.poll(paper).not.toBe(light);
    await page.click('button[type=submit]');
    await page.waitForSelector('#offer-title');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await close();
  });

  test.each(EITHER)('what lies over the page is put away with the Escape key, and the focus is where it was ($name)', async (screen) => {
    const { page, complaints, close } = await visit(server.url, screen);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.waitForSelector('article .deeds');
    for (const [opener, over] of [['header summary', '.popover'], ['article button.told', 'dialog']] as const) {
      const name = await page.locator(opener).first().getAttribute('aria-label');
      await page.locator(opener).first().focus();
      await page.keyboard.press('Enter');
      await page.waitForSelector(over);
      await page.keyboard.press('Tab');
      expect(await page.locator(over).evaluate((it) => it.contains(document.activeElement)), over).toBe(true);
      await page.keyboard.press('Escape');
      await page.waitForSelector(over, { state: 'hidden' });
      await expect.poll(focused).toBe(name);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test('who looks elsewhere is called when the turn comes, after having been asked once', async () => {
    const host = await visit(server.url, DESKTOP);
    // What the system would show: it must be asked first.
    await host.page.addInitScript(() => {
      const calls: string[] = [];
      class Call {
        static permission = 'default';
        static requestPermission = () => Promise.resolve((Call.permission = 'granted'));
        close = () => {};
        constructor(words: string) {
          calls.push(words);
        }
      }
      Object.assign(window, { Notification: Call, calls });
      Object.defineProperty(document, 'hidden', { get: () => 'away' in window });
    });
    await host.page.reload();
    await openTable(host.page, DESKTOP, 'Ola');
    await host.page.getByRole('button', { name: 'Yes, notify me' }).click();
    await host.page.waitForSelector('text=Shall the browser call you', { state: 'detached' });
    const calls = () => host.page.evaluate(() => (window as unknown as { calls: string[] }).calls);
    expect(await calls()).toEqual([]);
    await host.page.evaluate(() => Object.assign(window, { away: true }));
    await press(host.page, DESKTOP, 'button.start');
    await expect.poll(calls).toEqual(['It is your turn!']);
    await host.close();
  });

  test('the first load is small, and no game comes with it', async () => {
    const { page, close } = await visit('about:blank', DESKTOP);
    const loaded: { name: string; bytes: number }[] = [];
    page.on('response', async (response) => {
      const name = new URL(response.url()).pathname;
      if (!/\.woff2?$/.test(name)) loaded.push({ name, bytes: gzipSync(await response.body()).length });
    });
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await page.waitForSelector('button[type=submit]:enabled');
    await expect.poll(() => loaded.some(({ name }) => name.endsWith('.css'))).toBe(true);
    expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(100 * 1024);
    expect(loaded.filter(({ name }) => /(Ttr|Ghost|Signal)Table|QrCode/.test(name))).toEqual([]);
    await close();
  });
});
