// The window of a map as it opens: what can be seen of it, and what the buttons cover. In units of the map.
import { freeOf, type Clear } from './clear';
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

/** A window this narrow or this low is a phone's: there the map opens filled and is pushed about, elsewhere it opens whole. */
const NARROW = 700;
const LOW = 520;
/** No map is smaller than this (pixels a unit). */
const LEAST = 0.02;

/** Is it a phone on its side? */
export const isLow = (width: number, height: number) => width >= NARROW && height < LOW;
export const isPhone = (width: number, height: number) => width < NARROW || height < LOW;

/** How a map lies in a phone's window when all of it is shown. */
export interface Opening {
  /** So many pixels stay free on the left and right of a narrow one, for names. */
  side?: number;
  /** So many units at the border need not be seen on a low one: a phone on its side opens with all the rest in sight. */
  border?: number;
  /** Does it open filled on a large window that is higher than wide, too? */
  tall?: boolean;
  /** Does it open with all of it in sight on a phone, too? */
  whole?: boolean;
  /** Does it stay as large as a hand has made it, until all of it is asked for? Then it is only moved to what is of interest. */
  keeps?: boolean;
}

const HIGH = 1.2;
/** Does the map open filled here, to be pushed about? */
export const fills = (width: number, height: number, { tall = false, whole = false }: Opening) => !whole && (isPhone(width, height) || (tall && height > HIGH * width));

/** Where the map lies in what is left of a window: all of it to be seen, or all of the room filled. */
export function fitOf(size: Point, width: number, height: number, clear: Clear, { side = 0, border = 0 }: Opening = {}, how: 'whole' | 'filled' = 'whole'): Transform {
  const [left, top, right, bottom] = freeOf(width, height, clear);
  const spare = how === 'whole' && width < NARROW ? 2 * side : 0;
  const cut = how === 'whole' && isLow(width, height) ? 2 * border : 0;
  const scales = [(right - left - spare) / (size[0] - cut), (bottom - top) / (size[1] - cut)];
  // While a window changes its shape there may be no room for a moment.
  const k = Math.max(LEAST, how === 'whole' ? Math.min(...scales) : Math.max(...scales));
  return { k, x: (left + right - size[0] * k) / 2, y: (top + bottom - size[1] * k) / 2 };
}

export function fits([left, top, right, bottom]: Box, { frame, covered }: Room): boolean {
  const inside = left >= frame[0] && top >= frame[1] && right <= frame[2] && bottom <= frame[3];
  return inside && !covered.some((other) => left < other[2] && other[0] < right && top < other[3] && other[1] < bottom);
}
