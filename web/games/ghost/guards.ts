// The types of Ghost Train, and the guards that everything from the socket passes.
import * as v from 'valibot';
import type { GameGuards, GameTypes } from '../../net/game';
import { GhostBoardSchema, GhostLayoutSchema, type GhostBoard, type GhostLayout } from './board';
import { plainTown } from './map/layout';
import { NumbersSchema, type Numbers } from './numbers';
import type { GhostPosition } from './replay/position';
import { GhostEventSchema, GhostResultSchema, GhostViewSchema, type GhostEvent, type GhostResult, type GhostView } from './view';

export interface Ghost extends GameTypes {
  view: GhostView;
  event: GhostEvent;
  result: GhostResult;
  numbers: Numbers;
  board: GhostBoard;
  layout: GhostLayout;
  position: GhostPosition;
}

export const guards: GameGuards<Ghost> = {
  id: 'ghost',
  cooperative: false,
  lingers: true,
  view: GhostViewSchema,
  event: GhostEventSchema,
  result: GhostResultSchema,
  numbers: NumbersSchema,
  draw: (file, drawing) => {
    const [board, layout] = [v.safeParse(GhostBoardSchema, file), v.safeParse(GhostLayoutSchema, drawing)];
    return board.success ? { board: board.output, layout: layout.success ? layout.output : plainTown(board.output) } : null;
  },
};
