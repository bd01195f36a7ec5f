// What the pictures of the rules show: pieces of the usual board, a ticket on it, cards. Its points and names come from the board.
import type { Board, Ticket } from '../board';
import type { Numbers } from '../numbers';
import type { Piece } from './drawing';

/** The back of a card of the deck. */
export const BACK = 'back';

/** Tickets of every edition, by their id on the board. */
export const FAR_TICKET = 'los_angeles-new_york';
export const NEAR_TICKET = 'atlanta-new_york';

/** A whole journey from coast to coast, among the routes of two others. */
export const JOURNEY: Piece = {
  view: [40, 300, 1760, 750],
  named: { los_angeles: 'above', new_york: 'above' },
  text: 0.042,
  own: ['el_paso-los_angeles', 'el_paso-houston', 'houston-new_orleans', 'atlanta-new_orleans-a', 'atlanta-raleigh-a', 'raleigh-washington-a', 'new_york-washington-a'],
  others: [
    ...(['salt_lake_city-san_francisco-a', 'denver-salt_lake_city-a', 'denver-kansas_city-a', 'kansas_city-saint_louis-a'] as const).map((track) => [track, 1] as const),
    ...(['chicago-duluth', 'chicago-pittsburgh-a', 'nashville-pittsburgh'] as const).map((track) => [track, 2] as const),
  ],
};

const EAST: Piece['view'] = [1210, 400, 590, 510];
const LINK = ['new_york-washington-a', 'raleigh-washington-a', 'atlanta-raleigh-a'];
const GAP = 'raleigh-washington-a';

/** The near ticket's cities joined; and the same with a gap. */
export const LINKED: Piece = { view: EAST, named: { atlanta: 'below', new_york: 'above' }, own: LINK };
export const BROKEN: Piece = { ...LINKED, own: LINK.filter((track) => track !== GAP), free: [GAP] };

/** A path that passes through a city twice, and a branch that is no part of it. */
const PATH = ['chicago-pittsburgh-a', 'new_york-pittsburgh-a', 'new_york-washington-a', 'pittsburgh-washington', 'pittsburgh-raleigh'];
export const LONGEST: Piece = { view: [1150, 340, 590, 400], named: {}, own: [...PATH, 'boston-new_york-a'], lit: PATH };

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

export function ticketOf(board: Board, { ticket_set }: Numbers, wanted: string): Ticket | undefined {
  return board.tickets[ticket_set]?.find(({ id }) => id === wanted);
}

/** With how many players a double route has one track, and with how many both. */
export function doubles([least, most]: readonly [number, number], { doubles_from }: Numbers): { one: { from: number; to: number }; both: { from: number; to: number } } {
  return { one: { from: least, to: doubles_from - 1 }, both: { from: doubles_from, to: most } };
}
