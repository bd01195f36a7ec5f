// The curves of Ghost Train: completed tickets, cards in hand and wagons left of every seat after every move.
import { total } from '../../../replay/cards';
import type { GameRecord } from '../../../replay/record';
import { bySeat, type Series } from '../../../replay/series';
import type { GhostPosition, OpenGhost } from './position';
import type { Ghost } from '../guards';

export function seriesOf(positions: readonly GhostPosition[], { seats }: GameRecord<Ghost>): Series[] {
  const curve = (title: Series['title'], of: (player: OpenGhost) => number) =>
    bySeat(title, seats.length, positions, ({ players }, seat) => of(players[seat]!));
  return [
    curve('replay.completed', (p) => p.done),
    curve('replay.cards', (p) => total(p.hand)),
    curve('replay.wagons', (p) => p.trains),
  ];
}
