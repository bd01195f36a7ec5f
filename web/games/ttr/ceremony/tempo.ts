// How long the steps of the ceremony stand.
import { ceremonyTempo } from '../../../table/ceremony/tempo';
import type { CeremonyStep } from './steps';
import { wagonsOf } from './ways';

/** How long a step stands (milliseconds), and how much longer for each carriage that lights up. */
const STANDS: Record<CeremonyStep['kind'], number> = { open: 2400, ticket: 2200, path: 1700, bonus: 2600, winner: 4500 };
export const LIGHTING = 55;

export function standingTime({ kind, ways }: CeremonyStep): number {
  const wagons = kind === 'winner' ? 0 : Math.max(0, ...ways.map(wagonsOf));
  return (STANDS[kind] + wagons * LIGHTING) * ceremonyTempo();
}
