// The four forms of a table, by the window: a phone upright or on its side, a tablet, a desktop.
import { MediaQuery } from 'svelte/reactivity';

export type Form = 'upright' | 'side' | 'tablet' | 'desktop';

export class TableForm {
  readonly #side = new MediaQuery('(max-height: 519px) and (min-width: 520px)');
  readonly #narrow = new MediaQuery('(max-width: 699px)');
  readonly #wide: MediaQuery;
  readonly #tall = new MediaQuery('(orientation: portrait)');

  /** `desk`: from which width on it is a desktop, in pixels. A map that is hardly wider than high leaves room at its sides sooner. */
  constructor(desk = 1200) {
    this.#wide = new MediaQuery(`(min-width: ${desk}px)`);
  }

  get current(): Form {
    if (this.#side.current) return 'side';
    if (this.#narrow.current) return 'upright';
    return this.#wide.current ? 'desktop' : 'tablet';
  }

  /** Is it higher than wide? */
  get tall(): boolean {
    return this.#tall.current;
  }
}

export const isPhoneForm = (form: Form) => form === 'upright' || form === 'side';
