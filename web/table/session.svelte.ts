// The page's side of the conversation: which games exist, which table is open, who we are. Views come and go through here.
import type { Board } from '../protocol/board';
import type { ClientMessage, Game, Reject, ServerMessage, Welcome } from '../protocol/messages';
import { plainLayout, type Layout } from '../board/layout';
import { Connection, type Link } from './connection';
import { memory } from './memory';
import { TableState } from './table.svelte';

export interface Setup {
  game: string;
  players: number;
  bot: string;
  name: string;
  board: string | null;
  options: Record<string, string>;
}

export interface BoardAndLayout {
  board: Board;
  layout: Layout;
}

export const BOT_NAMES = ['Ada', 'Bruno', 'Celia', 'Dario'];

export class Session {
  link = $state<Link>('connecting');
  games = $state.raw<Game[] | null>(null);
  boards = $state.raw<ReadonlyMap<string, BoardAndLayout>>(new Map());
  table = $state.raw<TableState | null>(null);
  /** Why there is no table: the server's code and text. */
  failure = $state.raw<{ code: string; text: string } | null>(null);
  outdated = $state(false);

  readonly #connection: Connection;
  #wanted: string | null = null;
  #asked = 0;
  readonly #answers = new Map<string, (reject: Reject | null) => void>();

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
    const bots = BOT_NAMES.slice(0, setup.players - 1).map((name) => ({ name, bot: setup.bot }));
    this.#say({
      t: 'new',
      game: setup.game,
      seats: [{ name: setup.name }, ...bots],
      ...(setup.board === null ? {} : { board: setup.board }),
      ...(Object.keys(setup.options).length === 0 ? {} : { options: setup.options }),
    });
  }

  /** Opens the table of the address, or none. */
  visit(table: string | null): void {
    if (table === this.#wanted) return;
    this.#wanted = table;
    this.table = null;
    this.failure = null;
    if (table !== null) this.#join();
  }

  move(text: string): void {
    const table = this.table;
    if (table === null || table.prompt === null || table.waiting) return;
    table.waiting = true;
    this.#ask({ t: 'move', move: text, prompt: table.prompt }, (reject) => reject && table.refused(reject));
  }

  /** Asks why something is not possible; null when it is. */
  check(move: string): Promise<Reject | null> {
    return new Promise((resolve) => this.#ask({ t: 'check', move }, resolve));
  }

  #ask(message: Extract<ClientMessage, { t: 'move' | 'check' }>, answer: (reject: Reject | null) => void): void {
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
        this.#keepBoard(message.board, message.layout);
        break;
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'snapshot':
        if (this.#wanted === null) break;
        if (!this.boards.has(message.board)) this.#say({ t: 'board', board: message.board });
        if (this.table === null || this.table.id !== this.#wanted) {
          this.table = new TableState(this.#wanted, () => this.#say({ t: 'view' }));
        }
        this.table.show(message);
        break;
      case 'step':
        this.table?.step(message);
        this.#answer(message.id, null);
        break;
      case 'ok':
        this.#answer(message.id, null);
        break;
      case 'reject':
        this.#answer(message.id, message);
        break;
      case 'error':
        this.#failed(message.code, message.text);
        break;
    }
  }

  #answer(id: string | undefined, reject: Reject | null): void {
    if (id === undefined) return;
    this.#answers.get(id)?.(reject);
    this.#answers.delete(id);
  }

  #welcomed({ table, token }: Welcome): void {
    if (token !== undefined) {
      memory.keepToken(table, token);
      memory.lastTable = table;
    }
    if (table === this.#wanted) return;
    this.#wanted = table;
    this.table = null;
    location.hash = `#/t/${table}`;
  }

  #keepBoard(board: Board, layout: Layout | null): void {
    this.boards = new Map(this.boards).set(board.id, { board, layout: layout ?? plainLayout(board) });
  }

  #failed(code: string, text: string): void {
    this.failure = { code, text };
    if (code !== 'unknown-table' || this.#wanted === null) return;
    memory.keepToken(this.#wanted, null);
    if (memory.lastTable === this.#wanted) memory.lastTable = null;
    this.table = null;
  }
}
