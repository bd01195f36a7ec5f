// A record file (docs/record.md) as the page reads it: whose game, what happened, how it ended. Nothing is believed unread.
import * as v from 'valibot';
import { FAMILIES, familyOf, type EventOf, type Family, type ResultOf } from '../net/families';

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));

const HeaderSchema = v.object({
  kind: v.literal('header'),
  format: v.literal('roundhouse-record'),
  version: v.literal(1),
  game: v.string(),
  board: v.object({ id: v.string(), hash: v.string() }),
  options: v.record(v.string(), v.string()),
  seats: v.pipe(v.array(v.object({ name: v.string(), bot: v.optional(v.string()) })), v.minLength(2), v.maxLength(5)),
  view: v.union([v.literal('full'), Seat]),
});
type Header = v.InferOutput<typeof HeaderSchema>;

function linesOf(family: Family) {
  const { event, result } = FAMILIES[family];
  const events = v.pipe(v.array<v.GenericSchema>(event), v.maxLength(1000));
  return v.variant('kind', [
    v.object({ kind: v.literal('deal'), events }),
    v.object({ kind: v.literal('move'), n: v.number(), seat: Seat, move: v.string(), events }),
    v.object({ kind: v.literal('note') }),
    v.object({ kind: v.literal('result'), ...(result.entries as Record<string, v.GenericSchema>) }),
  ]);
}

export interface Played<F extends Family> {
  seat: number | null;
  /** What was decided; nothing for the deal. */
  move: string;
  events: EventOf<F>[];
}

export interface GameRecord<F extends Family> {
  family: F;
  game: string;
  board: string;
  options: Record<string, string>;
  seats: { name: string; bot?: string | undefined }[];
  /** The deal, then one entry for each move. */
  played: Played<F>[];
  result: ResultOf<F> | null;
}

export type AnyRecord = { [F in Family]: GameRecord<F> }[Family];

/** Larger files are not records of a game. */
export const LARGEST = 4_000_000;
export type Trouble = 'not-a-record' | 'other-game' | 'one-seat' | 'no-deal';

export function readRecord(text: string): { record: AnyRecord } | { trouble: Trouble } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const header = v.safeParse(HeaderSchema, json(lines[0] ?? ''));
  if (text.length > LARGEST || !header.success) return { trouble: 'not-a-record' };
  const family = familyOf(header.output.game);
  if (family === null) return { trouble: 'other-game' };
  if (header.output.view !== 'full') return { trouble: 'one-seat' };
  const schema = linesOf(family);
  const rest = lines.slice(1).map((line) => v.safeParse(schema, json(line)));
  if (!rest[0]?.success || rest[0].output.kind !== 'deal') return { trouble: 'no-deal' };
  if (rest.some((line) => !line.success)) return { trouble: 'not-a-record' };
  return { record: gather(family, header.output, rest.flatMap((line) => (line.success ? [line.output] : []))) };
}

type Line = v.InferOutput<ReturnType<typeof linesOf>>;

/** The lines have passed the guards of this family, which is all that the types cannot see. */
function gather(family: Family, { game, board, options, seats }: Header, lines: readonly Line[]): AnyRecord {
  const played = lines.flatMap((line) => {
    if (line.kind !== 'deal' && line.kind !== 'move') return [];
    return { seat: line.kind === 'deal' ? null : line.seat, move: line.kind === 'deal' ? '' : line.move, events: line.events };
  });
  const end = lines.find((line) => line.kind === 'result');
  const { kind: _, ...result } = end ?? { kind: null };
  return { family, game, board: `${board.id}@${board.hash}`, options, seats, played, result: end === undefined ? null : result } as AnyRecord;
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
