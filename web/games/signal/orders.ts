// What was pointed at on the map, as something to be done with a card: the card is played first, then the move that does it. The page
// makes no move up: of those it is offered the first that fits is the one to propose (protocol/messages.md).
import type { CardKind } from './board';
import type { Offered } from './panels/groups';

/** How a pulled train is to run: by which lines out of its city and others, and into which city. */
export interface Course {
  lines: readonly string[];
  city: string | null;
}

export type Order =
  /** A junction towards a line, or joining these lines; without lines its settings are shown. */
  | { do: 'set'; junction: string; lines: readonly string[] }
  /** A green marker to this signal, or the marker here lifted. */
  | { do: 'signal'; to: string; from: string | null }
  | { do: 'lift'; from: string }
  /** A roll for this train, which is to run so. */
  | { do: 'train'; train: string; course: Course | null };

const CARDS: Record<Order['do'], CardKind> = { set: 'switch', signal: 'signal', lift: 'signal', train: 'train' };

/** The card that an order takes. */
export const cardFor = (order: Order): CardKind => CARDS[order.do];

/** The offered move that carries an order out once its card lies, if there is one. */
export function moveFor(order: Order, offers: readonly Offered[]): Offered | undefined {
  return offers.find(({ move }) => {
    switch (order.do) {
      case 'set':
        return move.kind === 'set' && move.junction === order.junction && order.lines.length > 0 && order.lines.every((line) => move.arms.includes(line));
      case 'signal':
        return move.kind === 'signal' && move.to === order.to && (order.from === null || move.from === order.from);
      case 'train':
        return move.kind === 'train' && move.train === order.train;
      case 'lift':
        return false;
    }
  });
}
