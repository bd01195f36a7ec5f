// What the map draws of a table. It changes little from step to step, and only what has changed is drawn anew, a picture after everything else.
import type { TableState } from '../../../net/table.svelte';
import { Trailing } from '../../../ui/motion/trailing.svelte';
import { steady } from '../../../ui/steady';
import type { DrawnBoard } from '../../../net/game';
import type { Ttr } from '../guards';
import type { Intent } from '../intent.svelte';
import type { Words } from '../words/words';
import type { Ring } from './rings';
import { arriving, claimableRoutes, claimableTracks, closedTracks, markedCities, newClaims, ownersOf, pointsOf, ringsFor } from './scene';

export class Drawn {
  readonly #table: () => TableState<Ttr>;
  readonly #intent: Intent;
  readonly #board: () => DrawnBoard<Ttr>;
  readonly #words: () => Words;
  readonly #now = $derived.by(() => {
    const table = this.#table();
    const { seat, live, view, history, over, result } = table;
    return { table, seat, live, view: view!, history, over, result };
  });
  readonly #seen;
  readonly #position = $derived.by(() => this.#seen.current);
  readonly #view = $derived.by(() => this.#position.view);
  readonly #same = {
    owners: steady<Map<string, number>>(), claimable: steady<Set<string>>(), payable: steady<Set<string>>(), closed: steady<Set<string>>(), points: steady<number[]>(), news: steady<Set<string>>(),
    fresh: steady<Set<string>>(), plan: steady<Set<string>>(), lit: steady<ReadonlySet<string>>(), rings: steady<Ring[]>(), marks: steady<Map<string, 'open' | 'done'>>(),
  };

  /** To be made while a component is being set up. */
  constructor(table: () => TableState<Ttr>, intent: Intent, board: () => DrawnBoard<Ttr>, words: () => Words) {
    [this.#table, this.#intent, this.#board, this.#words] = [table, intent, board, words];
    // Other eyes, and what did not come step by step, are shown at once.
    this.#seen = new Trailing(() => this.#now, (before, now) => now.live && now.table === before.table && now.seat === before.seat);
  }

  readonly owners = $derived.by(() => this.#same.owners(ownersOf(this.#view)));
  readonly claimable = $derived.by(() => this.#same.claimable(this.#intent.canMove && this.#intent.helps('legal') ? claimableRoutes(this.#board().board, this.#intent.claims) : new Set()));
  readonly payable = $derived.by(() => this.#same.payable(this.claimable.size > 0 ? claimableTracks(this.#intent.claims) : new Set()));
  readonly closed = $derived.by(() => this.#same.closed(closedTracks(this.#board().board, this.#view, this.#table().numbers?.doubles_from ?? 0)));
  readonly routes = $derived.by(() => ({ owners: this.owners, claimable: this.claimable, closed: this.closed }));
  readonly lit = $derived.by(() => this.#same.lit(this.#intent.lit));
  /** Claimed since one's last turn; and just now. */
  readonly news = $derived.by(() => this.#same.news(this.#position.over ? new Set() : newClaims(this.#position.history, this.#position.seat)));
  readonly fresh = $derived.by(() => this.#same.fresh(arriving(this.#position.history)));
  readonly plan = $derived.by(() => this.#same.plan(new Set(this.#intent.plan?.tracks)));
  readonly points = $derived.by(() => this.#same.points(pointsOf(this.#view, this.#position.result)));
  readonly rings = $derived.by(() => this.#same.rings(ringsFor(this.#view, this.#intent.ticket, this.#words())));
  readonly marks = $derived.by(() => this.#same.marks(markedCities(this.#view, this.#words())));
}
