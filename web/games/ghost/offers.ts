// The legal moves of a seat, taken apart; the claims among them once more, because much is asked about those.
import { parseGhostMove, type GhostMove } from './moves';
import type { ClaimMove } from '../ttr/offers';

export interface Offered {
  text: string;
  move: GhostMove;
}

export function offersOf(legal: readonly string[]): Offered[] {
  return legal.flatMap((text) => {
    const move = parseGhostMove(text);
    return move === null ? [] : [{ text, move }];
  });
}

export function claimsOf(offers: readonly Offered[]): ClaimMove[] {
  return offers.flatMap(({ text, move }) => (move.kind === 'claim' ? [{ text, track: move.track, pay: move.pay }] : []));
}
