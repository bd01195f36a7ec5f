// What the pictures of the rules show: pieces of the usual board, a ticket on it, cards. Its points and names come from the board.
import type { Board, Ticket } from '../board';
import type { Numbers } from '../numbers';
import type { Piece } from './drawing';

/** The back of a card of the deck. */
export const BACK = 'back';

export const TICKET = 'atlanta-new_york';
const EAST: Piece['view'] = [1272, 408, 480, 450];
const LINK = ['new_york-washington-a', 'raleigh-washington-a', 'atlanta-raleigh-a'];
const GAP = 'raleigh-washington-a';

/** The ticket's cities joined; and the same with a gap. */
export const LINKED: Piece = { view: EAST, named: ['atlanta', 'new_york'], own: LINK };
export const BROKEN: Piece = { ...LINKED, own: LINK.filter((track) => track !== GAP) };

/** A path that passes through a city twice, and a branch that is no part of it. */
const PATH = ['chicago-pittsburgh-a', 'new_york-pittsburgh-a', 'new_york-washington-a', 'pittsburgh-washington', 'pittsburgh-raleigh'];
export const LONGEST: Piece = { view: [1150, 330, 610, 400], named: [], own: [...PATH, 'boston-new_york-a'], lit: PATH };

/** So many kinds of cards one after the other, beginning with the `from`-th of the board. */
export function someCards(board: Board, n: number, from = 0): string[] {
  return Array.from({ length: n }, (_, i) => board.colours[(from + i) % board.colours.length]?.id ?? '');
}

/** An open row that is swept: so many locomotives, the rest of colours. */
export function sweptRow({ row, row_locomotives }: Numbers): string[] {
  const colours = ['blue', 'yellow', 'green', 'black'];
  return Array.from({ length: row }, (_, i) => (i < row_locomotives ? 'locomotive' : (colours[(i - row_locomotives) % colours.length] ?? 'red')));
}

/** The lengths of routes that bring points; a space of the table that tells them. */
export const LENGTH_AND_WIDTH = [22, 10] as const;
export const routeLengths = (points: readonly number[]): number[] => [...points.keys()].slice(1);

export function ticketOf(board: Board, { ticket_set }: Numbers): Ticket | undefined {
  return board.tickets[ticket_set]?.find(({ id }) => id === TICKET);
}

/** With how many players a double route has one track, and with how many both. */
export function doubles([least, most]: readonly [number, number], { doubles_from }: Numbers): { one: { from: number; to: number }; both: { from: number; to: number } } {
  return { one: { from: least, to: doubles_from - 1 }, both: { from: doubles_from, to: most } };
}
