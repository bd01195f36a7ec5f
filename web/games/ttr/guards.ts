// The types of Ticket to Ride, and the guards that everything from the socket passes.
import * as v from 'valibot';
import type { GameGuards, GameTypes } from '../../net/game';
import { BoardSchema, LayoutSchema, type Board } from './board';
import { plainLayout, type Layout } from './map/layout';
import { NumbersSchema, type Numbers } from './numbers';
import type { Position } from './replay/position';
import { EventSchema, ResultSchema, ViewSchema, type GameEvent, type Result, type View } from './view';

export interface Ttr extends GameTypes {
  view: View;
  event: GameEvent;
  result: Result;
  numbers: Numbers;
  board: Board;
  layout: Layout;
  position: Position;
}

export const guards: GameGuards<Ttr> = {
  id: 'ttr',
  cooperative: false,
  view: ViewSchema,
  event: EventSchema,
  result: ResultSchema,
  numbers: NumbersSchema,
  draw: (file, drawing) => {
    const [board, layout] = [v.safeParse(BoardSchema, file), v.safeParse(LayoutSchema, drawing)];
    return board.success ? { board: board.output, layout: layout.success ? layout.output : plainLayout(board.output) } : null;
  },
};
