// What decided a game, in one or two sentences. Names stand as they are.
import type { Verdict } from '../panels/verdict';
import type { Key } from './text';
import type { Words } from './words';

const DECIDED: Record<Verdict['by'], Key> = { routes: 'verdict.routes', tickets: 'verdict.tickets', path: 'verdict.path' };
const BUT: Record<NonNullable<Verdict['but']>, { you: Key; name: Key }> = {
  routes: { you: 'verdict.butRoutesYou', name: 'verdict.butRoutes' },
  tickets: { you: 'verdict.butTicketsYou', name: 'verdict.butTickets' },
};

export function verdictWords({ winner, other, by, but, figures }: Verdict, words: Words): string {
  const name = (seat: number) => (seat === words.seat ? words.t('players.you') : words.player(seat));
  const counts = { doneA: figures.winner.done, heldA: figures.winner.held, doneB: figures.other.done, heldB: figures.other.held };
  const told = (key: Key, source: Verdict['by']) =>
    words.t(key, { winner: name(winner), other: name(other), a: figures.winner[source], b: figures.other[source], ...counts });
  const sentences = [told(DECIDED[by], by)];
  if (but !== null) sentences.push(told(BUT[but][other === words.seat ? 'you' : 'name'], but));
  return sentences.join(' ');
}
