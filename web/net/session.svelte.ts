// The page's side of the conversation: which games exist, which table is open, who we are. Views come and go through here.
import * as v from 'valibot';
import type { ClientMessage, Game, GameOption, Hint, Reject, ServerMessage, Snapshot } from './messages';
import type { Plan, TableNews } from './tables';
import { People } from './people.svelte';
import { Connection, type Link } from './connection';
import type { LocalConnection, LocalListener, Unfit } from './localConnection';
import { isLocal } from './place';
import { Shelf } from './shelf.svelte';
import { Guest } from './guest.svelte';
import { OwnLook } from './ownLook';
import type { GameGuards, GuardSource, DrawnBoard } from './game';
import { Shares } from './shares';
import { deliver, TableState } from './table.svelte';
import { refusalIn, type Refusal } from './ask';
import { download } from '../ui/download';

/** The server alone knows guests and lists tables. */
const OF_SERVER: readonly ClientMessage['t'][] = ['hello', 'forget', 'tables'];
/** What either of them can tell. */
const OF_EITHER: readonly ClientMessage['t'][] = ['games', 'board'];
/** What is said of the table one is at; the other of the two may still speak of the one before. */
const OF_TABLE: readonly ServerMessage['t'][] = ['welcome', 'snapshot', 'step', 'table', 'plan', 'said', 'rematch', 'error'];
/** Bots are not slower than at a table of the server. */
const SLOWEST_BOTS = 700;

/** Makes the host of this device's tables, for whoever hears what it says. */
export type MakeLocal = (families: GuardSource, listener: LocalListener) => LocalConnection;

/** Nothing moves at such a table, until it is shown anew. */
const HALTING = ['damaged', 'store-failed'];

export class Session {
  link = $state<Link>('connecting');
  games = $state.raw<Game[] | null>(null);
  /** The same, for whoever has to wait for it. */
  readonly catalogue: Promise<Game[]>;
  /** How much a table may help its players, to choose from. */
  assist = $state.raw<GameOption | null>(null);
  boards = $state.raw<ReadonlyMap<string, DrawnBoard>>(new Map());
  table = $state.raw<TableState | null>(null);
  /** Why there is no table. */
  failure = $state.raw<Refusal | null>(null);
  outdated = $state(false);
  /** The table lies on this device, and is played here without the server. */
  local = $state(false);
  /** Why a table that could be played on this device is the server's. */
  aside = $state.raw<Refusal | null>(null);
  /** The server does not want us: it is not called again. */
  banned = $state(false);
  /** A table is being opened that begins at once: nobody else has to come. */
  starting = $state(false);
  /** The seat that is to take the device over from another one; everything is covered until it says so. */
  handover = $state<number | null>(null);
  /** The seat that takes the device over when whoever has just moved has seen enough of it. */
  next = $state<number | null>(null);
  /** The covered seat is being looked at, as long as a finger stays down. */
  peeking = $state(false);

  readonly guest: Guest;
  readonly people: People;
  /** The games that lie on this device. */
  readonly shelf = new Shelf();

  /** What needs a server is not offered. */
  readonly alone: boolean;
  readonly #connection: Connection | null;
  readonly #local: LocalConnection | null;
  readonly #shares: Shares;
  readonly #look: OwnLook;
  #startSent = false;
  #wanted: string | null = null;
  /** Whose boards were asked for, by address; the last one without a table, perhaps before there was a connection. */
  readonly #boards = new Map<string, GameGuards>();
  #boardWanted: string | null = null;
  #greeted = false;
  /** After the connection came back: the seat that was being shown; nothing else is shown before it. */
  #regained: number | null = null;
  #asked = 0;
  #tellCatalogue: (games: Game[]) => void = () => {};
  readonly #answers = new Map<string, { here: boolean; resolve: (answer: ServerMessage | null) => void }>();

  /** `url`: of the server's socket; null: there is no server behind this page, and never will be. */
  constructor(
    url: string | null,
    readonly families: GuardSource,
    makeLocal?: MakeLocal,
  ) {
    this.catalogue = new Promise((resolve) => (this.#tellCatalogue = resolve));
    const ask = (message: ClientMessage) => this.ask(message);
    this.guest = new Guest(ask);
    this.people = new People(ask);
    this.#shares = new Shares(ask, () => (this.people.refused = { code: 'nonce-late', text: '' }));
    this.#look = new OwnLook(ask);
    this.alone = url === null;
    this.#connection = url === null ? null : this.#connect(url);
    this.#local = makeLocal?.(families, this.#localListener()) ?? null;
    if (this.#connection === null) void this.#linked('lost');
    else this.#connection.open();
  }

  #connect(url: string): Connection {
    return new Connection(url, this.families, {
      link: (state) => void this.#linked(state),
      message: (message) => this.#told(message, false),
      problem: () => (this.outdated = true),
      attends: () => this.#wanted !== null && !isHidden(),
    });
  }

  #localListener(): LocalListener {
    return {
      message: (message) => this.#told(message, true),
      problem: () => (this.outdated = true),
      restarted: () => {
        this.#forsake(true);
        if (this.local) this.#join();
      },
      taken: (table) => {
        if (table === this.#wanted) this.#shut({ code: 'elsewhere', text: '' });
      },
      free: (table) => {
        if (table !== this.#wanted || this.table !== null) return;
        this.failure = null;
        this.#join();
      },
    };
  }

  /** Are tables played on this device? */
  get playsHere(): boolean {
    return this.#local !== null;
  }

  /** Can a table begin that nobody else has to come to? */
  get playable(): boolean {
    return this.#local !== null || this.link === 'open';
  }

  /** Nobody but bots sits at this table of one device: its person may take a move back. */
  get takesBack(): boolean {
    return this.local && this.table?.mine === true && !this.table.over && this.people.own.length === 1 && this.table.history.some(({ seat }) => seat === this.table?.seat);
  }

  takeBack(): void {
    void this.people.do({ t: 'takeback' });
  }

  /** Plays the table here that another tab of this device has. */
  takeHere(): void {
    if (this.#wanted !== null) this.#local?.take(this.#wanted);
  }

  /** How long the bots of this device may take for a move. */
  set pace(ms: number) {
    this.#local?.pace(Math.min(ms, SLOWEST_BOTS));
  }

  /** Several people with secrets share this device. */
  get shared(): boolean {
    return this.people.own.length > 1 && this.table !== null && !this.table.family.cooperative;
  }

  /** Opens a table, and starts it `atOnce` where nobody has to come; the address changes when the server has given it a name. */
  async open(request: Extract<ClientMessage, { t: 'open' }>, atOnce: boolean): Promise<void> {
    this.failure = null;
    this.starting = atOnce;
    this.#startSent = false;
    this.aside = null;
    if (atOnce && this.#local !== null) await this.#settle(this.#local);
    else this.local = false;
    const answer = await this.ask(request);
    const refused = refusalIn(answer);
    if (this.local && refused?.code === 'store-failed') this.failure = { code: 'no-room', text: '' };
    else this.failure = refused ?? (answer === null ? this.aside : null);
    if (answer?.t !== 'welcome') this.starting = false;
  }

  /** On this device where that works, else on the server. */
  async #settle(local: LocalConnection): Promise<void> {
    const unfit = await local.ready();
    this.local = unfit === null;
    if (unfit === null) void this.shelf.secure();
    else this.aside = this.#unfit(unfit);
  }

  /** `barred`: and the server does not run it instead. */
  #unfit(why: Unfit, barred = this.link === 'lost'): Refusal {
    return { code: `${barred ? 'barred' : 'unfit'}-${why}`, text: '' };
  }

  /**
   * The same people once more. With the same cards (`same`; `swap`: everyone one seat on) all have to agree: the first to say so asks, the
   * others answer with the same words, or with `no`.
   */
  async rematch(how: { same?: boolean; swap?: boolean; no?: boolean } = {}): Promise<void> {
    this.people.refused = null;
    const answer = await this.ask({ t: 'rematch', ...how });
    this.people.refused = refusalIn(answer);
    if (answer?.t === 'rematch') this.#goOn(answer.table);
  }

  #goOn(table: string | undefined): void {
    if (table !== undefined) location.hash = `#/t/${table}`;
  }

  /** Once more: a rematch for those who played, the front door for those who watched. */
  again(): void {
    if (this.people.own.length > 0) void this.rematch();
    else location.hash = '#/';
  }

  /** Gives up the seats of a table that has not begun, and goes home. */
  async leave(): Promise<void> {
    await this.ask({ t: 'leave' });
    location.hash = '#/';
  }

  /** Opens the table of the address, or none. */
  visit(table: string | null): void {
    if (table === this.#wanted) return;
    if (this.local) this.#local?.away();
    this.local = isLocal(table);
    this.#wanted = table;
    this.table = null;
    this.failure = null;
    this.aside = null;
    this.starting = false;
    this.handover = null;
    this.next = null;
    this.#regained = null;
    this.people.clear();
    this.#connection?.look();
    if (table !== null) this.#join();
  }

  /** Somebody looks at the page again. */
  look(): void {
    this.#connection?.look();
  }

  move(text: string): void {
    const table = this.table;
    if (table === null || table.prompt === null || table.waiting) return;
    table.waiting = true;
    void this.ask({ t: 'move', move: text, prompt: table.prompt }).then((answer) => {
      if (answer?.t === 'reject') table.refused(answer);
      if (answer?.t !== 'error') return;
      table.waiting = false;
      if (HALTING.includes(answer.code)) this.people.halt(answer);
      else this.people.refused = answer;
    });
  }

  /** Asks why something is not possible; null when it is. */
  async check(move: string): Promise<Reject | null> {
    if (this.table === null) return null;
    const answer = await this.ask({ t: 'check', move });
    return answer?.t === 'reject' ? answer : null;
  }

  /** Asks a bot what it would do here and why; null when it may not be asked. */
  async hint(): Promise<Hint | null> {
    const answer = await this.ask({ t: 'hint' });
    return answer?.t === 'hint' ? answer : null;
  }

  /** Proposes moves to whoever is to act; the answer says what they would come to. */
  async plan(moves: readonly string[]): Promise<Plan | null> {
    const answer = await this.ask({ t: 'plan', moves: [...moves] });
    return answer?.t === 'plan' ? this.#judged(answer) : null;
  }

  /** Gives what this seat may keep of the game to the browser as a file. */
  async saveRecord(): Promise<void> {
    const answer = await this.ask({ t: 'record' });
    this.people.refused = refusalIn(answer);
    if (answer?.t !== 'record') return;
    download(`${this.#wanted ?? 'record'}.jsonl`, answer.lines.map((line) => `${line}\n`).join(''));
  }

  /** Fetches a board that is to be shown without a table. */
  needBoard(id: string, family: GameGuards): void {
    this.#boardWanted = id;
    this.#fetchBoard(id, family);
  }

  #fetchBoard(id: string, family: GameGuards): void {
    this.#boards.set(id, family);
    if (!this.boards.has(id)) this.#say({ t: 'board', board: id });
  }

  /** Whoever has moved has seen it: the device goes to the next. */
  handOn(): void {
    if (this.next !== null) this.#coverFor(this.next);
  }

  /** The next person at this device is ready to see the table. */
  takeOver(): void {
    if (this.handover !== null) this.#show(this.handover);
  }

  /** Covers what is private, for as long as the device lies open. */
  cover(): void {
    const seat = this.table?.seat ?? null;
    if (!this.shared || seat === null || this.table?.over) return;
    this.handover = seat;
    this.#show(null);
  }

  /** Shows the covered seat while a finger stays down. */
  peek(on: boolean): void {
    if (this.handover === null || on === this.peeking) return;
    this.peeking = on;
    this.#show(on ? this.handover : null);
  }

  ask(message: ClientMessage): Promise<ServerMessage | null> {
    const id = String(++this.#asked);
    return new Promise((resolve) => {
      this.#answers.set(id, { here: this.#isFor(message), resolve });
      if (this.#say({ ...message, id })) return;
      this.#answers.delete(id);
      resolve(null);
    });
  }

  /** Is this said to the tables of this device, or to the server? */
  #isFor({ t }: ClientMessage): boolean {
    if (this.#local === null || OF_SERVER.includes(t)) return false;
    return this.local || (OF_EITHER.includes(t) && this.link === 'lost');
  }

  #say(message: ClientMessage): boolean {
    if (!this.#isFor(message)) return this.#connection?.send(message) ?? false;
    this.#local?.send(message);
    return true;
  }

  /** What was asked there is not answered any more. */
  #forsake(here: boolean): void {
    for (const [id, answer] of [...this.#answers]) {
      if (answer.here !== here) continue;
      this.#answers.delete(id);
      answer.resolve(null);
    }
  }

  async #linked(state: Link): Promise<void> {
    this.link = state;
    this.#greeted = false;
    this.#forsake(false);
    if (state === 'connecting') return;
    // Without a server the tables of this device tell what there is.
    if (this.games === null) this.#say({ t: 'games' });
    if (this.alone) void this.#local?.ready().then((unfit) => unfit !== null && (this.failure = this.#unfit(unfit)));
    const board = this.#boardWanted === null ? undefined : this.#boards.get(this.#boardWanted);
    if (board !== undefined) this.#fetchBoard(this.#boardWanted!, board);
    if (state !== 'open') return;
    // A table tells its news only to those who have said hello.
    this.#greeted = await this.guest.greet();
    if (this.#greeted && !this.local) this.#join();
  }

  #join(): void {
    if (this.local) void this.#joinHere();
    else if (this.#greeted) this.#enter();
  }

  async #joinHere(): Promise<void> {
    const wanted = this.#wanted;
    const unfit = this.#local === null ? 'module' : await this.#local.ready();
    if (wanted !== this.#wanted) return;
    if (unfit === null) this.#enter();
    else this.#shut(this.#unfit(unfit, true));
  }

  #enter(): void {
    if (this.#wanted === null) return;
    const seat = this.handover === null ? (this.table?.seat ?? null) : null;
    this.#regained = this.people.own.length > 1 ? seat : null;
    this.#startSent = false;
    const wanted = this.#wanted;
    void this.ask({ t: 'join', table: wanted }).then((answer) => {
      if (answer?.t === 'error' && wanted === this.#wanted) this.#shut(answer);
    });
    if (this.#regained !== null) this.#show(this.#regained);
  }

  #told(message: ServerMessage, here: boolean): void {
    const banned = message.t === 'error' && message.code === 'banned';
    if (here === this.local || banned || !OF_TABLE.includes(message.t)) this.#heard(message);
    else this.#answer(message);
  }

  #heard(message: ServerMessage): void {
    switch (message.t) {
      case 'games':
        this.games = message.games;
        this.#tellCatalogue(message.games);
        this.assist = message.assist ?? null;
        break;
      case 'board':
        this.#placed(message);
        break;
      case 'welcome':
        this.#welcomed(message.table);
        break;
      case 'snapshot':
        this.#shown(message);
        break;
      case 'step':
        if (this.table !== null) deliver(this.table, message);
        this.people.moved(message.seat, message.view.to_act);
        break;
      case 'table':
        this.#newsOf(message);
        break;
      case 'plan':
        this.#planned(message);
        break;
      case 'said':
        this.people.spoke(message);
        break;
      case 'rematch':
        // Who has agreed comes along; a rematch with new cards only stands ready.
        if (this.people.agreed) this.#goOn(message.table);
        this.people.proposed(message);
        break;
      case 'error':
        this.#failed(message);
        break;
    }
    this.#answer(message);
  }

  #placed({ address, board, layout }: Extract<ServerMessage, { t: 'board' }>): void {
    const family = this.#boards.get(address);
    if (family === undefined) return;
    const drawnBoard = family.draw(board, layout);
    if (drawnBoard === null) this.outdated = true;
    else this.boards = new Map(this.boards).set(address, drawnBoard);
  }

  /** A plan shows a position of the open table: its own guards judge it. */
  #judged(plan: Extract<ServerMessage, { t: 'plan' }>): Plan | null {
    if (this.table === null) return null;
    const view = v.safeParse(this.table.family.view, plan.view);
    return view.success ? { ...plan, view: view.output } : null;
  }

  #planned(message: Extract<ServerMessage, { t: 'plan' }>): void {
    const plan = this.#judged(message);
    if (plan !== null) this.people.planned(plan);
  }

  #newsOf(news: TableNews): void {
    if (news.table !== this.#wanted) return;
    const { agreed } = this.people;
    this.people.heard(news);
    if (agreed) this.#goOn(news.next);
    this.#look.heard(news);
    if (news.phase === 'open') this.#prepare(news);
    else this.starting = false;
    this.#attend();
  }

  /** Before the game: our shares of the luck, and the start where everyone is here. */
  #prepare(news: TableNews): void {
    this.table = null;
    this.#shares.give(news);
    if (!this.starting || this.#startSent || !this.people.isHost) return;
    this.#startSent = true;
    void this.people.do({ t: 'start' }).then((done) => {
      if (!done && (this.local || this.link === 'open')) this.starting = false;
    });
  }

  #shown(message: Snapshot): void {
    if (this.#wanted === null) return;
    if (this.#regained !== null && message.seat !== this.#regained) return;
    this.#regained = null;
    const family = this.families.get(message.family);
    if (family === undefined) return;
    this.#fetchBoard(message.board, family);
    if (this.table?.id !== this.#wanted) {
      const listener = { askView: () => this.#say({ t: 'view' }), settled: () => this.#attend() };
      this.table = new TableState(family, this.#wanted, listener);
    }
    this.starting = false;
    this.people.resumed();
    if (!this.peeking && this.handover === message.seat) this.handover = null;
    deliver(this.table, message);
  }

  /** Where several people share this device, the one who is to act takes the seat. */
  #attend(): void {
    const { table, people } = this;
    if (table?.view == null || people.own.length < 2) return;
    this.next = null;
    if (table.over) return void (this.handover = null);
    const acting: readonly number[] = table.view.to_act;
    if (this.handover === null && table.seat !== null && acting.includes(table.seat)) return;
    const next = acting.find((seat) => people.own.includes(seat) && !people.handed.includes(seat));
    if (next === undefined || next === this.handover) return;
    if (table.family.cooperative) return this.#show(next);
    if (table.family.lingers && table.live && table.seat !== null && this.handover === null) return void (this.next = next);
    this.#coverFor(next);
  }

  /** Nothing private stays on the page while the device changes hands. */
  #coverFor(seat: number): void {
    this.next = null;
    this.handover = seat;
    this.peeking = false;
    if (this.table !== null && this.table.seat !== null) this.#show(null);
  }

  /** Asks for what this seat may see, or for what everybody may. */
  #show(seat: number | null): void {
    void this.ask({ t: 'unlock', seat }).then((answer) => {
      if (answer?.t !== 'error') return;
      this.#regained = null;
      this.#say({ t: 'view' });
    });
  }

  #answer(answer: ServerMessage): void {
    if (answer.id === undefined) return;
    this.#answers.get(answer.id)?.resolve(answer);
    this.#answers.delete(answer.id);
  }

  #welcomed(table: string): void {
    if (table === this.#wanted) return;
    this.#wanted = table;
    this.table = null;
    this.handover = null;
    this.people.clear();
    location.hash = `#/t/${table}`;
  }

  #failed(error: Extract<ServerMessage, { t: 'error' }>): void {
    const { code, id } = error;
    if (code === 'banned') return this.#turnedAway();
    // Whoever asked deals with the answer; a second one to the same question is news like any other.
    if (id !== undefined && this.#answers.has(id)) return;
    if (code === 'unknown-table') return this.#shut(error);
    if (HALTING.includes(code) && this.#wanted !== null) this.people.halt(error);
    if (code === 'kicked' && this.people.news !== null) this.people.refuse(error);
    else this.failure = error;
  }

  /** The table we want does not open, or not any more. */
  #shut(error: Refusal): void {
    this.failure = error;
    this.table = null;
    this.starting = false;
    this.handover = null;
    this.people.clear();
  }

  #turnedAway(): void {
    this.banned = true;
    this.#connection?.close();
    this.link = 'lost';
  }
}

/** A page that nobody looks at; outside of a browser there is always somebody. */
function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
