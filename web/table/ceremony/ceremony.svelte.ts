// Walks through the steps of the ceremony: each stands for its time, then comes the next, and after the last the figures. A step, or all of
// it, can be skipped at any time. What the steps are is the game's business.

/** Calls back after so many milliseconds; the answer takes that back. */
export type Clock = (milliseconds: number, call: () => void) => () => void;

const windowClock: Clock = (milliseconds, call) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

export class Ceremony<Step> {
  #steps = $state.raw<readonly Step[]>([]);
  #at = $state(0);
  #stop = () => {};

  /** The present step; null while nothing is played. */
  readonly step = $derived(this.#steps[this.#at] ?? null);
  /** The one after it. */
  readonly coming = $derived(this.#steps[this.#at + 1] ?? null);
  /** How much of it has been seen (0 … 1). */
  readonly share = $derived((this.#at + 1) / Math.max(1, this.#steps.length));
  readonly at = $derived(this.#at);

  constructor(
    /** How long a step stands (milliseconds). */
    readonly time: (step: Step) => number,
    readonly clock: Clock = windowClock,
    /** The winner is told: the last step is reached, or what comes after it. */
    readonly crowned: () => void = () => {},
  ) {}

  play(steps: readonly Step[]): void {
    this.#steps = steps;
    this.#go(0);
  }

  next(): void {
    if (this.step !== null) this.#go(this.#at + 1);
  }

  skipAll(): void {
    if (this.step !== null) this.#go(this.#steps.length);
  }

  /** Ends it without a word: there is nothing to celebrate any more. */
  stop(): void {
    this.#stop();
    this.#at = this.#steps.length;
  }

  #go(to: number): void {
    this.#stop();
    const last = this.#steps.length - 1;
    if (to >= last && this.#at < last) this.crowned();
    this.#at = to;
    const { step } = this;
    this.#stop = step === null ? () => {} : this.clock(this.time(step), () => this.next());
  }
}
