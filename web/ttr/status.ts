// One sentence that says whose turn it is and what is expected, read off the view and the moves offered.
import type { TableState } from '../table/table.svelte';
import { offersOf } from './offers';
import type { Words } from './words';

type Table = TableState<'ttr'>;

export function statusLine(table: Table, least: number, words: Words): string {
  const { view } = table;
  const { t } = words;
  if (view === null) return '';
  if (view.phase === 'over') return t('status.over');
  if (!table.mine) return waiting(table, words);
  if (view.phase === 'opening') return t('status.opening', { n: least });
  if (view.phase === 'keep-tickets') return t('status.keep', { n: least });
  if (view.phase === 'second-card') return t('status.second');
  return choices(table, words);
}

export function lastRoundLine(table: Table, words: Words): string {
  const turns = table.view?.last_round ?? null;
  if (turns === null || table.over) return '';
  const next = table.view?.turn ?? 0;
  const order = Array.from({ length: turns }, (_, i) => words.player((next + i) % table.seats.length));
  const names = order.join(', ');
  return words.t(table.mine ? 'status.lastRoundYours' : 'status.lastRound', { n: turns, names });
}

function waiting({ view, seat }: Table, words: Words): string {
  if (view?.phase === 'opening') return words.t(seat === null ? 'table.spectator' : 'status.waitOpening');
  const turn = view?.turn ?? null;
  return turn === null ? '' : words.t('status.other', { name: words.player(turn) });
}

function choices({ legal }: Table, { t }: Words): string {
  const kinds = new Set(offersOf(legal).map(({ move }) => move.kind));
  const [draw, claim, tickets] = [kinds.has('draw') || kinds.has('take'), kinds.has('claim'), kinds.has('tickets')];
  if (kinds.has('pass')) return t('status.pass');
  if (draw) return t(tickets ? 'status.turn' : 'status.turnNoTickets');
  if (claim) return t(tickets ? 'status.turnNoCards' : 'status.claimOnly');
  return t('status.ticketsOnly');
}
