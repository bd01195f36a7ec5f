// How a tie was decided, in words.
import type { Words } from '../words/words';
import type { Key } from '../words/text';
import type { Tie } from './tie';

const TIES: Record<Tie['by'], Key> = { tickets: 'score.tieTickets', path: 'score.tiePath', shared: 'score.tieShared' };

export function tieWords({ by, points, done }: Tie, words: Words): string {
  return words.t(TIES[by], { points, done });
}
