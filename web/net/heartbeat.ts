// Notices that a connection is dead though nobody has closed it: a phone that left the network, a sleeping laptop. When nothing has come
// for a while the server is asked for a sign of life; without one in time the connection counts as lost. Who looks at a table is told
// within five seconds; a page in the background, or without a table, asks rarely.
import type { Clock } from './clock';

export interface Patient {
  /** Is somebody looking at a table that may change? */
  attends(): boolean;
  ping(): void;
  /** No sign of life. */
  lost(): void;
}

/** How long nothing may come before a ping goes out, and how long its answer may take, in ms. */
export const WATCHED = { quiet: 2000, answer: 2800 };
export const UNWATCHED = { quiet: 20_000, answer: 8000 };
/** A timer that is so late tells of a page that slept or was busy, not of the connection: what has come meanwhile is still to be read. */
const LATE = 250;

export class Heartbeat {
  #running = false;
  /** When something came last. */
  #heard = 0;
  /** Until when an answer is waited for; null: none is. */
  #due: number | null = null;
  /** The page itself was late, and has asked once more. */
  #spared = false;
  #cancel: () => void = () => {};

  constructor(
    readonly patient: Patient,
    readonly clock: Clock,
  ) {}

  start(): void {
    this.#running = true;
    this.heard();
  }

  stop(): void {
    this.#running = false;
    this.#cancel();
  }

  /** Something came: the connection lives. */
  heard(): void {
    this.#heard = this.clock.now();
    this.#due = null;
    this.#spared = false;
    this.look();
  }

  /** Somebody looks at the page again, or at a table: what was enough until now may be too slow. */
  look(): void {
    if (!this.#running) return;
    const { quiet, answer } = this.#tempo;
    const now = this.clock.now();
    if (this.#due === null) return this.#wait(this.#heard + quiet - now, () => this.#ask());
    this.#due = Math.min(this.#due, now + answer);
    this.#wait(this.#due - now, () => this.#overdue());
  }

  get #tempo(): typeof WATCHED {
    return this.patient.attends() ? WATCHED : UNWATCHED;
  }

  #wait(milliseconds: number, run: () => void): void {
    this.#cancel();
    this.#cancel = this.clock.after(Math.max(0, milliseconds), run);
  }

  #ask(): void {
    const { answer } = this.#tempo;
    this.#due = this.clock.now() + answer;
    this.#wait(answer, () => this.#overdue());
    this.patient.ping();
  }

  #overdue(): void {
    const late = this.clock.now() - (this.#due ?? 0) > LATE;
    if (late && !this.#spared) {
      this.#spared = true;
      return this.#ask();
    }
    // An answer that has come and waits its turn is heard first.
    this.#wait(0, () => this.#giveUp());
  }

  #giveUp(): void {
    this.stop();
    this.patient.lost();
  }
}
