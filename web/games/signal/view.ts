// What everybody at a table of Switch & Signal sees, what happened, how it ended: docs/games/switch-and-signal.md.
import * as v from 'valibot';

const Seat = v.number();
const Count = v.number();
const Name = v.string();
const Names = v.array(Name);
const ByKind = v.record(v.string(), v.number());
const Outcome = v.picklist(['delivered', 'time', 'schedule']);

export const PHASES = [
  'placing', 'extra', 'reveal', 'deploy', 'colour', 'train', 'rolled', 'city', 'action', 'signal', 'switch', 'draw', 'over',
] as const;

const TrainSchema = v.object({ at: v.nullable(Name), facing: v.nullable(Name), goods: v.nullable(Name) });

export const SignalViewSchema = v.object({
  phase: v.picklist(PHASES),
  first: Seat,
  turn: v.nullable(Seat),
  to_act: v.array(Seat),
  turns: Count,
  changes: Count,
  outcome: v.nullable(Outcome),
  clock: Count,
  hands: v.array(ByKind),
  deck: ByKind,
  discards: ByKind,
  schedule: v.object({
    left: Count,
    bottom: v.nullable(Name),
    unseen: Names,
    used: Names,
    card: v.nullable(Name),
    from_start: v.boolean(),
  }),
  symbol: Count,
  deployed_colours: Names,
  named_colours: Names,
  colour: v.nullable(Name),
  pending: Names,
  begun: v.boolean(),
  mover: v.nullable(
    v.object({ train: v.nullable(Name), points: Count, came_by: v.nullable(Name), by_card: v.boolean() }),
  ),
  helpers: v.object({ unused: Names, dispatcher: v.boolean(), held: v.nullable(Name) }),
  trains: v.array(TrainSchema),
  switches: v.record(Name, v.tuple([Name, Name])),
  signals: Names,
  goods: ByKind,
  delivered: v.record(Name, ByKind),
  numbers: v.record(Name, Count),
  stack: v.nullable(v.object({ left: Names, turned: Count, shuffles: Count })),
});

const Train = { train: Name };

export const SignalEventSchema = v.variant('e', [
  v.object({ e: v.literal('first'), seat: Seat, by: v.string() }),
  v.object({ e: v.literal('numbers'), numbers: v.array(Count) }),
  v.object({ e: v.literal('hand'), seat: Seat, cards: Names }),
  v.object({ e: v.literal('turn'), seat: Seat }),
  v.object({ e: v.literal('revealed'), card: Name, from: v.picklist(['start', 'deck', 'bottom']) }),
  v.object({ e: v.literal('helper'), helper: Name, train: v.optional(Name) }),
  v.object({ e: v.literal('under'), card: Name }),
  v.object({ e: v.literal('named'), colour: Name }),
  v.object({ e: v.literal('dice'), dice: v.tuple([Count, Count]), place: Name }),
  v.object({ e: v.literal('token'), place: Name }),
  v.object({ e: v.literal('tokens'), count: Count }),
  v.object({ e: v.literal('deployed'), ...Train, place: Name }),
  v.object({ e: v.literal('occupied'), colour: Name, place: Name }),
  v.object({ e: v.literal('no-train') }),
  v.object({ e: v.literal('rolled'), ...Train, points: Count }),
  v.object({ e: v.literal('moved'), ...Train, path: Names, left: Count }),
  v.object({
    e: v.literal('stopped'),
    ...Train,
    why: v.picklist(['points', 'signal', 'switch', 'train', 'city', 'start']),
    left: Count,
    at: v.nullable(Name),
  }),
  v.object({ e: v.literal('collided'), ...Train, with: Name, left: Count }),
  v.object({ e: v.literal('unloaded'), ...Train, goods: Name, port: Name }),
  v.object({ e: v.literal('returned'), goods: Name, city: Name }),
  v.object({ e: v.literal('depot'), ...Train }),
  v.object({ e: v.literal('time'), lost: Count, clock: Count }),
  v.object({ e: v.literal('refilled'), clock: Count, cards: Count, card: v.optional(Name) }),
  v.object({ e: v.literal('carried-out'), card: Name }),
  v.object({ e: v.literal('switched'), junction: Name, arms: v.tuple([Name, Name]) }),
  v.object({ e: v.literal('signalled'), from: Name, to: Name }),
  v.object({ e: v.literal('marker'), signal: Name }),
  v.object({ e: v.literal('ready') }),
  v.object({ e: v.literal('played'), seat: Seat, action: Name, cards: Names }),
  v.object({ e: v.literal('loaded'), ...Train, goods: Name, card: Name }),
  v.object({ e: v.literal('drew'), seat: Seat, cards: Names }),
  v.object({ e: v.literal('rebuilt'), cards: Count }),
  v.object({ e: v.literal('undone'), n: Count }),
  v.object({ e: v.literal('over'), reason: Outcome }),
]);

export const SignalResultSchema = v.object({
  reason: Outcome,
  won: v.boolean(),
  delivered: Count,
  needed: Count,
  clock: Count,
  turns: Count,
  winners: v.array(Seat),
});

const EndSchema = v.object({
  line: v.nullable(Name),
  path: Names,
  at: v.nullable(Name),
  why: v.picklist(['points', 'signal', 'switch', 'train', 'city', 'start', 'collision']),
  with: v.optional(Name),
  left: Count,
  lost: Count,
  delivers: v.nullable(Name),
});

/** What each roll of a train's die would bring: the answer to `explain`. */
export const ForecastSchema = v.object({
  train: Name,
  rolls: v.array(v.object({ points: Count, of: Count, faces: Count, ends: v.array(EndSchema) })),
});

export type SignalView = v.InferOutput<typeof SignalViewSchema>;
export type SignalEvent = v.InferOutput<typeof SignalEventSchema>;
export type SignalResult = v.InferOutput<typeof SignalResultSchema>;
export type Forecast = v.InferOutput<typeof ForecastSchema>;
export type Roll = Forecast['rolls'][number];
export type End = v.InferOutput<typeof EndSchema>;
