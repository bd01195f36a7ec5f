// The first game: what to try next, read off what the player has done so far. A real game, only with a voice beside it.
import type { Key } from '../words/text';
import type { HistoryLine } from '../../../net/table.svelte';
import type { View } from '../view';
import { Lesson } from '../../../table/lesson.svelte';
import type { Ttr } from '../guards';

export const LESSON = ['tickets', 'wait', 'draw', 'collect', 'claim', 'network', 'free'] as const;
export type LessonStep = (typeof LESSON)[number];

export const LESSON_WORDS: Record<LessonStep, Key> = {
  tickets: 'lesson.tickets',
  wait: 'lesson.wait',
  draw: 'lesson.draw',
  collect: 'lesson.collect',
  claim: 'lesson.claim',
  network: 'lesson.network',
  free: 'lesson.free',
};

/** So many routes of one's own, and the rest comes by itself. */
const ENOUGH_CLAIMS = 3;

export function lessonStep(view: View, history: readonly HistoryLine<Ttr>[], mine: boolean, canClaim: boolean): LessonStep {
  const seat = view.own?.seat;
  const done = (kinds: readonly string[]) =>
    history.flatMap((line) => line.events).filter((e) => 'seat' in e && e.seat === seat && kinds.includes(e.e)).length;
  if (view.phase === 'opening') return view.own?.chosen ? 'wait' : 'tickets';
  const claims = done(['claimed']);
  if (claims >= ENOUGH_CLAIMS) return 'free';
  if (!mine) return 'wait';
  if (done(['drew', 'took']) < 2) return 'draw';
  if (claims > 0) return 'network';
  return canClaim ? 'claim' : 'collect';
}

export const lesson = new Lesson('lesson');
