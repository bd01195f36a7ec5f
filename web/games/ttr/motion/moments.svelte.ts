// The good moments of a game, each for a short while: tickets of one's own are done, the last round is called.
import type { TableState } from '../../../net/table.svelte';
import { onLiveStep } from '../../../table/liveSteps.svelte';
import type { Ttr } from '../guards';
import type { GameEvent, View } from '../view';

/** Tickets of one's own that the last step finished. */
export function justDone(before: View, now: View): string[] {
  const done = new Set((before.own?.tickets ?? []).flatMap((ticket) => (ticket.done ? [ticket.id] : [])));
  return (now.own?.tickets ?? []).flatMap((ticket) => (ticket.done && !done.has(ticket.id) ? [ticket.id] : []));
}

/** Who began the last round in these events. */
export function lastRoundBegun(events: readonly GameEvent[]): number | null {
  return events.find((event) => event.e === 'last-round')?.seat ?? null;
}

export class Moments {
  /** Tickets that are being punched. */
  punched = $state.raw<ReadonlySet<string>>(new Set());
  /** What is called out over the map. */
  doneCall = $state.raw<readonly string[]>([]);
  lastRoundCall = $state<number | null>(null);

  /** To be made while a component is being set up. `helped`: is one told which tickets are done? */
  constructor(table: () => TableState<Ttr>, helped: () => boolean) {
    onLiveStep(table, ({ line, before }) => {
      const { over, view, seat } = table();
      if (over || view === null) return this.dismiss();
      const done = helped() ? justDone(before, view) : [];
      if (done.length > 0 || line.seat === seat) this.punched = new Set(done);
      const caller = lastRoundBegun(line.events);
      if (done.length > 0) this.doneCall = done;
      if (caller !== null) this.lastRoundCall = caller;
    });
  }

  /** Whoever has heard it taps it away. */
  dismiss(): void {
    this.doneCall = [];
    this.lastRoundCall = null;
  }
}
