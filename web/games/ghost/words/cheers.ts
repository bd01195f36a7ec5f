// What is called out when something comes true.
import { isDeed, type Cheer, type Moment } from '../panels/parade.svelte';
import type { Key } from './text';
import type { GhostWords } from './words';

const WORDS: Record<Cheer['kind'], readonly [you: Key, other: Key]> = {
  ticket: ['ghost.cheerTicketYou', 'ghost.cheerTicket'],
  bonus: ['ghost.cheerBonusYou', 'ghost.cheerBonus'],
  treat: ['ghost.cheerTreatYou', 'ghost.cheerTreat'],
};

/** What was done is seen, not told. */
export function cheerWords(moment: Moment, words: GhostWords): string {
  if (isDeed(moment)) return '';
  const [you, other] = WORDS[moment.kind];
  const ticket = moment.kind === 'ticket' ? words.ticket(moment.ticket) : undefined;
  return words.t(moment.seat === words.seat ? you : other, {
    name: words.player(moment.seat),
    a: words.place(ticket?.a ?? ''),
    b: words.place(ticket?.b ?? ''),
    bonus: moment.kind === 'bonus' ? words.bonusName(moment.bonus) : '',
  });
}
