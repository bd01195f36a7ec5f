// Time, as whatever waits asks for it: handed in, so that a test can hold it still.
export interface Clock {
  /** In milliseconds, from any beginning. */
  now(): number;
  /** Runs something later; the answer takes it back. */
  after(milliseconds: number, run: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
