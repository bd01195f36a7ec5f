// The lesson: a game that is a film of the engine. The pupil makes the next move of it and no other; the friend's moves follow by
// themselves. It waits for the finger at every step, and what is touched beside it gets a gentle word.
import { TableState } from '../../../net/table.svelte';
import { pace } from '../../../settings/pace.svelte';
import { pairKey } from '../../routes/lanes';
import type { GhostBoard } from '../board';
import { guards, type Ghost } from '../guards';
import { parseGhostMove } from '../moves';
import type { Numbers } from '../numbers';
import type { Draft } from '../intent.svelte';
import { FILM, FILM_BOARD, FILM_GAME, type FilmStep } from './film';
import { MOVING, stepOf, TASKS, type GhostStep, type Task } from './steps';

export const PUPIL = 0;

/** The friend takes that much longer than a move is shown. */
const THOUGHT = 1.5;

const quiet = { askView: () => {}, settled: () => {} };

export class Teacher {
  readonly table = new TableState<Ghost>(guards, '', quiet);
  #task = $state(0);
  /** How many moves of the film are made. */
  #made = $state(0);
  /** How often something else was touched since the last step. */
  nudges = $state(0);
  #answer: ReturnType<typeof setTimeout> | undefined;

  constructor(names: readonly [pupil: string, friend: string], numbers: Numbers) {
    this.table.show({
      v: 0,
      game: FILM_GAME,
      board: FILM_BOARD,
      options: {},
      seats: names.map((name) => ({ name })),
      seat: PUPIL,
      assist: 'legal',
      numbers,
      prompt: 0,
      legal: [],
      view: FILM.start.view,
      history: [],
      result: null,
    });
    this.#offer();
  }

  get task(): Task {
    return TASKS[this.#task] ?? 'party';
  }

  /** Has a task of this kind been done before? */
  get again(): boolean {
    return TASKS.slice(0, this.#task).includes(this.task);
  }

  /** The one move that is possible; null where none is asked for. */
  get move(): string | null {
    return MOVING.includes(this.task) ? (this.#next()?.move ?? null) : null;
  }

  step(draft: Draft['kind'] | null): GhostStep {
    return stepOf(this.task, this.table.mine, draft);
  }

  /** The route to be touched, by its two places. */
  route(board: GhostBoard): string | null {
    const move = this.task === 'claim' && this.table.mine ? parseGhostMove(this.move ?? '') : null;
    const track = move?.kind === 'claim' ? board.tracks.find(({ id }) => id === move.track) : undefined;
    return track === undefined ? null : pairKey(track.a, track.b);
  }

  /** The ticket to be looked at. */
  get ticket(): string | null {
    return this.table.view?.own?.tickets[0] ?? null;
  }

  looked(ticket: string): void {
    if (this.task !== 'ticket') return;
    if (ticket === this.ticket) this.#done();
    else this.nudge();
  }

  /** The pupil has made the move that was pointed at. */
  played(): void {
    const step = this.#next();
    if (step?.seat !== PUPIL) return;
    this.#show(step);
    this.#done();
    if (this.task !== 'lantern' && this.#next() !== undefined) this.#letFriendPlay();
  }

  /** The lantern, or the secret, was looked at. */
  seen(): void {
    const { task } = this;
    if (task !== 'lantern' && task !== 'treat') return;
    this.#done();
    if (task === 'lantern') this.#letFriendPlay();
  }

  nudge(): void {
    this.nudges++;
  }

  /** The right thing was touched: the wrong ones before it are forgotten. */
  nod(): void {
    this.nudges = 0;
  }

  stop(): void {
    clearTimeout(this.#answer);
  }

  #next(): FilmStep | undefined {
    return FILM.steps[this.#made];
  }

  #done(): void {
    this.#task = Math.min(this.#task + 1, TASKS.length - 1);
    this.nod();
    this.#offer();
  }

  #letFriendPlay(): void {
    this.#answer = setTimeout(() => {
      const step = this.#next();
      if (step !== undefined) this.#show(step);
      this.#offer();
    }, pace.milliseconds * THOUGHT);
  }

  #show({ seat, events, view }: FilmStep): void {
    this.#made++;
    const prompt = view.to_act.includes(PUPIL) ? this.#made : null;
    const legal = prompt === null || this.move === null ? [] : [this.move];
    this.table.step({ v: this.#made, seat, events, view, prompt, legal, result: null });
  }

  /** Of all that the engine allows, the table is offered what is pointed at. */
  #offer(): void {
    this.table.legal = this.table.mine && this.move !== null ? [this.move] : [];
  }
}
