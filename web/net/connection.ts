// One WebSocket to the server that comes back by itself. It passes messages; what they mean is the session's business.
import { pageClock, type Clock } from './clock';
import type { GuardSource } from './game';
import { Heartbeat } from './heartbeat';
import type { ClientMessage } from './messages';
import { Reader, type ReaderListener } from './reader';

export type Link = 'connecting' | 'open' | 'lost';

export interface Listener extends ReaderListener {
  link(state: Link): void;
  /** Is somebody looking at a table? Then a dead connection is noticed soon. */
  attends(): boolean;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** A connection that takes longer to come about is tried anew: the network may be another one by now. */
const OPEN_WITHIN = 10_000;

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  /** Takes back what is to be done next about opening: to try again, or to give up. */
  #cancel: () => void = () => {};
  readonly #heart: Heartbeat;
  readonly #reader: Reader;

  constructor(
    readonly url: string,
    readonly guards: GuardSource,
    readonly listener: Listener,
    readonly clock: Clock = pageClock,
  ) {
    this.#reader = new Reader(guards, listener);
    this.#heart = new Heartbeat({ attends: () => listener.attends(), ping: () => this.send({ t: 'ping' }), lost: () => this.#gone(this.#socket) }, clock);
  }

  open(): void {
    this.listener.link(this.#wait === FIRST_WAIT && this.#socket === null ? 'connecting' : 'lost');
    const socket = new WebSocket(this.url);
    this.#reader.clear();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent) => this.#received(String(event.data));
    socket.onclose = () => this.#gone(socket);
    this.#cancel = this.clock.after(OPEN_WITHIN, () => this.#gone(socket));
  }

  /** The page, or a table, is being looked at again. */
  look(): void {
    this.#heart.look();
  }

  /** False when there is nobody to send to: nothing is kept for later, the state comes anew with the next snapshot. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#heart.stop();
    this.#socket?.close();
  }

  #opened(): void {
    this.#wait = FIRST_WAIT;
    this.#cancel();
    this.#heart.start();
    this.listener.link('open');
  }

  #received(frame: string): void {
    this.#heart.heard();
    this.#reader.received(frame);
  }

  /** It is not waited for: the close of a dead connection may take longer than a new one. */
  #gone(socket: WebSocket | null): void {
    if (socket === null || socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    this.#heart.stop();
    this.#cancel();
    socket.onopen = socket.onmessage = socket.onclose = () => {};
    socket.close();
    this.listener.link('lost');
    this.#cancel = this.clock.after(this.#wait, () => this.open());
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }
}
