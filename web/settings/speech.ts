// Reads a text aloud with a voice of its language: one of the device before one of the network, which would hear what is said.
import { byLanguage, type Lang } from './words/languages';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

const DIALECTS: Record<Lang, string> = byLanguage(({ voice }) => voice);

/** The best of these voices for a language; null where none speaks it. */
export function voiceFor<V extends Voice>(voices: readonly V[], lang: Lang): V | null {
  const tag = (voice: V) => voice.lang.replace('_', '-').toLowerCase();
  const worth = (voice: V) => 4 * Number(voice.localService) + 2 * Number(tag(voice) === DIALECTS[lang].toLowerCase()) + Number(voice.default);
  const able = voices.filter((voice) => tag(voice) === lang || tag(voice).startsWith(`${lang}-`));
  return able.reduce<V | null>((best, voice) => (best === null || worth(voice) > worth(best) ? voice : best), null);
}

/** Some browsers name their voices late or never; then the one they choose is trusted. */
function voices(): readonly SpeechSynthesisVoice[] {
  return (speechSynthesis.getVoices as (() => SpeechSynthesisVoice[]) | undefined)?.call(speechSynthesis) ?? [];
}

/** Not every browser has a voice, nor one for every language: a wrong one would only puzzle. */
export function canSpeak(lang: Lang): boolean {
  return typeof speechSynthesis !== 'undefined' && (voices().length === 0 || voiceFor(voices(), lang) !== null);
}

/** What was being said before gives way. */
export function speak(text: string, lang: Lang): void {
  if (!canSpeak(lang)) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = DIALECTS[lang];
  const voice = voiceFor(voices(), lang);
  if (voice !== null) words.voice = voice;
  words.rate = 0.95;
  speechSynthesis.speak(words);
}

export function hush(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}
