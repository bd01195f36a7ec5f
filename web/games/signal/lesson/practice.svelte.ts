// The practice: one train, one junction, one signal, one delivery. A film of the engine in which the pupil makes every move; only
// the next one is possible. Position, events and forecasts are the engine's own (a test plays them again).
import * as v from 'valibot';
import { ForecastSchema, SignalEventSchema, SignalViewSchema, type Forecast, type SignalView } from '../view';
import type { Plan } from '../../../net/tables';
import { People } from '../../../net/people.svelte';
import { TableState, type HistoryLine } from '../../../net/table.svelte';
import film from './practice.json';
import type { SignalSession } from '../play';
import { guards, type Signal } from '../guards';
import type { Numbers } from '../numbers';

const StepSchema = v.object({
  move: v.string(),
  events: v.array(SignalEventSchema),
  then: v.partial(SignalViewSchema),
  rolls: v.optional(ForecastSchema.entries.rolls),
});
const FilmSchema = v.object({ start: SignalViewSchema, steps: v.array(StepSchema) });

export const PRACTICE = v.parse(FilmSchema, film);

export const PRACTICE_GAME = 'switch-signal-europe';
export const PRACTICE_BOARD = 'europe';

/** What is taught before each move, and at the end. */
export const PRACTICE_WORDS = [
  'sig.learnLoad', 'sig.learnSwitch', 'sig.learnSet', 'sig.learnSignal', 'sig.learnMarker', 'sig.learnCard', 'sig.learnRoll', 'sig.learnWay',
  'sig.learnEnd', 'sig.learnSchedule', 'sig.learnGo', 'sig.learnDone',
] as const;

/** What the words speak of, where it does not light up by itself. */
export const PRACTICE_THINGS: Partial<Record<number, string>> = { 0: 'black-1', 1: 'dijon', 3: 'paris-dijon@0', 5: 'black-1' };

const quiet = { askView: () => {}, settled: () => {} };

export class Practice implements SignalSession {
  readonly table = null;
  readonly people = new People(() => Promise.resolve(null));
  readonly plans = new Map<number, Plan<Signal>>();
  readonly shown = new TableState(guards, '', quiet);
  /** How many moves are made. */
  n = $state(0);

  constructor(
    readonly names: readonly [string, string],
    readonly numbers: Numbers,
    readonly onleave: () => void,
  ) {
    this.#show();
  }

  move(text: string): void {
    if (text !== PRACTICE.steps[this.n]?.move) return;
    this.n++;
    this.#show();
  }

  hint(): Promise<null> {
    return Promise.resolve(null);
  }

  explain(train: string): Promise<Forecast | null> {
    const rolls = PRACTICE.steps[this.n]?.rolls;
    return Promise.resolve(rolls === undefined ? null : { train, rolls });
  }

  plan(): Promise<Plan<Signal> | null> {
    return Promise.resolve(null);
  }

  again(): void {
    this.onleave();
  }

  #show(): void {
    const view = practiceView(this.n);
    const next = PRACTICE.steps[this.n]?.move;
    this.shown.show({
      v: this.n,
      game: PRACTICE_GAME,
      board: PRACTICE_BOARD,
      options: {},
      seats: this.names.map((name) => ({ name })),
      seat: view.to_act[0] ?? 0,
      assist: 'coach',
      numbers: this.numbers,
      prompt: next === undefined ? null : this.n,
      legal: next === undefined ? [] : [next],
      view,
      history: PRACTICE.steps.slice(0, this.n).map(({ events }, i): HistoryLine<Signal> => ({ v: i + 1, seat: practiceView(i).turn, events })),
      result: null,
    });
  }
}

export function practiceView(n: number): SignalView {
  return PRACTICE.steps.slice(0, n).reduce((view, { then }) => ({ ...view, ...then }) as SignalView, PRACTICE.start);
}
