// Points that run to their new value: the marker on the scoring track, and whatever figure goes with it.
import { Tween } from 'svelte/motion';
import { motionTime } from '../../../settings/motion.svelte';

const RUN = 700;
/** In the ceremony the way lights up first. */
const WAIT = 800;

/** To be called while a component is made. `waits`: is something shown before it runs? */
export function runningTo(points: () => number, waits: () => boolean): Tween<number> {
  const shown = new Tween(points());
  $effect.pre(() => void shown.set(points(), { duration: motionTime(RUN), delay: waits() ? motionTime(WAIT) : 0 }));
  return shown;
}
