// What a step has brought that is worth a word: something arrives, the clock is filled again, trains collide, the last card comes.
import { totalDelivered } from '../map/warehouse';
import type { SignalEvent, SignalView } from '../view';

export type Moment =
  | { kind: 'delivery'; goods: string; n: number }
  | { kind: 'refill'; clock: number; cards: number }
  | { kind: 'collision'; train: string; with: string; lost: number }
  | { kind: 'last' };

/** What a step has brought that is worth a word, in its order. */
export function momentsOf(events: readonly SignalEvent[], before: SignalView, now: SignalView): Moment[] {
  if (now.phase === 'over') return [];
  let delivered = totalDelivered(before.delivered);
  const lost = events.reduce((sum, event) => sum + (event.e === 'time' ? event.lost : 0), 0);
  const told = events.flatMap((event): Moment[] => {
    if (event.e === 'unloaded') return [{ kind: 'delivery', goods: event.goods, n: ++delivered }];
    if (event.e === 'collided') return [{ kind: 'collision', train: event.train, with: event.with, lost }];
    return event.e === 'refilled' ? [{ kind: 'refill', clock: event.clock, cards: event.cards }] : [];
  });
  const last = before.schedule.left > 0 && now.schedule.left === 0;
  return last ? [...told, { kind: 'last' }] : told;
}
