// Carriages and what stands round the map: how large, how high, where.
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { BoardSchema, LayoutSchema } from '../../../games/ttr/board';
import { closedTracks, pointsOf } from '../../../games/ttr/map/scene';
import { BAND, LAP, spread, stepAt, upright } from '../../../games/ttr/map/scoring';
import { carriageSize, covered, OVERSIZE, panes, standing } from '../../../ui/carriage';
import { hull, type Space } from '../../../ui/map/geometry';
import { board as message, middle, over } from '../../scripted/messages';

const board = v.parse(BoardSchema, message.board);
const layout = v.parse(LayoutSchema, message.layout);
const size = carriageSize(layout.wagon);

describe('a carriage', () => {
  test('is larger than its space and covers all of it, whichever way the track runs', () => {
    expect(size.length).toBeCloseTo(layout.wagon[0] * OVERSIZE);
    for (const angle of [0, 30, 90, 135, 200, 270]) {
      const space: Space = [100, 100, angle];
      const shape = covered(space, size);
      expect(hull([...shape, [100, 100]])).toHaveLength(shape.length);
      // It rises up the screen, from below the middle of the space to above it.
      const ys = shape.map(([, y]) => y);
      expect(Math.max(...ys) + Math.min(...ys)).toBeLessThan(200);
      expect(standing(space, size)[1]).toBeGreaterThan(100);
    }
  });

  test('has three windows where its long wall can be seen', () => {
    expect(panes([0, 0, 0], size).match(/M/g)).toHaveLength(3);
    expect(panes([0, 0, 180], size).match(/M/g)).toHaveLength(3);
    expect(panes([0, 0, 90], size)).toBe('');
  });
});

describe('the outline of points', () => {
  test('has no point inside and none on an edge', () => {
    expect(hull([[0, 0], [4, 0], [4, 4], [0, 4], [2, 2], [2, 0], [4, 2]])).toHaveLength(4);
  });
});

describe('the scoring track', () => {
  test('goes once round the border, corner by corner, and on from there', () => {
    const [w, h] = layout.size;
    const corners = [0, 20, 50, 70].map((n) => stepAt(n, layout.size));
    expect(corners.map(([x, y]) => [x < w / 2, y < h / 2])).toEqual([[true, false], [true, true], [false, true], [false, false]]);
    expect(stepAt(LAP + 7, layout.size)).toEqual(stepAt(7, layout.size));
    expect(stepAt(-5, layout.size)).toEqual(stepAt(95, layout.size));
    expect(new Set(Array.from({ length: LAP }, (_, n) => stepAt(n, layout.size).join())).size).toBe(LAP);
  });

  test('markers with the same points stand side by side', () => {
    expect(spread([3, 7])).toEqual([0, 0].map((n) => expect.closeTo(n)));
    expect(new Set(spread([0, 0, 0, 0, 0])).size).toBe(5);
    expect(new Set(spread([10, 110])).size).toBe(2);
  });

  test('markers at a corner stand on the sheet', () => {
    const [w, h] = layout.size;
    for (const corner of [0, 20, 50, 70]) {
      const [x, y] = stepAt(corner, layout.size);
      for (const beside of spread([corner, corner, corner, corner, corner])) {
        const at = upright(corner) ? y + beside : x + beside;
        expect(at >= BAND / 2 && at <= (upright(corner) ? h : w) - BAND / 2, `${corner}: ${at}`).toBe(true);
      }
    }
  });

  test('shows points as they are told, and the total after the end', () => {
    expect(pointsOf(middle.view, null)).toEqual([24, 30]);
    expect(pointsOf(over.view, over.result)).toEqual([19, 51]);
  });
});

describe('closed lanes', () => {
  test('are the twins of what is taken, where only one of them may be used', () => {
    const closed = closedTracks(board, middle.view, 4);
    expect(closed).toContain('boston-new_york-b');
    expect(closed).not.toContain('boston-new_york-a');
    expect(closed).not.toContain('denver-omaha');
    expect(closedTracks(board, middle.view, 2)).toEqual(new Set());
  });
});
