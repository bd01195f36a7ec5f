// Tells moves again, one after the other: what is told just now is marked on the table, and its line stands over the map. Nobody has to
// wait for it, and a tap goes on to the next.
import type { LogLine } from './log';

/** Calls back after so many milliseconds; the answer takes that back. */
export type Wait = (milliseconds: number, then: () => void) => () => void;

export const wait: Wait = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

export class Retelling {
  #lines = $state.raw<readonly LogLine[]>([]);
  #at = $state(0);
  #forget = () => {};

  /** `time`: how long each line stands, in milliseconds. */
  constructor(
    readonly time: (line: LogLine) => number,
    readonly clock: Wait = wait,
  ) {}

  /** What is being told; null when nothing is. */
  current = $derived.by((): LogLine | null => this.#lines[this.#at] ?? null);
  /** Which of how many that is, from one. */
  place = $derived.by(() => ({ n: this.#at + 1, all: this.#lines.length }));

  /** From the beginning. What is told is what was known then: later moves do not come into it. */
  play(lines: readonly LogLine[]): void {
    this.#tell(lines, 0);
  }

  /** On to the next, or to the end. */
  next(): void {
    this.#tell(this.#lines, this.#at + 1);
  }

  stop(): void {
    this.#tell([], 0);
  }

  #tell(lines: readonly LogLine[], at: number): void {
    this.#forget();
    this.#forget = () => {};
    const line = lines[at];
    this.#lines = line === undefined ? [] : lines;
    this.#at = line === undefined ? 0 : at;
    if (line !== undefined) this.#forget = this.clock(this.time(line), () => this.next());
  }
}
