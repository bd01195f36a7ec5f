// What the words of every game start from: the board, who sits where, and for whose eyes they are. All sentences come from
// the files of words.
import type { Key, Values } from '../settings/words/text';
import type { SeatName } from '../net/messages';
import type { Name } from '../net/name';

export type Translate<K extends string = Key> = (key: K, values?: Values) => string;

/** `K`: the keys of the game's texts. */
export class TableWords<Board, K extends string = Key> {
  constructor(
    readonly board: Board,
    readonly seats: readonly SeatName[],
    readonly seat: number | null,
    readonly t: Translate<K>,
    readonly named: (name: Name) => string,
  ) {}

  player(seat: number): string {
    return this.seats[seat]?.name ?? String(seat + 1);
  }

  /** A way to speak of whoever an event names: by one sentence to himself, by another to the others. */
  teller(event: object): (you: K, other: K, values?: Values) => string {
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
    const name = seat === null ? '' : this.player(seat);
    return (you, other, values = {}) => this.t(seat !== null && seat === this.seat ? you : other, { name, ...values });
  }
}
