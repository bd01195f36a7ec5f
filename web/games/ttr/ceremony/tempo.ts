// How long the steps of the ceremony stand, as fast as was chosen; and whether it is wanted at all.
import { motion, type Motion } from '../../../settings/motion.svelte';
import { pace, type PaceName } from '../../../settings/pace.svelte';
import type { CeremonyStep } from './steps';
import { wagonsOf } from './ways';

/** How long a step stands (milliseconds), and how much longer for each carriage that lights up. */
const STANDS: Record<CeremonyStep['kind'], number> = { open: 2400, ticket: 2200, path: 1700, bonus: 2600, winner: 4500 };
export const LIGHTING = 55;
/** Without animations there is still something to be read. */
const TEMPO: Record<Motion, number> = { off: 1, fast: 0.4, normal: 1 };
/** Who wants the others to move at once has an ending all the same, a quick one. */
const BY_PACE: Record<PaceName, number> = { calm: 1, quick: 0.7, instant: 0.4 };

/** What everything in the ceremony takes of its usual time. */
export function ceremonyTempo(): number {
  return Math.min(TEMPO[motion.current], BY_PACE[pace.name]);
}

export function standingTime({ kind, ways }: CeremonyStep): number {
  const wagons = kind === 'winner' ? 0 : Math.max(0, ...ways.map(wagonsOf));
  return (STANDS[kind] + wagons * LIGHTING) * ceremonyTempo();
}

/** Who wants nothing to move wants the figures at once. */
export const plays = () => motion.current !== 'off';
