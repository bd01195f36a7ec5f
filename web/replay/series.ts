// The curves of a game: what each seat, or the whole team, had after every move.
import type { Key } from '../settings/words/text';
import type { GameTypes } from '../net/game';
import type { GameRecord } from './record';

export interface Series {
  title: Key;
  /** By seat, one number for each position; a single line for the whole team. */
  lines: number[][];
  team: boolean;
}

export function bySeat<P>(title: Key, seats: number, positions: readonly P[], of: (position: P, seat: number, n: number) => number): Series {
  return { title, team: false, lines: Array.from({ length: seats }, (_, seat) => positions.map((position, n) => of(position, seat, n))) };
}

export function ofTeam<P>(title: Key, positions: readonly P[], of: (position: P) => number): Series {
  return { title, team: true, lines: [positions.map(of)] };
}

/** Where each turn begins: after the deal and after every move that handed the turn on. */
export function turnsOf<G extends GameTypes>({ played }: GameRecord<G>): number[] {
  return played.flatMap(({ events }, n) => (n === 0 || events.some(({ e }) => e === 'turn' || e === 'over') ? [n] : []));
}
