// The hand on a map: what was touched there waits for its answer, and until then the map stays where it is.
// A page has one hand, so there is one of these.
let held = false;

/** Was it the map that was touched last? What lies in a question belongs to the same touch. */
export const isHeld = () => held;

/** Follows the hand; the answer ends that. */
export function followHand(map: Element): () => void {
  const follow = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === 'pointerdown' && map.contains(target)) held = true;
    else if (target.closest('[data-question]') === null) held = false;
  };
  for (const kind of ['pointerdown', 'keydown']) window.addEventListener(kind, follow, true);
  return () => {
    for (const kind of ['pointerdown', 'keydown']) window.removeEventListener(kind, follow, true);
  };
}
