// Lets trains run along the spaces they entered. Decoration: the view has already put them where they belong.
import { motionAllowed, motionTime } from '../table/motion.svelte';
import { trainSpot, type Network } from './network';

export interface Leg {
  train: string;
  /** The spaces from where it stood to where it stands. */
  path: readonly string[];
}

const STEP = 260;

export function animateTrains(svg: SVGSVGElement, network: Network, legs: readonly Leg[]): void {
  if (!motionAllowed()) return;
  for (const { train, path } of legs) {
    const engine = svg.querySelector(`[data-train="${CSS.escape(train)}"]`);
    if (engine === null || path.length < 2) continue;
    const frames = path.map((space) => {
      const [x, y] = trainSpot(network, space, null).at;
      return { transform: `translate(${x}px, ${y}px)` };
    });
    engine.animate(frames, { duration: motionTime(STEP * (path.length - 1)), easing: 'ease-in-out' });
  }
}
