// The curves of Ticket to Ride: points, cards in hand and tickets of every seat after every move.
import { total } from '../../../replay/cards';
import type { GameRecord } from '../../../replay/record';
import { bySeat, type Series } from '../../../replay/series';
import type { Position } from './position';
import type { Ttr } from '../guards';

export function seriesOf(positions: readonly Position[], { seats, result }: GameRecord<Ttr>): Series[] {
  const end = positions.length - 1;
  const player = ({ players }: Position, seat: number) => players[seat]!;
  return [
    bySeat('replay.points', seats.length, positions, (at, seat, n) => {
      const { points } = player(at, seat);
      return n === end ? (result?.seats[seat]?.total ?? points) : points;
    }),
    bySeat('replay.cards', seats.length, positions, (at, seat) => total(player(at, seat).hand)),
    bySeat('replay.tickets', seats.length, positions, (at, seat) => player(at, seat).tickets.length),
  ];
}
