// The turns of a game as they are told: moves of one seat that belong together, such as two cards.
import type { HistoryLine } from '../../net/table.svelte';
import type { GameEvent } from './view';
import type { Ttr } from './guards';

export interface Turn {
  seat: number;
  /** Of its first move. */
  v: number;
  events: readonly GameEvent[];
}

type History = readonly HistoryLine<Ttr>[];

/**
 * All turns of the others since this seat's last one, oldest first; for somebody who watches the last turn. A turn of one's own that is only
 * half done changes nothing: what came before it is still to be seen.
 */
export function turnsSince(history: History, me: number | null): Turn[] {
  if (me === null) return turnsOf(history.filter(({ seat }) => seat !== null)).slice(-1);
  const end = history.findLastIndex((line) => line.seat !== me || endsTurn(line.events)) + 1;
  const before = history.slice(0, end);
  return turnsOf(before.slice(before.findLastIndex(({ seat }) => seat === me || seat === null) + 1));
}

function turnsOf(lines: History): Turn[] {
  const turns: Turn[] = [];
  for (const { seat, v, events } of lines) {
    const last = turns.at(-1);
    if (last !== undefined && last.seat === seat && !endsTurn(last.events)) last.events = [...last.events, ...events];
    else if (seat !== null) turns.push({ seat, v, events });
  }
  return turns;
}

const endsTurn = (events: readonly GameEvent[]) => events.some(({ e }) => e === 'turn');
