// The numbers of Ghost Train's ruleset, as the server tells them (protocol/messages.md): the page knows none itself.
import * as v from 'valibot';

const Count = v.number();

export const NumbersSchema = v.object({
  /** Wagons of each player. */
  wagons: Count,
  /** So many cards and tickets everybody is dealt. */
  hand: Count,
  tickets: Count,
  /** So many cards a draw brings. */
  draw: Count,
  /** So many completed tickets win: the number of lanterns shown. */
  win: Count,
  /** So many rounds without a claim or a draw end the game. */
  stall_rounds: Count,
});

export type Numbers = v.InferOutput<typeof NumbersSchema>;
