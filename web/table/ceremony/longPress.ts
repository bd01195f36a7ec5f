// One place that takes a short press and a long one, by finger or mouse.
import type { Attachment } from 'svelte/attachments';

/** From here on a press is a long one (milliseconds). */
const LONG = 600;
/** A finger that wanders farther than this (pixels) meant something else. */
const SLACK = 12;

export function longPress(short: () => void, long: () => void): Attachment<HTMLElement> {
  return (place) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;

    const letGo = () => {
      clearTimeout(timer);
      from = null;
    };
    const down = ({ button, clientX: x, clientY: y }: PointerEvent) => {
      letGo();
      if (button !== 0) return;
      from = { x, y };
      timer = setTimeout(() => {
        letGo();
        long();
      }, LONG);
    };
    const moved = ({ clientX, clientY }: PointerEvent) => {
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > SLACK) letGo();
    };
    const up = () => clearTimeout(timer);
    // Not as soon as the finger is taken off: its click would press what lies there when this place is gone.
    const click = () => {
      if (from === null) return;
      letGo();
      short();
    };
    // A long touch asks for no menu here.
    const menu = (event: Event) => event.preventDefault();

    const heard = { pointerdown: down, pointermove: moved, pointerup: up, pointercancel: letGo, click, contextmenu: menu };
    for (const [kind, hear] of Object.entries(heard)) place.addEventListener(kind, hear as EventListener);
    return () => {
      letGo();
      for (const [kind, hear] of Object.entries(heard)) place.removeEventListener(kind, hear as EventListener);
    };
  };
}
