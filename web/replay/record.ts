// A record file (docs/record.md) as the page reads it: whose game, what happened, how it ended. Nothing is believed unread.
import * as v from 'valibot';
import type { SeatName } from '../net/messages';
import { lookFields } from '../net/tables';
import type { GameGuards, GameTypes } from '../net/game';

const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));

const HeaderSchema = v.object({
  kind: v.literal('header'),
  format: v.literal('roundhouse-record'),
  version: v.literal(1),
  game: v.string(),
  board: v.object({ id: v.string(), hash: v.string() }),
  options: v.record(v.string(), v.string()),
  seats: v.pipe(v.array(v.object({ name: v.string(), bot: v.optional(v.string()), ...lookFields })), v.minLength(2), v.maxLength(5)),
  view: v.union([v.literal('full'), Seat]),
});
type Header = v.InferOutput<typeof HeaderSchema>;

/** The lines after the header; events and result are judged by the guards of the game. */
function linesOf(guards: GameGuards) {
  const events = v.pipe(v.array(guards.event), v.maxLength(1000));
  return v.variant('kind', [
    v.object({ kind: v.literal('deal'), events }),
    v.object({ kind: v.literal('move'), n: v.number(), seat: Seat, move: v.string(), events }),
    v.object({ kind: v.literal('note') }),
    v.looseObject({ kind: v.literal('result') }),
  ]);
}

export interface Played<G extends GameTypes = GameTypes> {
  seat: number | null;
  /** What was decided; nothing for the deal. */
  move: string;
  events: G['event'][];
}

export interface GameRecord<G extends GameTypes = GameTypes> {
  family: string;
  game: string;
  board: string;
  options: Record<string, string>;
  seats: SeatName[];
  /** The deal, then one entry for each move. */
  played: Played<G>[];
  result: G['result'] | null;
}

/** Larger files are not records of a game. */
export const LARGEST = 4_000_000;
export type Trouble = 'not-a-record' | 'damaged' | 'other-game' | 'one-seat' | 'no-deal';

/** The game a record is of; null: it is no record. */
export function gameOf(text: string): string | null {
  return headerOf(text)?.game ?? null;
}

/** `guards`: of the family of its game; null: this page knows none. */
export function readRecord<G extends GameTypes>(text: string, guards: GameGuards<G> | null): { record: GameRecord<G> } | { trouble: Trouble } {
  const header = headerOf(text);
  if (header === null) return { trouble: 'not-a-record' };
  if (guards === null) return { trouble: 'other-game' };
  if (header.view !== 'full') return { trouble: 'one-seat' };
  const schema = linesOf(guards);
  const rest = linesIn(text).slice(1).map((line) => v.safeParse(schema, json(line)));
  if (!rest[0]?.success || rest[0].output.kind !== 'deal') return { trouble: 'no-deal' };
  if (rest.some((line) => !line.success)) return { trouble: 'damaged' };
  return gather(guards, header, rest.flatMap((line) => (line.success ? [line.output] : [])));
}

type Line = v.InferOutput<ReturnType<typeof linesOf>>;

function gather<G extends GameTypes>(guards: GameGuards<G>, header: Header, lines: readonly Line[]): { record: GameRecord<G> } | { trouble: Trouble } {
  const { game, board, options, seats } = header;
  const played = lines.flatMap((line): Played<G>[] => {
    if (line.kind !== 'deal' && line.kind !== 'move') return [];
    return [{ seat: line.kind === 'deal' ? null : line.seat, move: line.kind === 'deal' ? '' : line.move, events: line.events }];
  });
  const end = lines.find((line) => line.kind === 'result');
  const result = v.safeParse(v.nullable(guards.result), end ?? null);
  if (!result.success) return { trouble: 'damaged' };
  return { record: { family: guards.id, game, board: `${board.id}@${board.hash}`, options, seats, played, result: result.output } };
}

function headerOf(text: string): Header | null {
  const header = v.safeParse(HeaderSchema, json(linesIn(text)[0] ?? ''));
  return text.length <= LARGEST && header.success ? header.output : null;
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function json(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
