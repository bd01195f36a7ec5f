import { describe, expect, test } from 'vitest';
import { cardsOf, flightsOf } from '../../../games/ttr/motion/flights';
import { justDone, lastRoundBegun } from '../../../games/ttr/motion/moments.svelte';
import type { GameEvent } from '../../../games/ttr/view';
import type { Ttr } from '../../../games/ttr/guards';
import { stepBetween } from '../../../table/liveSteps.svelte';
import { arcOf, glimpseOf } from '../../../ui/motion/path';
import { middle, over } from '../../scripted/messages';
import { ownClaim, ownOpen, rivalClaim, rivalOpen } from '../../scripted/ttrSteps';

const drew: GameEvent = { e: 'drew', seat: 0, card: 'orange' };

describe('which cards fly', () => {
  test('a blind draw of one’s own turns over on its way into the hand, that of another stays as it is', () => {
    expect(flightsOf([drew], 0)).toEqual([
      { what: { card: 'orange' }, side: 'turns', from: { at: 'deck' }, to: { at: 'seat', seat: 0, kind: 'orange', own: true } },
    ]);
    expect(flightsOf([{ e: 'drew', seat: 1 }], 0)).toEqual([
      { what: { card: null }, side: 'back', from: { at: 'deck' }, to: { at: 'seat', seat: 1, kind: null, own: false } },
    ]);
  });

  test('an open card is seen, and the next one is turned over into its place', () => {
    expect(flightsOf(rivalOpen.events, 0)).toEqual([
      { what: { card: 'blue' }, side: 'face', from: { at: 'slot', slot: 2 }, to: { at: 'seat', seat: 1, kind: 'blue', own: false } },
      { what: { card: 'black' }, side: 'turns', from: { at: 'deck' }, to: { at: 'slot', slot: 2 }, becomes: true },
    ]);
    expect(flightsOf(ownOpen.events, 0)[0]!.to).toEqual({ at: 'seat', seat: 0, kind: 'green', own: true });
    expect(flightsOf(ownOpen.events, null)[0]!.to).toEqual({ at: 'seat', seat: 0, kind: 'green', own: false });
  });

  test('a claim sends each card that pays to its space, the locomotives to the head', () => {
    const flights = flightsOf(ownClaim.events, 0);
    expect(flights.map(({ what }) => what)).toEqual([{ card: 'orange' }, { card: 'orange' }, { card: 'locomotive' }]);
    expect(flights.map(({ to }) => to)).toEqual([0, 1, 2].map((nth) => ({ at: 'space', track: 'las_vegas-salt_lake_city', nth, of: 3 })));
    expect(flights[2]!.from).toEqual({ at: 'seat', seat: 0, kind: 'locomotive', own: true });
    expect(flightsOf(rivalClaim.events, 0).every(({ from }) => from.at === 'seat' && from.seat === 1 && !from.own)).toBe(true);
    expect(cardsOf({ locomotive: 1, white: 2 })).toEqual(['white', 'white', 'locomotive']);
  });

  test('tickets show nothing of themselves', () => {
    const kept: GameEvent[] = [{ e: 'kept', seat: 0, kept: ['boston-miami', 'denver-el_paso'], under: [] }, { e: 'kept', seat: 1, count: 1, returned: 2 }];
    expect(flightsOf(kept, 0).map(({ what, side, to }) => [what, side, to.at === 'seat' && to.seat])).toEqual([['ticket', 'back', 0], ['ticket', 'back', 0], ['ticket', 'back', 1]]);
  });

  test('of a row that is swept only what comes to lie there flies', () => {
    const row = (slot: number, card: string): GameEvent => ({ e: 'row', slot, card });
    const events = [row(2, 'locomotive'), { e: 'sweep', cards: { locomotive: 3, red: 2 } } as const, ...[1, 2, 3, 4, 5].map((slot) => row(slot, 'red'))];
    expect(flightsOf(events, 0).map(({ to }) => to.at === 'slot' && to.slot)).toEqual([1, 2, 3, 4, 5]);
  });

  test('the deal, the talk of turns and the final count fly nowhere', () => {
    const quiet = [...middle.history[0]!.events, ...over.history.at(-1)!.events.filter(({ e }) => e !== 'claimed')];
    expect(flightsOf(quiet, 0)).toEqual([]);
  });
});

describe('what is told live', () => {
  const before = { version: middle.v, seat: 0, view: middle.view };
  const now = (v: number, seat: number | null = 0) => ({ version: v, seat, history: [...middle.history, { v, seat: 1, events: [drew] }] });

  test('one step after the other', () => {
    expect(stepBetween<Ttr>(before, now(middle.v + 1))).toEqual({ line: { v: middle.v + 1, seat: 1, events: [drew] }, before: middle.view });
  });

  test('no first look, no jump, no step back, no other eyes', () => {
    expect(stepBetween<Ttr>(null, now(middle.v + 1))).toBe(null);
    for (const v of [middle.v + 2, middle.v, middle.v - 1]) expect(stepBetween<Ttr>(before, now(v))).toBe(null);
    expect(stepBetween<Ttr>(before, now(middle.v + 1, null))).toBe(null);
  });
});

test('a ticket is done once; the last round has one who began it', () => {
  expect(justDone(middle.view, ownClaim.view)).toEqual(['boston-miami']);
  expect(justDone(ownClaim.view, ownClaim.view)).toEqual([]);
  expect(lastRoundBegun(rivalClaim.events)).toBe(1);
  expect(lastRoundBegun(ownClaim.events)).toBe(null);
});

describe('the way', () => {
  const [from, to] = [{ x: 100, y: 200, width: 60 }, { x: 500, y: 300, width: 30 }];

  test('leads from place to place in an arc, by transform and opacity alone', () => {
    const frames = arcOf(from, to, 1.5, false);
    expect(frames[0]!.transform).toBe('translate(70.0px, 155.0px) scale(1.000)');
    expect(frames.filter(({ transform }) => transform).at(-1)!.transform).toBe('translate(470.0px, 255.0px) scale(0.500)');
    expect(new Set([...frames, ...glimpseOf(from, to, 1.5)].flatMap((frame) => Object.keys(frame)))).toEqual(new Set(['offset', 'transform', 'opacity']));
    expect(frames.map(({ offset }) => offset)).toEqual(frames.map(({ offset }) => offset!).sort((a, b) => a! - b!));
  });

  test('what becomes what lies there does not fade; a glimpse stays where it is', () => {
    expect(arcOf(from, to, 1.5, true).some(({ opacity }) => opacity !== undefined)).toBe(false);
    expect(new Set(glimpseOf(from, to, 1.5).map(({ transform }) => transform)).size).toBe(1);
  });
});
