// A whole turn, shown: a film of the engine that one walks through scene by scene, forwards and back. Nobody plays in it.
import * as v from 'valibot';
import { People } from '../../../net/people.svelte';
import { TableState, type HistoryLine } from '../../../net/table.svelte';
import type { Plan } from '../../../net/tables';
import { guards, type Signal } from '../guards';
import type { Numbers } from '../numbers';
import type { SignalSession } from '../play';
import { SignalEventSchema, SignalViewSchema, type SignalView } from '../view';
import type { Key } from '../words/text';
import { PRACTICE_BOARD, PRACTICE_GAME } from './practice.svelte';
import film from './turn.json';

const StepSchema = v.object({ move: v.string(), events: v.array(SignalEventSchema), then: v.partial(SignalViewSchema) });
export const TURN_FILM = v.parse(v.object({ start: SignalViewSchema, steps: v.array(StepSchema) }), film);

export interface Scene {
  /** So many moves of the film have been made by its end. */
  moves: number;
  words: Key;
  /** What the words speak of, on the map. */
  thing: string | null;
}

export const SCENES: readonly Scene[] = [
  { moves: 0, words: 'sig.turnCard', thing: null },
  { moves: 1, words: 'sig.turnDeploy', thing: 'black-1' },
  { moves: 2, words: 'sig.turnBlack', thing: 'black-1' },
  { moves: 3, words: 'sig.turnGrey', thing: 'grey-1' },
  { moves: 4, words: 'sig.turnLoad', thing: 'black-1' },
  { moves: 6, words: 'sig.turnSignal', thing: 'paris-reims@0' },
  { moves: 8, words: 'sig.turnSwitch', thing: 'reims' },
  { moves: 11, words: 'sig.turnMove', thing: 'black-1' },
  { moves: 13, words: 'sig.turnAgain', thing: 'reims' },
  { moves: 15, words: 'sig.turnBrown', thing: 'brown-1' },
  { moves: 16, words: 'sig.turnDraw', thing: null },
];

export function turnView(moves: number): SignalView {
  return TURN_FILM.steps.slice(0, moves).reduce<SignalView>((view, { then }) => ({ ...view, ...then }) as SignalView, TURN_FILM.start);
}

/** What the scenes up to this one have told, a line each: the newest is the one that moves. */
export function turnHistory(scene: number): HistoryLine<Signal>[] {
  return SCENES.slice(1, scene + 1).map(({ moves }, i) => ({ v: i + 1, seat: 0, events: TURN_FILM.steps.slice(SCENES[i]!.moves, moves).flatMap(({ events }) => events) }));
}

const quiet = { askView: () => {}, settled: () => {} };

export class TurnFilm implements SignalSession {
  readonly table = null;
  readonly people = new People(() => Promise.resolve(null));
  readonly plans = new Map<number, Plan<Signal>>();
  readonly shown = new TableState(guards, '', quiet);
  scene = $state(0);

  constructor(
    readonly names: readonly [string, string],
    readonly numbers: Numbers,
    readonly onleave: () => void,
  ) {
    this.go(0);
  }

  go(scene: number): void {
    if (SCENES[scene] === undefined) return;
    this.scene = scene;
    const view = turnView(SCENES[scene].moves);
    const seats = this.names.map((name) => ({ name }));
    this.shown.show({ v: scene, game: PRACTICE_GAME, board: PRACTICE_BOARD, options: {}, seats, seat: 0, assist: 'coach', numbers: this.numbers, prompt: null, legal: [], view, history: turnHistory(scene), result: null });
  }

  move(): void {}
  again(): void {
    this.onleave();
  }
  hint = () => Promise.resolve(null);
  explain = () => Promise.resolve(null);
  plan = () => Promise.resolve(null);
}
