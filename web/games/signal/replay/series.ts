// The curves of Switch & Signal: goods delivered and tokens left for the team, cards in hand for each seat.
import type { SignalView } from '../view';
import { totalDelivered } from '../map/warehouse';
import { total } from '../../../replay/cards';
import type { GameRecord } from '../../../replay/record';
import { bySeat, ofTeam, type Series } from '../../../replay/series';
import type { Signal } from '../guards';

export function seriesOf(positions: readonly SignalView[], { seats }: GameRecord<Signal>): Series[] {
  return [
    ofTeam('replay.delivered', positions, ({ delivered }) => totalDelivered(delivered)),
    ofTeam('replay.tokens', positions, ({ clock }) => clock),
    ofTeam('replay.schedule', positions, ({ schedule }) => schedule.left),
    bySeat('replay.cards', seats.length, positions, ({ hands }, seat) => total(hands[seat]!)),
  ];
}
