// The instruments all sounds of the page are played on, made of oscillators and filtered noise. Each is told when to begin (in
// seconds of the context), how loud and for how long. Every note swells and fades: nothing begins or ends with a click.

/** Where an instrument is played: the context, and what it is heard through. */
export interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
}

/** Loudness is that of the loudest moment, where 1 is all there is. */
export interface Note {
  at: number;
  loud: number;
  length: number;
}

/** Under this nothing is heard; an exponential ramp cannot reach nothing. */
const SILENCE = 0.0001;
/** Seconds in which a note that is struck reaches its loudness. */
const STRUCK = 0.004;

/** A gain that rises to the loudness and dies away, struck or (with `swell` in seconds) blown. */
function envelope({ context, out }: Stage, { at, loud, length }: Note, swell = STRUCK): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + swell);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + length - 0.005);
  gain.gain.linearRampToValueAtTime(0, at + length);
  gain.connect(out);
  return gain;
}

function filtered({ context }: Stage, type: BiquadFilterType, pitch: number, q: number, into: AudioNode): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  filter.Q.value = q;
  filter.connect(into);
  return filter;
}

function oscillate({ context }: Stage, type: OscillatorType, pitch: number, { at, length }: Note, into: AudioNode): OscillatorNode {
  const voice = context.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, at);
  voice.connect(into);
  voice.start(at);
  voice.stop(at + length);
  return voice;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise: always the same, so that a sound is the same every time. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made !== undefined) return made;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

/** `from`: where in the noise it begins, so that two knocks in a row are not the very same. */
function hiss({ context }: Stage, { at, length }: Note, into: AudioNode, from = 0): void {
  const source = context.createBufferSource();
  source.buffer = whiteNoise(context);
  source.loop = true;
  source.connect(into);
  source.start(at, from % 1);
  source.stop(at + length);
}

/** A struck bell: partials that are no harmonics, the high ones gone first. */
export function bell(stage: Stage, pitch: number, note: Note): void {
  for (const [ratio, share, lasts] of [[1, 0.6, 1], [2.76, 0.28, 0.55], [5.4, 0.12, 0.25]] as const) {
    const part = { at: note.at, loud: note.loud * share, length: note.length * lasts };
    oscillate(stage, 'sine', pitch * ratio, part, envelope(stage, part));
  }
}

/** A struck bar of metal over a pipe: round, with a touch of the octave. */
export function bar(stage: Stage, pitch: number, note: Note): void {
  for (const [ratio, share, lasts] of [[1, 0.75, 1], [2, 0.13, 0.5], [4, 0.12, 0.2]] as const) {
    const part = { at: note.at, loud: note.loud * share, length: note.length * lasts };
    oscillate(stage, 'sine', pitch * ratio, part, envelope(stage, part));
  }
}

/** Something hard is set down: a thump that falls in pitch, and the noise of the surfaces. `bright` is that of the noise, in Hz. */
export function knock(stage: Stage, pitch: number, bright: number, note: Note): void {
  const thump = oscillate(stage, 'sine', pitch * 1.6, note, envelope(stage, { ...note, loud: note.loud * 0.6 }));
  thump.frequency.exponentialRampToValueAtTime(pitch, note.at + note.length * 0.4);
  const crack = { ...note, loud: note.loud * 0.9, length: note.length * 0.6 };
  hiss(stage, crack, filtered(stage, 'bandpass', bright, 1.4, envelope(stage, crack, 0.002)), note.at);
}

/** Paper slides: noise that sweeps from one brightness to another. */
export function slide(stage: Stage, from: number, to: number, note: Note): void {
  const band = filtered(stage, 'bandpass', from, 0.9, envelope(stage, note, note.length * 0.35));
  band.frequency.setValueAtTime(from, note.at);
  band.frequency.exponentialRampToValueAtTime(to, note.at + note.length);
  hiss(stage, note, band, note.at);
}

/** Steam leaves a cylinder. */
export function puff(stage: Stage, note: Note): void {
  const soft = filtered(stage, 'lowpass', 900, 0.5, envelope(stage, note, note.length * 0.2));
  hiss(stage, note, filtered(stage, 'highpass', 160, 0.5, soft), note.at);
}

/** A steam whistle: a chord that is blown up to its pitch and falls off, and the steam itself. */
export function whistle(stage: Stage, pitch: number, note: Note): void {
  const steam = { ...note, loud: note.loud * 0.5 };
  hiss(stage, steam, filtered(stage, 'bandpass', pitch * 3, 0.8, envelope(stage, steam, 0.06)), note.at);
  for (const ratio of [1, 1.19, 1.5]) {
    const pipe = oscillate(stage, 'triangle', pitch * ratio * 0.94, note, held(stage, { ...note, loud: note.loud / 3 }));
    pipe.frequency.linearRampToValueAtTime(pitch * ratio, note.at + 0.09);
    pipe.frequency.setValueAtTime(pitch * ratio, note.at + note.length * 0.7);
    pipe.frequency.linearRampToValueAtTime(pitch * ratio * 0.95, note.at + note.length);
  }
}

/** A gain that holds its loudness for most of the note, as of something blown. */
function held({ context, out }: Stage, { at, loud, length }: Note, swell = 0.05): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + swell);
  gain.gain.linearRampToValueAtTime(loud * 0.8, at + length * 0.65);
  gain.gain.linearRampToValueAtTime(0, at + length);
  gain.connect(out);
  return gain;
}

/** A small brass band, muffled. */
export function brass(stage: Stage, pitch: number, note: Note): void {
  const mouth = filtered(stage, 'lowpass', pitch * 2, 0.7, held(stage, { ...note, loud: note.loud * 0.5 }, 0.025));
  mouth.frequency.setValueAtTime(pitch * 1.5, note.at);
  mouth.frequency.linearRampToValueAtTime(pitch * 4, note.at + 0.06);
  mouth.frequency.linearRampToValueAtTime(pitch * 2, note.at + note.length);
  for (const detuned of [0.997, 1.003]) oscillate(stage, 'sawtooth', pitch * detuned, note, mouth);
}

/** A wail: one voice that glides and trembles. */
export function wail(stage: Stage, from: number, to: number, note: Note): void {
  const voice = oscillate(stage, 'sine', from, note, held(stage, note, note.length * 0.3));
  voice.frequency.exponentialRampToValueAtTime(to, note.at + note.length * 0.5);
  voice.frequency.exponentialRampToValueAtTime(from * 0.9, note.at + note.length);
  const depth = stage.context.createGain();
  depth.gain.value = from * 0.025;
  depth.connect(voice.frequency);
  oscillate(stage, 'sine', 6, note, depth);
}
