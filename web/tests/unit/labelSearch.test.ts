// Spots away from a place: all of them, the nearest first, however far one has to look.
import { expect, test } from 'vitest';
import { spotsAway, type Ground, type Label } from '../../ui/map/labelSearch';

const label: Label = { id: 'rome', text: 'Rome', city: [300, 200], at: undefined };
const ground: Ground = { places: [label.city, [420, 200]], radius: 10, sheet: [0, 0, 800, 500], size: 20 };
const away = ([left, top, right, bottom]: readonly number[]) => Math.hypot(Math.max(left! - 300, 0, 300 - right!), Math.max(top! - 200, 0, 200 - bottom!));
const beside = ([left, top, right, bottom]: readonly number[]) => Math.hypot(Math.max(left! - 420, 0, 420 - right!), Math.max(top! - 200, 0, 200 - bottom!)) < 30;

test('every spot of the frame comes once, nearer ones before farther, those beside another place last', () => {
  const spots = [...spotsAway(label, ground, [0, 0, 800, 500])];
  const ways = spots.map(({ box }) => Math.round(1000 * away(box) * (beside(box) ? 3 : 1)));
  expect(ways).toEqual([...ways].sort((a, b) => a - b));
  expect(new Set(spots.map(({ at }) => at.join())).size).toBe(spots.length);
  // Half a letter apart, as many as there is room for.
  const width = Math.max(...spots.map(({ at }) => at[0])) / 10 + 1;
  const height = (Math.max(...spots.map(({ at }) => at[1])) - 20) / 10 + 1;
  expect(spots.length).toBe(width * height);
});

test('who takes the first does not look at the whole frame', () => {
  const far: Label = { ...label, city: [-900, 200] };
  expect(spotsAway(far, ground, [0, 0, 800, 500]).next().value?.at[0]).toBe(0);
});
