// When the camera of a ceremony has arrived. Names that look for their places would hold it up on its way, and the figures that come after it all:
// they wait for both.
import type { MapWindow } from '../../../ui/map/mapWindow.svelte';

/** What comes with the end of a ceremony is there after so many milliseconds; soon afterwards nothing is waited for any more. */
const FIGURES = 100;
const OVER = 400;

export class Arrival {
  #recent = $state(false);
  #reached = $state('');
  readonly #goal: string;
  /** Is it under way? */
  readonly awaited: boolean;

  /** To be made while a component is being set up. `glide`: how long the camera takes (milliseconds). */
  constructor(map: MapWindow, solemn: () => boolean, glide: () => number) {
    this.#goal = $derived(solemn() || this.#recent ? [solemn(), map.k, map.x, map.y].join() : '');
    this.awaited = $derived(this.#goal !== '' && this.#goal !== this.#reached);
    $effect(() => {
      if (solemn()) return void (this.#recent = true);
      return later(() => (this.#recent = false), OVER);
    });
    $effect(() => {
      const goal = this.#goal;
      return later(() => (this.#reached = goal), glide() || FIGURES);
    });
  }
}

function later(then: () => void, milliseconds: number): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
