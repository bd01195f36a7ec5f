// The open table as this seat sees it: the view, the moves it was offered, what happened so far. Steps are shown one by
// one, at a pace people can follow; then the view wins.
import type { EventOf, Family, ResultOf, ViewOf } from './families';
import type { Assist, Reject, SeatName, Snapshot, Step } from './messages';
import { pace } from '../settings/pace.svelte';

export interface HistoryLine<F extends Family> {
  v: number;
  seat: number | null;
  events: EventOf<F>[];
}

interface Shown<F extends Family> {
  v: number;
  prompt: number | null;
  legal: string[];
  view: ViewOf<F>;
  result: ResultOf<F> | null;
}

/** Step and snapshot of one family: what the message must have to be shown. */
interface StepOf<F extends Family> extends Shown<F>, HistoryLine<F> {}

interface SnapshotOf<F extends Family> extends Shown<F> {
  game: string;
  board: string;
  options: Record<string, string>;
  seats: SeatName[];
  seat: number | null;
  history: HistoryLine<F>[];
  assist: Assist;
}

export interface TableListener {
  askView(): void;
  /** Everything that has arrived is on the table. */
  settled(): void;
}

export class TableState<F extends Family> {
  game = $state('');
  boardId = $state('');
  options = $state.raw<Record<string, string>>({});
  seats = $state.raw<SeatName[]>([]);
  seat = $state<number | null>(null);
  prompt = $state<number | null>(null);
  assist = $state<Assist>('coach');
  view = $state.raw<ViewOf<F> | null>(null);
  history = $state.raw<HistoryLine<F>[]>([]);
  result = $state.raw<ResultOf<F> | null>(null);
  /** The last refusal of a move, to be put into words. */
  refusal = $state.raw<Reject | null>(null);
  legal = $state.raw<string[]>([]);
  /** How many moves have been shown, and whether that is all that has arrived. */
  version = $state(-1);
  settled = $state(true);
  /** A move is on its way: nothing more is sent until the server has answered. */
  waiting = $state(false);

  over = $derived(this.view?.phase === 'over');
  mine = $derived(this.prompt !== null);

  #queue: StepOf<F>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly family: F,
    readonly id: string,
    readonly listener: TableListener,
  ) {}

  show(snapshot: SnapshotOf<F>): void {
    this.#clear();
    this.game = snapshot.game;
    this.boardId = snapshot.board;
    this.options = snapshot.options;
    this.seats = snapshot.seats;
    this.seat = snapshot.seat;
    this.history = snapshot.history;
    this.assist = snapshot.assist;
    this.version = snapshot.v;
    this.#set(snapshot);
  }

  step(step: StepOf<F>): void {
    const newest = this.#queue.at(-1)?.v ?? this.version;
    if (step.v <= newest) return;
    if (step.v > newest + 1) {
      this.#clear();
      return this.listener.askView();
    }
    this.#queue.push(step);
    this.settled = false;
    // An own move is never held back: the player has just made it.
    if (this.#timer === undefined || step.seat === this.seat) this.#next();
  }

  refused(reject: Reject): void {
    this.refusal = { ...reject };
    this.waiting = false;
    if (reject.code === 'stale') this.listener.askView();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const step = this.#queue.shift();
    if (step === undefined) return;
    this.version = step.v;
    this.history = [...this.history, { v: step.v, seat: step.seat, events: step.events }];
    this.refusal = null;
    this.#set(step);
    const wait = step.seat === this.seat && this.#queue.length === 0 ? 0 : pace.milliseconds;
    if (this.#queue.length > 0 || wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
  }

  #set({ view, prompt, legal, result }: Shown<F>): void {
    this.waiting = false;
    this.view = view;
    this.prompt = prompt;
    this.result = result;
    this.legal = legal;
    this.settled = this.#queue.length === 0;
    if (this.settled) this.listener.settled();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }
}

/** A table of any game; its family says which. */
export type AnyTable = { [F in Family]: TableState<F> }[Family];

export function newTable(family: Family, id: string, listener: TableListener): AnyTable {
  if (family === 'ttr') return new TableState(family, id, listener);
  return family === 'ghost' ? new TableState(family, id, listener) : new TableState(family, id, listener);
}

/** Shows a message at the table it belongs to; one of another game is not for this table. */
export function deliver(table: AnyTable, message: Snapshot | Step): void {
  if (table.family === 'ttr' && message.family === 'ttr') put(table, message);
  else if (table.family === 'ghost' && message.family === 'ghost') put(table, message);
  else if (table.family === 'signal' && message.family === 'signal') put(table, message);
}

function put<F extends Family>(table: TableState<F>, message: ({ t: 'snapshot' } & SnapshotOf<F>) | ({ t: 'step' } & StepOf<F>)): void {
  if (message.t === 'snapshot') table.show(message);
  else table.step(message);
}
