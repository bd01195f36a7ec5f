// The voice of a page for people who cannot read: it speaks after the first touch, and as long as the page is not muted.
import { sound } from './audio/muting.svelte';
import { language } from './language.svelte';
import { hush, speak } from './speech';

let touched = false;
if (typeof document !== 'undefined') document.addEventListener('pointerdown', () => (touched = true), { capture: true, once: true });

/** Before the first touch browsers let nothing be heard; where one says whether there was one, it is believed. */
function mayBeHeard(): boolean {
  return sound.current === 'on' && ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? touched);
}

/** Says it now, in the language of the page; what was being said gives way. */
export function say(text: string): void {
  if (text.trim() !== '' && mayBeHeard()) speak(text, language.current);
}

/** To be called while a component is being set up: says whatever this comes to be, and falls silent when the page is muted. */
export function narrate(text: () => string): void {
  let before = '';
  $effect(() => {
    const now = text();
    if (now !== '' && now !== before) say(now);
    before = now;
  });
}

/** To be called while a component is being set up: a page that is muted stops in the middle of a word. */
export function hushWhenMuted(): void {
  $effect(() => {
    if (sound.current === 'off') hush();
  });
}

/** What is touched says what it is: the words stand in `data-say`; else a button says its name, and a title is read. */
export function touchSpeaks(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const thing = event.target.closest('[data-say], button, a, h1');
  if (thing !== null) say(thing.getAttribute('data-say') ?? thing.getAttribute('aria-label') ?? thing.textContent);
}
