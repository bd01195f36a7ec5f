// Where on a phone the button over the map lies: in a corner that holds no place, as far as there is one.
import type { Clear } from '../../../ui/map/clear';
import type { Network } from './network';

interface Window {
  width: number;
  height: number;
  phone: boolean;
  clear: Clear;
}

/** A button and what is left free around it (pixels). */
const BUTTON = 44;
const EDGE = 8;
/** So much of the sheet a button and what stands around it takes where all of a map is seen on a phone. */
const REACH = 200;

/** So far from the right and the lower edge of what is clear. The sheet alone decides, so that the button stays where it is. */
export function freeCorner({ places, size }: Pick<Network, 'places' | 'size'>, { width, height, phone, clear }: Window): { right: number; bottom: number } {
  const [across, down] = [width - clear.left - clear.right - BUTTON - 2 * EDGE, height - clear.top - clear.bottom - BUTTON - 2 * EDGE];
  if (!phone || across < BUTTON || down < BUTTON) return { right: 0, bottom: 0 };
  const corners = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;
  const held = corners.map(([left, top]) => [...places.values()].filter(([x, y]) => (left ? x : size[0] - x) < REACH && (top ? y : size[1] - y) < REACH).length);
  const [left, top] = corners[held.indexOf(Math.min(...held))]!;
  return { right: left * across, bottom: top * down };
}
