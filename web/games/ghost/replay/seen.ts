// What a seat saw of a recorded game of Ghost Train: its view of a position and the events as they were told to it.
import type { GhostBoard } from '../board';
import type { GhostEvent, GhostView } from '../view';
import type { Snapshot } from '../../../net/messages';
import type { Eyes } from '../../../replay/address';
import { total } from '../../../replay/cards';
import { frameOf } from '../../../replay/frame';
import type { GameRecord } from '../../../replay/record';
import type { GhostPosition } from './position';
import type { Ghost } from '../guards';
import type { Numbers } from '../numbers';

/** A game that is shown again. */
interface Shown {
  record: GameRecord<Ghost>;
  board: GhostBoard;
  numbers: Numbers;
  positions: readonly GhostPosition[];
}

export function snapshotAt({ record, board, numbers, positions }: Shown, n: number, eyes: Eyes): Snapshot<Ghost> {
  const seat = typeof eyes === 'number' ? eyes : null;
  return frameOf(record, { n, seat, numbers, view: viewOf(positions[n]!, seat, board), told: (event) => told(event, eyes) });
}

export function viewOf({ players, ...open }: GhostPosition, seat: number | null, board: GhostBoard): GhostView {
  const own = seat === null ? undefined : players[seat];
  const inOrder = (all: readonly { id: string }[], ids: readonly string[]) => all.map(({ id }) => id).filter((id) => ids.includes(id));
  return {
    ...open,
    to_act: open.turn === null ? [] : [open.turn],
    players: players.map((p) => ({
      trains: p.trains, cards: total(p.hand), tickets: p.tickets.filter((id) => id !== null).length,
      completed: inOrder(board.tickets.all, p.completed), special: p.special, done: p.done,
      bonuses: inOrder(board.bonuses.town_hall, p.bonuses), exchanged: p.exchanged.length, tracks: p.tracks,
    })),
    own: own === undefined ? null : {
      seat: seat!, hand: own.hand, tickets: own.tickets, exchanged: inOrder(board.tickets.all, own.exchanged),
    },
  };
}

function told(event: GhostEvent, eyes: Eyes): GhostEvent {
  if (eyes === 'open' || !('seat' in event) || event.seat === eyes) return event;
  const { seat } = event;
  switch (event.e) {
    case 'hand':
      return { e: 'hand', seat, count: event.cards?.length ?? 0 };
    case 'dealt':
    case 'exchanged':
      return { e: event.e, seat, count: event.tickets?.length ?? 0 };
    case 'drew':
    case 'drew-ticket':
      return { e: event.e, seat };
    default:
      return event;
  }
}
