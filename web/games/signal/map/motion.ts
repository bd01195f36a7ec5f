// Lets trains run along the rails they entered. Decoration: the view has already put them where they belong.
import { motionAllowed, motionTime } from '../../../settings/motion.svelte';
import type { Network } from './network';
import { framesOf, railsOf, runTime, slidesOf, TUMBLE, type Leg } from './rails';

/** How long a train that leaves the map is still seen. */
const LEAVING = 900;

export function animateTrains(svg: SVGSVGElement, network: Network, legs: readonly Leg[]): void {
  if (!motionAllowed()) return;
  for (const leg of legs) {
    const rails = railsOf(network, leg.path);
    const time = motionTime(runTime(leg));
    const delay = motionTime(leg.rolled ? TUMBLE : 0);
    for (const part of ['', '-number'] as const) {
      const engine = svg.querySelector<SVGElement>(`[data-${partOf(leg, part)}="${CSS.escape(leg.train)}"]`);
      if (engine === null) continue;
      const frames = part === '' ? framesOf(rails, Number(engine.dataset.angle ?? 0)) : slidesOf(rails);
      if (rails.length > 1) engine.animate(frames, { duration: time, delay, fill: 'backwards' });
      if (leg.gone !== null) leave(engine, leg.gone, delay + time);
    }
  }
}

const partOf = ({ gone }: Leg, part: '' | '-number') => (gone === null ? (part === '' ? 'train' : 'number') : `leaving${part}`);

/** Delivered, it sinks into the port; else it is lifted off. */
function leave(engine: SVGElement, how: 'delivered' | 'depot', delay: number): void {
  const end = how === 'delivered' ? 'scale(0.2)' : 'translate(0, -34px) rotate(14deg)';
  const body = engine.firstElementChild;
  body?.animate([{ transform: 'none', opacity: 1 }, { transform: end, opacity: 0 }], { duration: motionTime(LEAVING), delay, fill: 'both', easing: 'ease-in' });
}
