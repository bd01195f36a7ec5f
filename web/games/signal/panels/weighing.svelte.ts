// What the next schedule card may cost, while cards may still be played against it: the engine is asked about every train on the map.
import type { TableState } from '../../../net/table.svelte';
import { helps } from '../../../table/assist';
import { TRAINS } from '../board';
import type { Signal } from '../guards';
import type { SignalSession } from '../play';
import type { SignalView } from '../view';
import { standingAt } from '../words/words';
import { comingCards, outlookOf, type Outlook } from './outlook';

export class Weighing {
  outlook = $state.raw<Outlook | null>(null);
  /** The view it belongs to. */
  #weighed: SignalView | null = null;

  constructor(
    readonly session: SignalSession,
    readonly table: TableState<Signal>,
  ) {}

  /** To be called after every step. */
  follow(): void {
    const { view } = this.table;
    if (view === this.#weighed) return;
    this.#weighed = view;
    this.outlook = null;
    if (view?.phase !== 'action' || !this.table.mine) return;
    const asked = TRAINS.filter((train) => standingAt(view, train) !== null).map((train) => this.session.explain(train));
    void Promise.all(asked).then((all) => {
      if (this.table.view === view && helps(this.table.assist, 'tracker')) this.outlook = outlookOf(all.filter((forecast) => forecast !== null), comingCards(view));
    });
  }
}
