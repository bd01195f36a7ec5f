// The first game of Ghost Train: ten taps through everything a turn can be, read off what the player has done. A real game, with a
// ghost beside it that points.
import type { Key } from '../words/text';
import { Lesson } from '../../../table/lesson.svelte';
import type { HistoryLine } from '../../../net/table.svelte';
import type { Draft } from '../intent.svelte';
import type { Ghost } from '../guards';

export type GhostStep = 'ticket' | 'draw' | 'route' | 'yes' | 'swap' | 'no' | 'done' | 'wait';

export const GHOST_WORDS: Record<GhostStep, Key> = {
  ticket: 'ghost.teachTicket',
  draw: 'ghost.teachDraw',
  route: 'ghost.teachRoute',
  yes: 'ghost.teachYes',
  swap: 'ghost.teachSwap',
  no: 'ghost.teachNo',
  done: 'ghost.teachDone',
  wait: 'ghost.teachWait',
};

/** What to draw and claim before the rest is shown: once to see it, once to know it. */
const TWICE = 2;

export interface Pupil {
  seat: number;
  history: readonly HistoryLine<Ghost>[];
  mine: boolean;
  canClaim: boolean;
  draft: Draft['kind'] | null;
  /** A ticket was looked at; the question whether to swap was seen. */
  looked: boolean;
  asked: boolean;
}

export function ghostStep({ seat, history, mine, canClaim, draft, looked, asked }: Pupil): GhostStep {
  const own = history.filter((line) => line.seat === seat);
  const draws = own.filter(({ events }) => events[0]?.e === 'drew').length;
  const claims = own.filter(({ events }) => events[0]?.e === 'claimed').length;
  if (!looked && own.length === 0) return 'ticket';
  if (claims >= TWICE && asked && draft !== 'exchange') return 'done';
  if (!mine) return 'wait';
  if (claims < TWICE) {
    if (draft === 'claim') return 'yes';
    return draws > claims && canClaim ? 'route' : 'draw';
  }
  return draft === 'exchange' ? 'no' : 'swap';
}

export const ghostLesson = new Lesson('lesson.ghost');
