// The whole position of Ticket to Ride after each event of a record: bookkeeping of what happened, no rules.
import type { Board } from '../board';
import type { GameEvent, View } from '../view';
import { add, draw, fullDeck, pay, rebuild, spend, type Cards } from '../../../replay/cards';
import type { GameRecord, Played } from '../../../replay/record';
import type { Ttr } from '../guards';
import type { Numbers } from '../numbers';

export interface OpenPlayer {
  trains: number;
  points: number;
  hand: Cards;
  known: Cards;
  tickets: string[];
  offer: string[];
  chosen: boolean;
  keeps: number;
  tracks: string[];
}

export interface Position extends Omit<View, 'players' | 'own' | 'to_act' | 'under'> {
  under: { by: number; ticket: string }[];
  players: OpenPlayer[];
}

/** The positions after the deal and after each move. */
export function positionsOf(record: GameRecord<Ttr>, board: Board, numbers: Numbers): Position[] {
  const at = start(record, numbers, board);
  return record.played.map((line) => {
    for (const event of line.events) happen(at, event, line);
    settlePhase(at, line);
    return structuredClone(at);
  });
}

function start({ seats }: GameRecord<Ttr>, { trains, row, ticket_set }: Numbers, board: Board): Position {
  const set = board.tickets[ticket_set] ?? Object.values(board.tickets)[0] ?? [];
  return {
    phase: 'opening',
    first: 0,
    turn: null,
    last_round: null,
    passes: 0,
    row: Array.from({ length: row }, () => null),
    discards: {},
    shuffles: 0,
    deck: fullDeck(board),
    fresh: set.length,
    under: [],
    players: seats.map(() => ({
      trains, points: 0, hand: {}, known: {}, tickets: [], offer: [], chosen: false, keeps: 0, tracks: [],
    })),
  };
}

function happen(at: Position, event: GameEvent, line: Played<Ttr>): void {
  const player = 'seat' in event ? at.players[event.seat] : undefined;
  switch (event.e) {
    case 'first':
      at.first = event.seat;
      break;
    case 'row':
      at.row[event.slot - 1] = event.card;
      at.deck--;
      break;
    case 'sweep':
      at.row.fill(null);
      add(at.discards, event.cards);
      break;
    case 'rebuilt':
      rebuild(at, event.cards);
      break;
    case 'settled':
      settle(at);
      break;
    case 'last-round':
      at.last_round = event.turns;
      break;
    case 'turn':
      at.turn = event.seat;
      at.phase = 'turn';
      endTurn(at, line);
      break;
    case 'over':
      at.phase = 'over';
      at.turn = null;
      endTurn(at, line);
      break;
    default:
      if (player !== undefined) act(at, event, player);
  }
}

function act(at: Position, event: GameEvent, player: OpenPlayer): void {
  switch (event.e) {
    case 'hand':
      draw(at, player.hand, event.cards ?? []);
      break;
    case 'offer':
      offer(at, player, event.tickets ?? []);
      break;
    case 'chose':
      player.chosen = true;
      player.keeps = event.kept?.length ?? 0;
      player.offer = [...(event.kept ?? []), ...(event.under ?? [])];
      break;
    case 'drew':
      draw(at, player.hand, [event.card ?? '']);
      break;
    case 'took':
      add(player.hand, { [event.card]: 1 });
      add(player.known, { [event.card]: 1 });
      at.row[event.slot - 1] = null;
      break;
    case 'claimed':
      pay(at, player.hand, event.pay);
      spend(player.known, event.pay);
      player.tracks.push(event.track);
      player.points += event.points;
      player.trains = event.trains;
      break;
    case 'kept':
      player.tickets.push(...(event.kept ?? []));
      at.under.push(...(event.under ?? []).map((ticket) => ({ by: event.seat, ticket })));
      player.offer = [];
      break;
    case 'pass':
      at.passes++;
      break;
  }
}

/** Tickets never drawn come first, then those from under the deck. */
function offer(at: Position, player: OpenPlayer, tickets: readonly string[]): void {
  const fresh = Math.min(at.fresh, tickets.length);
  at.fresh -= fresh;
  at.under.splice(0, tickets.length - fresh);
  player.offer = [...tickets];
}

function settle(at: Position): void {
  at.players.forEach((player, by) => {
    player.tickets = player.offer.slice(0, player.keeps);
    at.under.push(...player.offer.slice(player.keeps).map((ticket) => ({ by, ticket })));
    Object.assign(player, { offer: [], chosen: false, keeps: 0 });
  });
}

/** The last round counts down at the end of each turn after the one that began it. */
function endTurn(at: Position, { events }: Played<Ttr>): void {
  if (at.last_round !== null && !events.some((event) => event.e === 'last-round')) at.last_round--;
}

/** A move that did not end the turn leaves the player in the middle of it. */
function settlePhase(at: Position, { seat, events }: Played<Ttr>): void {
  const has = (...kinds: GameEvent['e'][]) => events.some(({ e }) => kinds.includes(e));
  if (seat !== null && !has('pass')) at.passes = 0;
  if (seat === null || has('turn', 'over') || at.phase === 'opening') return;
  at.phase = has('offer') ? 'keep-tickets' : 'second-card';
}
