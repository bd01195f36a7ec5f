// What a step is shown to be worth, one after the other: cards drawn, wagons laid, the others' tickets swapped, and for everybody completed
// tickets, town-hall bonuses, trick or treat. Nobody has to wait for it: the table below stays usable, and a tap goes on.
import type { GhostEvent, GhostPlayer } from '../view';
import type { HistoryLine } from '../../../net/table.svelte';
import type { Ghost } from '../guards';

export type Cheer = { id: string; seat: number } & (
  | { kind: 'ticket'; ticket: string; lanterns: number }
  | { kind: 'bonus'; bonus: string }
  | { kind: 'treat'; lanterns: number }
);
/** What was done; cards that another drew are not known. */
export type Deed = { id: string; seat: number } & ({ kind: 'cards'; cards: readonly (string | null)[] } | { kind: 'wagons'; track: string } | { kind: 'swap' });
export type Moment = Cheer | Deed;

export const isDeed = (moment: Moment): moment is Deed => moment.kind === 'cards' || moment.kind === 'wagons' || moment.kind === 'swap';

type History = readonly HistoryLine<Ghost>[];

export function cheersOf({ v, events }: HistoryLine<Ghost>): Cheer[] {
  return events.flatMap((event, i) => cheerOf(event, `${v}.${i}`));
}

function cheerOf(event: GhostEvent, id: string): Cheer[] {
  if (event.e === 'completed') return [{ id, seat: event.seat, kind: 'ticket', ticket: event.ticket, lanterns: event.completed }];
  if (event.e === 'bonus') return [{ id, seat: event.seat, kind: 'bonus', bonus: event.bonus }];
  return event.e === 'trick-or-treat' ? [{ id, seat: event.seat, kind: 'treat', lanterns: event.completed }] : [];
}

/** Everything of a step in its order, as this seat is shown it; to those without a seat, what is cheered. */
export function momentsOf(line: HistoryLine<Ghost>, own: number | null): Moment[] {
  const moments: Moment[] = [];
  line.events.forEach((event, i) => {
    const id = `${line.v}.${i}`;
    const last = moments.at(-1);
    moments.push(...cheerOf(event, id));
    if (own === null || !('seat' in event) || event.seat !== line.seat) return;
    if (event.e === 'claimed') moments.push({ id, seat: event.seat, kind: 'wagons', track: event.track });
    // One's own new tickets are turned over in one's hand.
    if (event.e === 'exchanged' && event.seat !== own) moments.push({ id, seat: event.seat, kind: 'swap' });
    if (event.e !== 'drew' || (event.card === undefined && event.seat === own)) return;
    const card = event.seat === own ? (event.card ?? null) : null;
    if (last?.kind === 'cards') moments[moments.length - 1] = { ...last, cards: [...last.cards, card] };
    else moments.push({ id, seat: event.seat, kind: 'cards', cards: [card] });
  });
  return moments;
}

export class Parade {
  #queue = $state.raw<Moment[]>([]);
  #seen = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `milliseconds`: how long each is shown; 0: not at all. What had happened before is not shown. `own`: whose deeds are. */
  constructor(
    before: History,
    readonly milliseconds: (moment: Moment) => number,
    readonly own: () => number | null = () => null,
  ) {
    this.#seen = before.at(-1)?.v ?? 0;
  }

  get current(): Moment | null {
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

  /** Has something happened that it has not been told of yet? It may be worth showing. */
  isBehind(history: History): boolean {
    return (history.at(-1)?.v ?? 0) > this.#seen;
  }

  follow(history: History): void {
    if ((history.at(-1)?.v ?? 0) < this.#seen) this.stop();
    const fresh = history.filter((line) => line.v > this.#seen);
    this.#seen = history.at(-1)?.v ?? this.#seen;
    const moments = fresh.flatMap((line) => momentsOf(line, this.own())).filter((moment) => this.milliseconds(moment) > 0);
    if (moments.length === 0) return;
    this.#queue = [...this.#queue, ...moments];
    if (this.#timer === undefined) this.#wait();
  }

  /** On to the next. */
  hurry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #wait(): void {
    const [current] = this.#queue;
    this.#timer = current === undefined ? undefined : setTimeout(() => this.#next(), this.milliseconds(current));
  }

  #next(): void {
    this.#queue = this.#queue.slice(1);
    this.#wait();
  }
}
