// A game without a table of its own making: its words, by which PlainTable tells the position and lists the moves.
import type { GameTypes } from '../net/game';
import type { SeatName } from '../net/messages';
import type { TableState } from '../net/table.svelte';

export interface PlainWords<G extends GameTypes> {
  /** What is on the table, a line each; `seat` is the reader's. */
  position: (view: G['view'], seats: readonly SeatName[], seat: number | null) => string[];
  /** A move of the server's list as people say it. */
  move: (text: string) => string;
  /** What happened; '' where there is nothing to tell. */
  event: (event: G['event'], seats: readonly SeatName[]) => string;
  result: (result: G['result'], seats: readonly SeatName[]) => string[];
  /** Why a move was refused, by its code; '' where there are no words for it. */
  refusal: (code: string) => string;
}

/** A line of the list: what to send, and what to call it. */
export interface PlainMove {
  text: string;
  name: string;
}

/** All that may be done now, in the order of the server; nothing while a move is on its way. */
export function plainMoves<G extends GameTypes>(table: TableState<G>, words: PlainWords<G>): PlainMove[] {
  if (!table.mine || table.waiting) return [];
  return table.legal.map((text) => ({ text, name: words.move(text) }));
}

/** What happened so far, newest last. */
export function plainLog<G extends GameTypes>(table: TableState<G>, words: PlainWords<G>): { id: string; seat: number | null; text: string; track: null }[] {
  return table.history.flatMap(({ v, seat, events }) =>
    events.flatMap((event, i) => {
      const text = words.event(event, table.seats);
      return text === '' ? [] : [{ id: `${v}.${i}`, seat, text, track: null }];
    }),
  );
}
