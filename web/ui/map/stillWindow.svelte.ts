// What one sees of a map while it rests: names look for their places in there, and stay with the map as long as a hand moves it.
import { freeOf, type Clear } from './clear';
import type { Box } from './labels';
import type { MapWindow } from './mapWindow.svelte';
import type { Room } from './room';

/** After the last turn of the wheel the map counts as still (milliseconds). */
const REST = 140;
/** Letters end this far from the edge and from what lies over the map (pixels). */
const GAP = 2;

/** Pixels a unit, and what can be seen and is not covered, in units of the map. */
export interface Still {
  k: number;
  room: Room;
}

export class StillWindow {
  /** Is a hand moving the map? */
  #held = $state(false);
  #before: Still | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #map: MapWindow;
  readonly #over: string;

  /** `over`: what lies over the map besides what covers its edges, as a selector. */
  constructor(map: MapWindow, over = '.zoom button') {
    this.#map = map;
    this.#over = over;
  }

  /** Null before the window has been measured. */
  now = $derived.by((): Still | null => {
    const { k, x, y, width, height, clear, whole } = this.#map;
    void whole;
    if (width === 0 || (this.#held && this.#before !== null)) return this.#before;
    this.#before = { k, room: this.#room(k, x, y, width, height, clear) };
    return this.#before;
  });

  /** Begins to follow the hand; the answer ends it. */
  follow(): () => void {
    const grip = ({ type, target }: Event) => {
      if (!(target instanceof Node) || !this.#map.surface.contains(target)) return;
      this.#held = true;
      clearTimeout(this.#rest);
      if (type === 'wheel') this.#rest = setTimeout(letGo, REST);
    };
    const letGo = () => (this.#held = false);
    const listeners = [['pointerdown', grip], ['wheel', grip], ['pointerup', letGo], ['pointercancel', letGo]] as const;
    for (const [kind, listener] of listeners) window.addEventListener(kind, listener, true);
    return () => {
      clearTimeout(this.#rest);
      for (const [kind, listener] of listeners) window.removeEventListener(kind, listener, true);
    };
  }

  #room(k: number, x: number, y: number, width: number, height: number, clear: Clear): Room {
    const [left, top, right, bottom] = freeOf(width, height, clear);
    const units = (l: number, t: number, r: number, b: number): Box => [(l - x) / k, (t - y) / k, (r - x) / k, (b - y) / k];
    const window = this.#map.board.getBoundingClientRect();
    const covered = [...this.#map.over.querySelectorAll(this.#over)].flatMap((thing) => {
      const box = thing.getBoundingClientRect();
      if (box.width === 0) return [];
      return [units(box.left - window.left - GAP, box.top - window.top - GAP, box.right - window.left + GAP, box.bottom - window.top + GAP)];
    });
    return { frame: units(left + GAP, top + GAP, right - GAP, bottom - GAP), covered };
  }
}
