// What decided a game: where the winner was furthest ahead of the one it is told to, or of the second. Read off the result.
import type { Result } from '../view';
import type { FinalSeat } from './final';

export type Source = 'routes' | 'tickets' | 'path';

export interface Verdict {
  winner: number;
  /** Whoever the winner is measured against. */
  other: number;
  /** What decided it. */
  by: Source;
  /** Where the other had more, if that is so. */
  but: Exclude<Source, 'path'> | null;
  /** Points by source, and tickets done and held; of the path its wagons. */
  figures: Record<'winner' | 'other', Record<Source, number> & { done: number; held: number }>;
}

/** Null where several won, or where a tie had to be broken: that is told by itself. */
export function verdictOf(result: Result, final: readonly FinalSeat[], seat: number | null): Verdict | null {
  const [winner] = result.winners;
  if (winner === undefined || result.winners.length > 1) return null;
  const rivals = result.seats.map((_, i) => i).filter((i) => i !== winner);
  const other = seat !== null && seat !== winner ? seat : rivals.sort((a, b) => result.seats[a]!.rank - result.seats[b]!.rank)[0];
  if (other === undefined || result.seats[winner]!.total === result.seats[other]!.total) return null;
  const figuresOf = (i: number) => {
    const { routes, tickets, failed, longest, done } = result.seats[i]!;
    return { routes, tickets: tickets + failed, path: longest, done, held: final[i]?.tickets.length ?? done };
  };
  const figures = { winner: figuresOf(winner), other: figuresOf(other) };
  const ahead = { routes: figures.winner.routes - figures.other.routes, tickets: figures.winner.tickets - figures.other.tickets };
  const bonus = result.seats[winner]!.bonus - result.seats[other]!.bonus;
  // Without the bonus it would not have been won.
  const by = bonus > 0 && ahead.routes + ahead.tickets <= 0 ? 'path' : ahead.routes >= ahead.tickets ? 'routes' : 'tickets';
  const but = (['routes', 'tickets'] as const).filter((source) => ahead[source] < 0).sort((a, b) => ahead[a] - ahead[b])[0] ?? null;
  return { winner, other, by, but, figures };
}
