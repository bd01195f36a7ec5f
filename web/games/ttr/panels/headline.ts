// Who won, in a few words.
import type { Result } from '../view';
import type { Words } from '../words/words';

export function headlineOf({ winners }: Result, words: Words): string {
  const [only, ...more] = winners;
  if (more.length > 0) return words.t('score.shared', { names: namesOf(winners, words) });
  if (only === undefined) return words.t('status.over');
  return only === words.seat ? words.t('score.winnerYou') : words.t('score.winner', { name: words.player(only) });
}

export function namesOf(seats: readonly number[], words: Words): string {
  return seats.map((seat) => words.player(seat)).join(', ');
}
