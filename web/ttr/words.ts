// Puts the things of the game into words: cards, routes, payments, refusals. All sentences come from i18n.
import type { Key, Values } from '../i18n/text';
import type { Name } from '../protocol/name';
import type { Board, Ticket, Track } from '../protocol/ttr/board';
import { LOCOMOTIVE, parseMove, type Payment } from '../protocol/ttr/moves';
import type { Reject, SeatName } from '../protocol/messages';

export type Translate = (key: Key, values?: Values) => string;

export class Words {
  readonly #cities: Map<string, string>;
  readonly #cards: Map<string, string>;
  readonly #tracks: Map<string, Track>;
  readonly #tickets: Map<string, Ticket>;

  constructor(
    readonly board: Board,
    readonly seats: readonly SeatName[],
    readonly seat: number | null,
    readonly t: Translate,
    named: (name: Name) => string,
  ) {
    this.#cities = new Map(board.cities.map((c) => [c.id, named(c.name)]));
    this.#cards = new Map(board.colours.map((c) => [c.id, named(c.name).toLowerCase()]));
    this.#cards.set(LOCOMOTIVE, t('card.locomotive').toLowerCase());
    this.#tracks = new Map(board.tracks.map((track) => [track.id, track]));
    this.#tickets = new Map(Object.values(board.tickets).flat().map((ticket) => [ticket.id, ticket]));
  }

  city(id: string): string {
    return this.#cities.get(id) ?? id;
  }

  card(id: string): string {
    return this.#cards.get(id) ?? id;
  }

  /** What a track is paid with: its colour, or any one colour for a grey one. */
  trackColour(track: Track): string {
    return this.#cards.get(track.colour) ?? this.t('card.any');
  }

  player(seat: number): string {
    return this.seats[seat]?.name ?? String(seat + 1);
  }

  track(id: string): Track | undefined {
    return this.#tracks.get(id);
  }

  ticket(id: string): Ticket | undefined {
    return this.#tickets.get(id);
  }

  route(ends: { a: string; b: string }): string {
    return this.t('route.name', { a: this.city(ends.a), b: this.city(ends.b) });
  }

  trackName(id: string): string {
    const track = this.#tracks.get(id);
    return track === undefined ? id : this.route(track);
  }

  ticketName(id: string): string {
    const ticket = this.#tickets.get(id);
    return ticket === undefined ? id : this.route(ticket);
  }

  points(n: number): string {
    return this.t('route.points', { n });
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

  /** A move of the notation as a player would say it. */
  move(text: string, row: readonly (string | null)[]): string {
    const move = parseMove(text);
    switch (move?.kind) {
      case 'draw':
        return this.t('move.draw');
      case 'take':
        return this.t('move.take', { card: this.card(row[move.slot - 1] ?? ''), slot: move.slot });
      case 'claim':
        return this.t('move.claim', { route: this.trackName(move.track), pay: this.payment(move.pay) });
      case 'tickets':
        return this.t('market.tickets');
      case 'keep':
        return this.t('move.keep', { tickets: move.keep.map((id) => this.ticketName(id)).join(', ') });
      case 'pass':
        return this.t('market.pass');
      default:
        return text;
    }
  }

  refusal(reject: Reject): string {
    const p = reject.params;
    const number = (name: string) => (typeof p[name] === 'number' ? p[name] : 0);
    const string = (name: string) => (typeof p[name] === 'string' ? p[name] : '');
    switch (reject.code) {
      case 'not-your-turn':
        return typeof p.turn === 'number'
          ? this.t('no.notYourTurn', { name: this.player(p.turn) })
          : this.t('no.notYourTurnOpening');
      case 'taken':
        return number('owner') === this.seat
          ? this.t('no.takenYou')
          : this.t('no.taken', { name: this.player(number('owner')) });
      case 'twin-closed':
        return this.t('no.twinClosed', { n: number('players') });
      case 'trains':
        return this.t('no.trains', { need: number('need'), have: number('have') });
      case 'count':
        return this.t('no.count', { need: number('need'), paid: number('paid') });
      case 'colour':
        return this.t('no.colour', { need: this.card(string('need')) });
      case 'short':
        return this.t('no.short', { n: number('short'), card: this.card(string('card')) });
      case 'short-locomotives':
        return this.t('no.shortLocomotives', { n: number('short') });
      case 'keep-more':
        return this.t('no.keepMore', { n: number('least') });
      default:
        return SIMPLE[reject.code] ? this.t(SIMPLE[reject.code]!) : this.t('no.other', { code: reject.code });
    }
  }
}

const SIMPLE: Record<string, Key> = {
  unreadable: 'no.unreadable',
  stale: 'no.stale',
  'game-over': 'no.gameOver',
  opening: 'no.opening',
  'already-chosen': 'no.alreadyChosen',
  'keep-first': 'no.keepFirst',
  'second-card': 'no.secondCard',
  'no-draw': 'no.noDraw',
  'deck-empty': 'no.deckEmpty',
  'slot-empty': 'no.slotEmpty',
  'locomotive-second': 'no.locomotiveSecond',
  'own-twin': 'no.ownTwin',
  'no-tickets': 'no.noTickets',
  'nothing-offered': 'no.nothingOffered',
  'can-act': 'no.canAct',
};
