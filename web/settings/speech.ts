// Reads a text aloud, only ever because somebody asked for it: what is on the table may be secret.
import type { Lang } from './words/text';

const VOICES: Record<Lang, string> = { en: 'en-GB', pl: 'pl-PL' };

/** Not every browser has a voice. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined';
}

/** What was being said before gives way. */
export function speak(text: string, lang: Lang): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = VOICES[lang];
  words.rate = 0.95;
  speechSynthesis.speak(words);
}
