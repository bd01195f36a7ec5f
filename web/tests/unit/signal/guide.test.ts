// The page of Switch & Signal's rules and its worked turn: short, the same in both languages, true to the deck and the engine's film.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HAND } from '../../../games/signal/board';
import { GUIDE, text } from '../../../games/signal/guide/words/texts';
import { loadLedger } from '../../../table/rules/ledger';
import workedEn from '../../../games/signal/words/worked/en.json';
import workedPl from '../../../games/signal/words/worked/pl.json';
import film from '../../../games/signal/lesson/turn.json';

type Key = keyof typeof GUIDE.en;
const keys = (Object.keys(GUIDE.en) as Key[]).filter((key) => key.startsWith('guide.'));
const file = (name: string): string => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');

describe.each(['en', 'pl'] as const)('in %s', (lang) => {
  const told = (key: Key) => text(lang, key, { n: 8, port: 'Marseille', hand: 5, time: 7, removed: 2, most: 10 });

  test('the page is read in two minutes and asks for nothing that is not told', () => {
    const sentences = keys.filter((key) => key !== 'guide.goalPorts' && key !== 'guide.cityThrough').map(told);
    expect(sentences.join(' ').split(/\s+/).length).toBeLessThanOrEqual(330);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('no number stands in the words themselves', () => {
    for (const key of keys) expect(GUIDE[lang][key].replace(/\{[^}]*\}/g, ''), key).not.toMatch(/\d/);
  });
});

test('the numbers of a hand are those of the deck', () => {
  const deck = JSON.parse(file('data/signal/deck.json')) as { hand: number; draw: number; hand_limit: number };
  expect(HAND).toEqual({ dealt: deck.hand, drawn: deck.draw, most: deck.hand_limit });
});

test('every part of the page leads to a rule that is there, in both languages', async () => {
  const used = [...file('web/games/signal/guide/SignalGuide.svelte').matchAll(/rule="(S\d+)"/g)].map((found) => found[1]!);
  expect(used.length).toBeGreaterThan(7);
  for (const lang of ['en', 'pl'] as const) {
    const ids = (await loadLedger('switch-and-signal', lang)).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(used));
  }
});

test('what the worked turn tells is what its film rolls', () => {
  const rolled = film.steps.flatMap(({ events }) => events.flatMap((event) => ('points' in event ? [event.points] : [])));
  expect(rolled).toEqual([4, 1, 3, 4]);
  for (const words of [workedEn, workedPl]) {
    const said = [words['sig.turnBlack'], words['sig.turnGrey'], words['sig.turnMove'], words['sig.turnBrown']];
    said.forEach((sentence, i) => expect(sentence).toContain(String(rolled[i])));
  }
});
