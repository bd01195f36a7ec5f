// The window of a map as it opens: what can be seen of it, and what the buttons cover. In units of the map.
import type { Point } from './geometry';
import type { Box } from './labels';

export interface Room {
  frame: Box;
  covered: readonly Box[];
}

export interface Transform {
  k: number;
  x: number;
  y: number;
}

/** A window of less than this width is a phone's: the map may open larger than whole there, or with room beside it. */
export const NARROW = 600;
/** Letters end this far from the edge and from buttons (pixels). */
const GAP = 2;

/** Where the whole map lies in a window. `side`: in a narrow one so many pixels stay free on the left and right, for names. */
export function wholeOf(size: Point, width: number, height: number, side = 0): Transform {
  const free = width < NARROW ? 2 * side : 0;
  const k = Math.min((width - free) / size[0], height / size[1]);
  return { k, x: (width - size[0] * k) / 2, y: (height - size[1] * k) / 2 };
}

/** `board` holds the map and whatever lies over it; `side`: see the zoomer. */
export function roomOf(board: HTMLElement, size: Point, side: number, over = '.zoom button'): Room {
  const window = board.getBoundingClientRect();
  const { k, x, y } = wholeOf(size, window.width, window.height, side);
  const units = (left: number, top: number, right: number, bottom: number): Box => [(left - x) / k, (top - y) / k, (right - x) / k, (bottom - y) / k];
  const covered = [...board.querySelectorAll(over)].flatMap((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    if (right === left) return [];
    return [units(left - window.left - GAP, top - window.top - GAP, right - window.left + GAP, bottom - window.top + GAP)];
  });
  return { frame: units(GAP, GAP, window.width - GAP, window.height - GAP), covered };
}

export function fits([left, top, right, bottom]: Box, { frame, covered }: Room): boolean {
  const inside = left >= frame[0] && top >= frame[1] && right <= frame[2] && bottom <= frame[3];
  return inside && !covered.some((other) => left < other[2] && other[0] < right && top < other[3] && other[1] < bottom);
}

/** How far a box has to move to lie in the window. */
export function inwards([left, top, right, bottom]: Box, { frame }: Room): Point {
  return [Math.max(0, frame[0] - left) - Math.max(0, right - frame[2]), Math.max(0, frame[1] - top) - Math.max(0, bottom - frame[3])];
}
