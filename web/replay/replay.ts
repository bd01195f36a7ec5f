// A recorded game of any family, ready to be shown position by position.
import type { GameTypes, DrawnBoard } from '../net/game';
import type { Snapshot } from '../net/messages';
import type { Eyes } from './address';
import type { GameRecord } from './record';
import type { Series } from './series';

export interface Replay<G extends GameTypes = GameTypes> {
  /** After the deal and after each move. */
  positions: G['position'][];
  series: Series[];
  /** A position as the message that would have shown it. */
  snapshot: (n: number, eyes: Eyes) => Snapshot<G>;
}

export type ReplayMaker<G extends GameTypes = GameTypes> = (record: GameRecord<G>, drawnBoard: DrawnBoard<G>, numbers: G['numbers']) => Replay<G>;
