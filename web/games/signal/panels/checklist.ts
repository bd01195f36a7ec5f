// The schedule card as a list of things to tick off, and how far the turn has come. Read off the view, nothing is decided here.
import type { HistoryLine } from '../../../net/table.svelte';
import { scheduleCard, TRAIN_COLOURS } from '../board';
import type { Signal } from '../guards';
import type { SignalView } from '../view';

export type SymbolState = 'done' | 'now' | 'later';

export interface CardSymbol {
  kind: 'deploy' | 'move';
  /** A colour, "any", or null where the team names it. */
  colour: string | null;
  state: SymbolState;
}

export type Step = 'schedule' | 'actions' | 'draw';

/** The colours named for the card that lies open, first for deployments, in the order in which they were named: a view knows only which. */
export function namedIn(history: readonly Pick<HistoryLine<Signal>, 'events'>[]): string[] {
  const events = history.flatMap((line) => line.events);
  const since = events.findLastIndex(({ e }) => e === 'revealed');
  return events.slice(since + 1).flatMap((event) => (event.e === 'named' ? [event.colour] : []));
}

/** Those that are known, as they were told, where that is the same. */
const ordered = (told: readonly string[], known: readonly string[]) => (told.length === known.length && known.every((colour) => told.includes(colour)) ? told : known);

/** The symbols of the card being carried out; empty when there is none. */
export function symbolsOf(view: SignalView, told: readonly string[] = []): CardSymbol[] {
  const { card } = view.schedule;
  if (card === null) return [];
  const { deploy, move } = scheduleCard(card);
  const deployed = view.schedule.from_start ? TRAIN_COLOURS.map(({ id }) => id) : ordered(told.slice(0, view.deployed_colours.length), view.deployed_colours);
  const named = [...ordered(told.slice(view.deployed_colours.length), view.named_colours)];
  const deploys = Array.from({ length: deploy }, (_, i) => ({ kind: 'deploy' as const, colour: deployed[i] ?? null }));
  const moves = move.map((colour) => ({ kind: 'move' as const, colour: colour === 'any' ? (named.shift() ?? 'any') : colour }));
  return [...deploys, ...moves].map((symbol, i) => ({
    ...symbol,
    state: i < view.symbol ? 'done' : i > view.symbol || view.phase === 'reveal' ? 'later' : 'now',
  }));
}

/** Null before the first turn and when all is over. */
export function stepOf(view: SignalView): Step | null {
  if (view.phase === 'placing' || view.phase === 'extra' || view.phase === 'over') return null;
  if (view.phase === 'draw') return 'draw';
  return view.schedule.card === null ? 'actions' : 'schedule';
}
