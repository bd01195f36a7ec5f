// Which cards and tickets fly when something happens, from where to where, and which side of them is seen: what the events told
// this seat, and no more.
import { LOCOMOTIVE } from '../../routes/payment';
import type { GameEvent } from '../view';

/** A ticket is never shown from its face: whoever took it may be another. */
export type Thing = { card: string | null } | 'ticket';

export type Place =
  | { at: 'deck' }
  | { at: 'slot'; slot: number }
  /** The ticket pile. */
  | { at: 'pile' }
  /** Where a seat keeps this kind of card, or its tickets: one's own lie open, those of the others at their badges. */
  | { at: 'seat'; seat: number; kind: string | null; own: boolean }
  /** One of the spaces of a track. */
  | { at: 'space'; track: string; nth: number; of: number };

export interface TableFlight {
  what: Thing;
  side: 'face' | 'back' | 'turns';
  from: Place;
  to: Place;
  /** A card that is laid into the row is the one that lies there then. */
  becomes?: boolean;
}

/** `me`: the seat whose cards lie open before the eye; null for whoever watches. */
export function flightsOf(events: readonly GameEvent[], me: number | null): TableFlight[] {
  return events.flatMap((event, i) => flightsOfEvent(event, me, () => isCovered(events, i)));
}

function flightsOfEvent(event: GameEvent, me: number | null, covered: () => boolean): TableFlight[] {
  switch (event.e) {
    case 'drew': {
      const card = event.card ?? null;
      return [{ what: { card }, side: card === null ? 'back' : 'turns', from: { at: 'deck' }, to: seatOf(event.seat, card, me) }];
    }
    case 'took':
      return [{ what: { card: event.card }, side: 'face', from: { at: 'slot', slot: event.slot }, to: seatOf(event.seat, event.card, me) }];
    case 'row':
      return covered() ? [] : [{ what: { card: event.card }, side: 'turns', from: { at: 'deck' }, to: { at: 'slot', slot: event.slot }, becomes: true }];
    case 'claimed': {
      const cards = cardsOf(event.pay);
      return cards.map((card, nth) => ({
        what: { card }, side: 'face', from: seatOf(event.seat, card, me), to: { at: 'space', track: event.track, nth, of: cards.length },
      }));
    }
    case 'kept':
      return Array.from({ length: event.kept?.length ?? event.count ?? 0 }, () => ({
        what: 'ticket', side: 'back', from: { at: 'pile' }, to: seatOf(event.seat, null, me),
      }));
    default:
      return [];
  }
}

/** Every card that was paid, locomotives last: they end up at the head of the train. */
export function cardsOf(pay: Record<string, number>): string[] {
  const kinds = Object.keys(pay).sort((a, b) => Number(a === LOCOMOTIVE) - Number(b === LOCOMOTIVE));
  return kinds.flatMap((kind) => Array.from({ length: pay[kind] ?? 0 }, () => kind));
}

function seatOf(seat: number, kind: string | null, me: number | null): Place {
  return { at: 'seat', seat, kind, own: seat === me };
}

/** A card that is swept away in the same step never comes to lie before the eye. */
function isCovered(events: readonly GameEvent[], i: number): boolean {
  const laid = events[i]!;
  return events.slice(i + 1).some((later) => later.e === 'sweep' || (later.e === 'row' && laid.e === 'row' && later.slot === laid.slot));
}
