// How fast things move on the page: off, fast or normal; the system's wish for less motion always wins. Every game asks here:
// in code `motionAllowed()` and `motionTime(ms)`, in styles `animation-duration: calc(0.4s * var(--tempo))`. With motion off
// the style sheet switches all animations and transitions off by itself.
import { Choice } from './choice.svelte';

export type Motion = 'off' | 'fast' | 'normal';

const TEMPO: Record<Motion, number> = { off: 0, fast: 0.4, normal: 1 };

export const motion = new Choice<Motion>('motion', ['off', 'fast', 'normal'], 'normal', (value) => {
  document.documentElement.dataset.motion = value;
});

export function motionAllowed(): boolean {
  return motion.current !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How things may move just now: as they like, by fading only where the system wishes for less motion, or not at all. */
export function manner(): 'move' | 'fade' | 'still' {
  if (motion.current === 'off') return 'still';
  return motionAllowed() ? 'move' : 'fade';
}

/** The same as `--tempo` of the styles. */
export function tempo(): number {
  return TEMPO[motion.current];
}

/** How long something that usually takes this many milliseconds takes now; 0 where nothing may move. */
export function motionTime(milliseconds: number): number {
  return motionAllowed() ? milliseconds * TEMPO[motion.current] : 0;
}
