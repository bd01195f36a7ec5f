// Work that can wait until the page has nothing better to do, a piece at a time: nothing that moves stumbles over it.

/** Where a browser does not tell when it is idle, a piece is done this often (milliseconds). */
const PAUSE = 30;

/** Does piece after piece until one of them says that it was the last; the answer calls off the rest. */
export function whenIdle(piece: () => 'more' | 'done'): () => void {
  let waits = 0;
  const tells = 'requestIdleCallback' in window;
  const ask = () => (waits = tells ? requestIdleCallback(work) : window.setTimeout(work, PAUSE));
  const work = () => void (piece() === 'more' && ask());
  ask();
  return () => (tells ? cancelIdleCallback(waits) : clearTimeout(waits));
}
