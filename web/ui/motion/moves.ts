// Small motions that anything on the page can make, to be attached to it ({@attach stamp}): where the system wishes for less
// motion they are fades, and where nothing is to move there are none.
import { manner, tempo } from '../../settings/motion.svelte';

const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

function play(node: Element, frames: Keyframe[], fade: Keyframe[], milliseconds: number, easing = 'ease-out'): void {
  const how = manner();
  if (how !== 'still') node.animate(how === 'move' ? frames : fade, { duration: milliseconds * tempo(), easing });
}

/** Comes, stays to be read, and goes; the answer tells when it is gone. Where nothing moves it only stays. */
export function comeAndGo(node: Element, milliseconds: number): Animation {
  const how = manner();
  const away = how === 'still' ? { opacity: 1 } : how === 'fade' ? { opacity: 0 } : { opacity: 0, transform: 'translateY(-18px) scale(0.94)' };
  const here = how === 'move' ? { opacity: 1, transform: 'none' } : { opacity: 1 };
  const part = 250 / milliseconds;
  return node.animate([{ ...away, easing: 'cubic-bezier(0.2, 1.3, 0.4, 1)' }, { ...here, offset: part }, { ...here, offset: 1 - part, easing: 'ease-in' }, away], milliseconds);
}

/** Comes down hard, as a punch or a stamp. */
export function stamp(node: Element): void {
  play(node, [{ opacity: 0, transform: 'scale(2.6) rotate(-25deg)' }, { opacity: 1, transform: 'scale(0.85)', offset: 0.6 }, { opacity: 1, transform: 'none' }], FADE_IN, 420, 'ease-in');
}

/** Gives under the blow of a stamp. */
export function give(node: Element): void {
  play(node, [{ transform: 'none' }, { transform: 'none', offset: 0.45 }, { transform: 'scale(0.95)', offset: 0.6 }, { transform: 'scale(1.03)', offset: 0.8 }, { transform: 'none' }], FADE_IN, 560);
}

/** A wave that goes out from its place; at rest it is not to be seen. */
export function ring(node: Element): void {
  const wave = [{ opacity: 0, transform: 'scale(0.5)' }, { opacity: 0, transform: 'scale(0.5)', offset: 0.3 }, { opacity: 0.9, transform: 'scale(0.8)', offset: 0.32 }, { opacity: 0, transform: 'scale(4)' }];
  play(node, wave, [{ opacity: 0 }, { opacity: 0.9 }, { opacity: 0 }], 900);
}
