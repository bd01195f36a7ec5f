// What the map should show at this moment, worked out from the table and the player's half-made choices.
import type { Ring } from './rings';
import { lanesByPair, pairKey } from '../../routes/lanes';
import type { Board } from '../board';
import type { Result, View } from '../view';
import type { HistoryLine } from '../../../net/table.svelte';
import type { ClaimMove } from '../../routes/offers';
import { LOCOMOTIVE } from '../../routes/payment';
import { turnsSince } from '../turns';
import type { Words } from '../words/words';
import type { Ttr } from '../guards';

export function ownersOf(view: View): Map<string, number> {
  return new Map(view.players.flatMap((player, seat) => player.tracks.map((track) => [track, seat] as const)));
}

/** What everybody has so far, and after the end in all. */
export function pointsOf(view: View, result: Result | null): number[] {
  return view.players.map(({ points }, seat) => result?.seats[seat]?.total ?? points);
}

/** T36: below `doublesFrom` players the other tracks of a route close as soon as one is taken. Advice only, like the plan. */
export function closedTracks(board: Board, view: View, doublesFrom: number): Set<string> {
  const owners = ownersOf(view);
  if (view.players.length >= doublesFrom) return new Set();
  const taken = [...lanesByPair(board).values()].filter((lanes) => lanes.some(({ id }) => owners.has(id)));
  return new Set(taken.flat().flatMap(({ id }) => (owners.has(id) ? [] : [id])));
}

export function claimableRoutes(board: Board, claims: readonly ClaimMove[]): Set<string> {
  const tracks = claimableTracks(claims);
  return new Set(board.tracks.filter((t) => tracks.has(t.id)).map((t) => pairKey(t.a, t.b)));
}

export function claimableTracks(claims: readonly ClaimMove[]): Set<string> {
  return new Set(claims.map((claim) => claim.track));
}

/** The tracks that can be paid for with this kind of card among others, or at all. */
export function litTracks(claims: readonly ClaimMove[], what: string): Set<string> {
  const pays = ({ pay }: ClaimMove) => what === 'all' || pay.colour === what || (what === LOCOMOTIVE && pay.locomotives > 0);
  return claimableTracks(claims.filter(pays));
}

/** What the others claimed since this seat's last turn has a sign until that of this turn is over; for watchers, the last turn. */
export function newClaims(history: readonly HistoryLine<Ttr>[], seat: number | null): Set<string> {
  const events = turnsSince(history, seat).flatMap((turn) => turn.events);
  return new Set(events.flatMap((event) => (event.e === 'claimed' ? [event.track] : [])));
}

/** The claim of the last move: its wagons arrive one by one. */
export function arriving(history: readonly HistoryLine<Ttr>[]): Set<string> {
  return new Set(history.at(-1)?.events.flatMap((event) => (event.e === 'claimed' ? [event.track] : [])));
}

/** Rings round the cities of the offered tickets, with their letters, and of the ticket looked at. */
export function ringsFor(view: View, looked: string | null, words: Words): Ring[] {
  const own = view.own;
  const offer = own && !own.chosen ? own.offer : [];
  const tags = new Map<string, string>();
  offer.forEach((id, i) => {
    for (const city of endsOf(id, words)) tags.set(city, (tags.get(city) ?? '') + 'ABCDEFGH'[i]);
  });
  const strong = new Set(looked === null ? [] : endsOf(looked, words));
  return [...new Set([...tags.keys(), ...strong])].map((city) => ({
    city,
    tag: tags.get(city) ?? '',
    strong: strong.has(city),
  }));
}

/** The cities of one's own tickets: still to be joined, or all done. */
export function markedCities(view: View, words: Words): Map<string, 'open' | 'done'> {
  const marks = new Map<string, 'open' | 'done'>();
  for (const { id, done } of view.own?.tickets ?? []) {
    for (const city of endsOf(id, words)) {
      if (!done || !marks.has(city)) marks.set(city, done ? 'done' : 'open');
    }
  }
  return marks;
}

export function endsOf(ticket: string, words: Words): string[] {
  const found = words.ticket(ticket);
  return found === undefined ? [] : [found.a, found.b];
}
