// Puts the things of the haunted town into words: places, cards, routes, tickets, bonuses. All sentences come from i18n.
import rules from '../../data/ghost/ghost-train.rules.json';
import type { Key, Values } from '../i18n/text';
import type { GhostBoard, GhostTicket, GhostTrack, TownHallBonus } from '../protocol/ghost/board';
import type { GhostMove } from '../protocol/ghost/moves';
import type { Name } from '../protocol/name';
import type { SeatName } from '../protocol/messages';
import { LOCOMOTIVE, type Payment } from '../protocol/ttr/moves';

export type Translate = (key: Key, values?: Values) => string;

/** So many completed tickets win: the number of lanterns shown. */
export const LANTERNS = rules.win;
/** So many cards a draw brings. */
export const DRAW = rules.draw;

export class GhostWords {
  readonly #places: Map<string, string>;
  readonly #regions: Map<string, string>;
  readonly #cards: Map<string, string>;
  readonly #tracks: Map<string, GhostTrack>;
  readonly #tickets: Map<string, GhostTicket>;

  constructor(
    readonly board: GhostBoard,
    readonly seats: readonly SeatName[],
    readonly seat: number | null,
    readonly t: Translate,
    named: (name: Name) => string,
  ) {
    this.#places = new Map(board.cities.map((c) => [c.id, named(c.name)]));
    this.#regions = new Map(board.regions.map((r) => [r.id, named(r.name)]));
    this.#cards = new Map(board.colours.map((c) => [c.id, named(c.name).toLowerCase()]));
    this.#cards.set(LOCOMOTIVE, t('card.locomotive').toLowerCase());
    this.#tracks = new Map(board.tracks.map((track) => [track.id, track]));
    this.#tickets = new Map(board.tickets.all.map((ticket) => [ticket.id, ticket]));
  }

  place(id: string): string {
    return this.#places.get(id) ?? id;
  }

  region(id: string): string {
    return this.#regions.get(id) ?? id;
  }

  card(id: string): string {
    return this.#cards.get(id) ?? id;
  }

  player(seat: number): string {
    return this.seats[seat]?.name ?? String(seat + 1);
  }

  track(id: string): GhostTrack | undefined {
    return this.#tracks.get(id);
  }

  ticket(id: string): GhostTicket | undefined {
    return this.#tickets.get(id);
  }

  bonus(id: string): TownHallBonus | undefined {
    return this.board.bonuses.town_hall.find((bonus) => bonus.id === id);
  }

  route(ends: { a: string; b: string }): string {
    return this.t('route.name', { a: this.place(ends.a), b: this.place(ends.b) });
  }

  trackName(id: string): string {
    return this.#joined(this.#tracks.get(id), id);
  }

  ticketName(id: string): string {
    return this.#joined(this.#tickets.get(id), id);
  }

  bonusName(id: string): string {
    return this.#joined(this.bonus(id), id);
  }

  ticketNames(ids: readonly string[]): string {
    return ids.map((id) => this.ticketName(id)).join(', ');
  }

  payment({ colour, coloured, locomotives }: Payment): string {
    return this.pay({ ...(colour === null ? {} : { [colour]: coloured }), [LOCOMOTIVE]: locomotives });
  }

  pay(cards: Record<string, number>): string {
    return Object.entries(cards)
      .filter(([, n]) => n > 0)
      .map(([card, n]) => this.t('card.each', { card: this.card(card), n }))
      .join(' + ');
  }

  move(move: GhostMove): string {
    switch (move.kind) {
      case 'draw':
        return this.t('ghost.draw', { n: DRAW });
      case 'exchange':
        return this.t('ghost.swap');
      case 'pass':
        return this.t('ghost.pass');
      case 'claim':
        return this.t('ghost.moveClaim', {
          route: this.trackName(move.track),
          colour: this.card(this.#tracks.get(move.track)?.colour ?? ''),
          pay: this.payment(move.pay),
        });
    }
  }

  #joined(ends: { a: string; b: string } | undefined, id: string): string {
    return ends === undefined ? id : this.route(ends);
  }
}
