// A board with its layout, by family. A board without a layout gets a plain one.
import type { Family } from './families';
import type { ServerMessage } from './messages';
import type { SignalBoard, SignalLayout } from '../games/signal/board';
import type { GhostBoard, GhostLayout } from '../games/ghost/board';
import { plainTown } from '../games/ghost/map/layout';
import { plainSignalLayout } from '../games/signal/map/plain';
import type { Board } from '../games/ttr/board';
import { plainLayout, type Layout } from '../games/ttr/map/layout';

export type Place =
  | { family: 'ttr'; board: Board; layout: Layout }
  | { family: 'ghost'; board: GhostBoard; layout: GhostLayout }
  | { family: 'signal'; board: SignalBoard; layout: SignalLayout };

export type PlaceOf<F extends Family> = Extract<Place, { family: F }>;

type BoardMessage = Extract<ServerMessage, { t: 'board' }>;

export function placeOf({ board, layout }: Pick<BoardMessage, 'board' | 'layout'>): Place {
  if (board.format === 'roundhouse-ttr-board') {
    const own = layout?.format === 'roundhouse-ttr-layout' ? layout : plainLayout(board);
    return { family: 'ttr', board, layout: own };
  }
  if (board.format === 'roundhouse-ghost-board') {
    const own = layout?.format === 'roundhouse-ghost-layout' ? layout : plainTown(board);
    return { family: 'ghost', board, layout: own };
  }
  const own = layout?.format === 'roundhouse-signal-layout' ? layout : plainSignalLayout(board);
  return { family: 'signal', board, layout: own };
}
