// The camera of a map: pan and zoom by mouse, wheel, fingers and buttons, and what is to be in sight. A thin coat over d3-zoom.
import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom';
import { freeOf, UNCOVERED, type Clear } from './clear';
import type { Point } from './geometry';
import { fills, fitOf, isLow, type Opening, type Transform } from './room';

/** How far the camera may draw back to have points in sight: until all of the map is seen, or only as long as the map fills its room. */
export type Floor = 'whole' | 'filled';

export interface Zoomer {
  resize(width: number, height: number, clear: Clear): void;
  by(factor: number): void;
  /** All of the map. */
  fit(): void;
  /** So large that the map fills its room, with what was framed in the middle. */
  near(): void;
  /** On a phone: shows these points as large as they fit, until a hand moves the map. Does nothing when they are in sight. */
  frame(points: readonly Point[], floor?: Floor): void;
  /** Moves the map, and shrinks it if need be, until all these points can be seen. Does nothing when they can. */
  reveal(points: readonly Point[]): void;
  /** Moves the map no more than it takes to have these points in what `covered` leaves; the answer takes it back, unless a hand has moved it since. */
  aside(points: readonly Point[], covered: Clear): () => void;
  destroy(): void;
}

/** Fingers that wander less than this many pixels still tap. */
const TAP_SLACK = 6;
const DEEPEST = 6;
/** Points this close to the edge (pixels) count as hidden. */
const EDGE = 24;
/** Who needs to see nearly everything sees everything. */
const NEARLY = 1.2;

/** A low window that shows everything already comes this much closer. */
const CLOSER = 1.6;

export function makeZoomer(surface: HTMLElement, size: Point, changed: (t: Transform) => void, opening: Opening): Zoomer {
  const selection = select<HTMLElement, unknown>(surface);
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(TAP_SLACK)
    .tapDistance(TAP_SLACK * 2)
    .constrain((t, [[left, top], [right, bottom]]) => zoomIdentity.translate(kept(t.x, size[0] * t.k, left, right), kept(t.y, size[1] * t.k, top, bottom)).scale(t.k))
    .on('zoom', (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
      if (event.sourceEvent && event.transform.k !== before) scaled = opening.keeps === true;
      changed(event.transform);
    });
  let [width, height, clear] = [0, 0, UNCOVERED];
  let touched = false;
  /** A hand has made it larger or smaller; how large it was before. */
  let [scaled, before] = [false, 0];
  /** The scale of the whole map: whoever sees all of it keeps seeing all of it when the window changes. */
  let all = 0;
  let framed: { points: readonly Point[]; floor: Floor } = { points: [], floor: 'whole' };
  let revealed: readonly Point[] = [];
  behaviour.on('start', (event: { sourceEvent: unknown }) => {
    before = zoomTransform(surface).k;
    if (event.sourceEvent) [touched, revealed] = [true, []];
  });
  selection.call(behaviour).on('dblclick.zoom', null);

  const fitted = (how: Floor) => fitOf(size, width, height, clear, opening, how);
  const opensWhole = () => !fills(width, height, opening) || ((opening.border ?? 0) > 0 && isLow(width, height));
  const place = ({ k, x, y }: Transform) => void selection.call(behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  const isHidden = (points: readonly Point[]) => {
    const now = zoomTransform(surface);
    const [left, top, right, bottom] = freeOf(width, height, clear);
    return points.map(([x, y]) => now.apply([x, y])).some(([x, y]) => x <= left + EDGE || y <= top + EDGE || x >= right - EDGE || y >= bottom - EDGE);
  };
  /** Centres these points as far as the sheet goes, at `most` this scale and as much smaller as they need. */
  const show = (points: readonly Point[], most: number, floor: Floor, least = floor === 'filled' ? Math.min(most, fitted('filled').k) : 0) => {
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [left, top, right, bottom] = freeOf(width, height, clear);
    const room = Math.min((right - left - 2 * EDGE) / (east - west || 1), (bottom - top - 2 * EDGE) / (south - north || 1));
    const whole = fitted('whole');
    const k = Math.max(Math.min(most, room), least);
    if (k < whole.k * NEARLY && floor === 'whole') return place(whole);
    const middle = (from: number, to: number, end: number, seen: number) => Math.max(Math.min(seen, end) / 2, Math.min((from + to) / 2, end - Math.min(seen, end) / 2));
    const [x, y] = [middle(west, east, size[0], (right - left) / k), middle(north, south, size[1], (bottom - top) / k)];
    place({ k, x: (left + right) / 2 - x * k, y: (top + bottom) / 2 - y * k });
  };
  const open = () => {
    if (opensWhole()) place(fitted('whole'));
    else if (framed.points.length > 0) show(framed.points, fitted('filled').k, framed.floor);
    else place(fitted('filled'));
  };
  /** Pushes the map; the answer takes it back, unless a hand has moved it since. */
  const moved = (across: number, down: number) => {
    if (across === 0 && down === 0) return () => {};
    const before = zoomTransform(surface);
    place({ k: before.k, x: before.x + across, y: before.y + down });
    const after = zoomTransform(surface);
    return () => zoomTransform(surface) === after && void selection.call(behaviour.transform, before);
  };
  /** Moves the map to these points and leaves it as large as it is: where they have room together, or none of them is in sight. */
  const moveTo = (points: readonly Point[]) => {
    const { k } = zoomTransform(surface);
    const [left, top, right, bottom] = freeOf(width, height, clear);
    const length = (at: readonly number[]) => (Math.max(...at) - Math.min(...at)) * k + 2 * EDGE;
    const fit = length(points.map(([x]) => x)) <= right - left && length(points.map(([, y]) => y)) <= bottom - top;
    if (fit ? isHidden(points) : points.every((point) => isHidden([point]))) show(points, k, 'filled', k);
  };
  const reveal = (points: readonly Point[]) => {
    revealed = points;
    if (scaled && points.length > 0) return moveTo(points);
    if (width > 0 && isHidden(points)) show(points, zoomTransform(surface).k, 'whole');
  };

  return {
    resize(w, h, covered) {
      if (w < 1 || h < 1) return;
      const seenWhole = all > 0 && Math.abs(zoomTransform(surface).k / all - 1) < 0.01;
      [width, height, clear] = [w, h, covered];
      all = fitted('whole').k;
      const [left, top, right, bottom] = freeOf(w, h, clear);
      behaviour
        .extent([[left, top], [right, bottom]])
        .scaleExtent([all, all * DEEPEST]);
      if (!touched) open();
      else if (seenWhole) place(fitted('whole'));
      else selection.call(behaviour.scaleBy, 1);
      reveal(revealed);
    },
    by(factor) {
      [touched, scaled] = [true, opening.keeps === true];
      selection.call(behaviour.scaleBy, factor);
    },
    fit() {
      [touched, scaled] = [true, false];
      place(fitted('whole'));
    },
    near() {
      [touched, scaled] = [true, false];
      const k = opensWhole() ? fitted('whole').k * CLOSER : fitted('filled').k;
      show(framed.points.length > 0 ? framed.points : [[size[0] / 2, size[1] / 2]], k, 'filled', k);
    },
    frame(points, floor = 'whole') {
      framed = { points, floor };
      revealed = [];
      if (scaled && points.length > 0) return moveTo(points);
      if (width === 0 || !fills(width, height, opening) || (touched && !isHidden(points))) return;
      touched = false;
      open();
    },
    reveal,
    aside(points, covered) {
      const before = zoomTransform(surface);
      const [left, top, right, bottom] = freeOf(width, height, covered);
      const at = points.map(([x, y]) => before.apply([x, y]));
      return moved(within(at.map(([x]) => x), left, right), within(at.map(([, y]) => y), top, bottom));
    },
    destroy() {
      selection.on('.zoom', null);
    },
  };
}

/** A map larger than its room leaves none of it empty; a smaller one stays in the middle. */
function kept(at: number, length: number, from: number, to: number): number {
  return length <= to - from ? (from + to - length) / 2 : Math.min(from, Math.max(to - length, at));
}

/** How far these places have to move to lie between two edges. */
function within(places: readonly number[], from: number, to: number): number {
  const [first, last] = [Math.min(...places) - EDGE, Math.max(...places) + EDGE];
  if (last - first > to - from) return (from + to - first - last) / 2;
  return Math.max(0, from - first) + Math.min(0, to - last);
}
