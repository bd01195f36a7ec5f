// The claims among the legal moves of a seat, because much is asked about those.
import { LOCOMOTIVE, type Payment } from './payment';

export interface ClaimMove {
  text: string;
  track: string;
  pay: Payment;
}

interface Offered {
  text: string;
  move: { kind: 'claim'; track: string; pay: Payment } | { kind: string; track?: never };
}

export function claimsOf(offers: readonly Offered[]): ClaimMove[] {
  return offers.flatMap(({ text, move }) => (move.track === undefined ? [] : [{ text, track: move.track, pay: move.pay }]));
}

/** Kinds of cards in the order of the board, the locomotive last. */
export function kindsOf(board: { colours: { id: string }[] }): string[] {
  return [...board.colours.map((c) => c.id), LOCOMOTIVE];
}
