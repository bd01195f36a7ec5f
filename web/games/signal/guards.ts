// The types of Switch & Signal, and the guards that everything from the socket passes.
import * as v from 'valibot';
import type { GameGuards, GameTypes } from '../../net/game';
import { SignalBoardSchema, SignalLayoutSchema, type SignalBoard, type SignalLayout } from './board';
import { plainSignalLayout } from './map/plain';
import { NumbersSchema, type Numbers } from './numbers';
import { SignalEventSchema, SignalResultSchema, SignalViewSchema, type SignalEvent, type SignalResult, type SignalView } from './view';

export interface Signal extends GameTypes {
  view: SignalView;
  event: SignalEvent;
  result: SignalResult;
  numbers: Numbers;
  board: SignalBoard;
  layout: SignalLayout;
  position: SignalView;
}

export const guards: GameGuards<Signal> = {
  id: 'signal',
  cooperative: true,
  view: SignalViewSchema,
  event: SignalEventSchema,
  result: SignalResultSchema,
  numbers: NumbersSchema,
  draw: (file, drawing) => {
    const [board, layout] = [v.safeParse(SignalBoardSchema, file), v.safeParse(SignalLayoutSchema, drawing)];
    return board.success ? { board: board.output, layout: layout.success ? layout.output : plainSignalLayout(board.output) } : null;
  },
};
