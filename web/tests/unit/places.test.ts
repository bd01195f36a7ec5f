// Where things lie on a table whose map fills the window.
import { describe, expect, test } from 'vitest';
import { besideAll, clearOf, isAsLarge, placeQuestion, without, withoutCorner, type Area } from '../../table/places';

const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom });
const window = area(0, 0, 1000, 600);

describe('what is left of the map', () => {
  test('parts along the edges are taken away, and told as insets', () => {
    const free = without(window, [['top', area(0, 0, 1000, 40)], ['bottom', area(100, 500, 900, 600)], ['left', area(0, 40, 160, 300)]]);
    expect(free).toEqual(area(160, 40, 1000, 500));
    expect(clearOf(window, free)).toEqual({ top: 40, right: 0, bottom: 100, left: 160 });
  });

  test('a part that is not there takes nothing', () => {
    expect(without(window, [['right', area(0, 0, 0, 0)]])).toEqual(window);
  });

  test('a map that is as large beside what lies in a corner goes there for nothing', () => {
    const tall = area(0, 100, 820, 1100);
    expect(isAsLarge(withoutCorner(tall, area(480, 790, 820, 1100)), tall)).toBe(true);
    expect(isAsLarge(withoutCorner(window, area(700, 300, 1000, 600)), window)).toBe(false);
  });

  test('what lies in a corner costs the strip that leaves the larger map, and never all of it', () => {
    // Upright a map, which lies on its side, is larger above it, although less room is left there.
    expect(withoutCorner(area(0, 130, 820, 1050), area(480, 640, 820, 1050)).bottom).toBe(640);
    expect(withoutCorner(window, area(700, 100, 1000, 600)).right).toBe(700);
    expect(withoutCorner(window, area(0, 450, 1000, 600)).bottom).toBe(450);
    expect(withoutCorner(window, area(20, 30, 1000, 600))).toEqual(window);
  });
});

describe('a question', () => {
  const hides = ({ left, top }: { left: number; top: number }, width: number, height: number, about: Area) =>
    left < about.right && about.left < left + width && top < about.bottom && about.top < top + height;

  test.each([
    ['in the middle', area(450, 250, 550, 300)],
    ['at the right', area(900, 250, 990, 300)],
    ['at the foot', area(450, 560, 550, 599)],
  ])('lies inside and not on what it is about, %s', (_, about) => {
    for (const form of ['tablet', 'desktop', 'side'] as const) {
      const spot = placeQuestion(form, 300, 200, about, window);
      expect(hides(spot, 300, 200, about), form).toBe(false);
      expect(spot.left >= 0 && spot.left + 300 <= 1000 && spot.top >= 0 && spot.top + 200 <= 600, form).toBe(true);
    }
  });

  test.each([
    ['at the right of it', area(560, 260, 640, 280)],
    ['at the left of it', area(360, 260, 440, 280)],
    ['above it', area(460, 225, 540, 240)],
    ['below it', area(460, 310, 540, 330)],
  ])('on a large screen keeps off a name %s, too', (_, name) => {
    const about = area(450, 250, 550, 300);
    for (const form of ['tablet', 'desktop'] as const) {
      const spot = placeQuestion(form, 300, 200, about, window, [name]);
      expect([about, name].filter((thing) => hides(spot, 300, 200, thing)), form).toEqual([]);
    }
  });

  test('rather lies on a name than on what it is about', () => {
    const about = area(10, 200, 990, 400);
    const spot = placeQuestion('desktop', 300, 190, about, window, [area(350, 410, 650, 600), area(350, 0, 650, 190)]);
    expect(hides(spot, 300, 190, about)).toBe(false);
  });

  test('over the dock of a phone it goes to the top when it would hide what was touched', () => {
    const phone = area(4, 100, 356, 500);
    expect(placeQuestion('upright', 352, 180, area(100, 120, 160, 140), phone)).toEqual({ left: 4, top: 320 });
    expect(placeQuestion('upright', 352, 180, area(100, 420, 160, 440), phone)).toEqual({ left: 4, top: 100 });
  });

  test('about many things it finds an edge where it hides none of them, and stays there as long as it does', () => {
    const corners = [area(0, 0, 20, 20), area(980, 0, 1000, 20), area(0, 580, 20, 600), area(980, 580, 1000, 600)];
    const spot = besideAll(300, 200, corners, window)!;
    expect(spot.top).toBe(400);
    for (const thing of corners) expect(hides(spot, 300, 200, thing)).toBe(false);
    expect(besideAll(300, 200, [], window)).toMatchObject({ left: 700, top: 400 });
    expect(besideAll(300, 220, [], window, spot.nth)).toMatchObject({ left: spot.left, top: 380 });
    expect(besideAll(300, 200, [window], window)).toBeNull();
  });

  test('about nothing on the table it lies in the corner', () => {
    expect(placeQuestion('desktop', 300, 200, null, window)).toEqual({ left: 700, top: 400 });
  });
});
