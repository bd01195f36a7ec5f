// Which tables this tab has to itself: a lock of the browser's for each, where it has such things. That two tabs never write one table is the
// store's business, which knows one writer (store.ts); the locks tell a person before it comes to that.

interface Listener {
  /** Another tab has taken it. */
  taken(table: string): void;
  /** The tab that had it is gone. */
  free(table: string): void;
}

/** What is used of `navigator.locks`, which a page without https has not. */
export type Locks = Pick<LockManager, 'request'>;

export class Claims {
  readonly #held = new Map<string, () => void>();
  readonly #awaited = new Set<string>();

  constructor(
    readonly listener: Listener,
    readonly locks: Locks | null = globalThis.navigator?.locks ?? null,
  ) {}

  /** False: another tab has it; `free` is told when it is to be had. */
  async take(table: string, steal = false): Promise<boolean> {
    if (this.#held.has(table)) return true;
    if (this.locks === null) {
      this.#held.set(table, () => {});
      return true;
    }
    const got = await this.#request(table, steal ? { steal: true } : { ifAvailable: true });
    if (!got) this.#await(table);
    return got;
  }

  release(): void {
    for (const letGo of this.#held.values()) letGo();
    this.#held.clear();
  }

  #request(table: string, options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const held = this.locks!.request(nameOf(table), options, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<void>((letGo) => this.#held.set(table, letGo));
      });
      held.catch(() => {
        resolve(false);
        if (!this.#held.delete(table)) return;
        this.listener.taken(table);
        this.#await(table);
      });
    });
  }

  #await(table: string): void {
    if (this.#awaited.has(table)) return;
    this.#awaited.add(table);
    void this.locks!.request(nameOf(table), () => {}).then(() => {
      this.#awaited.delete(table);
      if (!this.#held.has(table)) this.listener.free(table);
    });
  }
}

const nameOf = (table: string) => `roundhouse.${table}`;
