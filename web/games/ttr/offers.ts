// The legal moves of a seat, taken apart.
import { parseMove, type Move } from './moves';

export interface Offered {
  text: string;
  move: Move;
}

export function offersOf(legal: readonly string[]): Offered[] {
  return legal.flatMap((text) => {
    const move = parseMove(text);
    return move === null ? [] : [{ text, move }];
  });
}
