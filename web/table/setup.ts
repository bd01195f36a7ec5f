// The choices for a new table, as they are made on the home page and remembered: checked before use, because anything may be
// in a browser's storage.
import * as v from 'valibot';
import type { ClientMessage } from '../protocol/messages';

const Seats = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

const SetupSchema = v.object({
  game: v.string(),
  players: v.pipe(Seats, v.minValue(2)),
  /** How many of the seats, the first ones, are played at this device. */
  people: v.optional(Seats, 1),
  bot: v.string(),
  name: v.string(),
  /** The names of the other people at this device. */
  others: v.optional(v.array(v.string()), []),
  board: v.nullable(v.string()),
  options: v.record(v.string(), v.string()),
});

export type Setup = v.InferOutput<typeof SetupSchema>;

export const BOT_NAMES = ['Ada', 'Bruno', 'Celia', 'Dario'];

export function readSetup(stored: string | null): Setup | null {
  try {
    const parsed = v.safeParse(SetupSchema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Who sits where: the people of this device first, bots in the other seats. */
export function seatsOf({ players, people, bot, name, others }: Setup): { name: string; bot?: string }[] {
  return Array.from({ length: players }, (_, seat) => {
    if (seat === 0) return { name };
    if (seat < people) return { name: others[seat - 1] ?? '' };
    return { name: BOT_NAMES[seat - people] ?? '', bot };
  });
}

export function requestFor(setup: Setup): Extract<ClientMessage, { t: 'new' }> {
  return {
    t: 'new',
    game: setup.game,
    seats: seatsOf(setup),
    ...(setup.board === null ? {} : { board: setup.board }),
    ...(Object.keys(setup.options).length === 0 ? {} : { options: setup.options }),
  };
}
