// What lies over a map at its edges: how many pixels of the window are covered there. The map frames itself into the rest.
export interface Clear {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const UNCOVERED: Clear = { top: 0, right: 0, bottom: 0, left: 0 };

/** What is left of a window, as left, top, right, bottom; never empty, however much lies on it. */
export function freeOf(width: number, height: number, { top, right, bottom, left }: Clear): [number, number, number, number] {
  return [left, top, Math.max(left + 1, width - right), Math.max(top + 1, height - bottom)];
}
