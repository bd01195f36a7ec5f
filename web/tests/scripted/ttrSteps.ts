// Single steps from the position in the middle of a game of Ticket to Ride: everything that makes something move.
import type { Snapshot, Step } from '../../net/messages';
import type { GameEvent, View } from '../../games/ttr/view';
import type { Ttr } from '../../games/ttr/guards';
import { afterDraw, middle } from './messages';

const own = middle.view.own!;

/** What happens next in the middle of the game. */
export function next(seat: number, events: GameEvent[], view: Partial<View> = {}, v = middle.v + 1): Step<Ttr> {
  return { ...afterDraw, v, seat, events, prompt: null, legal: [], view: { ...middle.view, turn: 1, to_act: [1], ...view } };
}

/** The same position, the other seat to act. */
export const waiting: Snapshot<Ttr> = { ...middle, prompt: null, legal: [], view: { ...middle.view, turn: 1, to_act: [1] } };

const laid = { las_vegas: 'las_vegas-salt_lake_city', rival: 'chicago-pittsburgh-a' } as const;
const withTrack = (seat: number, track: string) => middle.view.players.map((player, i) => (i === seat ? { ...player, tracks: [...player.tracks, track] } : player));

export const ownBlind = afterDraw;
export const ownOpen = next(0, [{ e: 'took', seat: 0, slot: 4, card: 'green' }, { e: 'row', slot: 4, card: 'yellow' }], {
  row: ['red', 'blue', 'locomotive', 'yellow', 'white'],
  own: { ...own, hand: { ...own.hand, green: 3 } },
});
export const rivalBlind = next(1, [{ e: 'drew', seat: 1 }]);
export const rivalOpen = next(1, [{ e: 'took', seat: 1, slot: 2, card: 'blue' }, { e: 'row', slot: 2, card: 'black' }], { row: ['red', 'black', 'locomotive', 'green', 'white'] });

/** One's own claim: it finishes a ticket. */
export const ownClaim = next(
  0,
  [{ e: 'claimed', seat: 0, track: laid.las_vegas, pay: { orange: 2, locomotive: 1 }, points: 4, trains: 28 }, { e: 'turn', seat: 1 }],
  {
    players: withTrack(0, laid.las_vegas),
    own: { ...own, hand: { ...own.hand, orange: 1, locomotive: 1 }, tickets: own.tickets.map((ticket) => ({ ...ticket, done: true })) },
  },
);

/** The other's claim: it begins the last round. */
export const rivalClaim = next(
  1,
  [{ e: 'claimed', seat: 1, track: laid.rival, pay: { orange: 3 }, points: 4, trains: 2 }, { e: 'last-round', seat: 1, turns: 2 }, { e: 'turn', seat: 0 }],
  { turn: 0, to_act: [0], last_round: 2, players: withTrack(1, laid.rival) },
);
