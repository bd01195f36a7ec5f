// A position of a recorded game as the message that would have shown it.
import type { GameTypes } from '../net/game';
import type { HistoryLine, Snapshot } from '../net/messages';
import type { GameRecord } from './record';

export interface Shot<G extends GameTypes> {
  n: number;
  seat: number | null;
  view: G['view'];
  numbers: G['numbers'];
  /** An event as it was told to those who look. */
  told: (event: G['event']) => G['event'];
}

export function frameOf<G extends GameTypes>(record: GameRecord<G>, { n, seat, view, numbers, told }: Shot<G>): Snapshot<G> {
  return {
    t: 'snapshot',
    family: record.family,
    v: n,
    game: record.game,
    board: record.board,
    options: record.options,
    seats: record.seats,
    seat,
    assist: 'tracker',
    numbers,
    prompt: null,
    legal: [],
    view,
    history: record.played.slice(0, n + 1).map((line, v): HistoryLine<G> => ({ v, seat: line.seat, events: line.events.map(told) })),
    result: view.phase === 'over' ? record.result : null,
  };
}
