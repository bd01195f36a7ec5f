// The whole position of Ghost Train after each event of a record: bookkeeping of what happened, no rules.
import type { GhostBoard } from '../board';
import type { GhostEvent, GhostPlayer, GhostView } from '../view';
import { draw, fullDeck, pay, rebuild, type Cards } from '../../../replay/cards';
import type { GameRecord, Played } from '../../../replay/record';
import type { Ghost } from '../guards';
import type { Numbers } from '../numbers';

export interface OpenGhost extends Omit<GhostPlayer, 'cards' | 'tickets' | 'exchanged'> {
  hand: Cards;
  /** By place; null for an empty one. */
  tickets: (string | null)[];
  exchanged: string[];
}

export interface GhostPosition extends Omit<GhostView, 'players' | 'own' | 'to_act'> {
  players: OpenGhost[];
}

/** What is under way within one move. */
interface Now {
  /** The places that wait for a new ticket. */
  empty: number[];
  /** Tickets given away: they join the discards when the new ones are drawn. */
  leaving: string[];
}

/** The positions after the deal and after each move. */
export function positionsOf(record: GameRecord<Ghost>, board: GhostBoard, numbers: Numbers): GhostPosition[] {
  const at = start(record, board, numbers);
  return record.played.map((line) => {
    const now: Now = { empty: [], leaving: [] };
    for (const event of line.events) happen(at, event, now);
    if (line.seat !== null) settle(at, line, now, numbers);
    return structuredClone(at);
  });
}

function start({ seats }: GameRecord<Ghost>, board: GhostBoard, { wagons }: Numbers): GhostPosition {
  return {
    phase: 'turn',
    first: 0,
    turn: null,
    idle: 0,
    deck: fullDeck(board),
    discards: {},
    shuffles: 0,
    ticket_deck: board.tickets.all.length,
    ticket_shuffles: 0,
    players: seats.map(() => ({
      trains: wagons, hand: {}, tickets: [], completed: [], special: false, done: 0, bonuses: [], exchanged: [], tracks: [],
    })),
  };
}

function happen(at: GhostPosition, event: GhostEvent, now: Now): void {
  const player = 'seat' in event ? at.players[event.seat] : undefined;
  switch (event.e) {
    case 'first':
      at.first = event.seat;
      break;
    case 'rebuilt':
      rebuild(at, event.cards);
      break;
    case 'tickets-rebuilt':
      at.ticket_deck += event.tickets;
      at.ticket_shuffles = (at.ticket_shuffles + 1) % 256;
      for (const other of at.players) other.exchanged = [];
      break;
    case 'turn':
      at.turn = event.seat;
      break;
    case 'over':
      at.phase = 'over';
      at.turn = null;
      break;
    default:
      if (player !== undefined) act(at, event, player, now);
  }
}

function act(at: GhostPosition, event: GhostEvent, player: OpenGhost, now: Now): void {
  switch (event.e) {
    case 'hand':
      draw(at, player.hand, event.cards ?? []);
      break;
    case 'dealt':
      player.tickets = [...(event.tickets ?? [])];
      at.ticket_deck -= player.tickets.length;
      break;
    case 'drew':
      draw(at, player.hand, [event.card ?? '']);
      break;
    case 'claimed':
      pay(at, player.hand, event.pay);
      player.tracks.push(event.track);
      player.trains = event.trains;
      break;
    case 'bonus':
      player.bonuses.push(event.bonus);
      break;
    case 'completed':
      discard(player, now);
      now.empty = [player.tickets.indexOf(event.ticket)];
      player.tickets[now.empty[0]!] = null;
      player.completed.push(event.ticket);
      player.done = event.completed;
      break;
    case 'exchanged':
      now.leaving = event.tickets ?? [];
      now.empty = player.tickets.flatMap((id, i) => (id === null ? [] : [i]));
      player.tickets = player.tickets.map(() => null);
      break;
    case 'drew-ticket':
      player.tickets[now.empty.shift() ?? 0] = event.ticket ?? null;
      at.ticket_deck--;
      break;
    case 'trick-or-treat':
      player.special = true;
      player.done = event.completed;
      break;
  }
}

function discard(player: OpenGhost, now: Now): void {
  player.exchanged.push(...now.leaving);
  now.leaving = [];
}

function settle(at: GhostPosition, { seat, events }: Played<Ghost>, now: Now, { stall_rounds }: Numbers): void {
  discard(at.players[seat!]!, now);
  const idle = events.some(({ e }) => e === 'exchanged' || e === 'pass');
  at.idle = idle ? Math.min(at.idle + 1, stall_rounds * at.players.length) : 0;
}
