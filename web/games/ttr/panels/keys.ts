// The keys of a table of Ticket to Ride, in the order in which they are listed.
import type { Key } from '../words/text';

export const KEYS: readonly (readonly [string, Key])[] = [
  ['1 – 5', 'keys.open'],
  ['0, D', 'keys.deck'],
  ['T', 'keys.tickets'],
  ['M', 'keys.map'],
  ['A – Z', 'keys.letters'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['H', 'keys.hint'],
  ['B', 'keys.build'],
  ['P', 'keys.plan'],
  ['R', 'keys.rules'],
];
