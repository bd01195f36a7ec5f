// Messages about guests and tables (protocol/messages.md, "Tables"): who is here, what is said, what the host does.
import * as v from 'valibot';
import type { GameTypes } from './game';

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Strings = v.record(v.string(), v.string());
const answered = { id: v.optional(v.pipe(v.string(), v.maxLength(64))) };
const Nonce = v.pipe(v.string(), v.regex(/^[ -~]{1,64}$/));
const Phase = v.picklist(['open', 'playing', 'over']);

/** The server's ready phrases; the page words them. */
export const PHRASES = [
  'hello', 'good-luck', 'thanks', 'well-played', 'oops', 'sorry', 'your-turn', 'one-moment', 'another-game', 'goodbye',
] as const;
/** How much the page helps, chosen for the whole table: each level includes the ones before it. */
export const ASSIST = ['none', 'legal', 'tracker', 'planner', 'coach'] as const;
export type Assist = (typeof ASSIST)[number];
export const CHATS = ['free', 'phrases', 'none'] as const;

export const SummarySchema = v.object({
  table: v.string(),
  game: v.string(),
  board: v.string(),
  phase: Phase,
  touched: v.number(),
  free: Count,
  seats: v.array(v.string()),
  yours: v.array(Seat),
});

/** The colour and the mark a seat has chosen; a seat without goes by its number. What a newer server may say more counts as none. */
const OneOfEight = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const Look = v.fallback(v.optional(OneOfEight), undefined);
export const lookFields = { colour: Look, mark: Look };
/** Null gives back what was chosen. */
const Wish = v.optional(v.nullable(OneOfEight));

const Place = v.object({
  name: v.string(),
  ...lookFields,
  bot: v.optional(v.string()),
  stand_in: v.optional(v.string()),
  free: v.boolean(),
  here: v.boolean(),
  yours: v.boolean(),
  muted: v.optional(v.boolean(), false),
  program: v.optional(v.boolean(), false),
  /** What the seat has added to the luck; "" for nothing yet. */
  nonce: v.optional(v.string(), ''),
  left_ms: v.optional(v.number()),
  played_by: v.optional(Seat),
});

/** Somebody asks all for a rematch on the same cards: who has agreed, who must, and how long it stands. */
const ProposalSchema = v.object({
  by: Seat,
  same: v.boolean(),
  swap: v.boolean(),
  yes: v.array(Seat),
  needs: v.array(Seat),
  left_ms: Count,
});

export const YouSchema = v.object({ t: v.literal('you'), ...answered, name: v.string(), key: v.optional(v.string()), tables: v.array(SummarySchema) });
export const TablesSchema = v.object({ t: v.literal('tables'), ...answered, open: v.array(SummarySchema), running: v.array(SummarySchema) });
export const TableSchema = v.object({
  t: v.literal('table'),
  ...answered,
  table: v.string(),
  phase: Phase,
  game: v.string(),
  board: v.string(),
  options: Strings,
  public: v.boolean(),
  locked: v.boolean(),
  paused: v.boolean(),
  start: v.picklist(['host', 'full']),
  host: v.nullable(Seat),
  clock: Count,
  chat: v.picklist(CHATS),
  assist: v.fallback(v.optional(v.picklist(ASSIST), 'coach'), 'coach'),
  commitment: v.string(),
  seats: v.array(Place),
  watching: Count,
  next: v.optional(v.string()),
  /** The cards of this table were played before. */
  same_deal: v.optional(v.boolean(), false),
  proposal: v.optional(v.nullable(ProposalSchema), null),
});
export const SaidSchema = v.object({
  t: v.literal('said'),
  ...answered,
  n: Count,
  seat: v.nullable(Seat),
  name: v.string(),
  text: v.optional(v.string()),
  phrase: v.optional(v.string()),
});
/** Either the table of the rematch, or what became of a proposal; `by` is then who said no, absent when nobody did. */
export const RematchSchema = v.object({
  t: v.literal('rematch'),
  ...answered,
  table: v.optional(v.string()),
  proposal: v.optional(v.nullable(ProposalSchema)),
  by: v.optional(v.nullable(Seat)),
});

/** What every view has; the rest is judged by the guards of its game. */
export const ViewSchema = v.looseObject({ phase: v.string(), to_act: v.array(Seat) });

/** What moves of the seat that is to act would come to: for games of all together. */
export const PlanSchema = v.object({
  t: v.literal('plan'),
  ...answered,
  by: Seat,
  v: Count,
  moves: v.array(v.string()),
  possible: Count,
  luck: v.boolean(),
  seat: Seat,
  legal: v.array(v.string()),
  view: ViewSchema,
});

export type You = v.InferOutput<typeof YouSchema>;
export type TableSummary = v.InferOutput<typeof SummarySchema>;
export type TableNews = v.InferOutput<typeof TableSchema>;
export type SeatNews = TableNews['seats'][number];
export type Said = v.InferOutput<typeof SaidSchema>;
export type Rematch = v.InferOutput<typeof RematchSchema>;
export type Proposal = v.InferOutput<typeof ProposalSchema>;
export type Plan<G extends GameTypes = GameTypes> = Omit<v.InferOutput<typeof PlanSchema>, 'view'> & { view: G['view'] };

const OpenSeat = v.object({ name: v.optional(v.string()), bot: v.optional(v.string()), mine: v.optional(v.boolean()) });

export const TABLE_REQUESTS = [
  v.object({ t: v.literal('hello'), ...answered, key: v.optional(v.string()), name: v.optional(v.string()) }),
  v.object({ t: v.literal('forget'), ...answered }),
  v.object({ t: v.literal('tables'), ...answered }),
  v.object({
    t: v.literal('open'),
    ...answered,
    game: v.string(),
    seats: v.pipe(v.array(OpenSeat), v.minLength(2), v.maxLength(5)),
    options: v.optional(Strings),
    board: v.optional(v.string()),
    public: v.optional(v.boolean()),
    start: v.optional(v.picklist(['host', 'full'])),
    clock: v.optional(Count),
    chat: v.optional(v.picklist(CHATS)),
    assist: v.optional(v.picklist(ASSIST)),
  }),
  v.object({ t: v.literal('sit'), ...answered, seat: v.optional(Seat), name: v.optional(v.string()) }),
  v.object({ t: v.literal('nonce'), ...answered, nonce: Nonce, seat: v.optional(Seat) }),
  v.object({ t: v.literal('start'), ...answered }),
  v.object({ t: v.literal('leave'), ...answered }),
  v.object({ t: v.literal('unlock'), ...answered, seat: v.nullable(Seat), token: v.optional(v.string()) }),
  v.object({ t: v.literal('hand'), ...answered, bot: v.optional(v.string()) }),
  v.object({ t: v.literal('back'), ...answered }),
  v.object({
    t: v.literal('host'),
    ...answered,
    do: v.picklist(['kick', 'mute', 'unmute', 'fill', 'lock', 'unlock', 'pause', 'resume']),
    seat: v.optional(Seat),
    bot: v.optional(v.string()),
  }),
  v.object({ t: v.literal('rematch'), ...answered, same: v.optional(v.boolean()), swap: v.optional(v.boolean()), no: v.optional(v.boolean()) }),
  v.object({ t: v.literal('say'), ...answered, text: v.optional(v.string()), phrase: v.optional(v.picklist(PHRASES)) }),
  v.object({ t: v.literal('look'), ...answered, seat: v.optional(Seat), colour: Wish, mark: Wish }),
  v.object({ t: v.literal('vote'), ...answered, seat: Seat }),
  v.object({ t: v.literal('takeback'), ...answered }),
  v.object({ t: v.literal('plan'), ...answered, moves: v.pipe(v.array(v.string()), v.maxLength(64)) }),
  v.object({ t: v.literal('replay'), ...answered, at: Count, seat: v.optional(v.nullable(Seat)) }),
] as const;
