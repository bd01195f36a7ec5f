// Messages between page and server, as protocol/messages.md describes them. Everything from the socket passes these guards.
import * as v from 'valibot';
import { BoardSchema, LayoutSchema, NameSchema } from './board';
import { EventSchema, ResultSchema, ViewSchema } from './view';

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Id = v.pipe(v.string(), v.maxLength(64));
const Answered = { id: v.optional(Id) };
const Strings = v.record(v.string(), v.string());

const OptionSchema = v.object({
  name: v.string(),
  text: NameSchema,
  values: v.array(v.union([v.string(), v.number(), v.boolean()])),
  default: v.union([v.string(), v.number(), v.boolean(), v.null()]),
});

const GameSchema = v.object({
  id: v.string(),
  name: NameSchema,
  players: v.tuple([Count, Count]),
  boards: v.array(v.string()),
  bots: v.array(v.string()),
  options: v.array(OptionSchema),
});

const SeatInfo = v.object({ name: v.string(), bot: v.optional(v.string()) });

const Progress = {
  v: Count,
  prompt: v.nullable(Count),
  legal: v.array(v.string()),
  view: ViewSchema,
  result: v.nullable(ResultSchema),
};

const HistoryLine = v.object({ v: Count, seat: v.nullable(Seat), events: v.array(EventSchema) });

export const ServerMessageSchema = v.variant('t', [
  v.object({ t: v.literal('games'), ...Answered, games: v.array(GameSchema) }),
  v.object({ t: v.literal('board'), ...Answered, board: BoardSchema, layout: v.fallback(v.nullable(LayoutSchema), null) }),
  v.object({
    t: v.literal('welcome'),
    ...Answered,
    protocol: v.literal(1),
    table: v.string(),
    seat: v.nullable(Seat),
    token: v.optional(v.string()),
  }),
  v.object({
    t: v.literal('snapshot'),
    ...Answered,
    ...Progress,
    game: v.string(),
    board: v.string(),
    options: Strings,
    seats: v.array(SeatInfo),
    seat: v.nullable(Seat),
    history: v.array(HistoryLine),
  }),
  v.object({ t: v.literal('step'), ...Answered, ...Progress, seat: v.nullable(Seat), events: v.array(EventSchema) }),
  v.object({
    t: v.literal('reject'),
    ...Answered,
    code: v.string(),
    rule: v.string(),
    params: v.record(v.string(), v.unknown()),
    prompt: v.nullable(Count),
  }),
  v.object({ t: v.literal('ok'), ...Answered }),
  v.object({ t: v.literal('record'), ...Answered, lines: v.array(v.string()) }),
  v.object({ t: v.literal('position'), ...Answered, position: v.record(v.string(), v.unknown()) }),
  v.object({ t: v.literal('error'), ...Answered, code: v.string(), text: v.string(), at: v.optional(v.string()) }),
  v.object({ t: v.literal('pong'), ...Answered }),
]);

const SeatRequest = v.object({ name: v.optional(v.string()), bot: v.optional(v.string()) });
const Decimal = v.pipe(v.string(), v.regex(/^\d+$/));

export const ClientMessageSchema = v.variant('t', [
  v.object({ t: v.literal('games'), ...Answered }),
  v.object({ t: v.literal('board'), ...Answered, board: v.string() }),
  v.object({
    t: v.literal('new'),
    ...Answered,
    game: v.string(),
    seats: v.pipe(v.array(SeatRequest), v.minLength(2), v.maxLength(5)),
    options: v.optional(Strings),
    board: v.optional(v.string()),
    seed: v.optional(Decimal),
    first: v.optional(Seat),
  }),
  v.object({ t: v.literal('join'), ...Answered, table: v.string(), token: v.optional(v.string()) }),
  v.object({ t: v.literal('move'), ...Answered, move: v.string(), prompt: Count, seat: v.optional(Seat) }),
  v.object({ t: v.literal('check'), ...Answered, move: v.string(), seat: v.optional(Seat) }),
  v.object({ t: v.literal('view'), ...Answered, seat: v.optional(v.nullable(Seat)) }),
  v.object({ t: v.literal('record'), ...Answered, seat: v.optional(Seat) }),
  v.object({
    t: v.literal('load'),
    ...Answered,
    position: v.record(v.string(), v.unknown()),
    seats: v.optional(v.array(SeatRequest)),
    seed: v.optional(Decimal),
  }),
  v.object({ t: v.literal('position'), ...Answered }),
  v.object({ t: v.literal('ping'), ...Answered }),
]);

export type ServerMessage = v.InferOutput<typeof ServerMessageSchema>;
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;
export type Game = v.InferOutput<typeof GameSchema>;
export type GameOption = Game['options'][number];
export type SeatName = v.InferOutput<typeof SeatInfo>;
export type Snapshot = Extract<ServerMessage, { t: 'snapshot' }>;
export type Step = Extract<ServerMessage, { t: 'step' }>;
export type Reject = Extract<ServerMessage, { t: 'reject' }>;
export type Welcome = Extract<ServerMessage, { t: 'welcome' }>;

/** The message in a frame from the server, or what is wrong with it. */
export function readServerMessage(text: string): { message: ServerMessage } | { problem: string } {
  return read(ServerMessageSchema, text);
}

/** The same for the other direction: the tests and the scripted server use it. */
export function readClientMessage(text: string): { message: ClientMessage } | { problem: string } {
  return read(ClientMessageSchema, text);
}

function read<S extends typeof ServerMessageSchema | typeof ClientMessageSchema>(
  schema: S,
  text: string,
): { message: v.InferOutput<S> } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'not JSON' };
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { message: parsed.output };
  return { problem: parsed.issues.map((i) => `${v.getDotPath(i) ?? ''}: ${i.message}`).join('; ') };
}
