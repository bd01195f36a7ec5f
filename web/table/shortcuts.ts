// Single keys of a table. Nobody plays by a slip of the finger: a key that would make a move leads to what would be pressed for
// it, and Enter presses it; it makes the move itself only where that was switched on.
import { keys } from '../settings/keys.svelte';

/** A line of the list of keys: the key, and what it does. */
export type KeyRow = readonly [string, string];

/** The key that was meant as a command, if there is one: not while somebody types, and not where single keys are switched off. */
export function shortcutOf(event: KeyboardEvent): string | null {
  const typing = event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog') !== null;
  return typing || keys.current === 'off' || event.ctrlKey || event.altKey || event.metaKey || event.repeat ? null : event.key.toLowerCase();
}

/** Does it, or goes to what does it. */
export function byKey(selector: string, act: () => void): void {
  if (keys.current === 'once') act();
  else document.querySelector<HTMLElement>(selector)?.focus();
}
