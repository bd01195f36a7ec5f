// The log: events of the record, told as a player would tell them.
import type { Key } from '../i18n/text';
import type { GhostEvent } from '../protocol/ghost/view';
import type { LogLine } from '../table/log';
import type { HistoryLine } from '../table/table.svelte';
import { LANTERNS, type GhostWords } from './words';

export function tell(history: readonly HistoryLine<'ghost'>[], words: GhostWords): LogLine[] {
  return history.flatMap(({ v, events }) =>
    events.flatMap((event, i) => {
      const text = sentence(event, words);
      if (text === null) return [];
      const who = 'seat' in event && event.e !== 'hand' ? event.seat : null;
      return [{ id: `${v}.${i}`, seat: who, text, track: event.e === 'claimed' ? event.track : null }];
    }),
  );
}

/** What the others did last: the newest move that is not this seat's own. */
export function lastOf(history: readonly HistoryLine<'ghost'>[], words: GhostWords): { seat: number; text: string } | null {
  const line = history.findLast(({ seat }) => seat !== null && seat !== words.seat);
  if (line === undefined || line.seat === null) return null;
  const times = new Map<string, number>();
  for (const { text } of tell([line], words)) times.set(text, (times.get(text) ?? 0) + 1);
  const text = [...times].map(([told, n]) => (n > 1 ? `${told} (×${n})` : told)).join(' ');
  return text === '' ? null : { seat: line.seat, text };
}

export function sentence(event: GhostEvent, words: GhostWords): string | null {
  const { t } = words;
  const own = 'seat' in event && event.seat === words.seat;
  const name = 'seat' in event ? words.player(event.seat) : '';
  const say = (you: Key, other: Key, values = {}) => t(own ? you : other, { name, ...values });
  switch (event.e) {
    case 'first':
      return say('ghost.logFirstYou', 'ghost.logFirst');
    case 'hand':
      return event.seat === 0 ? t('ghost.logDealt') : null;
    case 'dealt':
      return event.tickets ? say('ghost.logTickets', 'ghost.logTicketsOf', { tickets: words.ticketNames(event.tickets) }) : null;
    case 'drew':
      return say('ghost.logDrewYou', event.card === undefined ? 'ghost.logDrew' : 'ghost.logDrewCard', { card: words.card(event.card ?? '') });
    case 'rebuilt':
      return t('ghost.logRebuilt', { n: event.cards });
    case 'claimed':
      return say('ghost.logClaimedYou', 'ghost.logClaimed', { route: words.trackName(event.track), pay: words.pay(event.pay) });
    case 'bonus':
      return say('ghost.logBonusYou', 'ghost.logBonus', { bonus: words.bonusName(event.bonus) });
    case 'completed':
      return say('ghost.logCompletedYou', 'ghost.logCompleted', { ticket: words.ticketName(event.ticket), ...lanterns(event) });
    case 'exchanged':
      return say('ghost.logExchangedYou', 'ghost.logExchanged', { tickets: words.ticketNames(event.tickets ?? []) });
    case 'drew-ticket':
      return say('ghost.logDrewTicketYou', event.ticket === undefined ? 'ghost.logDrewTicket' : 'ghost.logDrewTicketNamed', { ticket: words.ticketName(event.ticket ?? '') });
    case 'tickets-rebuilt':
      return t('ghost.logTicketsRebuilt', { n: event.tickets });
    case 'trick-or-treat':
      return say('ghost.logTreatYou', 'ghost.logTreat', lanterns(event));
    case 'pass':
      return say('ghost.logPassYou', 'ghost.logPass');
    case 'turn':
      return null;
    case 'over':
      return t(OVER[event.reason]);
  }
}

const OVER: Record<Extract<GhostEvent, { e: 'over' }>['reason'], Key> = {
  tickets: 'ghost.logOverTickets',
  wagons: 'ghost.logOverWagons',
  stall: 'ghost.logOverStall',
};

function lanterns({ completed }: { completed: number }): { n: number; of: number } {
  return { n: completed, of: LANTERNS };
}
