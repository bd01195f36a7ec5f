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
import type { Key } from '../words/text';

const StepSchema = v.object({
  move: v.string(),
  events: v.array(SignalEventSchema),
  then: v.partial(SignalViewSchema),
  rolls: v.optional(ForecastSchema.entries.rolls),
  /** What the engine would go on with by itself. */
  run: v.optional(v.object({ move: v.string(), rolls: v.boolean(), stops: v.null(), helpers: v.tuple([]) })),
});
const FilmSchema = v.object({ start: SignalViewSchema, steps: v.array(StepSchema) });

export const PRACTICE = v.parse(FilmSchema, film);

export const PRACTICE_GAME = 'switch-signal-europe';
export const PRACTICE_BOARD = 'europe';

interface Taught {
  /** What has one answer, and what goes by itself, belongs to the step before. */
  step: number;
  words: Key;
  more?: Key;
  /** What the words speak of, where it does not light up by itself. */
  thing?: string;
}

/** What is taught before each move, and at the end. */
export const TAUGHT: readonly Taught[] = [
  { step: 1, words: 'sig.learnLoad', more: 'sig.learnLoadMore', thing: 'black-1' },
  { step: 2, words: 'sig.learnSwitch', more: 'sig.learnSwitchMore', thing: 'dijon' },
  { step: 2, words: 'sig.learnSet' },
  { step: 3, words: 'sig.learnSignal', more: 'sig.learnSignalMore', thing: 'paris-dijon@0' },
  { step: 3, words: 'sig.learnMarker', more: 'sig.learnMarkerMore' },
  { step: 4, words: 'sig.learnCard', more: 'sig.learnCardMore', thing: 'black-1' },
  { step: 4, words: 'sig.learnRoll' },
  { step: 4, words: 'sig.learnWay' },
  { step: 5, words: 'sig.learnEnd', more: 'sig.learnEndMore' },
  { step: 6, words: 'sig.learnSchedule', more: 'sig.learnScheduleMore' },
  { step: 6, words: 'sig.learnGo' },
  { step: 7, words: 'sig.learnDone', more: 'sig.learnDoneMore' },
];
export const STEPS = TAUGHT.at(-1)!.step;

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
    const { move: next, run } = PRACTICE.steps[this.n] ?? {};
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
      ...(run && { run }),
    });
    // It comes before the eyes of whoever practises, and is seen before it goes on.
    this.shown.live = this.n > 0;
  }
}

export function practiceView(n: number): SignalView {
  return PRACTICE.steps.slice(0, n).reduce((view, { then }) => ({ ...view, ...then }) as SignalView, PRACTICE.start);
}
