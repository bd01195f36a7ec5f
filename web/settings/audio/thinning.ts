// Not two of the same at once: a burst of moves is heard as one. What is one's own is never lost in what the others do.
import type { Cue } from './cue';

/** Milliseconds during which the same sound is not begun again: that of oneself, and that of the others. */
const APART = { near: 90, far: 260 };

export class Thinning {
  readonly #free = new Map<string, number>();

  /** Whether this may be heard now (in milliseconds of any clock); if so, it is taken for played. */
  admits(cue: Cue, now: number): boolean {
    const name = `${cue.sound} ${cue.soft === true}`;
    const begins = now + (cue.after ?? 0);
    if (begins < (this.#free.get(name) ?? -Infinity)) return false;
    const rhythm = ((cue.times ?? 1) - 1) * (cue.gap ?? 0);
    this.#free.set(name, begins + rhythm + (cue.soft ? APART.far : APART.near));
    return true;
  }
}
