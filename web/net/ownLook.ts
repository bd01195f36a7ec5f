// The colour and the mark one likes: remembered on this device, and asked for again with the first seat one gets at another table.
import * as v from 'valibot';
import { memory } from '../settings/memory';
import type { Ask } from './ask';
import { lookFields, type SeatNews, type TableNews } from './tables';

const LookSchema = v.object(lookFields);
export type Look = v.InferOutput<typeof LookSchema>;
export type LookPart = keyof Look;

export function rememberedLook(): Look {
  try {
    const kept = v.safeParse(LookSchema, JSON.parse(memory.look ?? '{}'));
    return kept.success ? kept.output : {};
  } catch {
    return {};
  }
}

/** What is not named stays as it was; null is forgotten. */
export function keepLook(change: { [part in LookPart]?: number | null }): void {
  memory.look = JSON.stringify({ ...rememberedLook(), ...change });
}

/** Until the game is over, for one's own seats. */
export function mayChoose(news: TableNews, seat: number): boolean {
  return news.phase !== 'over' && news.seats[seat]?.yours === true;
}

/** The seat of the person whose device it is; what others choose who share it is not remembered. */
export function firstOwn(seats: readonly SeatNews[]): number {
  return seats.findIndex(({ yours }) => yours);
}

/** Who else has chosen this colour, or this mark. */
export function takerOf(seats: readonly SeatNews[], own: number, part: LookPart, n: number): SeatNews | undefined {
  return seats.find((seat, other) => other !== own && seat[part] === n);
}

/** What of a look nobody else has chosen. */
export function freeOf(look: Look, seats: readonly SeatNews[], own: number): Look {
  const free = (part: LookPart) => (look[part] !== undefined && takerOf(seats, own, part, look[part]) === undefined ? { [part]: look[part] } : {});
  return { ...free('colour'), ...free('mark') };
}

export class OwnLook {
  /** The tables that were asked, and the last one where we had no seat. */
  readonly #asked = new Set<string>();
  #watched: string | null = null;

  constructor(readonly ask: Ask) {}

  /** To be told all news of a table. Who comes back to a seat finds it as it was left. */
  heard({ table, phase, seats }: TableNews): void {
    const own = firstOwn(seats);
    if (own < 0) {
      this.#watched = table;
      this.#asked.delete(table);
      return;
    }
    const fresh = phase === 'open' || (phase === 'playing' && this.#watched === table);
    const seat = seats[own]!;
    if (!fresh || this.#asked.has(table) || seat.colour !== undefined || seat.mark !== undefined) return;
    this.#asked.add(table);
    const look = freeOf(rememberedLook(), seats, own);
    if (Object.keys(look).length > 0) void this.#send(table, own, look);
  }

  /** Whoever was quicker has it; then our place at the table gives us a look, and nobody need be told. */
  async #send(table: string, seat: number, look: Look): Promise<void> {
    const answer = await this.ask({ t: 'look', seat, ...look });
    if (answer === null) this.#asked.delete(table); // the connection is lost: once more when it is back
  }
}
