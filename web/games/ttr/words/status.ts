// One sentence that says whose turn it is and what is expected, read off the view and the moves offered.
import type { TableState } from '../../../net/table.svelte';
import { offersOf } from '../offers';
import type { Words } from './words';
import type { Ttr } from '../guards';

type Table = TableState<Ttr>;

export function statusLine(table: Table, least: number, words: Words, claiming = false): string {
  const { view } = table;
  const { t } = words;
  if (view === null) return '';
  if (view.phase === 'over') return t('status.over');
  if (!table.mine) return waiting(table, words);
  if (claiming) return t('status.claiming');
  if (view.phase === 'opening') return t('status.opening', { n: least });
  if (view.phase === 'keep-tickets') return t('status.keep', { n: least });
  if (view.phase === 'second-card') return t('status.second');
  return choices(table, words);
}

export function lastRoundLine(table: Table, words: Words): string {
  const turns = table.view?.last_round ?? null;
  if (turns === null || table.over) return '';
  return words.t(table.mine ? 'status.lastRoundYours' : 'status.lastRound', { n: turns });
}

/** How far the end is: who has the fewest wagons, and how much of the way there is done (0 … 1). */
export interface EndAhead {
  words: string;
  share: number;
}

/** T50: with `end_trains` wagons left the last round begins. */
export function endAhead({ view, numbers }: Table, words: Words): EndAhead | null {
  if (view === null || numbers === null || view.phase === 'over' || view.last_round !== null) return null;
  const trains = view.players.map((player) => player.trains);
  const fewest = Math.min(...trains);
  const all = Math.max(...view.players.map((player) => player.trains + wagonsOf(player.tracks, words)));
  const figures = { limit: numbers.end_trains, name: words.player(trains.indexOf(fewest)), n: fewest };
  return {
    words: words.t('end.short', figures),
    share: (all - fewest) / Math.max(1, all - numbers.end_trains),
  };
}

/** Why it ended: who began the last round. */
export function endReason({ history, over, numbers }: Table, words: Words): string {
  const limit = numbers?.end_trains ?? 0;
  for (const { events } of [...history].reverse())
    for (const event of events)
      if (event.e === 'last-round') return words.t('end.began', { limit, name: words.player(event.seat) });
  return over ? words.t('end.ran', { limit }) : '';
}

/** Who is choosing tickets, in the opening. */
export function choosing({ view }: Table, words: Words): string {
  return (view?.to_act ?? []).map((seat) => words.player(seat)).join(', ');
}

function wagonsOf(tracks: readonly string[], words: Words): number {
  return tracks.reduce((sum, id) => sum + (words.track(id)?.length ?? 0), 0);
}

function waiting(table: Table, words: Words): string {
  const { view, seat } = table;
  if (view?.phase === 'opening') return words.t(seat === null ? 'status.watchOpening' : 'status.waitOpening', { names: choosing(table, words) });
  const turn = view?.turn ?? null;
  return turn === null ? '' : words.t(seat === null ? 'status.watch' : 'status.other', { name: words.player(turn) });
}

function choices({ legal }: Table, { t }: Words): string {
  const kinds = new Set(offersOf(legal).map(({ move }) => move.kind));
  const [draw, claim, tickets] = [kinds.has('draw') || kinds.has('take'), kinds.has('claim'), kinds.has('tickets')];
  if (kinds.has('pass')) return t('status.pass');
  if (draw) return t(tickets ? 'status.turn' : 'status.turnNoTickets');
  if (claim) return t(tickets ? 'status.turnNoCards' : 'status.claimOnly');
  return t('status.ticketsOnly');
}
