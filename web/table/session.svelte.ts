// The page's side of the conversation: which games exist, which table is open, who we are. Views come and go through here.
import { FAMILIES } from '../protocol/families';
import type { ClientMessage, Game, Hint, Reject, ServerMessage, Snapshot, Welcome } from '../protocol/messages';
import type { Forecast } from '../protocol/signal/view';
import { Connection, type Link } from './connection';
import { memory } from './memory';
import { placeOf, type Place } from './places';
import { requestFor, type Setup } from './setup';
import { deliver, newTable, type AnyTable } from './table.svelte';

type Question = Extract<ClientMessage, { t: 'move' | 'check' | 'explain' | 'hint' }>;
type Answer = Extract<ServerMessage, { t: 'step' | 'ok' | 'reject' | 'forecast' | 'hint' | 'error' }>;

export class Session {
  link = $state<Link>('connecting');
  games = $state.raw<Game[] | null>(null);
  places = $state.raw<ReadonlyMap<string, Place>>(new Map());
  table = $state.raw<AnyTable | null>(null);
  /** Why there is no table: the server's code and text. */
  failure = $state.raw<{ code: string; text: string } | null>(null);
  outdated = $state(false);
  /** The seat that is to take the device over from another one; its cards are covered until it says so. */
  handover = $state<number | null>(null);

  readonly #connection: Connection;
  #wanted: string | null = null;
  /** A board asked for without a table, perhaps before there was a connection. */
  #boardWanted: string | null = null;
  #asked = 0;
  readonly #answers = new Map<string, (answer: Answer) => void>();

  constructor(url: string) {
    this.#connection = new Connection(url, {
      link: (state) => this.#linked(state),
      message: (message) => this.#heard(message),
      problem: () => (this.outdated = true),
    });
    this.#connection.open();
  }

  /** Starts a table; the address changes when the server has given it a name. */
  start(setup: Setup): void {
    memory.setup = JSON.stringify(setup);
    memory.name = setup.name;
    this.#say(requestFor(setup));
  }

  /** Opens the table of the address, or none. */
  visit(table: string | null): void {
    if (table === this.#wanted) return;
    this.#wanted = table;
    this.table = null;
    this.failure = null;
    this.handover = null;
    if (table !== null) this.#join();
  }

  move(text: string): void {
    const table = this.table;
    if (table === null || table.prompt === null || table.waiting) return;
    table.waiting = true;
    this.#ask({ t: 'move', move: text, prompt: table.prompt }, (answer) => answer.t === 'reject' && table.refused(answer));
  }

  /** Asks why something is not possible; null when it is. */
  check(move: string): Promise<Reject | null> {
    if (this.table === null) return Promise.resolve(null);
    return new Promise((resolve) =>
      this.#ask({ t: 'check', move }, (answer) => resolve(answer.t === 'reject' ? answer : null)),
    );
  }

  /** Asks a bot what it would do here and why; null when it may not be asked. */
  hint(): Promise<Hint | null> {
    return new Promise((resolve) => this.#ask({ t: 'hint' }, (answer) => resolve(answer.t === 'hint' ? answer : null)));
  }

  /** Asks what each roll would bring a train, or this one roll; null when it cannot be said. */
  explain(train: string, points?: number): Promise<Forecast | null> {
    const question: Question = { t: 'explain', train, ...(points === undefined ? {} : { points }) };
    return new Promise((resolve) =>
      this.#ask(question, (answer) => resolve(answer.t === 'forecast' ? answer : null)),
    );
  }

  /** Fetches a board that is to be shown without a table. */
  needBoard(id: string): void {
    this.#boardWanted = id;
    if (!this.places.has(id)) this.#say({ t: 'board', board: id });
  }

  /** The next person at this device is ready to see the table. */
  takeOver(): void {
    if (this.handover === null) return;
    if (this.handover === this.table?.seat) this.handover = null;
    else this.#sit(this.handover);
  }

  #ask(message: Question, answer: (answer: Answer) => void): void {
    const id = String(++this.#asked);
    this.#answers.set(id, answer);
    this.#say({ ...message, id });
  }

  #say(message: ClientMessage): void {
    this.#connection.send(message);
  }

  #linked(state: Link): void {
    this.link = state;
    if (state !== 'open') return this.#answers.clear();
    if (this.games === null) this.#say({ t: 'games' });
    if (this.#boardWanted !== null) this.needBoard(this.#boardWanted);
    this.#join();
  }

  #join(): void {
    if (this.#wanted === null) return;
    const token = memory.token(this.#wanted);
    this.#say({ t: 'join', table: this.#wanted, ...(token === null ? {} : { token }) });
  }

  #heard(message: ServerMessage): void {
    switch (message.t) {
      case 'games':
        this.games = message.games;
        break;
      case 'board':
        this.places = new Map(this.places).set(message.board.id, placeOf(message));
        break;
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'snapshot':
        this.#shown(message);
        break;
      case 'step':
        if (this.table !== null) deliver(this.table, message);
        this.#answer(message);
        break;
      case 'ok':
      case 'reject':
      case 'forecast':
      case 'hint':
        this.#answer(message);
        break;
      case 'error':
        this.#answer(message);
        this.#failed(message.code, message.text);
        break;
    }
  }

  #shown(message: Snapshot): void {
    if (this.#wanted === null) return;
    if (!this.places.has(message.board)) this.#say({ t: 'board', board: message.board });
    const fresh = this.table?.id !== this.#wanted;
    if (fresh) {
      const listener = { askView: () => this.#say({ t: 'view' }), settled: () => this.#settled() };
      this.table = newTable(message.family, this.#wanted, listener);
    }
    if (this.table !== null) deliver(this.table, message);
    const secret = !FAMILIES[message.family].open && memory.seats(this.#wanted).size > 1;
    if (fresh && secret && this.handover === null && !this.table?.over) this.handover = message.seat;
    else if (!fresh && this.handover === message.seat) this.handover = null;
  }

  /** Where several people share this device, the one who is to act takes the seat. */
  #settled(): void {
    const table = this.table;
    if (table === null || table.over || table.prompt !== null || table.view === null) return;
    const seats = memory.seats(table.id);
    const next = table.view.to_act.find((seat) => seats.has(seat));
    if (next === undefined || next === table.seat) return;
    if (FAMILIES[table.family].open) this.#sit(next);
    else this.handover = next;
  }

  #sit(seat: number): void {
    const table = this.#wanted;
    const token = table === null ? undefined : memory.seats(table).get(seat);
    if (table !== null && token !== undefined) this.#say({ t: 'join', table, token });
  }

  #answer(answer: Answer): void {
    if (answer.id === undefined) return;
    this.#answers.get(answer.id)?.(answer);
    this.#answers.delete(answer.id);
  }

  #welcomed({ table, seat, token, invites }: Welcome): void {
    if (token !== undefined) {
      memory.keepToken(table, token);
      memory.lastTable = table;
    }
    if (seat !== null && token !== undefined && invites !== undefined) {
      memory.keepSeats(table, new Map([[seat, token], ...invites.map((i) => [i.seat, i.token] as const)]));
    }
    if (table === this.#wanted) return;
    this.#wanted = table;
    this.table = null;
    location.hash = `#/t/${table}`;
  }

  #failed(code: string, text: string): void {
    this.failure = { code, text };
    if (code !== 'unknown-table' || this.#wanted === null) return;
    memory.keepToken(this.#wanted, null);
    memory.keepSeats(this.#wanted, null);
    if (memory.lastTable === this.#wanted) memory.lastTable = null;
    this.table = null;
  }
}
