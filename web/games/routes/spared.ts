// Which cards of a payment are missed by routes that are still to be built: the plan one sees on the map. It sorts offers and forbids none.
import { pairKey, type Track } from './lanes';
import type { Missed } from './claims';
import type { ClaimMove } from './offers';

/** `routes`: the free lanes of each route ahead; either colour of a double route may be wanted for it. */
export function missedBy(routes: readonly (readonly Track[])[], hand: Readonly<Record<string, number>>, trackOf: (id: string) => Track | undefined): Missed {
  return ({ track, pay }: ClaimMove) => {
    const claimed = trackOf(track);
    if (pay.colour === null || claimed === undefined) return 0;
    const others = routes.filter(([first]) => first !== undefined && pairKey(first.a, first.b) !== pairKey(claimed.a, claimed.b));
    const need = others.filter((lanes) => lanes.some(({ colour }) => colour === pay.colour)).reduce((sum, [lane]) => sum + lane!.length, 0);
    const left = (hand[pay.colour] ?? 0) - pay.coloured;
    return Math.max(0, Math.min(need - left, pay.coloured));
  };
}
