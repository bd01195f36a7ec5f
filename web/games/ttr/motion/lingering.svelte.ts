// Somebody's last move is looked at before the game goes on to the next of them, or to the count: a moment, which a touch ends.
import { wait, type Wait } from '../../../table/retelling.svelte';

export class Lingering {
  /** Is something being looked at? */
  on = $state(false);
  #stop = () => {};
  #then = () => {};

  constructor(readonly clock: Wait = wait) {}

  begin(milliseconds: number, then: () => void = () => {}): void {
    this.#stop();
    this.#then = then;
    this.on = true;
    this.#stop = this.clock(milliseconds, () => this.end());
  }

  /** It has been seen. */
  end(): void {
    const then = this.#then;
    this.stop();
    then();
  }

  /** It is not to be seen any more. */
  stop(): void {
    this.#stop();
    this.#stop = this.#then = () => {};
    this.on = false;
  }
}
