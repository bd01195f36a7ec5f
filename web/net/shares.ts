// Our share in the luck of a table: one nonce for each seat of ours. The server tells the seal of its own share first, so neither side
// can choose the cards. A start never waits for it.
import type { TableNews } from './tables';
import type { Ask } from './ask';

export class Shares {
  readonly #given = new Set<string>();

  constructor(
    readonly ask: Ask,
    /** The game began before a share was there. */
    readonly late: () => void,
  ) {}

  give({ table, phase, commitment, seats }: TableNews): void {
    if (phase !== 'open' || commitment === '') return;
    seats.forEach(({ yours, nonce }, seat) => {
      const which = `${table}/${seat}`;
      if (!yours) this.#given.delete(which); // who sits down again gives a new one
      if (!yours || nonce !== '' || this.#given.has(which)) return;
      this.#given.add(which);
      void this.#send(seat, which);
    });
  }

  async #send(seat: number, which: string): Promise<void> {
    const answer = await this.ask({ t: 'nonce', nonce: freshNonce(), seat });
    if (answer === null) this.#given.delete(which); // the connection is lost: once more when it is back
    if (answer?.t === 'error' && answer.code === 'already-started') this.late();
  }
}

function freshNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
