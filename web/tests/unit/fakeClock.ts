// A clock that only goes on when a test says so.
import type { Clock } from '../../net/clock';

interface Waiting {
  at: number;
  run: () => void;
}

export class FakeClock implements Clock {
  #now = 0;
  #waiting: Waiting[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const waiting = { at: this.#now + milliseconds, run };
    this.#waiting.push(waiting);
    return () => (this.#waiting = this.#waiting.filter((other) => other !== waiting));
  }

  /** So long passes, and everything that is due is run at its time. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#run(next);
    }
    this.#now = end;
  }

  /** So long passes and nothing is run, as when a laptop sleeps; then `first` comes, and what has become due. */
  sleep(milliseconds: number, first: () => void = () => {}): void {
    this.#now += milliseconds;
    first();
    this.pass(0);
  }

  /** Runs one thing that is due, and no more. */
  turn(): void {
    const next = this.#next(this.#now);
    if (next !== undefined) this.#run(next);
  }

  get idle(): boolean {
    return this.#waiting.length === 0;
  }

  #next(end: number): Waiting | undefined {
    return this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }

  #run(waiting: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    waiting.run();
  }
}
