// Pan and zoom of the map by mouse, wheel, fingers and buttons. A thin coat over d3-zoom.
import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom';
import type { Point } from './geometry';
import { NARROW, wholeOf, type Transform } from './room';

export interface Zoomer {
  resize(width: number, height: number): void;
  by(factor: number): void;
  fit(): void;
  /** In a narrow window: shows these points as large as they fit, until a hand moves the map. */
  frame(points: readonly Point[]): void;
  /** Moves the map, and shrinks it if need be, until all these points can be seen. Does nothing when they can. */
  reveal(points: readonly Point[]): void;
  destroy(): void;
}

/** Fingers that wander less than this many pixels still tap. */
const TAP_SLACK = 6;
const DEEPEST = 6;
/** Points this close to the edge (pixels) count as hidden. */
const EDGE = 24;
/** Who needs to see nearly everything sees everything. */
const NEARLY = 1.2;

/** `least`: a narrow window never opens at a smaller scale than this (pixels a unit). `side`: see `wholeOf`. */
export interface Opening {
  least?: number;
  side?: number;
}

export function makeZoomer(svg: SVGSVGElement, size: Point, changed: (t: Transform) => void, { least = 0, side = 0 }: Opening): Zoomer {
  const selection = select<SVGSVGElement, unknown>(svg);
  const behaviour = zoom<SVGSVGElement, unknown>()
    .clickDistance(TAP_SLACK)
    .tapDistance(TAP_SLACK * 2)
    .on('zoom', (event: { transform: ZoomTransform }) => changed(event.transform));
  let [width, height] = [0, 0];
  let touched = false;
  /** The scale of the whole map: whoever sees all of it keeps seeing all of it when the window changes. */
  let all = 0;
  let framed: readonly Point[] = [];
  let revealed: readonly Point[] = [];
  behaviour.on('start', (event: { sourceEvent: unknown }) => {
    if (event.sourceEvent) touched = true;
  });
  selection.call(behaviour).on('dblclick.zoom', null);

  const place = (k: number) => {
    const at = zoomIdentity.translate((width - size[0] * k) / 2, (height - size[1] * k) / 2).scale(k);
    selection.call(behaviour.transform, at);
  };
  const whole = () => wholeOf(size, width, height, side).k;
  /** Centres these points as far as the sheet goes, at `most` this scale and as much smaller as they need. */
  const show = (points: readonly Point[], most: number) => {
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = Math.min((width - 2 * EDGE) / (right - left || 1), (height - 2 * EDGE) / (bottom - top || 1));
    const k = Math.min(most, room);
    if (k < whole() * NEARLY) return place(whole());
    const middle = (from: number, to: number, all: number, seen: number) => Math.max(Math.min(seen, all) / 2, Math.min((from + to) / 2, all - Math.min(seen, all) / 2));
    selection.call(behaviour.scaleTo, k);
    selection.call(behaviour.translateTo, middle(left, right, size[0], width / k), middle(top, bottom, size[1], height / k));
  };
  const open = () => {
    if (width >= NARROW) place(whole());
    else if (framed.length > 0) show(framed, least);
    else place(Math.max(whole(), least));
  };
  const reveal = (points: readonly Point[]) => {
    revealed = points;
    const now = zoomTransform(svg);
    const seen = points.map(([x, y]) => now.apply([x, y]));
    const hidden = seen.some(([x, y]) => x <= EDGE || y <= EDGE || x >= width - EDGE || y >= height - EDGE);
    if (width > 0 && hidden) show(points, now.k);
  };

  return {
    resize(w, h) {
      if (w < 1 || h < 1) return;
      const seenWhole = all > 0 && Math.abs(zoomTransform(svg).k / all - 1) < 0.01;
      [width, height] = [w, h];
      all = whole();
      behaviour
        .extent([[0, 0], [w, h]])
        .scaleExtent([whole(), whole() * DEEPEST])
        .translateExtent(bounds(size, w, h, whole()));
      if (touched) return seenWhole ? place(all) : void selection.call(behaviour.scaleBy, 1);
      open();
      reveal(revealed);
    },
    by(factor) {
      touched = true;
      selection.call(behaviour.scaleBy, factor);
    },
    fit() {
      place(whole());
    },
    frame(points) {
      [framed, revealed] = [points, []];
      if (width === 0 || width >= NARROW) return;
      touched = false;
      open();
    },
    reveal,
    destroy() {
      selection.on('.zoom', null);
    },
  };
}

/** The map may not leave the window; where it is smaller than the window it stays in the middle. */
function bounds([w, h]: Point, width: number, height: number, k: number): [[number, number], [number, number]] {
  const [x, y] = [Math.max(0, (width / k - w) / 2), Math.max(0, (height / k - h) / 2)];
  return [[-x, -y], [w + x, h + y]];
}
