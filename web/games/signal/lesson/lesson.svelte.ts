// The first real turn after the practice: what each question is about, until the turn is over.
import type { Key } from '../words/text';
import type { SignalView } from '../view';
import { Lesson } from '../../../table/lesson.svelte';

export const TURN = ['start', 'plan', 'draw', 'other', 'schedule', 'free'] as const;
export type TurnStep = (typeof TURN)[number];

export const TURN_WORDS: Record<TurnStep, Key> = {
  start: 'sig.teachStart',
  plan: 'sig.teachPlan',
  draw: 'sig.teachDraw',
  other: 'sig.teachOther',
  schedule: 'sig.teachSchedule',
  free: 'sig.teachFree',
};

/** The rest of it, behind a tap. */
export const TURN_MORE: Partial<Record<TurnStep, Key>> = { plan: 'sig.teachPlanMore', schedule: 'sig.teachScheduleMore' };

export function turnStep(view: SignalView, mine: boolean): TurnStep {
  if (view.turns > 2 || (view.turns === 2 && view.schedule.card === null)) return 'free';
  if (!mine) return 'other';
  if (view.turns > 1) return 'schedule';
  if (view.phase === 'draw') return 'draw';
  return view.schedule.card === null && view.turns === 1 ? 'plan' : 'start';
}

export const signalLesson = new Lesson('lesson.signal');
