// What takes long to draw comes a picture later than the rest of a step: two short tasks instead of one at which everything that moves stumbles.
import { untrack } from 'svelte';
import { afterPaint } from './afterPaint';

export class Trailing<T> {
  #shown = $state.raw() as T;
  readonly #source: () => T;
  readonly #waits: (before: T, now: T) => boolean;

  /** To be made while a component is being set up. `waits`: may what was shown before stand for one more picture? */
  constructor(source: () => T, waits: (before: T, now: T) => boolean) {
    [this.#source, this.#waits] = [source, waits];
    this.#shown = untrack(source);
    $effect.pre(() => {
      const now = this.#source();
      if (now === untrack(() => this.#shown)) return;
      if (!untrack(() => this.#pending(now))) return void (this.#shown = now);
      let wanted = true;
      afterPaint(() => wanted && (this.#shown = now));
      return () => (wanted = false);
    });
  }

  /** What is to be drawn now. */
  readonly current = $derived.by(() => (this.#pending(this.#source()) ? this.#shown : this.#source()));

  /** A page that nobody sees draws no pictures. */
  #pending(now: T): boolean {
    return now !== this.#shown && !document.hidden && this.#waits(this.#shown, now);
  }
}
