// How long the steps of the ceremony stand, as fast as was chosen; and whether it is wanted at all.
import { motion, type Motion } from '../../../settings/motion.svelte';
import { pace } from '../../../settings/pace.svelte';
import type { CeremonyStep } from './steps';
import { wagonsOf } from './ways';

/** How long a step stands (milliseconds), and how much longer for each carriage that lights up. */
const STANDS: Record<CeremonyStep['kind'], number> = { open: 2400, ticket: 2200, path: 1700, bonus: 2600, winner: 4500 };
export const LIGHTING = 55;
/** Without animations there is still something to be read. */
const TEMPO: Record<Motion, number> = { off: 1, fast: 0.4, normal: 1 };

export function standingTime({ kind, ways }: CeremonyStep): number {
  const wagons = kind === 'winner' ? 0 : Math.max(0, ...ways.map(wagonsOf));
  return (STANDS[kind] + wagons * LIGHTING) * TEMPO[motion.current];
}

/** Who wants everything at once wants the figures at once. */
export const plays = () => pace.name !== 'instant' && motion.current !== 'off';
