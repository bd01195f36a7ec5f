// What the map and the cards should show at this moment, worked out from the table.
import type { GhostBoard } from '../board';
import type { GhostView } from '../view';
import type { HistoryLine } from '../../../net/table.svelte';
import { pairKey } from '../../routes/lanes';
import type { ClaimMove } from '../../routes/offers';
import type { GhostWords } from '../words/words';
import type { Ghost } from '../guards';

type History = readonly HistoryLine<Ghost>[];

export function ownersOf(view: GhostView): Map<string, number> {
  return new Map(view.players.flatMap((player, seat) => player.tracks.map((track) => [track, seat] as const)));
}

export function claimableRoutes(board: GhostBoard, claims: readonly ClaimMove[]): Set<string> {
  const tracks = new Set(claims.map((c) => c.track));
  return new Set(board.tracks.filter((t) => tracks.has(t.id)).map((t) => pairKey(t.a, t.b)));
}

/** Of a double route nobody may have both tracks: where this seat has one, the other is closed to it. */
export function closedTo(board: GhostBoard, owners: ReadonlyMap<string, number>, seat: number | null): Set<string> {
  const pairs = new Set(board.tracks.filter(({ id }) => seat !== null && owners.get(id) === seat).map(({ a, b }) => pairKey(a, b)));
  return new Set(board.tracks.filter(({ id, a, b }) => !owners.has(id) && pairs.has(pairKey(a, b))).map(({ id }) => id));
}

/** What the others claimed since this seat's last move: it glows until the seat moves again. */
export function newClaims(history: History, seat: number | null): Set<string> {
  const tracks = new Set<string>();
  for (const line of [...history].reverse()) {
    if (line.seat === null || line.seat === seat) break;
    for (const event of line.events) if (event.e === 'claimed') tracks.add(event.track);
    if (seat === null && tracks.size > 0) break;
  }
  return tracks;
}

/** What a seat has seen of the table: everything up to its last move. */
export function seenBy(history: History, seat: number | null): History {
  return history.slice(0, history.findLastIndex((line) => line.seat === seat) + 1);
}

/** The claim of the last move: its wagons arrive one by one. */
export function arriving(history: History): Set<string> {
  return new Set(history.at(-1)?.events.flatMap((event) => (event.e === 'claimed' ? [event.track] : [])));
}

/** What a move brought its player. */
export interface Drawn {
  v: number;
  cards: ReadonlyMap<string, number>;
  tickets: ReadonlySet<string>;
}

/** The cards and tickets that came with this seat's last move. */
export function newlyDrawn(history: History, seat: number | null): Drawn {
  const cards = new Map<string, number>();
  const tickets = new Set<string>();
  const line = seat === null ? undefined : history.findLast((l) => l.seat === seat);
  for (const event of line?.events ?? []) {
    if (event.e === 'drew' && event.card !== undefined) cards.set(event.card, (cards.get(event.card) ?? 0) + 1);
    if (event.e === 'drew-ticket' && event.ticket !== undefined) tickets.add(event.ticket);
  }
  return { v: line?.v ?? 0, cards, tickets };
}

/** The places of one's own tickets, each with the numbers of the tickets (0 and 1) that name it. */
export function ringsOf(view: GhostView, words: GhostWords): Map<string, number[]> {
  const rings = new Map<string, number[]>();
  (view.own?.tickets ?? []).forEach((id, i) => {
    const ticket = id === null ? undefined : words.ticket(id);
    for (const place of ticket ? [ticket.a, ticket.b] : []) rings.set(place, [...(rings.get(place) ?? []), i]);
  });
  return rings;
}

/** For each bonus the seats that have received it. */
export function bonusSeats(view: GhostView): Map<string, number[]> {
  const seats = new Map<string, number[]>();
  view.players.forEach(({ bonuses }, seat) => bonuses.forEach((id) => seats.set(id, [...(seats.get(id) ?? []), seat])));
  return seats;
}
