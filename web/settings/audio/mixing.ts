// The mixing desk: what all sounds go through on their way out. It evens out what comes together and never lets it be too loud.
import type { Stage } from './instruments';

/** Nothing leaves louder than this, where 1 is all a loudspeaker can do. */
const CEILING = 0.85;
/** Up to this loudness nothing is bent. */
const CLEAN = 0.5;
const STEPS = 1025;

/** Straight up to CLEAN, then bent towards CEILING; what is louder than all stays there. */
function limit(x: number): number {
  const loud = Math.abs(x);
  if (loud <= CLEAN) return x;
  const room = CEILING - CLEAN;
  return Math.sign(x) * (CLEAN + room * Math.tanh((loud - CLEAN) / room));
}

export function mixingDesk(context: BaseAudioContext): Stage {
  const desk = context.createDynamicsCompressor();
  desk.threshold.value = -16;
  desk.knee.value = 14;
  desk.ratio.value = 5;
  desk.attack.value = 0.004;
  desk.release.value = 0.18;
  // Thumps that fall in pitch leave a rest that no ear hears but every loudspeaker carries.
  const rumble = context.createBiquadFilter();
  rumble.type = 'highpass';
  rumble.frequency.value = 40;
  const volume = context.createGain();
  volume.gain.value = 0.7;
  const ceiling = context.createWaveShaper();
  ceiling.curve = Float32Array.from({ length: STEPS }, (_, i) => limit((2 * i) / (STEPS - 1) - 1));
  desk.connect(rumble).connect(volume).connect(ceiling).connect(context.destination);
  return { context, out: desk };
}
