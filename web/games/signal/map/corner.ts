// Where on a phone the button over the map lies: in a corner that holds no place, as far as there is one.
import { fitOf } from '../../../ui/map/room';
import type { Clear } from '../../../ui/map/clear';
import { RADIUS, type Network } from './network';

interface Window {
  width: number;
  height: number;
  phone: boolean;
  clear: Clear;
}

/** A button and what is left free around it (pixels). */
const BUTTON = 44;
const EDGE = 8;

/** So far from the right and the lower edge of what is clear. The whole map is looked at, so that the button stays where it is while the map moves. */
export function freeCorner(network: Network, { width, height, phone, clear }: Window): { right: number; bottom: number } {
  const [across, down] = [width - clear.left - clear.right - BUTTON - 2 * EDGE, height - clear.top - clear.bottom - BUTTON - 2 * EDGE];
  if (!phone || across < BUTTON || down < BUTTON) return { right: 0, bottom: 0 };
  const { k, x, y } = fitOf(network.size, width, height, clear);
  const places = [...network.places.values()].map(([u, v]) => [u * k + x, v * k + y] as const);
  const corners = [[0, 0], [across, 0], [across, down], [0, down]] as const;
  const reach = BUTTON / 2 + RADIUS.start + EDGE;
  const held = corners.map(([right, bottom]) => {
    const [cx, cy] = [width - clear.right - EDGE - BUTTON / 2 - right, height - clear.bottom - EDGE - BUTTON / 2 - bottom];
    return places.filter(([px, py]) => Math.max(Math.abs(px - cx), Math.abs(py - cy)) < reach).length;
  });
  const [right, bottom] = corners[held.indexOf(Math.min(...held))]!;
  return { right, bottom };
}
