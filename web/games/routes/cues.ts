// What Ticket to Ride and Ghost Train sound alike: carriages that roll in, one clack each, in the rhythm in which they are seen.
import { motionTime } from '../../settings/motion.svelte';
import type { Cue } from '../../settings/audio/cue';

/** Milliseconds: how far apart carriages start, and when the first has all but arrived. As in Wagons.svelte. */
const ROLL = { apart: 70, lands: 240 };

/** What is paid is as much as the route is long. Where nothing moves, they are all there with one clack. */
export function carriagesCue(pay: Readonly<Record<string, number>>, soft: boolean): Cue {
  const length = Object.values(pay).reduce((sum, n) => sum + n, 0);
  const gap = motionTime(ROLL.apart);
  return { sound: 'carriages', soft, times: gap > 0 ? length : 1, gap, after: motionTime(ROLL.lands) };
}

/** When the carriages of a cue stand still, in milliseconds from now. */
export const standing = ({ times = 1, gap = 0, after = 0 }: Cue) => after + times * gap;
