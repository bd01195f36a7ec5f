// What a seat sees, what happened, and how it ended: docs/position.md and docs/record.md in TypeScript.
import * as v from 'valibot';

const Seat = v.number();
const Kind = v.string();
const ByKind = v.record(v.string(), v.number());
const Tickets = v.array(v.string());

const PlayerSchema = v.object({
  trains: v.number(),
  points: v.number(),
  cards: v.number(),
  known: ByKind,
  tickets: v.number(),
  offer: v.number(),
  chosen: v.boolean(),
  tracks: v.array(v.string()),
});

const OwnSchema = v.object({
  seat: Seat,
  hand: ByKind,
  tickets: v.array(v.object({ id: v.string(), done: v.boolean() })),
  offer: Tickets,
  chosen: v.boolean(),
  keeps: v.number(),
});

export const ViewSchema = v.object({
  phase: v.picklist(['opening', 'turn', 'second-card', 'keep-tickets', 'over']),
  first: Seat,
  turn: v.nullable(Seat),
  last_round: v.nullable(v.number()),
  passes: v.number(),
  row: v.array(v.nullable(Kind)),
  /** A reset of the row waits for other cards (T19). */
  withheld: v.optional(v.boolean()),
  discards: ByKind,
  shuffles: v.number(),
  to_act: v.array(Seat),
  deck: v.number(),
  fresh: v.number(),
  under: v.array(v.object({ by: Seat, ticket: v.optional(v.string()) })),
  players: v.array(PlayerSchema),
  own: v.nullable(OwnSchema),
});

export const EventSchema = v.variant('e', [
  v.object({ e: v.literal('first'), seat: Seat, by: v.string() }),
  v.object({ e: v.literal('hand'), seat: Seat, cards: v.optional(v.array(Kind)), count: v.optional(v.number()) }),
  v.object({ e: v.literal('row'), slot: v.number(), card: Kind }),
  v.object({ e: v.literal('sweep'), cards: ByKind }),
  v.object({ e: v.literal('rebuilt'), cards: v.number() }),
  v.object({ e: v.literal('offer'), seat: Seat, tickets: v.optional(Tickets), count: v.optional(v.number()) }),
  v.object({ e: v.literal('chose'), seat: Seat, kept: v.optional(Tickets), under: v.optional(Tickets) }),
  v.object({ e: v.literal('settled'), kept: v.array(v.number()) }),
  v.object({ e: v.literal('drew'), seat: Seat, card: v.optional(Kind) }),
  v.object({ e: v.literal('took'), seat: Seat, slot: v.number(), card: Kind }),
  v.object({
    e: v.literal('claimed'),
    seat: Seat,
    track: v.string(),
    pay: ByKind,
    points: v.number(),
    trains: v.number(),
  }),
  v.object({
    e: v.literal('kept'),
    seat: Seat,
    kept: v.optional(Tickets),
    under: v.optional(Tickets),
    count: v.optional(v.number()),
    returned: v.optional(v.number()),
  }),
  v.object({ e: v.literal('pass'), seat: Seat }),
  v.object({ e: v.literal('turn'), seat: Seat }),
  v.object({ e: v.literal('last-round'), seat: Seat, turns: v.number() }),
  v.object({ e: v.literal('over'), reason: v.picklist(['last-round', 'stall']) }),
  v.object({ e: v.literal('ticket'), seat: Seat, ticket: v.string(), done: v.boolean(), points: v.number() }),
  v.object({
    e: v.literal('longest'),
    seat: Seat,
    length: v.number(),
    points: v.number(),
    /** Records leave it out. */
    tracks: v.optional(v.array(v.string()), []),
  }),
]);

export const ResultSchema = v.object({
  reason: v.picklist(['last-round', 'stall']),
  seats: v.array(
    v.object({
      routes: v.number(),
      tickets: v.number(),
      failed: v.number(),
      longest: v.number(),
      bonus: v.number(),
      total: v.number(),
      done: v.number(),
      rank: v.number(),
    }),
  ),
  winners: v.array(Seat),
});

export type View = v.InferOutput<typeof ViewSchema>;
export type PlayerView = v.InferOutput<typeof PlayerSchema>;
export type GameEvent = v.InferOutput<typeof EventSchema>;
export type Result = v.InferOutput<typeof ResultSchema>;
