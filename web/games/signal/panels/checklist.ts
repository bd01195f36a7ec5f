// The schedule card as a list of things to tick off, and how far the turn has come. Read off the view, nothing is decided here.
import { scheduleCard, TRAIN_COLOURS } from '../board';
import type { SignalView } from '../view';

export type SymbolState = 'done' | 'now' | 'later';

export interface CardSymbol {
  kind: 'deploy' | 'move';
  /** A colour, "any", or null where the team names it. */
  colour: string | null;
  state: SymbolState;
}

export type Step = 'schedule' | 'actions' | 'draw';

/** The symbols of the card being carried out; empty when there is none. */
export function symbolsOf(view: SignalView): CardSymbol[] {
  const { card } = view.schedule;
  if (card === null) return [];
  const { deploy, move } = scheduleCard(card);
  const deploys = Array.from({ length: deploy }, (_, i) => ({
    kind: 'deploy' as const,
    colour: view.schedule.from_start ? (TRAIN_COLOURS[i]?.id ?? null) : (view.deployed_colours[i] ?? null),
  }));
  const named = [...view.named_colours];
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
