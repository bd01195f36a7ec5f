// The question whether to play the same cards once more, in words: what it is to whoever reads it, and what became of it.
import type { Proposal } from '../../net/tables';
import type { People } from '../../net/people.svelte';
import type { Translate } from '../words';

/** What stands at the table: asked by us, asked of us, agreed to by us; or it is only watched. */
export type Stand = 'asked' | 'question' | 'agreed' | 'watched';

export function standOf({ proposal, own, agreed }: People): Stand | null {
  if (proposal === null) return null;
  if (own.includes(proposal.by)) return 'asked';
  if (own.length === 0) return 'watched';
  return agreed ? 'agreed' : 'question';
}

/** The question, or how far it has come. */
export function questionWords(people: People, t: Translate): string {
  const { proposal, undecided } = people;
  const stand = standOf(people);
  if (proposal === null || stand === null) return '';
  if (stand === 'question') return `${asks(people, proposal, t)} ${t('rematch.rule')}`;
  const begin = stand === 'watched' ? asks(people, proposal, t) : t(stand === 'asked' ? 'rematch.asked' : 'rematch.agreed');
  const names = undecided.map((seat) => nameAt(people, seat, t)).join(', ');
  return `${begin} ${names === '' ? t('rematch.allAgreed') : t('rematch.waiting', { names })}`;
}

/** Why it came to nothing; "" when it did not, or when we said no ourselves. */
export function endWords(people: People, t: Translate): string {
  const { declined, own } = people;
  if (declined === null || (declined.by !== null && own.includes(declined.by))) return '';
  if (declined.by === null) return t('rematch.lapsed');
  return t(declined.own ? 'rematch.withdrawn' : 'rematch.declined', { name: nameAt(people, declined.by, t) });
}

function asks(people: People, { by, swap }: Proposal, t: Translate): string {
  return t(swap ? 'rematch.asksSwap' : 'rematch.asks', { name: nameAt(people, by, t) });
}

function nameAt({ news }: People, seat: number, t: Translate): string {
  return news?.seats[seat]?.name || t('lobby.seatN', { n: seat + 1 });
}
