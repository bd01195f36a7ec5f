// Who has won, in a few words.
import type { GhostResult } from '../view';
import type { GhostWords } from './words';

export function headline({ winners }: GhostResult, words: GhostWords): string {
  const [first, ...more] = winners;
  if (more.length > 0) return words.t('ghost.shared', { names: winners.map((seat) => words.player(seat)).join(', ') });
  return first === words.seat ? words.t('ghost.winnerYou') : words.t('ghost.winner', { name: words.player(first ?? 0) });
}
