// What a step has cost, and why: tokens, and trains that left the map without their goods. Read off its events.
import type { HistoryLine } from '../../../net/table.svelte';
import type { Signal } from '../guards';
import type { SignalEvent } from '../view';
import { sentence } from '../words/log';
import type { SignalWords } from '../words/words';
import { causeOf } from './way';

export interface Loss {
  /** The step, by its number. */
  v: number;
  lost: number;
  /** What tells why, in its order. */
  events: readonly SignalEvent[];
  /** Whose turn it was, and which. */
  seat?: number | null;
  turn?: number;
  /** Somebody else carried out the schedule card: it was not their choice. */
  called?: boolean;
}

const BECAME = new Set<SignalEvent['e']>(['returned', 'depot']);

export function lossOf({ v, events }: Pick<HistoryLine<Signal>, 'v' | 'events'>): Loss | null {
  const lost = events.reduce((sum, event) => sum + (event.e === 'time' ? event.lost : 0), 0);
  const arrived = new Set(events.flatMap((event) => (event.e === 'unloaded' ? [event.train] : [])));
  const gone = events.some((event) => event.e === 'depot' && !arrived.has(event.train));
  if (lost === 0 && !gone) return null;
  return { v, lost, events: events.filter((event) => causeOf(event) !== null || (gone && BECAME.has(event.e))) };
}

/** Why it was lost, as the log tells it. */
export function whyLost({ events, called = false }: Loss, words: SignalWords): string {
  return [...events.flatMap((event) => sentence(event, words) ?? []), ...(called ? [words.t('sig.lostCalled')] : [])].join(' ');
}
