// Tells of what happens at a table while one looks on: one step after the other. What a snapshot brings together, a reload, a
// lost connection, a jump in a replay or the eyes of another seat, is not told: it has happened already.
import { untrack } from 'svelte';
import type { GameTypes } from '../net/game';
import type { HistoryLine, TableState } from '../net/table.svelte';

/** A step that was added to what was there, and what was seen before it. */
export interface LiveStep<G extends GameTypes> {
  line: HistoryLine<G>;
  before: G['view'];
}

interface Seen<G extends GameTypes> {
  version: number;
  seat: number | null;
  view: G['view'] | null;
}

/** The step between two looks at a table, if it is one step. */
export function stepBetween<G extends GameTypes>(before: Seen<G> | null, table: Pick<TableState<G>, 'version' | 'seat' | 'history'>): LiveStep<G> | null {
  const line = table.history.at(-1);
  if (before?.view == null || line === undefined) return null;
  return table.version === before.version + 1 && line.v === table.version && table.seat === before.seat ? { line, before: before.view } : null;
}

/** To be called while a component is being set up; told when the page shows the new position. */
export function onLiveStep<G extends GameTypes>(table: () => TableState<G>, told: (step: LiveStep<G>) => void): void {
  let seen: Seen<G> | null = null;
  $effect(() => {
    const now = table();
    const step = stepBetween(seen, now);
    seen = { version: now.version, seat: now.seat, view: now.view };
    if (step !== null) untrack(() => told(step));
  });
}
