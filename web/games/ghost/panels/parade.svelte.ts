// The joyful events of a step, shown one after the other: completed tickets, town-hall bonuses, trick or treat. Nobody has to
// wait for them: the table below stays usable.
import type { GhostPlayer } from '../view';
import type { HistoryLine } from '../../../net/table.svelte';
import type { Ghost } from '../guards';

export type Cheer = { id: string; seat: number } & (
  | { kind: 'ticket'; ticket: string; lanterns: number }
  | { kind: 'bonus'; bonus: string }
  | { kind: 'treat'; lanterns: number }
);

type History = readonly HistoryLine<Ghost>[];

export function cheersOf({ v, events }: HistoryLine<Ghost>): Cheer[] {
  return events.flatMap((event, i): Cheer[] => {
    const id = `${v}.${i}`;
    if (event.e === 'completed') return [{ id, seat: event.seat, kind: 'ticket', ticket: event.ticket, lanterns: event.completed }];
    if (event.e === 'bonus') return [{ id, seat: event.seat, kind: 'bonus', bonus: event.bonus }];
    return event.e === 'trick-or-treat' ? [{ id, seat: event.seat, kind: 'treat', lanterns: event.completed }] : [];
  });
}

export class Parade {
  #queue = $state.raw<Cheer[]>([]);
  #seen: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `milliseconds`: how long each is shown. What had happened before is not cheered. */
  constructor(
    before: History,
    readonly milliseconds: () => number,
  ) {
    this.#seen = before.at(-1)?.v ?? 0;
  }

  get current(): Cheer | null {
    return this.#queue[0] ?? null;
  }

  /** The players as far as the cheers have come: what is won but not cheered yet is still to be shown. */
  cheered(players: readonly GhostPlayer[]): GhostPlayer[] {
    const ahead = this.#queue.slice(1);
    if (ahead.length === 0) return [...players];
    return players.map((player, seat) => {
      const own = ahead.filter((cheer) => cheer.seat === seat);
      const completed = player.completed.filter((id) => !own.some((cheer) => cheer.kind === 'ticket' && cheer.ticket === id));
      const bonuses = player.bonuses.filter((id) => !own.some((cheer) => cheer.kind === 'bonus' && cheer.bonus === id));
      const special = player.special && !own.some(({ kind }) => kind === 'treat');
      return { ...player, completed, bonuses, special, done: completed.length + Number(special) };
    });
  }

  follow(history: History): void {
    if ((history.at(-1)?.v ?? 0) < this.#seen) this.stop();
    const fresh = history.filter((line) => line.v > this.#seen);
    this.#seen = history.at(-1)?.v ?? this.#seen;
    const cheers = fresh.flatMap(cheersOf);
    if (cheers.length === 0) return;
    this.#queue = [...this.#queue, ...cheers];
    this.#timer ??= setTimeout(() => this.#next(), this.milliseconds());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #next(): void {
    this.#queue = this.#queue.slice(1);
    this.#timer = this.#queue.length === 0 ? undefined : setTimeout(() => this.#next(), this.milliseconds());
  }
}
