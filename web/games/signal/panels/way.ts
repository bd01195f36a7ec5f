// The way a finished game took, read off its history: goods turn by turn, tokens by what cost them, the dearest moments.
import type { SignalEvent } from '../view';
import type { HistoryLine } from '../../../net/table.svelte';
import type { Signal } from '../guards';

export const CAUSES = ['signal', 'switch', 'train', 'start', 'collision', 'deploy'] as const;
export type Cause = (typeof CAUSES)[number];

export interface Moment {
  /** The number of the move in the record, where what was taken back does not count. */
  n: number;
  turn: number;
  lost: number;
  /** What brought the first of it about; null where nothing is known to have. */
  why: SignalEvent | null;
}

/** What was on the clock at the start, put on it again (as much each time), lost, and left. */
export interface ClockSum {
  full: number;
  refills: number;
  lost: number;
  left: number;
}

export interface Way {
  /** Goods delivered by the end of each turn. */
  goods: number[];
  /** Tokens lost by the end of each turn. */
  tokens: number[];
  causes: { cause: Cause; lost: number }[];
  /** What became of the clock; null where no token was lost. */
  clock: ClockSum | null;
  /** The dearest first. */
  moments: Moment[];
}

type Line = Pick<HistoryLine<Signal>, 'events'>;
const MOST_MOMENTS = 3;

export function wayOf(history: readonly Line[]): Way {
  const goods: number[] = [];
  const tokens: number[] = [];
  const causes = new Map<Cause, number>();
  const moments: Moment[] = [];
  let [delivered, lostSoFar] = [0, 0];
  const kept = standing(history);
  kept.forEach((line, n) => {
    let lost = 0;
    let why: SignalEvent | null = null;
    let cause: Cause | null = null;
    for (const event of line.events) {
      if (event.e === 'turn') [goods, tokens].forEach((list) => list.push(0));
      if (event.e === 'unloaded') delivered++;
      if (causeOf(event) !== null) [cause, why] = [causeOf(event), why ?? event];
      if (event.e === 'time') {
        lost += event.lost;
        if (cause !== null) causes.set(cause, (causes.get(cause) ?? 0) + event.lost);
      }
      lostSoFar += event.e === 'time' ? event.lost : 0;
      if (goods.length > 0) [goods[goods.length - 1], tokens[tokens.length - 1]] = [delivered, lostSoFar];
    }
    if (lost > 0) moments.push({ n, turn: goods.length, lost, why });
  });
  return {
    goods,
    tokens,
    clock: clockOf(kept),
    causes: CAUSES.flatMap((cause) => (causes.has(cause) ? [{ cause, lost: causes.get(cause)! }] : [])),
    moments: moments.sort((a, b) => b.lost - a.lost).slice(0, MOST_MOMENTS),
  };
}

function clockOf(history: readonly Line[]): ClockSum | null {
  const events = history.flatMap((line) => line.events);
  const losses = events.filter((event) => event.e === 'time');
  const [first, last] = [losses[0], events.findLast((event) => event.e === 'time' || event.e === 'refilled')];
  if (first === undefined || last === undefined) return null;
  return {
    full: first.clock + first.lost,
    refills: events.filter(({ e }) => e === 'refilled').length,
    lost: losses.reduce((sum, { lost }) => sum + lost, 0),
    left: last.clock,
  };
}

/** The history without what was taken back: as the record has it. */
export function standing(history: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of history) {
    if (line.events.some(({ e }) => e === 'undone')) kept.pop();
    else kept.push(line);
  }
  return kept;
}

export function causeOf(event: SignalEvent): Cause | null {
  switch (event.e) {
    case 'stopped':
      return event.why === 'points' || event.why === 'city' ? null : event.why;
    case 'collided':
      return 'collision';
    case 'no-train':
    case 'occupied':
      return 'deploy';
    default:
      return null;
  }
}
