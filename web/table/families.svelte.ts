// The families of games this page can show, each loaded when it is first met.
import { createContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { GuardSource } from '../net/game';
import type { Game } from '../net/messages';
import type { GameFamily } from './family';

export type FamilyList = Readonly<Record<string, () => Promise<GameFamily>>>;

export class Families implements GuardSource {
  readonly #loaded = new SvelteMap<string, GameFamily>();
  readonly #loading = new Map<string, Promise<GameFamily | null>>();
  /** All have been asked for and have come, or failed to. */
  ready = $state(false);

  constructor(readonly list: FamilyList) {}

  /** Those that are here, in the order of the list. */
  get all(): GameFamily[] {
    return Object.keys(this.list).flatMap((id) => this.#loaded.get(id) ?? []);
  }

  get(id: string): GameFamily | undefined {
    return this.#loaded.get(id);
  }

  /** The family of a game of the catalogue, once it is here. */
  of(game: string, games: readonly Game[] | null): GameFamily | undefined {
    return this.get(games?.find(({ id }) => id === game)?.family ?? '');
  }

  load(id: string): Promise<GameFamily | null> {
    const begun = this.#loading.get(id);
    if (begun !== undefined) return begun;
    const loading = this.#load(id);
    this.#loading.set(id, loading);
    return loading;
  }

  async loadAll(): Promise<void> {
    await Promise.all(Object.keys(this.list).map((id) => this.load(id)));
    this.ready = true;
  }

  async #load(id: string): Promise<GameFamily | null> {
    try {
      const family = (await this.list[id]?.()) ?? null;
      if (family !== null) this.#loaded.set(id, family);
      return family;
    } catch {
      // The connection may be back later.
      this.#loading.delete(id);
      return null;
    }
  }
}

export const [getFamilies, setFamilies] = createContext<Families>();
