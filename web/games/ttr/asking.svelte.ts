// What is being asked at a table, and what of the map should be in sight for it.
import { untrack } from 'svelte';
import type { TableState } from '../../net/table.svelte';
import type { Ttr } from './guards';
import type { Intent } from './intent.svelte';
import { endsOf } from './map/scene';
import type { Words } from './words/words';

export class Asking {
  readonly #table: () => TableState<Ttr>;
  readonly #intent: Intent;
  readonly #words: () => Words;
  /** On a phone the tickets are taken up to be read. */
  ticketsUp = $state(false);
  readonly #own = $derived.by(() => this.#table().view!.own);

  constructor(table: () => TableState<Ttr>, intent: Intent, words: () => Words) {
    [this.#table, this.#intent, this.#words] = [table, intent, words];
    $effect(() => {
      if (intent.draft !== null || this.offering || table().over) this.ticketsUp = false;
    });
  }

  /** Are there tickets to choose from? */
  readonly offering = $derived.by(() => this.#own !== null && this.#own.offer.length > 0 && !this.#own.chosen && !this.#table().over);
  /** The route a question is about. */
  readonly #route = $derived.by(() => (this.#intent.draft?.kind === 'claim' || this.#intent.draft?.kind === 'info' ? this.#intent.draft.key : null));
  /** Its two cities: their names are to be read. */
  readonly ends = $derived.by((): readonly string[] => {
    const lane = this.#route === null ? undefined : this.#intent.lanes.get(this.#route)?.[0];
    return lane ? [lane.a, lane.b] : [];
  });
  /** What a question should leave in sight: cities to choose from; the names of what it is about and, on a large screen, of one's own tickets. */
  readonly keep = $derived.by(() =>
    this.offering
      ? (this.#own?.offer ?? []).flatMap((id) => endsOf(id, this.#words())).map((city) => `[data-city="${city}"]`).join()
      : [...this.ends.map((city) => `[data-name="${city}"]`), ':is(.tablet, .desktop) .name.own'].join(),
  );
  /** What the map should have in sight: the tickets to choose from or to be read, else one's own that are open. */
  readonly framed = $derived.by(() => {
    const offer = this.offering ? (this.#own?.offer ?? []) : [];
    const own = untrack(() => this.#own?.tickets ?? []);
    const ids = offer.length > 0 ? offer : own.filter(({ done }) => !done || this.ticketsUp).map(({ id }) => id);
    return { cities: ids.flatMap((id) => endsOf(id, this.#words())), floor: offer.length > 0 || this.ticketsUp ? 'whole' : 'filled' } as const;
  });
  /** Is it narrow enough for a slim column? Many ways to pay, four tickets and a list of routes are not. */
  readonly slim = $derived.by(() => {
    const { choices, draft } = this.#intent;
    const mixed = choices.usual.filter(({ pay }) => pay.coloured > 0 && pay.locomotives > 0).length;
    if (this.offering && draft === null) return (this.#own?.offer.length ?? 0) < 4;
    return draft?.kind === 'claim' ? mixed <= 4 : draft?.kind !== 'which';
  });
}
