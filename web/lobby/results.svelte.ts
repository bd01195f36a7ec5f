// How the finished games of this person ended. The server tells it in their records: each is read once, then this browser remembers it.
import * as v from 'valibot';
import type { TableSummary } from '../net/tables';
import { memory } from '../settings/memory';
import type { GameFamily } from '../table/family';
import type { Standings } from '../table/standings';

const StandingsSchema = v.union([
  v.object({ seats: v.array(v.object({ rank: v.number(), score: v.number() })) }),
  v.object({ won: v.boolean() }),
]);
const RememberedSchema = v.record(v.string(), StandingsSchema);

type FamilyOf = (game: string) => GameFamily | undefined;
/** The record of a table; null: there is none to be had. */
export type ReadRecord = (table: string) => Promise<string | null>;

export class Results {
  #known = $state.raw<Readonly<Record<string, Standings>>>(remembered());
  /** A record that cannot be had is not asked for again and again. */
  readonly #asked = new Set<string>();
  #learning = false;

  constructor(readonly read: ReadRecord) {}

  of(table: string): Standings | undefined {
    return this.#known[table];
  }

  /** Reads what is not known yet, one record after the other; forgets the games that are gone. */
  async learn(all: readonly TableSummary[], shown: readonly TableSummary[], familyOf: FamilyOf): Promise<void> {
    if (this.#learning) return;
    this.#learning = true;
    for (const { table, game, phase } of shown) {
      const family = familyOf(game);
      if (phase !== 'over' || family === undefined || this.#known[table] !== undefined || this.#asked.has(table)) continue;
      this.#asked.add(table);
      const standings = standingsIn((await this.read(table)) ?? '', family);
      if (standings !== null) this.#keep({ ...this.#known, [table]: standings }, all);
    }
    this.#learning = false;
  }

  #keep(known: Readonly<Record<string, Standings>>, all: readonly TableSummary[]): void {
    const still = new Set(all.map(({ table }) => table));
    this.#known = Object.fromEntries(Object.entries(known).filter(([table]) => still.has(table)));
    memory.results = JSON.stringify(this.#known);
  }
}

/** The end of a record, if it has one that this family understands. */
export function standingsIn(record: string, family: Pick<GameFamily, 'result' | 'standings'>): Standings | null {
  const line = record.split('\n').findLast((line) => line.startsWith('{"kind":"result"'));
  const result = v.safeParse(family.result, parsed(line ?? ''));
  return result.success ? (family.standings?.(result.output) ?? null) : null;
}

function remembered(): Record<string, Standings> {
  const kept = v.safeParse(RememberedSchema, parsed(memory.results ?? '{}'));
  return kept.success ? kept.output : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
