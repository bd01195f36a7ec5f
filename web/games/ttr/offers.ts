// The legal moves of a seat, taken apart; the claims among them once more, because much is asked about those.
import { LOCOMOTIVE, parseMove, type Move, type Payment } from './moves';

export interface Offered {
  text: string;
  move: Move;
}

export interface ClaimMove {
  text: string;
  track: string;
  pay: Payment;
}

export function offersOf(legal: readonly string[]): Offered[] {
  return legal.flatMap((text) => {
    const move = parseMove(text);
    return move === null ? [] : [{ text, move }];
  });
}

export function claimsOf(offers: readonly Offered[]): ClaimMove[] {
  return offers.flatMap(({ text, move }) => (move.kind === 'claim' ? [{ text, track: move.track, pay: move.pay }] : []));
}

/** Kinds of cards in the order of the board, the locomotive last. */
export function kindsOf(board: { colours: { id: string }[] }): string[] {
  return [...board.colours.map((c) => c.id), LOCOMOTIVE];
}
