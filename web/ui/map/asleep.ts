// A map that is only looked at: something else has the eye and the hand. It has no place for the keys then, and is not read out.
// Not `inert`, which is handed down to everything that is drawn and has all of it styled anew.
import { getContext, setContext } from 'svelte';

const ASLEEP = Symbol('asleep');

/** To be called by whatever shows a map. */
export function setAsleep(asleep: () => boolean): void {
  setContext(ASLEEP, asleep);
}

export function getAsleep(): () => boolean {
  return getContext<(() => boolean) | undefined>(ASLEEP) ?? (() => false);
}
