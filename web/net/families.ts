// The families of games this page can show: which game belongs to which, and the guards of its views, events and results.
import * as v from 'valibot';
import { BoardSchema, LayoutSchema } from '../games/ttr/board';
import { EventSchema, ResultSchema, ViewSchema } from '../games/ttr/view';
import { GhostBoardSchema, GhostLayoutSchema } from '../games/ghost/board';
import { GhostEventSchema, GhostResultSchema, GhostViewSchema } from '../games/ghost/view';
import { SignalBoardSchema, SignalLayoutSchema } from '../games/signal/board';
import { SignalEventSchema, SignalResultSchema, SignalViewSchema } from '../games/signal/view';

/** One entry for each family; the games of a family have ids that begin alike. `open`: nothing in a hand is secret. */
export const FAMILIES = {
  ttr: { games: /^ttr-/, open: false, view: ViewSchema, event: EventSchema, result: ResultSchema },
  ghost: { games: /^ghost-/, open: false, view: GhostViewSchema, event: GhostEventSchema, result: GhostResultSchema },
  signal: { games: /^switch-signal-/, open: true, view: SignalViewSchema, event: SignalEventSchema, result: SignalResultSchema },
} as const;

export type Family = keyof typeof FAMILIES;
export type ViewOf<F extends Family> = v.InferOutput<(typeof FAMILIES)[F]['view']>;
export type EventOf<F extends Family> = v.InferOutput<(typeof FAMILIES)[F]['event']>;
export type ResultOf<F extends Family> = v.InferOutput<(typeof FAMILIES)[F]['result']>;

/** Board and layout files say what they are. */
export const AnyBoardSchema = v.variant('format', [BoardSchema, GhostBoardSchema, SignalBoardSchema]);
export const AnyLayoutSchema = v.variant('format', [LayoutSchema, GhostLayoutSchema, SignalLayoutSchema]);

export function familyOf(game: string): Family | null {
  for (const family of Object.keys(FAMILIES) as Family[]) if (FAMILIES[family].games.test(game)) return family;
  return null;
}
