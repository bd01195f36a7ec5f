// Points that run to their new value: the marker on the scoring track, and whatever figure goes with it.
import { Tween } from 'svelte/motion';
import { motionAllowed, motionTime } from '../../../settings/motion.svelte';
import { ceremonyTempo } from '../../../table/ceremony/tempo';

const RUN = 700;
/** In the ceremony the way lights up first. */
const WAIT = 800;

/** To be called while a component is made. `waits`: is something shown before it runs? */
export function runningTo(points: () => number, waits: () => boolean): Tween<number> {
  const shown = new Tween(points());
  const solemn = (milliseconds: number) => (motionAllowed() ? milliseconds * ceremonyTempo() : 0);
  $effect.pre(() => void shown.set(points(), waits() ? { duration: solemn(RUN), delay: solemn(WAIT) } : { duration: motionTime(RUN) }));
  return shown;
}
