// The window a map is looked at through: which part of the map it shows, how large, and what the pointer in it means.
import { UNCOVERED, type Clear } from './clear';
import type { Point } from './geometry';
import { followHand, isHeld } from './hand';
import { fills, fitOf, type Opening } from './room';
import { makeZoomer, type Floor, type Zoomer } from './zoom';

export class MapWindow {
  /** In pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels a unit of the map, and where its corner lies. */
  k = $state(0.5);
  x = $state(0);
  y = $state(0);
  /** The key of what the mouse is near. */
  hover = $state<string | null>(null);
  /** Takes the hand and the pointer, as large as the window; and the drawing in it, as large as the sheet. */
  surface!: HTMLElement;
  svg!: SVGSVGElement;
  /** What lies over it: looked through in no time, unlike the drawing. */
  over!: HTMLElement;
  /** Holds the window and the buttons over it. */
  board!: HTMLElement;
  zoomer: Zoomer | undefined;
  readonly #size: () => Point;
  readonly #opening: Opening;
  readonly #clear: () => Clear;
  /** How large the whole map is in this window. */
  #all = $state<number | null>(null);

  /** Is all of the map shown? */
  whole = $derived(this.#all !== null && Math.abs(this.k / this.#all - 1) < 0.01);
  /** `clear`: what lies over the edges of the window. */
  constructor(size: () => Point, opening: Opening, clear: () => Clear = () => UNCOVERED) {
    this.#size = size;
    this.#opening = opening;
    this.#clear = clear;
  }

  /** Does the map open filled here, to be pushed about? */
  get phone(): boolean {
    return fills(this.width, this.height, this.#opening);
  }

  /** Of the sheet. */
  get size(): Point {
    return this.#size();
  }

  get clear(): Clear {
    return this.#clear();
  }

  /** Begins to follow wheel and fingers; the answer ends it. */
  open(): () => void {
    const zoomer = makeZoomer(this.surface, this.#size(), ({ k, x, y }) => ([this.k, this.x, this.y] = [k, x, y]), this.#opening);
    this.zoomer = zoomer;
    const letGo = followHand(this.surface);
    return () => {
      letGo();
      zoomer.destroy();
    };
  }

  /** To be called when the window has changed, or what covers it. */
  measure(): void {
    const clear = this.clear;
    this.zoomer?.resize(this.width, this.height, clear);
    if (this.width === 0 || this.height === 0) return;
    this.#all = fitOf(this.#size(), this.width, this.height, clear, this.#opening).k;
  }

  /** Where on the map one points. */
  pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top } = this.surface.getBoundingClientRect();
    return [(clientX - left - this.x) / this.k, (clientY - top - this.y) / this.k];
  }

  /** Brings into sight what was chosen elsewhere: what was touched on the map itself is under the finger already. */
  reveal(points: readonly Point[]): void {
    if (!isHeld()) this.zoomer?.reveal(points);
  }

  /** Moves what was touched out from under a question that leaves only so much of the window; the answer lets the map go back. */
  aside(points: readonly Point[], clear: Clear): () => void {
    return this.zoomer?.aside(points, clear) ?? (() => {});
  }

  /** What is asked about, or of interest: a phone shows that part of the map. */
  frame(points: readonly Point[], floor: Floor = 'whole'): void {
    this.zoomer?.frame(points, floor);
  }

  /** Things are known by their data attributes: `route`, `city`, `spot`. */
  focus(kind: string, id: string): void {
    this.svg.querySelector<SVGElement>(`[data-${kind}="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  }
}
