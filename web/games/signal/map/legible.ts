// How much larger than life things are drawn on a small map, so that they can still be read and told apart; on a large one they have their own size.
const DIGITS = 11.5;

export interface Sizes {
  /** The number of a train, and its body: that hides as little as can be of the rails. */
  train: number;
  body: number;
  start: number;
  lamp: number;
  junction: number;
  cube: number;
}

/** Sizes on the sheet, and how many pixels of them have to be left on the screen; trains never cover much more than their space. */
const LEAST: Record<keyof Sizes, { size: number; pixels: number; most: number }> = {
  train: { size: 16, pixels: DIGITS, most: 2.6 },
  body: { size: 16, pixels: 10.5, most: 2.3 },
  start: { size: 17, pixels: DIGITS, most: 2.6 },
  lamp: { size: 9.4, pixels: 5.6, most: 2.1 },
  junction: { size: 14, pixels: 8.6, most: 2.1 },
  cube: { size: 14, pixels: 12, most: 2 },
};

const enlarged = ({ size, pixels, most }: { size: number; pixels: number; most: number }, scale: number) => Math.min(most, Math.max(1, pixels / (size * scale)));

export function sizesAt(scale: number): Sizes {
  return {
    train: enlarged(LEAST.train, scale),
    body: enlarged(LEAST.body, scale),
    start: enlarged(LEAST.start, scale),
    lamp: enlarged(LEAST.lamp, scale),
    junction: enlarged(LEAST.junction, scale),
    cube: enlarged(LEAST.cube, scale),
  };
}
