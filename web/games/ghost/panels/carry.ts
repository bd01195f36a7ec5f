// What has been shown long enough goes where it belongs: a lantern to the others of its player, a card into the hand.
import type { Attachment } from 'svelte/attachments';
import { manner } from '../../../settings/motion.svelte';

/** It sets off, and has arrived, after so much of the time. */
const [OFF, THERE] = [0.7, 0.97];

/** `scale`: how large it arrives; `time`: how long all of it is shown, in milliseconds. Where things do not fly it stays until it is taken away. */
export function carried(to: () => Element | null, scale: number, time: number): Attachment<HTMLElement> {
  return (node) => {
    const place = to();
    if (place === null || manner() !== 'move') return;
    const end = { transform: wayTo(node, place, scale) };
    const animation = node.animate([{ transform: 'none', offset: 0 }, { transform: 'none', offset: OFF }, { ...end, offset: THERE }, { ...end, offset: 1 }], { duration: time, easing: 'ease-in' });
    return () => animation.cancel();
  };
}

function wayTo(node: Element, place: Element, scale: number): string {
  const [from, to] = [node.getBoundingClientRect(), place.getBoundingClientRect()];
  const [dx, dy] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}
