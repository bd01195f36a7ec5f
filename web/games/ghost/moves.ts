// The moves of Ghost Train (docs/games/ghost-train.md). Claims are written as in Ticket to Ride.
import { parseMove, type Payment } from '../ttr/moves';

export type GhostMove =
  | { kind: 'draw' }
  | { kind: 'claim'; track: string; pay: Payment }
  | { kind: 'exchange' }
  | { kind: 'pass' };

export function parseGhostMove(text: string): GhostMove | null {
  if (text === 'exchange') return { kind: 'exchange' };
  const move = parseMove(text);
  return move?.kind === 'draw' || move?.kind === 'claim' || move?.kind === 'pass' ? move : null;
}
