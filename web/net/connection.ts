// One WebSocket to the server that comes back by itself. It passes messages; what they mean is the session's business.
import type { GuardSource } from './game';
import { readServerMessage, type ClientMessage, type ServerMessage } from './messages';

export type Link = 'connecting' | 'open' | 'lost';

export interface Listener {
  link(state: Link): void;
  message(message: ServerMessage): void;
  problem(text: string): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const PING_EVERY = 20000;
const PONG_WITHIN = 8000;

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  /** What has arrived and is not read yet: the guards of a game are still being loaded. */
  #frames: string[] = [];
  #loading = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly url: string,
    readonly guards: GuardSource,
    readonly listener: Listener,
  ) {}

  open(): void {
    this.listener.link(this.#wait === FIRST_WAIT && this.#socket === null ? 'connecting' : 'lost');
    const socket = new WebSocket(this.url);
    this.#frames = [];
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent) => this.#received(String(event.data));
    socket.onclose = () => this.#gone(socket);
  }

  /** False when there is nobody to send to: nothing is kept for later, the state comes anew with the next snapshot. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#quiet();
    this.#socket?.close();
  }

  #opened(): void {
    this.#wait = FIRST_WAIT;
    this.#beat = setInterval(() => this.#ping(), PING_EVERY);
    this.listener.link('open');
  }

  #ping(): void {
    this.send({ t: 'ping' });
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#socket?.close(), PONG_WITHIN);
  }

  #received(frame: string): void {
    clearTimeout(this.#overdue);
    this.#frames.push(frame);
    if (!this.#loading) this.#read();
  }

  /** In the order of arrival, at once unless a game has to be loaded first. */
  #read(): void {
    for (let frame = this.#frames[0]; frame !== undefined; frame = this.#frames[0]) {
      const read = readServerMessage(frame, this.guards);
      if ('awaits' in read) return void this.#load(read.awaits, frame);
      this.#frames.shift();
      if ('problem' in read) this.listener.problem(read.problem);
      else if (read.message.t !== 'pong') this.listener.message(read.message);
    }
  }

  async #load(family: string, frame: string): Promise<void> {
    this.#loading = true;
    if ((await this.guards.load(family)) === null && this.#frames[0] === frame) {
      this.#frames.shift();
      this.listener.problem(`no game of the family ${family}`);
    }
    this.#loading = false;
    this.#read();
  }

  #gone(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#quiet();
    this.listener.link('lost');
    this.#retry = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #quiet(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#overdue);
  }
}
