// How the table of Switch & Signal takes what a server may say: every screen, choices on the map, refusals, shared devices.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { news } from '../../scripted/tables';
import type { ScriptedServer } from '../../scripted/server';
import { acting, afterRoll, choosing, first, over, plentiful, shunting, signalling, switching, watching, won } from '../../scripted/signal';
import { forecastOf } from '../../scripted/signalForecast';
import { closeDrawer, DESKTOP, EITHER, expectCleanByNight, expectCleanPage, LAPTOP, openDrawer, PHONE, picture, press, SIDE, toSetup } from '../browser';
import { said, scriptedTables, showing as showingOnly, type Answer } from '../scriptedTable';

const atTable = scriptedTables('signal');

/** The table, and what each train would do. */
const showing = (snapshot: object, more: Answer = () => {}): Answer =>
  showingOnly(snapshot, (message, say) => {
    if (message.t === 'explain') say({ ...forecastOf(message.train), id: message.id });
    more(message, say);
  });

const moves = (server: ScriptedServer) => said(server, 'move').map((m) => m.move);

/** Where a thing on the map is drawn. */
async function spotAt(page: Page, spot: string): Promise<readonly [number, number]> {
  const box = (await page.locator(`[data-spot="${spot}"]`).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Names, cards and things to choose that the buttons of the zoom hide. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.zoom button')].map((button) => button.getBoundingClientRect());
    return [...document.querySelectorAll('.names text, .spot, g.train, .card-button .count')].flatMap((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const hidden = boxes.some((b) => left < b.right && right > b.left && top < b.bottom && bottom > b.top);
      const seen = thing.closest('svg') === null || bottom < (document.querySelector('.window')?.getBoundingClientRect().bottom ?? 0);
      return hidden && seen ? [thing.textContent || (thing.getAttribute('data-spot') ?? 'train')] : [];
    });
  });
}

/** Whether all these things can be seen on the map. */
async function allInSight(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const map = document.querySelector('.window')!.getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].every((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      return left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
    });
  }, selector);
}

async function clickSpot(page: Page, spot: string): Promise<void> {
  await page.mouse.click(...(await spotAt(page, spot)));
}

describe.each([DESKTOP, PHONE])('on a $name', (screen) => {
  test.each(Object.entries({ first, choosing, acting, plentiful, signalling, switching, over, won, watching }))('the %s screen is clean', async (name, snapshot) => {
    await atTable(showing(snapshot), screen, async (page) => {
      await expectCleanPage(page, name);
      expect(await page.locator('.primary:visible').count(), 'one thing to press first').toBeLessThanOrEqual(1);
      await expect.poll(() => covered(page), { message: 'under the buttons of the zoom' }).toEqual([]);
      await picture(page, `signal-${name}-${screen.name}`);
      await expectCleanByNight(page, name);
      await picture(page, `signal-${name}-${screen.name}-dark`);
    });
  });

  test.each(Object.entries({ switching, watching }))('every tab of the %s screen is clean', async (name, snapshot) => {
    await atTable(showing(snapshot), screen, async (page) => {
      for (const tab of await page.locator('[role=tab]').all()) {
        await tab.click();
        await expectCleanPage(page, `${name}, ${await tab.textContent()}`);
      }
    });
  });

});

describe.each(EITHER)('played on a $name', (screen) => {
  test('a card is picked, then what it can do', async () => {
    await atTable(showing(acting), screen, async (page, server) => {
      await press(page, screen, '.card-button', 0);
      await expect.poll(() => page.locator('.ask .big').count()).toBe(2);
      await press(page, screen, '.card-button', 0);
      await expect.poll(() => page.locator('.ask .big').count()).toBe(1);
      await press(page, screen, '.ask .big');
      await expect.poll(() => moves(server)).toEqual(['play signal signal+signal']);
    });
  });

  test('equal cards lie in a pile that says how many they are, and can be picked by key', async () => {
    await atTable(showing(plentiful), screen, async (page) => {
      const names = () => page.locator('.card-button .unseen').allTextContents();
      const told = screen === PHONE ? ['5 kart semafora', '1 karta zwrotnicy', '4 karty pociągu'] : ['5 signal cards', '1 switch card', '4 train cards'];
      await expect.poll(names).toEqual(told);
      const [hand, room] = await page.evaluate(() => [document.querySelector('.card-button:last-child')!.getBoundingClientRect().right, innerWidth] as const);
      expect(hand).toBeLessThanOrEqual(room);
      await page.locator('.card-button').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      expect((await names())[0]).toMatch(/^5 .*2/);
      await expect.poll(() => page.locator('.card-button').first().getAttribute('aria-pressed')).toBe('true');
      await expectCleanPage(page, 'two picked');
      await page.keyboard.press('Enter');
      await expect.poll(names).toEqual(told);
    });
  });

  test.each(Object.entries({ choosing, signalling, switching }))('the map shows everything the %s question offers', async (_name, snapshot) => {
    await atTable(showing(snapshot), screen, async (page) => {
      await page.waitForSelector('.spot.bright');
      await expect.poll(() => allInSight(page, '.spot.bright')).toBe(true);
    });
  });

  test('every legal move is in the list, and pressing one plays it', async () => {
    await atTable(showing(switching), screen, async (page, server) => {
      await openDrawer(page, screen, 'moves');
      const listed = await page.locator('[data-move]').evaluateAll((all) => all.map((b) => b.getAttribute('data-move')!));
      expect(listed.sort()).toEqual([...switching.legal].sort());
      await press(page, screen, '[data-move="set basel strasbourg-basel basel-zurich"]');
      await expect.poll(() => moves(server)).toEqual(['set basel strasbourg-basel basel-zurich']);
    });
  });

  test('a train shows what each roll would bring before it is let go', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...afterRoll, id: message.id }));
    await atTable(showing(choosing, answer), screen, async (page, server) => {
      await press(page, screen, '.ask .trains button', 1);
      await page.waitForSelector('.ask table tbody tr');
      expect(moves(server)).toEqual([]);
      await expect.poll(() => page.locator('.ghosts .end').count()).toBe(3);
      await expect.poll(() => allInSight(page, '.ghosts .end')).toBe(true);
      await picture(page, `signal-fan-${screen.name}`);
      await press(page, screen, '.ask .primary');
      await expect.poll(() => moves(server)).toEqual(['train black-2']);
      await expect.poll(() => page.locator('.clock .token:not(.gone)').count()).toBe(2);
    });
  });

  test('what the server refuses is explained', async () => {
    const answer: Answer = (message, say) => {
      if (message.t === 'move') say({ t: 'reject', id: message.id, code: 'held', rule: 'S47', params: { train: 'black-2' }, prompt: 30 });
    };
    await atTable(showing(choosing, answer), screen, async (page) => {
      await press(page, screen, '.ask .trains button', 1);
      await press(page, screen, '.ask .primary');
      await expect.poll(() => page.textContent('[role=alert]')).toMatch(/Black 2 is held|Czarny 2 w tej turze nie jedzie/);
    });
  });
});

test('dock and map stay as they are, whatever is held and whoever plays', async () => {
  await atTable(showing(acting), LAPTOP, async (page, server) => {
    const places = () =>
      page.evaluate(() => {
        const { x, y, width, height } = document.querySelector('[data-part=dock]')!.getBoundingClientRect();
        const helpers = [...document.querySelectorAll('[data-part=dock] .helper')].map((helper) => helper.getBoundingClientRect());
        const inside = helpers.every(({ left, right }) => left >= x && right <= x + width);
        return { dock: [x, y, width, height].map(Math.round), map: document.querySelector<HTMLElement>('.camera')!.style.transform, inside };
      });
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    expect(before.inside).toBe(true);
    const none = { ...acting, v: 65, legal: ['end', 'undo'], view: { ...acting.view, hands: [{}, acting.view.hands[1]!] } };
    const others = { ...acting, v: 66, prompt: null, legal: [], view: { ...acting.view, turn: 1, to_act: [1] } };
    for (const now of [none, others]) {
      server.say(now);
      await expect.poll(() => page.locator('.card-button:enabled').count()).toBe(0);
      await expect.poll(places).toEqual(before);
    }
  });
});

test.each([PHONE, SIDE])('on a $name what is to be pressed is in sight, whatever can be taken back', async (screen) => {
  const loss = { move: 'train black-1', rolls: true, stops: 'loss', helpers: [{ helper: 'conductor', saves: 2, brings: false }] };
  const asked = { acting, 'with a way back': { ...acting, legal: [...acting.legal, 'undo'] }, choosing, stopped: { ...choosing, run: loss }, signalling, switching };
  for (const [name, snapshot] of Object.entries(asked)) {
    await atTable(showing(snapshot), screen, async (page) => {
      await page.waitForSelector('.ask');
      const hidden = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.foot button, .ask .offer button')].flatMap((button) => {
            const { left, right, top, bottom, width } = button.getBoundingClientRect();
            const seen = ([[left + 4, top + 4], [right - 4, bottom - 4]] as const).every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
            return seen && [...button.querySelectorAll('span:not(.unseen)')].every((words) => words.getBoundingClientRect().width <= width) ? [] : [button.textContent!.trim()];
          }),
        );
      await expect.poll(hidden, { message: name }).toEqual([]);
    });
  }
});

describe('on the map', () => {
  test('a marker is lifted with one click and set down with another', async () => {
    await atTable(showing(signalling), DESKTOP, async (page, server) => {
      await clickSpot(page, 'signal:dijon-lyon@1');
      await page.waitForSelector('[data-spot="signal:cologne-hanover@1"]');
      await clickSpot(page, 'signal:cologne-hanover@1');
      await expect.poll(() => moves(server)).toEqual(['signal dijon-lyon@1 cologne-hanover@1']);
    });
  });

  test('a junction opens pictures of its settings; the ground closes them', async () => {
    await atTable(showing(switching), DESKTOP, async (page, server) => {
      await clickSpot(page, 'junction:milan');
      await page.waitForSelector('.picker');
      await expect.poll(() => page.locator('.picker button').count()).toBe(5);
      await expectCleanPage(page, 'settings');
      const map = (await page.locator('.surface').boundingBox())!;
      await page.mouse.click(map.x + 60, map.y + map.height * 0.55);
      await expect.poll(() => page.locator('.picker').count()).toBe(0);
      await clickSpot(page, 'junction:lyon');
      await page.locator('.picker button').first().click();
      await expect.poll(() => moves(server)).toEqual(['set lyon marseille-lyon milan-lyon']);
    });
  });

  test('a train is looked at by pointing, and rolled for by a click', async () => {
    await atTable(showing(choosing), DESKTOP, async (page, server) => {
      const at = await spotAt(page, 'train:grey-1');
      await page.mouse.move(...at, { steps: 3 });
      await page.waitForSelector('.ghosts');
      await page.mouse.move(at[0] - 90, at[1] + 60, { steps: 3 });
      await page.waitForSelector('.ghosts', { state: 'detached' });
      expect(moves(server)).toEqual([]);
      await clickSpot(page, 'train:black-1');
      await expect.poll(() => moves(server)).toEqual(['train black-1']);
    });
  });

  test('arrows go from one thing to the next, Enter chooses, U and Enter take back', async () => {
    await atTable(showing(signalling), DESKTOP, async (page, server) => {
      await page.locator('[data-spot="signal:calais-paris@2"]').focus();
      await page.keyboard.press('ArrowRight');
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
      expect(focused).not.toBe('signal:calais-paris@2');
      await page.locator('[data-spot="signal:calais-paris@2"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-spot="signal:paris-reims@0"]').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => moves(server)).toEqual(['signal calais-paris@2 paris-reims@0']);
    });
    await atTable(showing(signalling), DESKTOP, async (page, server) => {
      await page.keyboard.press('u');
      expect(moves(server)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect.poll(() => moves(server)).toEqual(['undo']);
    });
  });

  test('a train that leaves the map runs out, and the clock goes token by token round to full', async () => {
    const trains = afterRoll.view.trains.with(1, { at: null, facing: null, goods: null });
    const events = [
      ...afterRoll.events.slice(0, 2),
      { e: 'collided', train: 'black-2', with: 'grey-1', left: 2 },
      { e: 'depot', train: 'black-2' },
      { e: 'time', lost: 4, clock: 0 },
      { e: 'refilled', clock: 7, cards: 9 },
      { e: 'time', lost: 1, clock: 6 },
    ];
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...afterRoll, id: message.id, events, view: { ...afterRoll.view, trains, clock: 6 } }));
    await atTable(showing(choosing, answer), DESKTOP, async (page) => {
      await clickSpot(page, 'train:black-2');
      await page.waitForSelector('[data-leaving="black-2"]', { state: 'attached' });
      expect(await page.locator('[data-train="black-2"]').count()).toBe(0);
      await expect.poll(() => page.locator('.clock .token:not(.gone)').count()).toBe(6);
      await expect.poll(() => page.textContent('.clock .lost')).toContain('↻');
    });
  });

  test('without motion nothing moves by itself', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...afterRoll, id: message.id }));
    await atTable(showing(choosing, answer), DESKTOP, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await clickSpot(page, 'train:black-2');
      await expect.poll(() => page.locator('.clock .token:not(.gone)').count()).toBe(2);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
});

describe('in the action step', () => {
  test('a junction that is tapped has its card played and opens', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...switching, id: message.id }));
    await atTable(showing(acting, answer), DESKTOP, async (page, server) => {
      await clickSpot(page, 'junction:lyon');
      await page.waitForSelector('.picker');
      expect(moves(server)).toEqual(['play switch switch']);
      await expect.poll(() => page.locator('.picker button').count()).toBe(2);
    });
  });

  test('a red signal that is tapped gets the marker that the engine names first', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...(message.move.startsWith('play') ? signalling : acting), id: message.id }));
    await atTable(showing(acting, answer), DESKTOP, async (page, server) => {
      await clickSpot(page, 'signal:paris-reims@0');
      await expect.poll(() => moves(server)).toEqual(['play signal signal', 'signal calais-paris@2 paris-reims@0']);
    });
  });

  test('a track that is tapped has the junction set towards it; the price stands at the pointer', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...(message.move.startsWith('play') ? switching : acting), id: message.id }));
    await atTable(showing(acting, answer), DESKTOP, async (page, server) => {
      await page.mouse.move(...(await spotAt(page, 'arm:lyon>milan-lyon')), { steps: 3 });
      await expect.poll(() => page.locator('.price .card').count()).toBe(1);
      await clickSpot(page, 'arm:lyon>milan-lyon');
      await expect.poll(() => moves(server)).toEqual(['play switch switch', 'set lyon marseille-lyon milan-lyon']);
    });
  });

  test('where the right card is missing the pair that the engine names first pays, or the cards picked before', async () => {
    const legal = ['play switch train+train', 'play switch signal+train', 'end'];
    const hands = [{ signal: 1, switch: 0, train: 3 }, acting.view.hands[1]!];
    const short = { ...acting, legal, view: { ...acting.view, hands } };
    await atTable(showing(short), DESKTOP, async (page, server) => {
      await clickSpot(page, 'arm:lyon>milan-lyon');
      await expect.poll(() => moves(server)).toEqual(['play switch train+train']);
    });
    await atTable(showing(short), DESKTOP, async (page, server) => {
      await press(page, DESKTOP, '.card-button', 0);
      await press(page, DESKTOP, '.card-button', 1);
      await clickSpot(page, 'arm:lyon>milan-lyon');
      await expect.poll(() => moves(server)).toEqual(['play switch signal+train']);
    });
  });

  test('a train in a city with goods loads when it is tapped; what rolls says its price first, with finger and mouse alike', async () => {
    await atTable(showing(acting), DESKTOP, async (page, server) => {
      await clickSpot(page, 'train:black-1');
      await expect.poll(() => moves(server)).toEqual(['load black-1 signal']);
    });
    for (const screen of [PHONE, DESKTOP]) {
      const touch = async (page: Page) => (screen.touch ? page.touchscreen.tap(...(await spotAt(page, 'train:black-2'))) : clickSpot(page, 'train:black-2'));
      for (const roll of ['.ask .big', '.over .roll', null]) {
        await atTable(showing(acting), screen, async (page, server) => {
          await touch(page);
          await page.waitForSelector('.over .roll');
          expect(moves(server)).toEqual([]);
          if (roll === null) await touch(page);
          else await press(page, screen, roll);
          await expect.poll(() => moves(server)).toEqual(['play train train']);
        });
      }
    }
  });

  test('the last cards are not spent on a roll without a word', async () => {
    const last = { ...acting, legal: ['play train train', 'end'], view: { ...acting.view, hands: [{ train: 1 }, acting.view.hands[1]!] } };
    await atTable(showing(last), DESKTOP, async (page) => {
      await clickSpot(page, 'train:black-2');
      await expect.poll(() => page.textContent('.ask .last')).toContain('last cards');
      await expectCleanPage(page, 'the last card');
    });
  });

  test('what was only chosen is let go, a card that lies is taken back: one word for both', async () => {
    await atTable(showing(acting), DESKTOP, async (page, server) => {
      await press(page, DESKTOP, '.card-button', 0);
      await press(page, DESKTOP, '.ask .undo');
      await expect.poll(() => page.locator('.card-button[aria-pressed=true]').count()).toBe(0);
      expect(moves(server)).toEqual([]);
    });
    await atTable(showing(signalling), DESKTOP, async (page, server) => {
      await clickSpot(page, 'signal:dijon-lyon@1');
      await page.keyboard.press('Escape');
      await expect.poll(() => moves(server)).toEqual(['undo']);
    });
  });

  test.each(EITHER)('ending it warns of what the next card may cost, on a $name', async (screen) => {
    await atTable(showing(acting), screen, async (page) => {
      await page.waitForSelector('.outlook');
      await expect.poll(() => page.textContent('.ask .wide')).toMatch(/⚠ (about −3 tokens|ok. −3 żetonów)/);
      await expect.poll(() => page.textContent('#outlook')).toMatch(
        /If you end now, the next schedule card will cost about 3 time tokens, at worst 9. There are 4 on the clock.|Jeśli teraz skończysz: najgorzej −9 żetonów. Na zegarze są 4./,
      );
      await press(page, screen, '.outlook summary');
      await expect.poll(() => page.locator('.outlook li').count()).toBe(3);
      await expectCleanPage(page, 'outlook');
      await picture(page, `signal-outlook-${screen.name}`);
    });
  });
});

describe.each(EITHER)('the run of the schedule, on a $name', (screen) => {
  const goes = { move: 'train black-1', rolls: true, stops: null, helpers: [] };
  const loss = { ...goes, stops: 'loss', helpers: [{ helper: 'conductor', saves: 2, brings: false }] };

  test('one press sets it going, then it goes on with what the engine names until that stops it', async () => {
    let n = 0;
    const answer: Answer = (message, say) => {
      if (message.t === 'move') say({ ...afterRoll, id: message.id, v: 61 + n++, prompt: 30 + n, run: n < 3 ? { ...goes, move: 'train black-1' } : { ...goes, move: null, stops: 'choice' } });
    };
    await atTable(showing({ ...choosing, run: goes }, answer), screen, async (page, server) => {
      await page.waitForSelector('.ask .run');
      expect(moves(server)).toEqual([]);
      await expectCleanPage(page, 'run');
      await press(page, screen, '.ask .run');
      await expect.poll(() => page.locator('.ask .running').count()).toBe(1);
      await page.mouse.move(5, 5);
      await page.mouse.down(); // a tap hurries
      await page.mouse.up();
      await expect.poll(() => moves(server)).toEqual(['train black-1', 'train black-1', 'train black-1']);
      await expect.poll(() => page.locator('.ask .run').count()).toBe(0);
    });
  });

  test('where a loss could be averted it stops, and the helper says what it would do; one press uses it', async () => {
    await atTable(showing({ ...choosing, run: loss }), screen, async (page, server) => {
      await expect.poll(() => page.textContent('.offer[data-helper=conductor]')).toMatch(/Black 1, Black 2.*2 tokens|Czarny 1, Czarny 2.*2 żetony/s);
      await expect.poll(() => page.locator('svg.lit').count()).toBeGreaterThan(0);
      await expectCleanPage(page, 'stopped');
      await picture(page, `signal-stopped-${screen.name}`);
      await press(page, screen, '.offer[data-helper=conductor] .use');
      await expect.poll(() => moves(server)).toEqual(['use conductor']);
    });
    // Whoever goes on is not asked again in this turn for so little.
    let n = 0;
    const answer: Answer = (message, say) => {
      if (message.t === 'move') say({ ...afterRoll, id: message.id, v: 61 + n++, prompt: 30 + n, run: n < 2 ? loss : { ...loss, helpers: [{ helper: 'conductor', saves: 3, brings: false }] } });
    };
    await atTable(showing({ ...choosing, run: loss }, answer), screen, async (page, server) => {
      await press(page, screen, '.ask .run');
      await expect.poll(() => moves(server)).toEqual(['train black-1', 'train black-1']);
      await page.waitForSelector('.ask .why.loss');
    });
  });

  test('what an open card asks for is chosen while it may still be exchanged', async () => {
    const then = ['colour black', 'colour brown'];
    const open = { ...choosing, legal: ['go', 'use conductor'], view: { ...choosing.view, phase: 'reveal' as const, pending: [], colour: null }, run: { move: 'go', rolls: false, stops: null, helpers: [], then } };
    const asked = { ...open, v: 61, prompt: 31, legal: then, view: { ...open.view, phase: 'colour' as const }, run: { move: null, rolls: false, stops: 'choice', helpers: [] } };
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...asked, ...(message.move === 'go' ? {} : { v: 62, prompt: 32 }), id: message.id }));
    await atTable(showing(open, answer), screen, async (page, server) => {
      await expectCleanPage(page, 'an open card');
      expect(moves(server)).toEqual([]);
      await press(page, screen, '[data-do="colour brown"]');
      await expect.poll(() => moves(server)).toEqual(['go', 'colour brown']);
    });
  });

  test('a helper that could not matter does not glow, and asks once when it is wanted', async () => {
    await atTable(showing({ ...choosing, run: goes }), screen, async (page, server) => {
      expect(await page.locator('svg.lit').count()).toBe(0);
      if (screen === DESKTOP) await press(page, screen, 'button[data-helper=dispatcher]');
      else await press(page, screen, '.ask .helpers button', 0);
      await page.waitForSelector('.offer');
      expect(moves(server)).toEqual([]);
      await press(page, screen, '.offer .use');
      await expect.poll(() => moves(server)).toHaveLength(1);
    });
  });

  test('a shunter that was waited for shows the places of the only colour at once, beside the way on', async () => {
    const answer: Answer = (message, say) => void (message.t === 'move' && say({ ...shunting, id: message.id, v: 61, prompt: 31 }));
    await atTable(showing(shunting, answer), screen, async (page, server) => {
      if (screen !== DESKTOP) await openDrawer(page, screen, 'team');
      await press(page, screen, 'button[data-await=shunter]');
      if (screen !== DESKTOP) await closeDrawer(page, screen);
      await press(page, screen, '.ask .run');
      await page.waitForSelector('[data-colour=grey][aria-pressed=true]');
      expect(await page.locator('.ask .run').isVisible()).toBe(true);
      await press(page, screen, '.places button:has-text("Houston")');
      await expect.poll(() => page.locator('.places [aria-pressed=true]').count()).toBe(1);
      await press(page, screen, '.places button:has-text("Houston")');
      await expect.poll(() => moves(server)).toEqual(['deploy grey', 'deploy grey at houston']);
    });
  });
});

describe('several seats at one device', () => {
  const asSecond = { ...acting, seat: 1, seats: [{ name: 'Ola' }, { name: 'Ela' }], view: { ...acting.view, turn: 1, to_act: [1] } };
  const asFirst = { ...acting, prompt: null, legal: [], seats: asSecond.seats, view: asSecond.view };

  test('where all is open the seat to act is taken by itself', async () => {
    const answer: Answer = (message, say) => {
      if (message.t === 'start') [asFirst, news({ game: 'switch-signal-europe' })].forEach(say);
      if (message.t === 'unlock') say({ ...asSecond, id: message.id });
    };
    await atTable(answer, DESKTOP, async (page, server) => {
      await page.waitForSelector('.ask');
      expect(said(server, 'unlock').map((m) => m.seat)).toEqual([1]);
      await expect.poll(() => page.textContent('[aria-current=true] .tag')).toBe('you');
    });
  });
});

test('setting up offers the options in words, how hard they are, and several seats at this device', async () => {
  await atTable.atPage((message, say) => void (message.t === 'start' && say(first)), DESKTOP, async (page, server) => {
    await toSetup(page, DESKTOP, 'switch-signal-europe');
    await page.getByLabel('Who plays in seat 2').selectOption({ label: 'A person at this device' });
    await page.getByLabel('Name for seat 2').fill('Ela');
    await expect.poll(() => page.getByLabel('Who begins').locator('option').allTextContents()).toEqual(['drawn by lot', 'Guest', 'Ela']);
    const difficulty = () => page.textContent('.difficulty');
    await expect.poll(difficulty).toBe('Our expert wins 6 of 10 games with these options.');
    await expect.poll(() => page.locator('fieldset.levels .chosen').textContent()).toMatch(/Normal.*our expert wins 6 of 10/s);
    await page.getByText('Each option separately').click();
    await page.getByLabel('One more signal').selectOption({ label: 'yes' });
    await expect.poll(difficulty).toBe('Our expert wins 8 of 10 games with these options.');
    await page.getByLabel('Signals and switches').selectOption({ label: 'the team places them' });
    await expect.poll(difficulty).toBe('We have not tested this set of options; with the usual ones our expert wins 6 of 10 games.');
    await expectCleanPage(page, 'set-up');
    await picture(page, 'signal-setup-desktop');
    await page.click('button[type=submit]');
    await expect.poll(() => said(server, 'open')).toMatchObject([
      {
        game: 'switch-signal-europe',
        seats: [{ name: 'Guest', mine: true }, { name: 'Ela', mine: true }],
        start: 'host',
        options: { layout: 'free', 'extra-signal': '1' },
      },
    ]);
  });
});
