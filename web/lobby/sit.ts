// Sitting down at a table of others.
import type { People } from '../net/people.svelte';
import { fieldProblem, nameOr } from '../net/playerName';
import type { Session } from '../net/session.svelte';
import type { TableNews } from '../net/tables';
import { t } from '../settings/language.svelte';

/** May somebody without a seat take a free one? */
export function maySit({ own, out }: People, news: TableNews): boolean {
  return own.length === 0 && !out && news.phase !== 'over' && !news.locked;
}

/** At this seat, or at the first free one. A name that is none is told instead. */
export function sit({ guest, people }: Session, seat?: number): void {
  const { name, problem } = guest;
  const reason = problem ?? fieldProblem(name);
  if (reason !== null) people.refused = { code: 'bad-name', text: '', params: { reason } };
  else void people.do({ t: 'sit', ...(seat === undefined ? {} : { seat }), name: nameOr(name, t('home.nameDefault')) });
}
