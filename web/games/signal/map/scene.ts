// What the newest events mean for the picture: who ran where, who left, what stopped a train, what was rolled last.
import type { SignalEvent } from '../view';
import type { HistoryLine } from '../../../net/table.svelte';
import type { Leg } from './rails';
import type { Signal } from '../guards';

type History = readonly HistoryLine<Signal>[];
export type Roll = Extract<SignalEvent, { e: 'rolled' | 'dice' }>;

/** What was rolled in the newest step. */
export function lastRoll(history: History): Roll | null {
  return history.at(-1)?.events.findLast((event): event is Roll => event.e === 'rolled' || event.e === 'dice') ?? null;
}

/** The ways the trains took in the newest step, each from where it stood before; those that left the map too. */
export function legsOf(history: History): Leg[] {
  const newest = history.at(-1)?.events ?? [];
  const before = history.slice(0, -1);
  const rolled = newest.some(({ e }) => e === 'rolled');
  const trains = new Set(newest.flatMap((event) => (event.e === 'moved' || event.e === 'depot' ? [event.train] : [])));
  return [...trains].map((train) => {
    const path = newest.flatMap((event) => (event.e === 'moved' && event.train === train ? event.path : []));
    const home = newest.some((event) => event.e === 'depot' && event.train === train);
    const unloaded = newest.some((event) => event.e === 'unloaded' && event.train === train);
    return { train, path: [...standing(before, train), ...path], gone: home ? (unloaded ? 'delivered' : 'depot') : null, rolled };
  });
}

/** What stopped a train in the newest step, to be pointed at: a signal, a junction or a space. */
export function haltOf(history: History): { train: string; at: string } | null {
  const stop = history.at(-1)?.events.findLast((event) => event.e === 'stopped');
  return stop?.e === 'stopped' && stop.at !== null && stop.left > 0 ? { train: stop.train, at: stop.at } : null;
}

/** The clock token by token through the newest step, from the number before it to the one after. */
export function clockFrames(events: readonly SignalEvent[], after: number): number[] {
  const frames: number[] = [];
  for (const event of events) {
    if (event.e === 'time') for (let left = event.clock + event.lost; left >= event.clock; left--) if (frames.at(-1) !== left) frames.push(left);
    if (event.e === 'refilled') frames.push(event.clock);
  }
  return frames.at(-1) === after ? frames : [after];
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
