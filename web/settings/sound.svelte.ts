// Short tones, made on the spot; silent until somebody switches them on. A browser lets a page sound only after a touch.
import { Choice } from './choice.svelte';
import { Studio } from './studio';

export const sound = new Choice<'off' | 'on'>('sound', ['off', 'on'], 'off');

/** Notes as [frequency in Hz, when in s, how long in s]: a station bell, a tap on wood, a whistle. */
const TONES = {
  turn: [[659, 0, 0.35], [880, 0.16, 0.6]],
  said: [[523, 0, 0.12]],
  laid: [[196, 0, 0.1], [147, 0.07, 0.14]],
  over: [[523, 0, 0.4], [659, 0.18, 0.4], [784, 0.36, 0.9]],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;
export type Tone = keyof typeof TONES;

const LOUDNESS = 0.12;
let studio: Studio<AudioContext> | null = null;

export function chime(tone: Tone): void {
  if (sound.current === 'off' || !('AudioContext' in window)) return;
  studio ??= new Studio(() => new AudioContext(), document);
  studio.play((context) => {
    for (const [pitch, at, length] of TONES[tone]) note(context, pitch, context.currentTime + at, length);
  });
}

function note(context: AudioContext, pitch: number, at: number, length: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}
