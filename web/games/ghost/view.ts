// What a seat of Ghost Train sees, what happened, and how it ended: docs/games/ghost-train.md in TypeScript.
import * as v from 'valibot';

const Seat = v.number();
const Kind = v.string();
const ByKind = v.record(v.string(), v.number());
const Tickets = v.array(v.string());
const Reason = v.picklist(['tickets', 'wagons', 'stall']);

const PlayerSchema = v.object({
  trains: v.number(),
  cards: v.number(),
  tickets: v.number(),
  completed: Tickets,
  special: v.boolean(),
  done: v.number(),
  bonuses: v.array(v.string()),
  exchanged: v.number(),
  tracks: v.array(v.string()),
});

const OwnSchema = v.object({
  seat: Seat,
  hand: ByKind,
  tickets: v.array(v.nullable(v.string())),
  exchanged: Tickets,
});

export const GhostViewSchema = v.object({
  phase: v.picklist(['turn', 'over']),
  first: Seat,
  turn: v.nullable(Seat),
  idle: v.number(),
  to_act: v.array(Seat),
  deck: v.number(),
  discards: ByKind,
  shuffles: v.number(),
  ticket_deck: v.number(),
  ticket_shuffles: v.number(),
  players: v.array(PlayerSchema),
  own: v.nullable(OwnSchema),
});

export const GhostEventSchema = v.variant('e', [
  v.object({ e: v.literal('first'), seat: Seat, by: v.string() }),
  v.object({ e: v.literal('hand'), seat: Seat, cards: v.optional(v.array(Kind)), count: v.optional(v.number()) }),
  v.object({ e: v.literal('dealt'), seat: Seat, tickets: v.optional(Tickets), count: v.optional(v.number()) }),
  v.object({ e: v.literal('drew'), seat: Seat, card: v.optional(Kind) }),
  v.object({ e: v.literal('rebuilt'), cards: v.number() }),
  v.object({ e: v.literal('claimed'), seat: Seat, track: v.string(), pay: ByKind, trains: v.number() }),
  v.object({ e: v.literal('bonus'), seat: Seat, bonus: v.string() }),
  v.object({ e: v.literal('completed'), seat: Seat, ticket: v.string(), completed: v.number() }),
  v.object({ e: v.literal('exchanged'), seat: Seat, tickets: v.optional(Tickets), count: v.optional(v.number()) }),
  v.object({ e: v.literal('drew-ticket'), seat: Seat, ticket: v.optional(v.string()) }),
  v.object({ e: v.literal('tickets-rebuilt'), tickets: v.number() }),
  v.object({ e: v.literal('trick-or-treat'), seat: Seat, completed: v.number() }),
  v.object({ e: v.literal('pass'), seat: Seat }),
  v.object({ e: v.literal('turn'), seat: Seat }),
  v.object({ e: v.literal('over'), reason: Reason }),
]);

export const GhostResultSchema = v.object({
  reason: Reason,
  seats: v.array(
    v.object({ tickets: v.number(), special: v.number(), completed: v.number(), trains: v.number(), rank: v.number() }),
  ),
  winners: v.array(Seat),
});

export type GhostView = v.InferOutput<typeof GhostViewSchema>;
export type GhostPlayer = v.InferOutput<typeof PlayerSchema>;
export type GhostEvent = v.InferOutput<typeof GhostEventSchema>;
export type GhostResult = v.InferOutput<typeof GhostResultSchema>;
