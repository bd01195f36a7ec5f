// The run of the schedule: while it goes, the move that the server names is sent as soon as the last one has been seen. It stops where
// the server says so, unless that was answered before in this turn. It begins with a press: before the first roll, or before a card that may
// still be exchanged; what rolls nothing is not asked, and what can be taken back is not passed by.
import { motionTime } from '../../settings/motion.svelte';
import type { Run } from '../../net/messages';
import type { TableState } from '../../net/table.svelte';
import { runTime, TUMBLE } from './map/rails';
import type { Signal } from './guards';
import type { SignalEvent } from './view';

/** Milliseconds in which one sees where a train has come to. */
const SEEN = 250;

export class Running {
  /** A press has set it going in this turn. */
  on = $state(false);
  /** The helper for whom it stops at each chance, until it is used or the turn is over. */
  awaited = $state<string | null>(null);
  /** It has stopped for that helper. */
  held = $state(false);
  /** What was done last is still being seen. */
  pausing = $state(false);
  /** What helpers could have saved or brought when they were declined in this turn. */
  #declined: Run['helpers'] = [];
  #turn = -1;
  #sent = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableState<Signal>,
    readonly send: (move: string) => void,
  ) {}

  /** The move that waits for a press, or that the run goes on with. */
  get move(): string | null {
    return this.table.mine ? (this.table.run?.move ?? null) : null;
  }

  /** It has not begun in this turn, and begins here. */
  get begins(): boolean {
    const { run, view } = this.table;
    return !this.on && run !== null && (run.rolls || view?.phase === 'reveal');
  }

  /** It stops here, and nobody has said yet that it should not. */
  get stopped(): boolean {
    const { stops, helpers } = this.table.run ?? { stops: null, helpers: [] };
    if (stops !== 'loss' && stops !== 'helper') return stops !== null;
    return !helpers.every(({ helper, saves, brings }) => this.#declined.some((no) => no.helper === helper && no.saves >= saves && (no.brings || !brings)));
  }

  /** Does the move of the run wait for a press? */
  get waits(): boolean {
    const { run } = this.table;
    return run !== null && this.move !== null && ((run.stops !== 'choice' && this.stopped) || run.rolls || this.begins);
  }

  /** Somebody plays this: the run is on, and helpers that could have mattered are not wanted for so little. */
  pressed(move: string): void {
    const { run } = this.table;
    if (run === null || move === 'undo') return;
    if (run.stops !== null || run.rolls || this.begins) this.on = true;
    if (!move.startsWith('use ')) this.#declined = [...this.#declined, ...run.helpers];
  }

  /** A new position: goes on, unless there is a reason to stop; `awaited`: the helper that is waited for may help now. */
  follow(awaited: boolean): void {
    const { run, view, legal, mine, settled, waiting, version } = this.table;
    this.held = false;
    if (view?.turns !== this.#turn) [this.on, this.awaited, this.#declined, this.#turn] = [false, null, [], view?.turns ?? -1];
    if (!mine || !settled || waiting || run === null || run.move === null || this.stopped || legal.includes('undo')) return;
    if (this.begins || this.#sent === version) return;
    if (awaited) return void (this.held = true);
    this.#sent = version;
    const wait = this.table.live ? timeOf(this.table.history.at(-1)?.events ?? []) : 0;
    if (wait === 0) return this.#go();
    this.pausing = true;
    this.#timer = setTimeout(() => this.#go(), wait);
  }

  /** Whoever taps has seen enough. */
  hurry(): void {
    if (!this.pausing) return;
    clearTimeout(this.#timer);
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    this.#go();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.pausing = false;
  }

  #go(): void {
    this.pausing = false;
    const move = this.table.run?.move;
    if (this.table.mine && move) this.send(move);
  }
}

/** How long it takes to see a step. */
export function timeOf(events: readonly SignalEvent[]): number {
  const rolled = events.some(({ e }) => e === 'rolled' || e === 'dice' || e === 'token');
  const path = events.flatMap((event) => (event.e === 'moved' ? event.path : []));
  const ran = path.length === 0 ? 0 : runTime({ path: ['', ...path] });
  return motionTime((rolled ? TUMBLE : 0) + ran + (rolled || ran > 0 ? SEEN : 0));
}
