// Narrows the legal claims to the route a player pointed at. It only sorts what the server offered.
import type { Track } from './lanes';
import type { ClaimMove } from './offers';
import { formatClaim, LOCOMOTIVE } from './payment';

export interface PaymentChoices {
  /** One way for each colour, the fewest locomotives: what people usually want. */
  usual: ClaimMove[];
  /** The ways that spend more locomotives than needed. */
  more: ClaimMove[];
}

/** How many cards of a payment are missed elsewhere. */
export type Missed = (claim: ClaimMove) => number;

/**
 * The ways to pay for a route, the one to propose first: the fewest locomotives, then the lane pointed at, then what is missed
 * least, then as the server lists them. The same payment for the other lane is not listed twice.
 */
export function choicesFor(claims: readonly ClaimMove[], lanes: readonly Track[], pointed: string, missed: Missed = () => 0): PaymentChoices {
  const ids = new Set(lanes.map((l) => l.id)).add(pointed);
  const elsewhere = ({ track }: ClaimMove) => Number(track !== pointed);
  const seen = new Set<string>();
  const all = claims
    .filter((c) => ids.has(c.track))
    .sort((a, b) => a.pay.locomotives - b.pay.locomotives || elsewhere(a) - elsewhere(b) || missed(a) - missed(b))
    .filter(({ pay }) => {
      const key = `${pay.colour}:${pay.coloured}:${pay.locomotives}`;
      return seen.has(key) ? false : seen.add(key);
    });
  const fewest = new Map<string | null, number>();
  for (const { pay } of all) {
    fewest.set(pay.colour, Math.min(fewest.get(pay.colour) ?? Infinity, pay.locomotives));
  }
  const isUsual = ({ pay }: ClaimMove) => pay.colour !== null && pay.locomotives === fewest.get(pay.colour);
  const usual = all.filter(isUsual);
  return usual.length > 0 ? { usual, more: all.filter((c) => !isUsual(c)) } : { usual: all, more: [] };
}

/** The ways to pay with one colour, from the fewest locomotives to locomotives alone. */
export function ladderOf({ usual, more }: PaymentChoices, colour: string | null): ClaimMove[] {
  return [...usual, ...more]
    .filter(({ pay }) => pay.colour === colour || pay.colour === null)
    .sort((a, b) => a.pay.locomotives - b.pay.locomotives);
}

/** A claim to ask the server about when none was offered: the colour the hand is best at, locomotives for the rest. */
export function hopefulClaim(board: { colours: readonly { id: string }[] }, hand: Record<string, number>, track: Track): string {
  const colours = board.colours.map((c) => c.id);
  const wanted = colours.includes(track.colour) ? [track.colour] : colours;
  const colour = wanted.reduce((best, c) => ((hand[c] ?? 0) > (hand[best] ?? 0) ? c : best));
  const locomotives = Math.min(hand[LOCOMOTIVE] ?? 0, Math.max(0, track.length - (hand[colour] ?? 0)));
  return formatClaim({ track: track.id, pay: { colour, coloured: track.length - locomotives, locomotives } });
}
