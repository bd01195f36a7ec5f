// The types of Sidings, and the guards that everything from the socket passes.
import * as v from 'valibot';
import type { GameGuards, GameTypes } from '../../net/game';

const Seat = v.number();
const Wagons = v.array(v.number());

export const ViewSchema = v.object({
  phase: v.picklist(['turn', 'over']),
  first: Seat,
  turn: v.nullable(Seat),
  passes: v.number(),
  to_act: v.array(Seat),
  deck: v.number(),
  players: v.array(v.object({ cards: v.number(), train: Wagons })),
  own: v.nullable(v.object({ seat: Seat, hand: Wagons })),
});

export const EventSchema = v.variant('e', [
  v.object({ e: v.literal('first'), seat: Seat, by: v.string() }),
  v.object({ e: v.literal('hand'), seat: Seat, count: v.number(), wagons: v.optional(Wagons) }),
  v.object({ e: v.literal('drew'), seat: Seat, wagon: v.optional(v.number()) }),
  v.object({ e: v.literal('coupled'), seat: Seat, wagon: v.number() }),
  v.object({ e: v.literal('pass'), seat: Seat }),
  v.object({ e: v.literal('turn'), seat: Seat }),
  v.object({ e: v.literal('over') }),
]);

export const ResultSchema = v.object({
  seats: v.array(v.object({ train: v.number(), left: v.number(), score: v.number(), rank: v.number() })),
  winners: v.array(Seat),
});

const NumbersSchema = v.object({ copies: v.number(), hand: v.number() });
const BoardSchema = v.object({ name: v.object({ en: v.string(), pl: v.string() }) });

export interface Sidings extends GameTypes {
  view: v.InferOutput<typeof ViewSchema>;
  event: v.InferOutput<typeof EventSchema>;
  result: v.InferOutput<typeof ResultSchema>;
  numbers: v.InferOutput<typeof NumbersSchema>;
  board: v.InferOutput<typeof BoardSchema>;
  layout: object;
  /** What each seat held and had coupled. */
  position: { deck: number; players: { hand: number[]; train: number[] }[] };
}

export const guards: GameGuards<Sidings> = {
  id: 'sidings',
  cooperative: false,
  view: ViewSchema,
  event: EventSchema,
  result: ResultSchema,
  numbers: NumbersSchema,
  draw: (file) => {
    const board = v.safeParse(BoardSchema, file);
    return board.success ? { board: board.output, layout: {} } : null;
  },
};
