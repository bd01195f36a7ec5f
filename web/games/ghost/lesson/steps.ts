// What the lesson waits for, one finger after the other, and what the ghost says meanwhile. A claim is two taps: the route, the tick.
import type { Draft } from '../intent.svelte';
import type { Key } from '../words/text';

export type Task = 'ticket' | 'draw' | 'claim' | 'lantern' | 'swap' | 'treat' | 'party';

/** Those that make a move of the film: `draw`, `claim` and `swap`, in its order. */
export const TASKS: readonly Task[] = ['ticket', 'draw', 'draw', 'claim', 'claim', 'lantern', 'swap', 'treat', 'party'];

/** What is pointed at now; `wait`: the friend plays. */
export type GhostStep = 'ticket' | 'draw' | 'route' | 'yes' | 'lantern' | 'swap' | 'new' | 'treat' | 'party' | 'wait';

/** For the first time, and for the second. */
export const STEP_WORDS: Record<GhostStep, readonly [first: Key, again: Key]> = {
  ticket: ['ghost.teachTicket', 'ghost.teachTicket'],
  draw: ['ghost.teachDraw', 'ghost.teachDrawAgain'],
  route: ['ghost.teachRoute', 'ghost.teachRouteAgain'],
  yes: ['ghost.teachYes', 'ghost.teachYesAgain'],
  lantern: ['ghost.teachLantern', 'ghost.teachLantern'],
  swap: ['ghost.teachSwap', 'ghost.teachSwap'],
  new: ['ghost.teachNew', 'ghost.teachNew'],
  treat: ['ghost.teachTreat', 'ghost.teachTreat'],
  party: ['ghost.teachParty', 'ghost.teachParty'],
  wait: ['ghost.teachWait', 'ghost.teachWait'],
};

/** The ghost itself has the button for these. */
export const OWN_BUTTON: readonly GhostStep[] = ['lantern', 'treat', 'party'];

/** A question lies open beside it. */
export const AT_QUESTION: readonly GhostStep[] = ['yes', 'new'];

export const MOVING: readonly Task[] = ['draw', 'claim', 'swap'];

/** `mine`: it is the pupil's turn; `draft`: what is being asked. */
export function stepOf(task: Task, mine: boolean, draft: Draft['kind'] | null): GhostStep {
  if (MOVING.includes(task) && !mine) return 'wait';
  if (task === 'claim') return draft === 'claim' ? 'yes' : 'route';
  if (task === 'swap') return draft === 'exchange' ? 'new' : 'swap';
  return task;
}
