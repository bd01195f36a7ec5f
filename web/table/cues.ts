// How a game is heard: every family matches what happens in it with the sounds of the page (games/<family>/cues.ts).
import type { Cue } from '../settings/audio/cue';
import type { GameTypes } from '../net/game';

/** What happened in one step, as this seat was told it. */
export interface Happening<G extends GameTypes = GameTypes> {
  /** Null: nobody's move, such as the deal. */
  by: number | null;
  events: readonly G['event'][];
  /** The seat that listens, and all that are played at this device; null and none for those who watch. */
  seat: number | null;
  own: readonly number[];
  before: G['view'] | null;
  view: G['view'];
  result: G['result'] | null;
}

export type CuesOf<G extends GameTypes = GameTypes> = (happening: Happening<G>) => readonly Cue[];

/** How a game ends: a fanfare where somebody here has won, else a gentle close. Nothing as long as it goes on. */
export function endCues({ before, view, result, own }: Happening): readonly Cue[] {
  if (view.phase !== 'over' || before?.phase === 'over') return [];
  return [winnerCue(result, own)];
}

/** The moment in which the winner is told. `own`: who plays at this device. */
export function winnerCue(result: { winners: readonly number[] } | null, own: readonly number[]): Cue {
  return { sound: own.some((seat) => result?.winners.includes(seat)) ? 'fanfare' : 'close', after: 400 };
}

/** The sound of one's own card or of somebody else's. */
export function cardCue(event: { seat: number }, { own }: Happening): Cue {
  return { sound: 'card', soft: !own.includes(event.seat) };
}
