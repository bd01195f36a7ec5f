// A position of a recorded game as the message that would have shown it.
import type { EventOf, Family, ViewOf } from '../net/families';
import type { HistoryLine } from '../net/table.svelte';
import type { GameRecord } from './record';

export interface Shot<F extends Family> {
  n: number;
  seat: number | null;
  view: ViewOf<F>;
  /** An event as it was told to those who look. */
  told: (event: EventOf<F>) => EventOf<F>;
}

export function frameOf<F extends Family>(record: GameRecord<F>, { n, seat, view, told }: Shot<F>) {
  return {
    t: 'snapshot' as const,
    family: record.family,
    v: n,
    game: record.game,
    board: record.board,
    options: record.options,
    seats: record.seats,
    seat,
    assist: 'tracker' as const,
    prompt: null,
    legal: [],
    view,
    history: record.played.slice(0, n + 1).map((line, v): HistoryLine<F> => ({ v, seat: line.seat, events: line.events.map(told) })),
    result: view.phase === 'over' ? record.result : null,
  };
}
