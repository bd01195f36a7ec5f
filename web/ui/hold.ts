// A button that can be held: what a press does is the button's own business, and a long one does something else instead. Keys the
// same: Space held is a long press, Enter held presses once more and then no further.
import type { Attachment } from 'svelte/attachments';

/** In milliseconds: longer than a press, shorter than patience. */
const LONG = 450;

export function hold(act: () => void): Attachment<HTMLElement> {
  return (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let repeats = 0;
    /** The click that ends a long press is none. */
    let spent = false;

    const letGo = () => {
      clearTimeout(timer);
      delete button.dataset.held;
    };
    const fire = () => {
      letGo();
      spent = true;
      act();
    };
    const down = (event: PointerEvent) => {
      letGo();
      spent = false;
      if (event.button !== 0) return;
      button.dataset.held = '';
      timer = setTimeout(fire, LONG);
    };
    const clicked = (event: MouseEvent) => {
      if (spent) event.stopImmediatePropagation();
      spent = false;
    };
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      if (!event.repeat) {
        repeats = 0;
        spent = false;
        return;
      }
      event.preventDefault();
      if (++repeats > 1) return;
      if (event.key === ' ') fire();
      else button.click();
    };
    const menu = (event: Event) => event.preventDefault();

    const listeners = { pointerdown: down, pointerup: letGo, pointercancel: letGo, pointerleave: letGo, click: clicked, keydown: keyed, contextmenu: menu };
    const each = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of each) button.addEventListener(name, listener, { capture: true });
    return () => {
      letGo();
      for (const [name, listener] of each) button.removeEventListener(name, listener, { capture: true });
    };
  };
}
