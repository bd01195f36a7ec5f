// The way of something that flies over the page, as keyframes: in a low arc from where it lay to where it is to lie. Only
// transform and opacity change, so that a browser can move it without drawing the page anew.

/** Where something lies in the window, or is to lie: its middle, and how wide it is there (pixels). */
export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** How high the arc rises at most, and as a part of the way. */
const RISE = { most: 70, part: 0.18 };
/** In the middle of its way it is nearer to the eye. */
const SWELL = 0.14;
/** So many straight pieces look like an arc. */
const PIECES = 6;
/** From here on what vanishes at its goal fades. */
const FADE_FROM = 0.86;

/** What flies is laid out once, as large as it gets, and scaled from there: so it stays sharp. */
export function layoutWidth(from: Spot, to: Spot): number {
  return Math.max(from.width, to.width);
}

/** `ratio`: its height for each pixel of its width. `stays`: at its goal it gives way to the same thing instead of vanishing. */
export function arcOf(from: Spot, to: Spot, ratio: number, stays: boolean): Keyframe[] {
  const base = layoutWidth(from, to);
  const rise = Math.min(RISE.most, RISE.part * Math.hypot(to.x - from.x, to.y - from.y));
  const frames = Array.from({ length: PIECES + 1 }, (_, i): Keyframe => {
    const part = i / PIECES;
    const bow = 4 * part * (1 - part);
    const scale = (mix(from.width, to.width, part) / base) * (1 + SWELL * bow);
    return { offset: part, transform: placed(mix(from.x, to.x, part), mix(from.y, to.y, part) - rise * bow, base, ratio, scale) };
  });
  return stays ? frames : [...frames, { offset: 0, opacity: 1 }, { offset: FADE_FROM, opacity: 1 }, { offset: 1, opacity: 0 }].sort((a, b) => a.offset! - b.offset!);
}

/** For those who want less motion: it only shows at its goal for a moment. */
export function glimpseOf(from: Spot, to: Spot, ratio: number): Keyframe[] {
  const base = layoutWidth(from, to);
  const transform = placed(to.x, to.y, base, ratio, to.width / base);
  return [0, 1, 1, 0].map((opacity, i) => ({ opacity, transform, offset: [0, 0.25, 0.7, 1][i]! }));
}

function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part;
}

/** The corner of the page is its origin, and it is scaled around its middle. */
function placed(x: number, y: number, base: number, ratio: number, scale: number): string {
  const [left, top] = [x - base / 2, y - (base * ratio) / 2];
  return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}
