// The open table as this seat sees it: the view, the moves it was offered, what happened so far. Steps are shown one by
// one, at a pace people can follow; then the view wins.
import { LOCOMOTIVE, parseMove, type Move, type Payment } from '../protocol/moves';
import type { Reject, SeatName, Snapshot, Step } from '../protocol/messages';
import type { GameEvent, Result, View } from '../protocol/view';
import { pace } from './pace.svelte';

export interface HistoryLine {
  v: number;
  seat: number | null;
  events: GameEvent[];
}

export interface ClaimMove {
  text: string;
  track: string;
  pay: Payment;
}

export interface Offered {
  text: string;
  move: Move;
}

export class TableState {
  game = $state('');
  boardId = $state('');
  seats = $state.raw<SeatName[]>([]);
  seat = $state<number | null>(null);
  prompt = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  history = $state.raw<HistoryLine[]>([]);
  result = $state.raw<Result | null>(null);
  /** The last refusal of a move, to be put into words. */
  refusal = $state.raw<Reject | null>(null);
  moves = $state.raw<Offered[]>([]);
  /** A move is on its way: nothing more is sent until the server has answered. */
  waiting = $state(false);

  claims = $derived(this.moves.flatMap(claimOf));
  over = $derived(this.view?.phase === 'over');
  mine = $derived(this.prompt !== null);

  #version = -1;
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly askView: () => void,
  ) {}

  show(snapshot: Snapshot): void {
    this.#clear();
    this.game = snapshot.game;
    this.boardId = snapshot.board;
    this.seats = snapshot.seats;
    this.seat = snapshot.seat;
    this.history = snapshot.history;
    this.#version = snapshot.v;
    this.#set(snapshot);
  }

  step(step: Step): void {
    const newest = this.#queue.at(-1)?.v ?? this.#version;
    if (step.v <= newest) return;
    if (step.v > newest + 1) {
      this.#clear();
      return this.askView();
    }
    this.#queue.push(step);
    // An own move is never held back: the player has just made it.
    if (this.#timer === undefined || step.seat === this.seat) this.#next();
  }

  refused(reject: Reject): void {
    this.refusal = { ...reject };
    this.waiting = false;
    if (reject.code === 'stale') this.askView();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const step = this.#queue.shift();
    if (step === undefined) return;
    this.#version = step.v;
    this.history = [...this.history, { v: step.v, seat: step.seat, events: step.events }];
    this.refusal = null;
    this.#set(step);
    const wait = step.seat === this.seat && this.#queue.length === 0 ? 0 : pace.milliseconds;
    if (this.#queue.length > 0 || wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
  }

  #set({ view, prompt, legal, result }: Pick<Step, 'view' | 'prompt' | 'legal' | 'result'>): void {
    this.waiting = false;
    this.view = view;
    this.prompt = prompt;
    this.result = result;
    this.moves = legal.flatMap((text) => {
      const move = parseMove(text);
      return move === null ? [] : [{ text, move }];
    });
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }
}

function claimOf({ text, move }: Offered): ClaimMove[] {
  return move.kind === 'claim' ? [{ text, track: move.track, pay: move.pay }] : [];
}

/** Kinds of cards in the order of the board, the locomotive last. */
export function kindsOf(board: { colours: { id: string }[] }): string[] {
  return [...board.colours.map((c) => c.id), LOCOMOTIVE];
}
