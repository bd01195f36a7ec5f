// Sidings in words: all that the plain table needs to show it.
import type { SeatName } from '../../net/messages';
import type { PlainWords } from '../../table/plain';
import type { Values } from '../../settings/words/text';
import type { Sidings } from './guards';
import type { Key } from './text';

const EVENTS: Partial<Record<Sidings['event']['e'], Key>> = { first: 'first', drew: 'drew', coupled: 'coupled', pass: 'passed' };

export function wordsOf(t: (key: Key, values?: Values) => string): PlainWords<Sidings> {
  const name = (seats: readonly SeatName[], seat: number) => seats[seat]?.name ?? String(seat + 1);
  const wagons = (list: readonly number[]) => (list.length === 0 ? t('none') : [...list].reverse().join(' '));
  return {
    position: ({ deck, players, own }, seats) => [
      t('deck', { n: deck }),
      ...players.map(({ train, cards }, seat) => t('player', { name: name(seats, seat), train: wagons(train), n: cards })),
      ...(own === null ? [] : [t('own', { wagons: wagons(own.hand) })]),
    ],
    move: (text) => {
      const [verb, wagon = ''] = text.split(' ');
      if (verb === 'draw' || verb === 'pass') return t(verb);
      return verb === 'couple' ? t('couple', { wagon }) : text;
    },
    event: (event, seats) => {
      const key = EVENTS[event.e];
      if (key === undefined || !('seat' in event)) return '';
      return t(key, { name: name(seats, event.seat), wagon: 'wagon' in event ? (event.wagon ?? '') : '' });
    },
    result: ({ seats: scores }, seats) => scores.map((score, seat) => t('score', { name: name(seats, seat), ...score })),
    refusal: (code) => (code === 'too-heavy' ? t('tooHeavy') : ''),
  };
}
