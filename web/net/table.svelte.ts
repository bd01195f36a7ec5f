// The open table as this seat sees it: the view, the moves it was offered, what happened so far. Steps are shown one by
// one, at a pace people can follow; then the view wins.
import { pace } from '../settings/pace.svelte';
import type { GameGuards, GameTypes } from './game';
import type { Assist, HistoryLine, Reject, Run, SeatName, Snapshot, Step } from './messages';

export type { HistoryLine } from './messages';

/** What the table shows of a message. */
type Shown<G extends GameTypes> = Pick<Step<G>, 'prompt' | 'legal' | 'run' | 'view' | 'result'>;
type StepOf<G extends GameTypes> = Shown<G> & HistoryLine<G>;
type SnapshotOf<G extends GameTypes> = Omit<Snapshot<G>, 't' | 'family'>;

export interface TableListener {
  askView(): void;
  /** Everything that has arrived is on the table. */
  settled(): void;
}

export class TableState<G extends GameTypes = GameTypes> {
  game = $state('');
  boardId = $state('');
  options = $state.raw<Record<string, string>>({});
  seats = $state.raw<SeatName[]>([]);
  seat = $state<number | null>(null);
  prompt = $state<number | null>(null);
  assist = $state<Assist>('coach');
  /** The numbers of the ruleset. */
  numbers = $state.raw<G['numbers'] | null>(null);
  view = $state.raw<G['view'] | null>(null);
  history = $state.raw<HistoryLine<G>[]>([]);
  result = $state.raw<G['result'] | null>(null);
  /** The last refusal of a move, to be put into words. */
  refusal = $state.raw<Reject | null>(null);
  legal = $state.raw<string[]>([]);
  /** What goes on by itself, where the game says so. */
  run = $state.raw<Run | null>(null);
  /** How many moves have been shown, and whether that is all that has arrived. */
  version = $state(-1);
  settled = $state(true);
  /** A move is on its way: nothing more is sent until the server has answered. */
  waiting = $state(false);

  /** The end came while we were at the table, if only told afterwards because we were cut off for a moment; not before we came. */
  endedLive = $state(false);

  /** What is shown came step by step, before the eyes of whoever sits here. */
  live = $state(false);

  over = $derived(this.view?.phase === 'over');
  mine = $derived(this.prompt !== null);

  #queue: StepOf<G>[] = [];
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly family: GameGuards<G>,
    readonly id: string,
    readonly listener: TableListener,
  ) {}

  show(snapshot: SnapshotOf<G>): void {
    this.#clear();
    if (this.view !== null && !this.over) this.endedLive = snapshot.result !== null;
    this.game = snapshot.game;
    this.boardId = snapshot.board;
    this.options = snapshot.options;
    this.seats = snapshot.seats;
    this.seat = snapshot.seat;
    this.history = snapshot.history;
    this.assist = snapshot.assist;
    this.numbers = snapshot.numbers;
    this.version = snapshot.v;
    this.live = false;
    this.#set(snapshot);
  }

  step(step: StepOf<G>): void {
    const newest = this.#queue.at(-1)?.v ?? this.version;
    if (step.v <= newest) return;
    if (step.v > newest + 1) {
      this.#clear();
      return this.listener.askView();
    }
    this.#queue.push(step);
    this.settled = false;
    // An own move is never held back: the player has just made it.
    if (step.seat === this.seat || (this.#timer === undefined && !this.#held)) this.#next();
  }

  /** Something good is being shown: what the others do meanwhile waits for its end. */
  hold(on: boolean): void {
    this.#held = on;
    if (!on && this.#timer === undefined) this.#next();
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
    this.live = true;
    this.history = [...this.history, { v: step.v, seat: step.seat, events: step.events, ...(step.reason && { reason: step.reason }) }];
    this.refusal = null;
    this.endedLive = step.result !== null;
    this.#set(step);
    const wait = step.seat === this.seat && this.#queue.length === 0 ? 0 : pace.milliseconds;
    if (this.#queue.length > 0 || wait > 0) this.#timer = setTimeout(() => this.#due(), wait);
  }

  #due(): void {
    this.#timer = undefined;
    if (!this.#held) this.#next();
  }

  #set({ view, prompt, legal, run, result }: Shown<G>): void {
    this.waiting = false;
    this.view = view;
    this.prompt = prompt;
    this.result = result;
    this.legal = legal;
    this.run = run ?? null;
    this.settled = this.#queue.length === 0;
    if (this.settled) this.listener.settled();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }
}

/** Shows a message at the table it belongs to; one of another game is not for this table. */
export function deliver(table: TableState, message: Snapshot | Step): void {
  if (message.family !== table.family.id) return;
  if (message.t === 'snapshot') table.show(message);
  else table.step(message);
}
