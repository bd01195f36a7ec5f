// What the pictures of the rules show of the board: a ticket that two routes join, and a place of each of the two regions.
import type { GhostBoard, GhostTicket, GhostTrack } from '../board';

/** A ticket and the routes that join its places, one after the other. */
export const TICKET = 'glade-town_hall';
export const WAY = ['glade-school-a', 'school-town_hall'] as const;
/** What is paid in the examples. */
export const COLOUR = 'red';
export const OTHER_COLOUR = 'blue';

export function ticketOf(board: GhostBoard): GhostTicket {
  return board.tickets.all.find(({ id }) => id === TICKET) ?? board.tickets.all[0]!;
}

export function trackOf(board: GhostBoard, id: string): GhostTrack {
  return board.tracks.find((track) => track.id === id) ?? board.tracks[0]!;
}

/** The first place of a region. */
export function placeIn(board: GhostBoard, region: string): string {
  return board.cities.find((city) => city.region === region)?.id ?? board.cities[0]!.id;
}
