// The moments of a game: something arrives, the clock is filled again, trains collide, the last card comes. Each is called out for a
// short while, one after the other, when the trains of its step have run; nothing waits for it.
import type { TableState } from '../../../net/table.svelte';
import { motionTime } from '../../../settings/motion.svelte';
import { onLiveStep } from '../../../table/liveSteps.svelte';
import type { Signal } from '../guards';
import { runTime } from '../map/rails';
import { legsOf } from '../map/scene';
import { momentsOf, type Moment } from './moment';

export class Moments {
  #queue = $state.raw<readonly Moment[]>([]);
  #timers = new Set<ReturnType<typeof setTimeout>>();

  readonly current = $derived(this.#queue[0] ?? null);

  /** To be made while a component is being set up. */
  constructor(table: () => TableState<Signal>) {
    onLiveStep(table, ({ line, before }) => {
      const { view, history } = table();
      const moments = view === null ? [] : momentsOf(line.events, before, view);
      if (view?.phase === 'over') this.stop();
      if (moments.length > 0) this.#after(Math.max(0, ...legsOf(history).map(runTime)), moments);
    });
    $effect(() => () => this.stop());
  }

  /** Whoever has heard it taps it away. */
  dismiss(): void {
    this.#queue = this.#queue.slice(1);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#queue = [];
  }

  #after(milliseconds: number, moments: readonly Moment[]): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#queue = [...this.#queue, ...moments];
    }, motionTime(milliseconds));
    this.#timers.add(timer);
  }
}
