// How fast a ceremony goes, as was chosen; and whether it is wanted at all.
import { motion, type Motion } from '../../settings/motion.svelte';
import { pace, type PaceName } from '../../settings/pace.svelte';

/** Without animations there is still something to be read. */
const TEMPO: Record<Motion, number> = { off: 1, fast: 0.4, normal: 1 };
/** Who wants the others to move at once has an ending all the same, a quick one. */
const BY_PACE: Record<PaceName, number> = { calm: 1, quick: 0.7, instant: 0.4 };

/** What everything in the ceremony takes of its usual time. */
export function ceremonyTempo(): number {
  return Math.min(TEMPO[motion.current], BY_PACE[pace.name]);
}

/** Who wants nothing to move wants the figures at once. */
export const plays = () => motion.current !== 'off';
