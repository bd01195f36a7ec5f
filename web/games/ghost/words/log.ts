// The log: events of the record, told as a player would tell them.
import type { Key } from './text';
import type { GhostEvent } from '../view';
import type { LogLine } from '../../../table/log';
import type { HistoryLine } from '../../../net/table.svelte';
import type { GhostWords } from './words';
import type { Ghost } from '../guards';

export function tell(history: readonly HistoryLine<Ghost>[], words: GhostWords): LogLine[] {
  return history.flatMap(({ v, events }) =>
    events.flatMap((event, i) => {
      const text = sentence(event, words);
      if (text === null) return [];
      const who = 'seat' in event && event.e !== 'hand' ? event.seat : null;
      return [{ id: `${v}.${i}`, seat: who, text, track: event.e === 'claimed' ? event.track : null }];
    }),
  );
}

/** What was done in a move, for a picture of it. */
export type Done = { kind: 'wagons'; track: string } | { kind: 'cards'; n: number } | { kind: 'swap' };

/** A move told in a line. */
export interface LastLine {
  v: number;
  seat: number;
  text: string;
  /** Nothing where it was a pass. */
  done: Done | null;
}

/** What the others did since this seat's last move, newest last; right after it that move itself, to those who watch the last one. */
export function lastOf(history: readonly HistoryLine<Ghost>[], words: GhostWords): LastLine[] {
  const lines = history.flatMap(({ v, seat, events }) => (seat === null ? [] : [{ v, seat, text: told(seat, events, words), done: doneIn(events) }]));
  const since = words.seat === null ? [] : lines.slice(lines.findLastIndex(({ seat }) => seat === words.seat) + 1);
  return (since.length > 0 ? since : lines.slice(-1)).filter(({ text }) => text !== '');
}

function doneIn(events: readonly GhostEvent[]): Done | null {
  const deed = events.find((event) => event.e === 'claimed' || event.e === 'exchanged');
  if (deed !== undefined) return deed.e === 'claimed' ? { kind: 'wagons', track: deed.track } : { kind: 'swap' };
  const n = events.filter(({ e }) => e === 'drew').length;
  return n === 0 ? null : { kind: 'cards', n };
}

/** The gist of a move: what was done and what it brought, without the cards and tickets drawn for it. */
function told(seat: number, events: readonly GhostEvent[], words: GhostWords): string {
  const { t } = words;
  const deed = events.find(({ e }) => e === 'claimed' || e === 'exchanged' || e === 'pass');
  const drawn = events.filter(({ e }) => e === 'drew').length;
  const done = events.flatMap((event) => (event.e === 'completed' ? [event.ticket] : []));
  const first = deed ? sentence(deed, words) : drawn > 0 ? t(seat === words.seat ? 'ghost.lastDrewYou' : 'ghost.lastDrew', { name: words.player(seat), n: drawn }) : null;
  return [
    first ?? '',
    ...events.flatMap((event) => (event.e === 'bonus' ? [t('ghost.lastBonus', { bonus: words.bonusName(event.bonus) })] : [])),
    done.length > 0 ? t('ghost.lastDone', { n: done.length, tickets: words.ticketNames(done) }) : '',
    events.some(({ e }) => e === 'trick-or-treat') ? `${t('ghost.special')}!` : '',
  ].filter((part) => part !== '').join(' ');
}

export function sentence(event: GhostEvent, words: GhostWords): string | null {
  const { t } = words;
  const say = words.teller(event);
  switch (event.e) {
    case 'first':
      return say('ghost.logFirstYou', 'ghost.logFirst');
    case 'hand':
      return event.seat === 0 ? t('ghost.logDealt') : null;
    case 'dealt':
      return event.tickets ? say('ghost.logTickets', 'ghost.logTicketsOf', { tickets: words.ticketNames(event.tickets) }) : null;
    case 'drew':
      return say('ghost.logDrewYou', event.card === undefined ? 'ghost.logDrew' : 'ghost.logDrewCard', { card: words.one(event.card ?? '') });
    case 'rebuilt':
      return t('ghost.logRebuilt', { n: event.cards });
    case 'claimed':
      return say('ghost.logClaimedYou', 'ghost.logClaimed', { route: words.trackName(event.track), pay: words.pay(event.pay) });
    case 'bonus':
      return say('ghost.logBonusYou', 'ghost.logBonus', { bonus: words.bonusName(event.bonus) });
    case 'completed':
      return say('ghost.logCompletedYou', 'ghost.logCompleted', { ticket: words.ticketName(event.ticket), ...lanterns(event, words) });
    case 'exchanged':
      return say('ghost.logExchangedYou', 'ghost.logExchanged', { tickets: words.ticketNames(event.tickets ?? []) });
    case 'drew-ticket':
      return say('ghost.logDrewTicketYou', event.ticket === undefined ? 'ghost.logDrewTicket' : 'ghost.logDrewTicketNamed', { ticket: words.ticketName(event.ticket ?? '') });
    case 'tickets-rebuilt':
      return t('ghost.logTicketsRebuilt', { n: event.tickets });
    case 'trick-or-treat':
      return say('ghost.logTreatYou', 'ghost.logTreat', lanterns(event, words));
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

function lanterns({ completed }: { completed: number }, { numbers }: GhostWords): { n: number; of: number } {
  return { n: completed, of: numbers.win };
}
