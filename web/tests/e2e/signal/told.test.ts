// What Switch & Signal tells until it was seen, and what one press does and takes back as a whole.
import { describe, expect, test } from 'vitest';
import { acting, afterRoll, choosing, signalling } from '../../scripted/signal';
import { forecastOf } from '../../scripted/signalForecast';
import { DESKTOP, expectCleanPage, PHONE, picture, press, SIDE, TABLET, withRare } from '../browser';
import { said, scriptedTables, showing, type Answer } from '../scriptedTable';

const atTable = scriptedTables('signal');
const explained: Answer = (message, say) => void (message.t === 'explain' && say({ ...forecastOf(message.train), id: message.id }));

describe.each(withRare([PHONE, SIDE], [DESKTOP, TABLET]))('on a $name', (screen) => {
  test('a loss says why, whatever is played after it, until somebody has looked', async () => {
    const answer: Answer = (message, say) => {
      explained(message, say);
      if (message.t === 'move') say({ ...afterRoll, id: message.id });
    };
    await atTable(showing(choosing, answer), screen, async (page) => {
      await press(page, screen, '.ask .trains button', 1);
      await press(page, screen, '.ask .primary');
      await page.waitForSelector('.last-move.bad');
      await expect.poll(() => page.textContent('.last-move button .text')).toMatch(/Lyon/);
      expect(await page.textContent('.last-move .lost')).toContain('−2');
      await expectCleanPage(page, 'a loss');
      await picture(page, `signal-loss-${screen.name}`);
      await press(page, screen, '.last-move button');
      await expect.poll(() => page.textContent('.last-move .whole')).toMatch(/Lyon/);
      await expectCleanPage(page, 'a loss, whole');
      await picture(page, `signal-loss-whole-${screen.name}`);
      await press(page, screen, '.last-move button');
      await expect.poll(() => page.locator('.last-move.bad').count()).toBe(0);
    });
  });
});

describe('one press', () => {
  /** A signal is set with two moves; what stands after so many of them. */
  const acted = { ...acting, legal: [...acting.legal, 'undo'] };
  const answer: Answer = (() => {
    const v = { n: acting.v };
    return (message, say) => {
      explained(message, say);
      if (message.t === 'hint') say({ t: 'hint', id: message.id, prompt: v.n === acting.v ? acting.prompt : signalling.prompt, move: v.n === acting.v ? 'play signal signal' : 'signal calais-paris@2 paris-reims@0', reason: { en: 'So it goes on.', pl: 'Tak jedzie dalej.' } });
      if (message.t !== 'move') return;
      v.n += message.move === 'undo' ? -1 : 1;
      say({ ...(v.n - acting.v === 1 ? signalling : v.n === acting.v ? acting : acted), id: message.id });
    };
  })();

  test('is taken back as a whole', async () => {
    await atTable(showing(acting, answer), DESKTOP, async (page, server) => {
      const box = (await page.locator('[data-spot="signal:paris-reims@0"]').boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect.poll(() => said(server, 'move').length).toBe(2);
      await press(page, DESKTOP, '.ask .undo');
      await expect.poll(() => said(server, 'move').map(({ move }) => move)).toEqual(['play signal signal', 'signal calais-paris@2 paris-reims@0', 'undo', 'undo']);
    });
  });

  test('does all of a hint', async () => {
    await atTable(showing(acting, answer), DESKTOP, async (page, server) => {
      await press(page, DESKTOP, 'button.hint');
      await press(page, DESKTOP, '.hinted .follow');
      await expect.poll(() => said(server, 'move').map(({ move }) => move)).toEqual(['play signal signal', 'signal calais-paris@2 paris-reims@0']);
    });
  });
});
