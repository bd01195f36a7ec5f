// The cheapest way to join the cities of tickets: own tracks cost nothing, what others hold cannot be used. Advice only:
// whether a claim is possible is always the server's word.
import type { Board, Track } from '../board';
import { lanesByPair } from '../../routes/lanes';
import { Steiner, type Edge } from './steiner';

export interface Ends {
  a: string;
  b: string;
}

export interface Plan {
  /** Wagons still to be laid. */
  wagons: number;
  /** The tracks to claim, one lane of each route. */
  tracks: string[];
}

/** More cities than this are joined ticket by ticket instead of all at once. */
const MOST_TERMINALS = 10;

export class Planner {
  readonly #group = new Map<string, number>();
  readonly #edges: (Edge & { track: string })[] = [];
  readonly #steiner: Steiner;
  /** What was asked for before. */
  readonly #plans = new Map<string, Plan | null>();

  /** T36: below `doublesFrom` players a double route has room for one of them only. */
  constructor(board: Board, view: { players: readonly { tracks: readonly string[] }[] }, seat: number | null, doublesFrom: number) {
    const owners = new Map(view.players.flatMap((p, owner) => p.tracks.map((id) => [id, owner] as const)));
    const pairs = [...lanesByPair(board).values()];
    this.#joinOwn(board, pairs.filter((lanes) => seat !== null && lanes.some(({ id }) => owners.get(id) === seat)));
    for (const lanes of pairs) this.#addFree(lanes, owners, view.players.length < doublesFrom);
    this.#steiner = new Steiner(board.cities.length, this.#edges);
  }

  /** The cheapest network for all of these tickets together, or null when one of them can no longer be joined. */
  plan(tickets: readonly Ends[]): Plan | null {
    const pairs = tickets.map(({ a, b }) => [this.#place(a), this.#place(b)] as const).filter(([a, b]) => a !== b);
    const asked = pairs.join(' ');
    if (!this.#plans.has(asked)) this.#plans.set(asked, this.#cheapest(pairs));
    return this.#plans.get(asked)!;
  }

  #cheapest(pairs: readonly (readonly [number, number])[]): Plan | null {
    const terminals = new Set(pairs.flat());
    const edges = terminals.size <= MOST_TERMINALS ? this.#steiner.forest(pairs) : this.#steiner.oneByOne(pairs);
    if (edges === null) return null;
    const used = edges.map((e) => this.#edges[e]!);
    return { wagons: used.reduce((sum, { cost }) => sum + cost, 0), tracks: used.map(({ track }) => track) };
  }

  #place(city: string): number {
    return this.#group.get(city) ?? -1;
  }

  /** Cities that own tracks already join are one place. */
  #joinOwn(board: Board, own: readonly Track[][]): void {
    board.cities.forEach(({ id }, i) => this.#group.set(id, i));
    for (const [first] of own) {
      const [from, to] = [this.#place(first!.b), this.#place(first!.a)];
      for (const [city, place] of this.#group) if (place === from) this.#group.set(city, to);
    }
  }

  #addFree(lanes: readonly Track[], owners: ReadonlyMap<string, number>, narrow: boolean): void {
    const free = lanes.filter(({ id }) => !owners.has(id));
    const track = free[0];
    if (track === undefined || (narrow && free.length < lanes.length)) return;
    const [a, b] = [this.#place(track.a), this.#place(track.b)];
    if (a !== b) this.#edges.push({ a, b, cost: track.length, track: track.id });
  }
}

export type TicketState = 'done' | 'open' | 'impossible';

/** Whether a ticket can still be finished with the routes and wagons that are left. */
export function ticketState(planner: Planner, ticket: Ends, done: boolean, trains: number): TicketState {
  if (done) return 'done';
  const plan = planner.plan([ticket]);
  return plan === null || plan.wagons > trains ? 'impossible' : 'open';
}
