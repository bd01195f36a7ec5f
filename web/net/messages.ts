// Messages between page and server, as protocol/messages.md describes them. Everything from the socket passes these guards.
import * as v from 'valibot';
import { AnyBoardSchema, AnyLayoutSchema, FAMILIES, familyOf, type Family } from './families';
import { NameSchema } from './name';
import { ForecastSchema } from '../games/signal/view';
import { ASSIST, PlanSchema, RematchSchema, SaidSchema, TABLE_REQUESTS, TableSchema, TablesSchema, YouSchema } from './tables';

export { ASSIST, type Assist } from './tables';

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

/** How often a bot won with these options, the others as usual. */
const MeasuredSchema = v.object({ bot: v.string(), options: v.record(v.string(), v.string()), games: Count, wins: Count, goods: v.number() });

const GameSchema = v.object({
  id: v.string(),
  name: NameSchema,
  players: v.tuple([Count, Count]),
  boards: v.array(v.string()),
  bots: v.array(v.string()),
  options: v.array(OptionSchema),
  difficulty: v.optional(v.array(MeasuredSchema)),
});

const SeatInfo = v.object({ name: v.string(), bot: v.optional(v.string()) });

/** Snapshot and step of one family. The wire does not name the family: it is added from the game's id before the check. */
function tableMessages<F extends Family, V extends v.GenericSchema, E extends v.GenericSchema, R extends v.GenericSchema>(
  family: F,
  { view, event, result }: { view: V; event: E; result: R },
) {
  const progress = {
    ...Answered,
    family: v.literal(family),
    v: Count,
    prompt: v.nullable(Count),
    legal: v.array(v.string()),
    view,
    result: v.nullable(result),
  };
  const events = v.array(event);
  return {
    snapshot: v.object({
      t: v.literal('snapshot'),
      ...progress,
      game: v.string(),
      board: v.string(),
      options: Strings,
      seats: v.array(SeatInfo),
      seat: v.nullable(Seat),
      history: v.array(v.object({ v: Count, seat: v.nullable(Seat), events })),
      /** How much the page may help; a newer level than this page knows counts as the highest. */
      assist: v.fallback(v.optional(v.picklist(ASSIST), 'coach'), 'coach'),
    }),
    step: v.object({ t: v.literal('step'), ...progress, seat: v.nullable(Seat), events }),
  };
}

const ttr = tableMessages('ttr', FAMILIES.ttr);
const ghost = tableMessages('ghost', FAMILIES.ghost);
const signal = tableMessages('signal', FAMILIES.signal);

export const ServerMessageSchema = v.variant('t', [
  v.object({ t: v.literal('games'), ...Answered, games: v.array(GameSchema), assist: v.optional(OptionSchema) }),
  v.object({ t: v.literal('board'), ...Answered, address: v.string(), board: AnyBoardSchema, layout: v.fallback(v.nullable(AnyLayoutSchema), null) }),
  v.object({
    t: v.literal('welcome'),
    ...Answered,
    protocol: v.literal(1),
    table: v.string(),
    seat: v.nullable(Seat),
    token: v.optional(v.string()),
    invites: v.optional(v.array(v.object({ seat: Seat, token: v.string() }))),
    /** Members of the request that were not used. */
    unused: v.optional(v.array(v.string())),
  }),
  v.variant('family', [ttr.snapshot, ghost.snapshot, signal.snapshot]),
  v.variant('family', [ttr.step, ghost.step, signal.step]),
  v.object({
    t: v.literal('reject'),
    ...Answered,
    code: v.string(),
    rule: v.string(),
    params: v.record(v.string(), v.unknown()),
    prompt: v.nullable(Count),
  }),
  v.object({ t: v.literal('ok'), ...Answered }),
  v.object({ t: v.literal('forecast'), ...Answered, ...ForecastSchema.entries }),
  v.object({ t: v.literal('hint'), ...Answered, prompt: Count, move: v.string(), reason: NameSchema }),
  v.object({ t: v.literal('record'), ...Answered, lines: v.array(v.string()) }),
  v.object({ t: v.literal('position'), ...Answered, position: v.record(v.string(), v.unknown()) }),
  v.object({ t: v.literal('error'), ...Answered, code: v.string(), text: v.string(), at: v.optional(v.string()), params: v.optional(v.record(v.string(), v.unknown())) }),
  v.object({ t: v.literal('pong'), ...Answered }),
  YouSchema,
  TablesSchema,
  TableSchema,
  SaidSchema,
  RematchSchema,
  PlanSchema,
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
    assist: v.optional(v.picklist(ASSIST)),
    seed: v.optional(Decimal),
    first: v.optional(Seat),
  }),
  v.object({ t: v.literal('join'), ...Answered, table: v.string(), token: v.optional(v.string()) }),
  v.object({ t: v.literal('move'), ...Answered, move: v.string(), prompt: Count, seat: v.optional(Seat) }),
  v.object({ t: v.literal('check'), ...Answered, move: v.string(), seat: v.optional(Seat) }),
  v.object({ t: v.literal('view'), ...Answered, seat: v.optional(v.nullable(Seat)) }),
  v.object({ t: v.literal('explain'), ...Answered, train: v.string(), points: v.optional(Count), moves: v.optional(v.array(v.string())) }),
  v.object({ t: v.literal('hint'), ...Answered }),
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
  ...TABLE_REQUESTS,
]);

export type ServerMessage = v.InferOutput<typeof ServerMessageSchema>;
export type ClientMessage = v.InferOutput<typeof ClientMessageSchema>;
export type Game = v.InferOutput<typeof GameSchema>;
export type GameOption = Game['options'][number];
export type SeatName = v.InferOutput<typeof SeatInfo>;
export type Snapshot<F extends Family = Family> = Extract<ServerMessage, { t: 'snapshot'; family: F }>;
export type Step<F extends Family = Family> = Extract<ServerMessage, { t: 'step'; family: F }>;
export type Reject = Extract<ServerMessage, { t: 'reject' }>;
export type Hint = Extract<ServerMessage, { t: 'hint' }>;
export type Welcome = Extract<ServerMessage, { t: 'welcome' }>;

/** The message in a frame from the server, or what is wrong with it. `family` is that of the table joined last. */
export function readServerMessage(text: string, family: Family | null = null): { message: ServerMessage } | { problem: string } {
  return read(ServerMessageSchema, text, (json) => withFamily(json, family));
}

/** The same for the other direction: the tests and the scripted server use it. */
export function readClientMessage(text: string): { message: ClientMessage } | { problem: string } {
  return read(ClientMessageSchema, text, (json) => json);
}

function withFamily(json: unknown, joined: Family | null): unknown {
  if (typeof json !== 'object' || json === null || !('t' in json)) return json;
  if (json.t === 'step') return { ...json, family: joined };
  if (json.t === 'snapshot' && 'game' in json) return { ...json, family: familyOf(String(json.game)) };
  return json;
}

function read<S extends typeof ServerMessageSchema | typeof ClientMessageSchema>(
  schema: S,
  text: string,
  prepare: (json: unknown) => unknown,
): { message: v.InferOutput<S> } | { problem: string } {
  let json: unknown;
  try {
    json = prepare(JSON.parse(text));
  } catch {
    return { problem: 'not JSON' };
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { message: parsed.output };
  return { problem: parsed.issues.map((i) => `${v.getDotPath(i) ?? ''}: ${i.message}`).join('; ') };
}
