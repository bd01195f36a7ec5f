// Messages between page and server, as protocol/messages.md describes them. Everything from the socket passes these guards.
import * as v from 'valibot';
import type { GameGuards, GameTypes, GuardSource } from './game';
import { NameSchema } from './name';
import { ASSIST, lookFields, PlanSchema, RematchSchema, SaidSchema, TABLE_REQUESTS, TableSchema, TablesSchema, ViewSchema, YouSchema } from './tables';

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
  family: v.string(),
  name: NameSchema,
  players: v.tuple([Count, Count]),
  boards: v.array(v.string()),
  bots: v.array(v.string()),
  options: v.array(OptionSchema),
  difficulty: v.optional(v.array(MeasuredSchema)),
  /** Of the ruleset with its usual options; the family's guards read them. */
  numbers: v.record(v.string(), v.unknown()),
});

const SeatInfo = v.object({ name: v.string(), bot: v.optional(v.string()), ...lookFields });

/** What goes on by itself for whoever is to act, in games that have such a thing: the next move, and why it stops instead of being made. */
const RunSchema = v.object({
  move: v.nullable(v.string()),
  /** Something is rolled by it. */
  rolls: v.boolean(),
  stops: v.nullable(v.picklist(['choice', 'loss', 'helper'])),
  /** What could matter now: tokens it could save, goods it could bring in. */
  helpers: v.array(v.object({ helper: v.string(), saves: Count, brings: v.boolean() })),
  /** How likely a train that is deployed next finds its place taken, and what that costs. */
  odds: v.optional(v.object({ throws: Count, of: Count, lost: Count })),
  /** What will have to be chosen after it. */
  then: v.optional(v.array(v.string())),
});
export type Run = v.InferOutput<typeof RunSchema>;

/** What a snapshot and a step have in common. Views, events and results are only looked at here: the family's own guards judge them. */
const progress = {
  ...Answered,
  family: v.string(),
  v: Count,
  prompt: v.nullable(Count),
  legal: v.array(v.string()),
  run: v.optional(v.nullable(RunSchema)),
  view: ViewSchema,
  result: v.nullable(v.looseObject({ winners: v.array(Seat) })),
};
const events = v.array(v.looseObject({ e: v.string() }));

const SnapshotSchema = v.object({
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
  numbers: v.looseObject({}),
});

const StepSchema = v.object({ t: v.literal('step'), ...progress, seat: v.nullable(Seat), events, reason: v.optional(NameSchema) });

export const ServerMessageSchema = v.variant('t', [
  v.object({ t: v.literal('games'), ...Answered, games: v.array(GameSchema), assist: v.optional(OptionSchema) }),
  v.object({ t: v.literal('board'), ...Answered, address: v.string(), board: v.unknown(), layout: v.unknown() }),
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
  SnapshotSchema,
  StepSchema,
  v.object({
    t: v.literal('reject'),
    ...Answered,
    code: v.string(),
    rule: v.string(),
    params: v.record(v.string(), v.unknown()),
    prompt: v.nullable(Count),
  }),
  v.object({ t: v.literal('ok'), ...Answered }),
  v.object({ t: v.literal('forecast'), ...Answered, train: v.string(), rolls: v.array(v.unknown()) }),
  v.object({ t: v.literal('hint'), ...Answered, prompt: Count, move: v.string(), reason: NameSchema, plan: v.optional(v.array(v.string())) }),
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

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

export interface HistoryLine<G extends GameTypes = GameTypes> {
  v: number;
  seat: number | null;
  events: G['event'][];
  /** Why a bot has played so, where it had a choice. */
  reason?: Step['reason'];
}

/** The messages of a table of some family, judged by its guards. */
export type Snapshot<G extends GameTypes = GameTypes> = Omit<Message<'snapshot'>, 'view' | 'history' | 'result' | 'numbers'> & {
  view: G['view'];
  history: HistoryLine<G>[];
  result: G['result'] | null;
  numbers: G['numbers'];
};
export type Step<G extends GameTypes = GameTypes> = Omit<Message<'step'>, 'view' | 'events' | 'result'> & {
  view: G['view'];
  events: G['event'][];
  result: G['result'] | null;
};
export type Reject = Extract<ServerMessage, { t: 'reject' }>;
export type Hint = Extract<ServerMessage, { t: 'hint' }>;
export type Welcome = Extract<ServerMessage, { t: 'welcome' }>;

type Read<T> = { message: T } | { problem: string };

/** The message in a frame from the server, or what is wrong with it; `awaits`: the family that has to be loaded before that can be said. */
export function readServerMessage(text: string, source: Pick<GuardSource, 'get'>): Read<ServerMessage> | { awaits: string } {
  const read = checked(ServerMessageSchema, text);
  if ('problem' in read || (read.message.t !== 'snapshot' && read.message.t !== 'step')) return read;
  const guards = source.get(read.message.family);
  return guards === undefined ? { awaits: read.message.family } : judged(read.message, guards);
}

/** The same for the other direction: the tests and the scripted server use it. */
export function readClientMessage(text: string): Read<ClientMessage> {
  return checked(ClientMessageSchema, text);
}

function checked<S extends v.GenericSchema>(schema: S, text: string): Read<v.InferOutput<S>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'not JSON' };
  }
  return parsed(schema, json);
}

function judged(message: Message<'snapshot' | 'step'>, guards: GameGuards): Read<ServerMessage> {
  const told = v.array(guards.event);
  const schema = v.looseObject({
    view: guards.view,
    result: v.nullable(guards.result),
    ...(message.t === 'step' ? { events: told } : { numbers: guards.numbers, history: v.array(v.looseObject({ events: told })) }),
  });
  const own = parsed(schema, message);
  // The guards have only left out what they do not know: it is still the message that passed above.
  return 'problem' in own ? own : { message: own.message as unknown as ServerMessage };
}

function parsed<S extends v.GenericSchema>(schema: S, json: unknown): Read<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { message: parsed.output };
  return { problem: parsed.issues.map((i) => `${v.getDotPath(i) ?? ''}: ${i.message}`).join('; ') };
}
