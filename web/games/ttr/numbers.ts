// The numbers of a ruleset of Ticket to Ride, as the server tells them (protocol/messages.md): the page knows none itself.
import * as v from 'valibot';

const Count = v.number();

export const NumbersSchema = v.object({
  /** Wagons of each player, and how few of them bring the last round. */
  trains: Count,
  end_trains: Count,
  /** Cards dealt to each player; open cards, and how many locomotives among them bring a new row. */
  hand: Count,
  row: Count,
  row_locomotives: Count,
  /** Which tickets of the board are used, and how many they are on the usual board. */
  ticket_set: v.string(),
  tickets: Count,
  /** So many are dealt at the start, so many of them kept at least. */
  opening_deal: Count,
  opening_keep: Count,
  /** The same for tickets drawn in a turn. */
  offer: Count,
  offer_keep: Count,
  /** From so many players on both tracks of a double route may be claimed. */
  doubles_from: Count,
  /** Points for the longest path. */
  longest_bonus: Count,
});

export type Numbers = v.InferOutput<typeof NumbersSchema>;
