// What the lesson waits for, one finger after the other, and what the ghost says meanwhile. A claim is two taps: the route, the tick.
import type { Draft } from '../intent.svelte';
import type { Key } from '../words/text';

export type Task = 'ticket' | 'draw' | 'claim' | 'lantern' | 'swap' | 'treat';

/** Those that make a move of the film: `draw` and `claim`, in its order. */
export const TASKS: readonly Task[] = ['ticket', 'draw', 'draw', 'claim', 'claim', 'lantern', 'swap', 'treat'];

/** What is pointed at now; `wait`: the friend plays. */
export type GhostStep = 'ticket' | 'draw' | 'route' | 'yes' | 'lantern' | 'swap' | 'no' | 'treat' | 'wait';

/** For the first time, and for the second. */
export const STEP_WORDS: Record<GhostStep, readonly [first: Key, again: Key]> = {
  ticket: ['ghost.teachTicket', 'ghost.teachTicket'],
  draw: ['ghost.teachDraw', 'ghost.teachDrawAgain'],
  route: ['ghost.teachRoute', 'ghost.teachRouteAgain'],
  yes: ['ghost.teachYes', 'ghost.teachYesAgain'],
  lantern: ['ghost.teachLantern', 'ghost.teachLantern'],
  swap: ['ghost.teachSwap', 'ghost.teachSwap'],
  no: ['ghost.teachNo', 'ghost.teachNo'],
  treat: ['ghost.teachTreat', 'ghost.teachTreat'],
  wait: ['ghost.teachWait', 'ghost.teachWait'],
};

/** The ghost itself has the button for these. */
export const OWN_BUTTON: readonly GhostStep[] = ['lantern', 'treat'];

/** A question lies open beside it. */
export const AT_QUESTION: readonly GhostStep[] = ['yes', 'no'];

const OF_A_TURN: readonly Task[] = ['draw', 'claim', 'swap'];

/** `mine`: it is the pupil's turn; `draft`: what is being asked. */
export function stepOf(task: Task, mine: boolean, draft: Draft['kind'] | null): GhostStep {
  if (OF_A_TURN.includes(task) && !mine) return 'wait';
  if (task === 'claim') return draft === 'claim' ? 'yes' : 'route';
  if (task === 'swap') return draft === 'exchange' ? 'no' : 'swap';
  return task;
}
