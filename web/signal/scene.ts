// What the newest events mean for the picture: who ran where, what was rolled last.
import type { SignalEvent } from '../protocol/signal/view';
import type { HistoryLine } from '../table/table.svelte';
import type { Leg } from './motion';

type History = readonly HistoryLine<'signal'>[];

export function lastRoll(history: History): Extract<SignalEvent, { e: 'rolled' | 'dice' }> | null {
  for (const line of [...history].reverse()) {
    const roll = line.events.findLast((event) => event.e === 'rolled' || event.e === 'dice');
    if (roll?.e === 'rolled' || roll?.e === 'dice') return roll;
  }
  return null;
}

/** The ways the trains took in the newest step, each from where it stood before. */
export function legsOf(history: History): Leg[] {
  const newest = history.at(-1)?.events ?? [];
  return newest.flatMap((event) =>
    event.e === 'moved' ? [{ train: event.train, path: [...standing(history.slice(0, -1), event.train), ...event.path] }] : [],
  );
}

/** Where a train was seen last: nothing when it was never seen. */
function standing(history: History, train: string): string[] {
  for (const line of [...history].reverse()) {
    for (const event of [...line.events].reverse()) {
      if (event.e === 'moved' && event.train === train) return event.path.slice(-1);
      if (event.e === 'deployed' && event.train === train) return [event.place];
    }
  }
  return [];
}
