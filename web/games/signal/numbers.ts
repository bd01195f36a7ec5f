// The numbers of Switch & Signal's ruleset, as the server tells them (protocol/messages.md): the page knows none itself.
import * as v from 'valibot';

const Count = v.number();

export const NumbersSchema = v.object({
  /** So many goods delivered win. */
  goods: Count,
  /** So many tokens the full clock holds. */
  time: Count,
  /** So many schedule cards leave unseen. */
  removed: Count,
});

export type Numbers = v.InferOutput<typeof NumbersSchema>;
