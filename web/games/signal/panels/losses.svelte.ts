// The losses that nobody has looked at yet. They stay, whatever happens after them, until somebody opens the line that tells them, or
// has ended a turn of their own with them in sight.
import type { TableState } from '../../../net/table.svelte';
import { onLiveStep } from '../../../table/liveSteps.svelte';
import type { Signal } from '../guards';
import { lossOf, type Loss } from './losses';

export class Losses {
  unseen = $state.raw<readonly Loss[]>([]);
  /** Of these, what came since the last press: told in full. */
  fresh = $state.raw<readonly Loss[]>([]);
  /** The number of the step that began this turn. */
  #turn = 0;

  /** Those of the newest turn that lost something: what went before is told below them. */
  readonly newest = $derived(this.unseen.filter(({ turn }) => turn === this.unseen.at(-1)?.turn));
  readonly lost = $derived(this.newest.reduce((sum, { lost }) => sum + lost, 0));

  /** To be made while a component is being set up. */
  constructor(table: () => TableState<Signal>) {
    onLiveStep(table, ({ line, before }) => {
      const drew = line.seat === table().seat && line.events.some(({ e }) => e === 'drew');
      if (drew) this.unseen = this.unseen.filter(({ v }) => v >= this.#turn);
      if (line.events.some(({ e }) => e === 'turn')) this.#turn = line.v;
      const found = lossOf(line);
      if (found === null) return;
      const loss = { ...found, seat: before.turn, turn: before.turns, called: line.seat !== table().seat && before.schedule.card !== null };
      this.unseen = [...this.unseen, loss];
      this.fresh = [...this.fresh, loss];
    });
  }

  /** Somebody goes on: the sum stays in sight. */
  pressed(): void {
    if (this.fresh.length > 0) this.fresh = [];
  }

  seen(): void {
    [this.unseen, this.fresh] = [[], []];
  }
}
