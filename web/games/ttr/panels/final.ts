// The final count as the events told it: each seat's tickets and its longest path.
import type { HistoryLine } from '../../../net/table.svelte';
import type { Ttr } from '../guards';

export interface FinalSeat {
  tickets: { id: string; done: boolean; points: number }[];
  longest: { length: number; tracks: string[] };
}

export function finalCount(history: readonly HistoryLine<Ttr>[], seats: number): FinalSeat[] {
  const count = Array.from({ length: seats }, (): FinalSeat => ({ tickets: [], longest: { length: 0, tracks: [] } }));
  for (const event of history.flatMap((line) => line.events)) {
    if (event.e === 'ticket') {
      count[event.seat]?.tickets.push({ id: event.ticket, done: event.done, points: event.points });
    } else if (event.e === 'longest') {
      const seat = count[event.seat];
      if (seat) seat.longest = { length: event.length, tracks: event.tracks };
    }
  }
  return count;
}
