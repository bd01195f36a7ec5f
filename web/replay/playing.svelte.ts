// A replay that goes on by itself, move after move, until somebody stops it or the game is over. The speed is remembered.
import { pageClock, type Clock } from '../net/clock';
import { memory } from '../settings/memory';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a move stays on the table at the usual speed, in ms. */
export const STEP = 1000;

export interface Film {
  at(): number;
  last(): number;
  go(n: number): void;
}

export class Playing {
  on = $state(false);
  speed = $state<Speed>(1);
  /** It was played to where it is now. */
  begun = $state(false);

  #cancel: () => void = () => {};

  constructor(
    readonly film: Film,
    readonly clock: Clock = pageClock,
  ) {
    this.speed = SPEEDS.find((speed) => String(speed) === memory.speed) ?? 1;
  }

  toggle(): void {
    if (this.on) this.pause();
    else this.play();
  }

  /** From here; from the beginning where there is nothing left. */
  play(): void {
    if (this.film.at() >= this.film.last()) this.film.go(0);
    this.on = this.begun = true;
    this.#wait();
  }

  pause(): void {
    this.on = false;
    this.#cancel();
  }

  /** The next speed, after the last one the first. */
  change(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
    memory.speed = String(this.speed);
    if (this.on) this.#wait();
  }

  #wait(): void {
    this.#cancel();
    this.#cancel = this.clock.after(STEP / this.speed, () => this.#step());
  }

  #step(): void {
    this.film.go(this.film.at() + 1);
    if (this.film.at() >= this.film.last()) this.pause();
    else this.#wait();
  }
}
