// Frames as they arrive, read in their order: one of a game that is not loaded yet holds up those behind it until it is.
import type { GuardSource } from './game';
import { readServerMessage, type ServerMessage } from './messages';

export interface ReaderListener {
  message(message: ServerMessage): void;
  problem(text: string): void;
}

export class Reader {
  /** What has arrived and is not read yet: the guards of a game are still being loaded. */
  #frames: string[] = [];
  #loading = false;

  constructor(
    readonly guards: GuardSource,
    readonly listener: ReaderListener,
  ) {}

  /** What was said before is not read any more. */
  clear(): void {
    this.#frames = [];
  }

  received(frame: string): void {
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
}
