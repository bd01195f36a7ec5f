// What the games with tracks, tickets and coloured cards have words for alike.
import type { Name } from '../../net/name';
import type { Key } from '../../settings/words/text';
import { LOCOMOTIVE, type Payment } from './payment';
import type { RoutesKey } from './words/text';
import { TableWords } from '../../table/words';

/** Colours that the words have forms for; a board that has others is told by their names alone. */
const COLOURS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red'] as const;
type Colour = (typeof COLOURS)[number];
const isColour = (id: string): id is Colour => (COLOURS as readonly string[]).includes(id);
const isCard = (id: string): id is Colour | typeof LOCOMOTIVE => id === LOCOMOTIVE || isColour(id);

interface Ends {
  id: string;
  a: string;
  b: string;
}

interface TrackBoard<Track extends Ends, Ticket extends Ends> {
  cities: readonly { id: string; name: Name }[];
  colours: readonly { id: string; name: Name }[];
  tracks: readonly Track[];
  tickets: Record<string, readonly Ticket[]>;
}

/** `K`: the keys of the game's own texts. */
export class TrackWords<Track extends Ends, Ticket extends Ends, Board extends TrackBoard<Track, Ticket>, K extends string> extends TableWords<Board, K | RoutesKey | Key> {
  readonly #places = new Map(this.board.cities.map((c) => [c.id, this.named(c.name)]));
  readonly #colours = new Map(this.board.colours.map((c) => [c.id, this.named(c.name)]));
  readonly #tracks = new Map(this.board.tracks.map((track) => [track.id, track]));
  readonly #tickets = new Map(Object.values(this.board.tickets).flat().map((ticket) => [ticket.id, ticket]));

  place(id: string): string {
    return this.#places.get(id) ?? id;
  }

  card(id: string): string {
    return isCard(id) ? this.t(`card.${id}`) : (this.#colours.get(id)?.toLowerCase() ?? id);
  }

  /** One card, as something that is taken: "a red card". */
  one(id: string): string {
    return isCard(id) ? this.t(`took.${id}`) : this.card(id);
  }

  /** So many cards: "3 red". */
  counted(id: string, n: number): string {
    return isCard(id) ? this.t(`cards.${id}`, { n }) : this.t('card.each', { card: this.card(id), n });
  }

  trackColour(id: string): string {
    return isColour(id) ? this.t(`track.${id}`) : this.card(id);
  }

  /** Why a route cannot be paid. */
  short(card: string, n: number): string {
    return isCard(card) ? this.t(`short.${card}`, { n }) : this.t('no.short', { card: this.card(card), n });
  }

  track(id: string): Track | undefined {
    return this.#tracks.get(id);
  }

  ticket(id: string): Ticket | undefined {
    return this.#tickets.get(id);
  }

  route(ends: { a: string; b: string }): string {
    return this.t('route.name', { a: this.place(ends.a), b: this.place(ends.b) });
  }

  trackName(id: string): string {
    return this.joined(this.track(id), id);
  }

  ticketName(id: string): string {
    return this.joined(this.ticket(id), id);
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
      .map(([card, n]) => this.counted(card, n))
      .join(' + ');
  }

  protected joined(ends: Ends | undefined, id: string): string {
    return ends === undefined ? id : this.route(ends);
  }
}
