// What a seat saw of a recorded game: its view of a position and the events as they were told to it.
import type { Snapshot } from '../../../net/messages';
import type { Board } from '../board';
import type { GameEvent, View } from '../view';
import type { Position } from './position';
import { total } from '../../../replay/cards';
import type { Eyes } from '../../../replay/address';
import { frameOf } from '../../../replay/frame';
import type { GameRecord } from '../../../replay/record';
import { joined, longestTrail } from './trails';
import type { Ttr } from '../guards';
import type { Numbers } from '../numbers';

/** A game that is shown again. */
interface Shown {
  record: GameRecord<Ttr>;
  board: Board;
  numbers: Numbers;
  positions: readonly Position[];
}

export function snapshotAt({ record, board, numbers, positions }: Shown, n: number, eyes: Eyes): Snapshot<Ttr> {
  const seat = typeof eyes === 'number' ? eyes : null;
  const position = positions[n]!;
  return frameOf(record, {
    n,
    seat,
    numbers,
    view: viewOf(position, seat, board),
    told: (event) => told(withPath(event, position, board), eyes),
  });
}

export function viewOf(position: Position, seat: number | null, board: Board): View {
  const { players, under, ...open } = position;
  const own = seat === null ? undefined : players[seat];
  return {
    ...open,
    to_act: toAct(position),
    under: under.map(({ by, ticket }) => (by === seat ? { by, ticket } : { by })),
    players: players.map((p) => ({
      trains: p.trains, points: p.points, cards: total(p.hand), known: p.known, tickets: p.tickets.length,
      offer: p.offer.length, chosen: p.chosen, tracks: p.tracks,
    })),
    own: own === undefined ? null : {
      seat: seat!, hand: own.hand, tickets: ticketsOf(own, board), offer: own.chosen ? own.offer : inOrder(own.offer, board), chosen: own.chosen, keeps: own.keeps,
    },
  };
}

export function ticketsOf(player: { tickets: string[]; tracks: string[] }, board: Board): { id: string; done: boolean }[] {
  const own = new Set(player.tracks);
  const together = joined(board.tracks.filter(({ id }) => own.has(id)));
  const all = new Map(Object.values(board.tickets).flat().map((ticket) => [ticket.id, ticket]));
  return inOrder(player.tickets, board).map((id) => ({ id, done: together(all.get(id)?.a ?? '', all.get(id)?.b ?? id) }));
}

/** Tickets lie before a player in the order of the board. */
function inOrder(tickets: readonly string[], board: Board): string[] {
  const order = Object.values(board.tickets).map((set) => set.map(({ id }) => id)).find((ids) => tickets.every((id) => ids.includes(id)));
  return order === undefined ? [...tickets] : [...tickets].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function toAct({ phase, turn, players }: Position): number[] {
  if (phase === 'opening') return players.flatMap(({ chosen }, seat) => (chosen ? [] : [seat]));
  return turn === null ? [] : [turn];
}

/** Records leave the path itself out; one of the longest is found again. */
function withPath(event: GameEvent, { players }: Position, board: Board): GameEvent {
  if (event.e !== 'longest' || event.tracks.length > 0) return event;
  const own = new Set(players[event.seat]?.tracks);
  return { ...event, tracks: longestTrail(board.tracks.filter(({ id }) => own.has(id)), event.length) };
}

function told(event: GameEvent, eyes: Eyes): GameEvent {
  if (eyes === 'open' || !('seat' in event) || event.seat === eyes) return event;
  const { seat } = event;
  switch (event.e) {
    case 'hand':
      return { e: 'hand', seat, count: event.cards?.length ?? 0 };
    case 'offer':
      return { e: 'offer', seat, count: event.tickets?.length ?? 0 };
    case 'chose':
      return { e: 'chose', seat };
    case 'drew':
      return { e: 'drew', seat };
    case 'kept':
      return { e: 'kept', seat, count: event.kept?.length ?? 0, returned: event.under?.length ?? 0 };
    default:
      return event;
  }
}
