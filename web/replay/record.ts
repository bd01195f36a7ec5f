// A record file (docs/record.md) as the page reads it: whose game, what happened, how it ended. Nothing is believed unread.
import * as v from 'valibot';
import { familyOf } from '../protocol/families';
import { EventSchema, ResultSchema, type GameEvent, type Result } from '../protocol/ttr/view';

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const Events = v.pipe(v.array(EventSchema), v.maxLength(1000));

const HeaderSchema = v.object({
  kind: v.literal('header'),
  format: v.literal('roundhouse-record'),
  version: v.literal(1),
  game: v.string(),
  board: v.object({ id: v.string() }),
  options: v.record(v.string(), v.string()),
  seats: v.pipe(v.array(v.object({ name: v.string(), bot: v.optional(v.string()) })), v.minLength(2), v.maxLength(5)),
  view: v.union([v.literal('full'), Seat]),
});

const LineSchema = v.variant('kind', [
  v.object({ kind: v.literal('deal'), events: Events }),
  v.object({ kind: v.literal('move'), n: v.number(), seat: Seat, events: Events }),
  v.object({ kind: v.literal('note') }),
  v.object({ kind: v.literal('result'), ...ResultSchema.entries }),
]);

export interface Played {
  seat: number | null;
  events: GameEvent[];
}

export interface GameRecord {
  game: string;
  board: string;
  options: Record<string, string>;
  seats: { name: string; bot?: string | undefined }[];
  /** The deal, then one entry for each move. */
  played: Played[];
  result: Result | null;
}

/** Larger files are not records of a game. */
export const LARGEST = 4_000_000;
export type Trouble = 'not-a-record' | 'other-game' | 'one-seat' | 'no-deal';

export function readRecord(text: string): { record: GameRecord } | { trouble: Trouble } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const header = v.safeParse(HeaderSchema, json(lines[0] ?? ''));
  if (text.length > LARGEST || !header.success) return { trouble: 'not-a-record' };
  if (familyOf(header.output.game) !== 'ttr') return { trouble: 'other-game' };
  if (header.output.view !== 'full') return { trouble: 'one-seat' };
  const rest = lines.slice(1).map((line) => v.safeParse(LineSchema, json(line)));
  if (!rest[0]?.success || rest[0].output.kind !== 'deal') return { trouble: 'no-deal' };
  if (rest.some((line) => !line.success)) return { trouble: 'not-a-record' };
  return { record: gather(header.output, rest.flatMap((line) => (line.success ? [line.output] : []))) };
}

function gather(header: v.InferOutput<typeof HeaderSchema>, lines: v.InferOutput<typeof LineSchema>[]): GameRecord {
  const { game, board, options, seats } = header;
  const record: GameRecord = { game, board: board.id, options, seats, played: [], result: null };
  for (const line of lines) {
    if (line.kind === 'deal') record.played.push({ seat: null, events: line.events });
    else if (line.kind === 'move') record.played.push({ seat: line.seat, events: line.events });
    else if (line.kind === 'result') record.result = { reason: line.reason, seats: line.seats, winners: line.winners };
  }
  return record;
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
