// The curves of a game: points, cards in hand and tickets of every seat after every move.
import type { Key } from '../i18n/text';
import type { Position } from './position';
import type { GameRecord } from './record';

export interface Series {
  title: Key;
  /** By seat, one number for each position. */
  seats: number[][];
}

export function seriesOf(positions: readonly Position[], { seats, result }: GameRecord): Series[] {
  const curve = (title: Key, of: (player: Position['players'][number], seat: number, n: number) => number): Series => ({
    title,
    seats: seats.map((_, seat) => positions.map(({ players }, n) => of(players[seat]!, seat, n))),
  });
  const total = (cards: Record<string, number>) => Object.values(cards).reduce((sum, n) => sum + n, 0);
  const end = positions.length - 1;
  return [
    curve('replay.points', (p, seat, n) => (n === end ? (result?.seats[seat]?.total ?? p.points) : p.points)),
    curve('replay.cards', (p) => total(p.hand)),
    curve('replay.tickets', (p) => p.tickets.length),
  ];
}

/** Where each turn begins: after the deal and after every move that handed the turn on. */
export function turnsOf({ played }: GameRecord): number[] {
  return played.flatMap(({ events }, n) => (n === 0 || events.some(({ e }) => e === 'turn' || e === 'over') ? [n] : []));
}
