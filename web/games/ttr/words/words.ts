// Puts the things of the game into words: cards, routes, payments, refusals. All sentences come from the files of words.
import { LOCOMOTIVE } from '../../routes/payment';
import { TrackWords } from '../../routes/trackWords';
import type { Key } from './text';
import type { Board, Ticket, Track } from '../board';
import { parseMove } from '../moves';
import type { Reject } from '../../../net/messages';

export class Words extends TrackWords<Track, Ticket, Board, Key> {
  /** What a track is paid with: its colour, or any one colour for a grey one. */
  paidWith({ colour }: Track): string {
    return this.board.colours.some(({ id }) => id === colour) ? this.trackColour(colour) : this.t('card.any');
  }

  points(n: number): string {
    return this.t('route.points', { n });
  }

  /** A move of the notation as a player would say it. */
  move(text: string, row: readonly (string | null)[]): string {
    const move = parseMove(text);
    switch (move?.kind) {
      case 'draw':
        return this.t('move.draw');
      case 'take':
        return this.t('move.take', { card: this.one(row[move.slot - 1] ?? ''), slot: move.slot });
      case 'claim':
        return this.t('move.claim', { route: this.trackName(move.track), pay: this.payment(move.pay) });
      case 'tickets':
        return this.t('market.tickets');
      case 'keep':
        return this.t('move.keep', { tickets: this.ticketNames(move.keep) });
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
        return this.t('no.colour', { need: this.trackColour(string('need')) });
      case 'short':
        return this.short(string('card'), number('short'));
      case 'short-locomotives':
        return this.short(LOCOMOTIVE, number('short'));
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
  'not-offered': 'no.notOffered',
  order: 'no.order',
  'unknown-track': 'no.unknownTrack',
  'can-act': 'no.canAct',
};
