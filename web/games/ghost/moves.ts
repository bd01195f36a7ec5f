// The moves of Ghost Train (docs/games/ghost-train.md).
import { parseClaim, type Claim } from '../routes/payment';

export type GhostMove = { kind: 'draw' } | Claim | { kind: 'exchange' } | { kind: 'pass' };

export function parseGhostMove(text: string): GhostMove | null {
  const [verb, ...rest] = text.split(' ');
  if (verb === 'claim') return parseClaim(rest);
  return (verb === 'draw' || verb === 'exchange' || verb === 'pass') && rest.length === 0 ? { kind: verb } : null;
}
