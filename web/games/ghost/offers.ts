// The legal moves of a seat, taken apart.
import { parseGhostMove, type GhostMove } from './moves';

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
