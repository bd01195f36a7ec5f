// The tables of this device: a worker in place of the socket. It is started when it is first wanted, and passes the same messages.
import { engineAddress } from '../offline/release.svelte';
import type { FromWorker, ToWorker } from '../local/words';
import type { GuardSource } from './game';
import type { ClientMessage } from './messages';
import { Reader, type ReaderListener } from './reader';

/** Why nothing can be played here: the module or its worker does not run, or nothing can be kept. */
export type Unfit = 'module' | 'storage';

export interface LocalListener extends ReaderListener {
  /** What was asked is not answered any more; the table is to be joined anew. */
  restarted(): void;
  /** Another tab has taken the table. */
  taken(table: string): void;
  /** A table that another tab had is to be had. */
  free(table: string): void;
}

export type StartWorker = () => Worker;

const startWorker: StartWorker = () => new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });

export class LocalConnection {
  #worker: Worker | null = null;
  #ready: Promise<Unfit | null> | undefined;
  #pace: number | null = null;
  #answer: (unfit: Unfit | null) => void = () => {};
  readonly #reader: Reader;

  constructor(
    guards: GuardSource,
    readonly listener: LocalListener,
    readonly start: StartWorker = startWorker,
  ) {
    this.#reader = new Reader(guards, listener);
  }

  /** Resolves when it can be spoken to; why not, else. What did not work once is tried again by the next visit of the page. */
  ready(): Promise<Unfit | null> {
    return (this.#ready ??= new Promise((resolve) => {
      this.#answer = resolve;
      this.#begin();
    }));
  }

  /** It is started for it, if need be. */
  send(message: ClientMessage): void {
    void this.ready().then((unfit) => {
      if (unfit === null) this.#post({ do: 'say', text: JSON.stringify(message) });
    });
  }

  away(): void {
    this.#post({ do: 'away' });
  }

  pace(ms: number): void {
    this.#pace = ms;
    this.#post({ do: 'pace', ms });
  }

  take(table: string): void {
    this.#post({ do: 'take', table });
  }

  #begin(): void {
    try {
      const worker = this.start();
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#heard(data);
      worker.onerror = () => this.#answer('module');
      this.#worker = worker;
      this.#post({ do: 'start', module: engineAddress() });
      if (this.#pace !== null) this.pace(this.#pace);
    } catch {
      this.#answer('module'); // an old browser: no workers, or no WebAssembly
    }
  }

  #post(order: ToWorker): void {
    this.#worker?.postMessage(order);
  }

  #heard(news: FromWorker): void {
    if (news.told === 'ready') this.#answer(null);
    else if (news.told === 'unfit') this.#answer(news.why);
    else if (news.told === 'said') this.#reader.received(news.text);
    else if (news.told === 'restarted') this.#reader.clear();
    if (news.told === 'restarted') this.listener.restarted();
    if (news.told === 'taken') this.listener.taken(news.table);
    if (news.told === 'free') this.listener.free(news.table);
  }
}
