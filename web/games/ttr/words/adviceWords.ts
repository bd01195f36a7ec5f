// What the plan behind a hint has to do with the plan on the map: that it keeps to it, or how it departs from it.
import type { Figures } from '../plan/advice';
import type { Words } from './words';

export interface Departure {
  advised: Figures;
  /** The shortest way for all open tickets; null where there is none. */
  cheapest: Figures | null;
  /** Is it just that? */
  same: boolean;
  /** Open tickets that it does not join. */
  givenUp: readonly string[];
}

export function adviceSentence({ advised, cheapest, same, givenUp }: Departure, words: Words): string {
  if (same) return words.t('hint.same', { n: advised.wagons });
  const parts = [words.t('hint.other', { figures: figures(advised, words) })];
  if (cheapest !== null && cheapest.routes > 0) parts.push(words.t('hint.cheapest', { figures: figures(cheapest, words) }));
  if (givenUp.length > 0) parts.push(words.t('hint.givenUp', { n: givenUp.length, tickets: words.ticketNames(givenUp) }));
  return parts.join(' ');
}

function figures({ wagons, routes, points }: Figures, words: Words): string {
  return [words.t('players.trainsN', { n: wagons }), words.t('hint.routes', { n: routes }), words.points(points)].join(', ');
}

/** A reason as the server gives it, with a capital letter and a full stop. */
export function asSentence(reason: string): string {
  const whole = reason.charAt(0).toLocaleUpperCase() + reason.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
