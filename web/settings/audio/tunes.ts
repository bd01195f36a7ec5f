// The sounds of the page by name, each played on a few instruments within a second and a half. What happens in a game is matched
// with them by that game (games/<family>/cues.ts). All go through one mixing desk, so that together they are never too loud.
import { bar, bell, brass, wail, knock, puff, slide, whistle, type Stage } from './instruments';
import type { Cue, SoundName } from './cue';

/** Seconds of the context at which it begins, and what more the cue says. */
type Tune = (stage: Stage, at: number, cue: Cue) => void;

/** In seconds, where a cue does not say how fast. */
const BEAT = 0.07;

/** A rhythm of equal beats. */
function beats({ times = 1, gap }: Cue, usual: number, strike: (at: number, nth: number, last: boolean) => void): void {
  const apart = gap === undefined ? usual : gap / 1000;
  for (let nth = 0; nth < times; nth++) strike(nth * apart, nth, nth === times - 1);
}

const TUNES: Record<SoundName, Tune> = {
  card: (stage, at) => {
    slide(stage, 1800, 4200, { at, loud: 0.5, length: 0.13 });
    knock(stage, 210, 2600, { at: at + 0.09, loud: 0.16, length: 0.06 });
  },
  whistle: (stage, at) => {
    whistle(stage, 587, { at, loud: 0.34, length: 0.26 });
    whistle(stage, 587, { at: at + 0.32, loud: 0.42, length: 0.7 });
  },
  carriages: (stage, at, cue) =>
    beats(cue, BEAT, (after, nth, last) => {
      // Wheels over a joint: two axles, the second lighter; the last carriage brings the train to rest.
      knock(stage, last ? 120 : 150 + 12 * (nth % 2), 1500 + 130 * (nth % 3), { at: at + after, loud: last ? 0.5 : 0.36, length: last ? 0.14 : 0.075 });
      knock(stage, 180, 2300, { at: at + after + 0.026, loud: 0.16, length: 0.05 });
    }),
  ticket: (stage, at) => {
    knock(stage, 170, 3200, { at, loud: 0.5, length: 0.07 });
    knock(stage, 120, 1300, { at: at + 0.035, loud: 0.4, length: 0.09 });
    bell(stage, 1319, { at: at + 0.15, loud: 0.3, length: 0.9 });
    bell(stage, 1760, { at: at + 0.27, loud: 0.26, length: 0.95 });
  },
  tickets: (stage, at) => {
    for (const [nth, to] of [3200, 3800, 4600].entries()) slide(stage, 1500, to, { at: at + nth * 0.1, loud: 0.4, length: 0.12 });
    knock(stage, 190, 1800, { at: at + 0.3, loud: 0.14, length: 0.07 });
  },
  refusal: (stage, at) => {
    bar(stage, 233, { at, loud: 0.34, length: 0.16 });
    bar(stage, 208, { at: at + 0.11, loud: 0.34, length: 0.24 });
  },
  turn: (stage, at) => {
    bar(stage, 659, { at, loud: 0.3, length: 0.5 });
    bar(stage, 880, { at: at + 0.16, loud: 0.3, length: 0.75 });
  },
  call: (stage, at) => {
    for (const [nth, pitch] of [659, 880, 659, 880].entries()) bar(stage, pitch, { at: at + nth * 0.2, loud: 0.5, length: nth === 3 ? 0.8 : 0.5 });
  },
  lastRound: (stage, at) => {
    for (const after of [0, 0.24, 0.48]) bell(stage, 784, { at: at + after, loud: 0.42, length: 0.95 });
  },
  fanfare: (stage, at) => {
    for (const [nth, pitch] of [392, 523, 659].entries()) brass(stage, pitch, { at: at + nth * 0.13, loud: 0.3, length: 0.16 });
    for (const pitch of [392, 523, 659, 784]) brass(stage, pitch, { at: at + 0.42, loud: 0.2, length: 0.9 });
    bell(stage, 1568, { at: at + 0.42, loud: 0.14, length: 0.95 });
  },
  close: (stage, at) => {
    for (const [nth, pitch] of [784, 659, 523].entries()) bar(stage, pitch, { at: at + nth * 0.2, loud: 0.3, length: nth === 2 ? 0.95 : 0.6 });
  },
  said: (stage, at) => bar(stage, 523, { at, loud: 0.4, length: 0.22 }),
  dice: (stage, at) => {
    for (const [nth, after] of [0, 0.07, 0.13, 0.21, 0.32, 0.38].entries())
      knock(stage, 260 - 14 * nth, 3400 - 220 * nth, { at: at + after, loud: 0.34 - 0.03 * nth, length: 0.05 });
  },
  train: (stage, at) => {
    for (const [nth, after] of [0, 0.19, 0.36, 0.51].entries()) puff(stage, { at: at + after, loud: nth % 2 === 0 ? 0.6 : 0.42, length: 0.16 });
  },
  delivery: (stage, at) => {
    whistle(stage, 466, { at, loud: 0.3, length: 0.3 });
    knock(stage, 110, 900, { at: at + 0.3, loud: 0.4, length: 0.16 });
    bell(stage, 1047, { at: at + 0.4, loud: 0.28, length: 0.85 });
    bell(stage, 1397, { at: at + 0.52, loud: 0.24, length: 0.85 });
  },
  lever: (stage, at) => {
    knock(stage, 140, 2100, { at, loud: 0.34, length: 0.06 });
    knock(stage, 95, 1100, { at: at + 0.09, loud: 0.46, length: 0.12 });
  },
  crash: (stage, at) => {
    knock(stage, 70, 500, { at, loud: 0.7, length: 0.4 });
    for (const [nth, after] of [0.06, 0.15, 0.27].entries()) knock(stage, 130, 2400 - 500 * nth, { at: at + after, loud: 0.3 - 0.07 * nth, length: 0.12 });
  },
  tick: (stage, at, cue) => beats(cue, 0.16, (after, nth) => knock(stage, nth % 2 === 0 ? 620 : 520, 3000, { at: at + after, loud: 0.3, length: 0.05 })),
  spook: (stage, at) => {
    // Thunder, and it rolls away.
    for (const [nth, after] of [0, 0.11, 0.25, 0.42].entries()) knock(stage, 62 - 6 * nth, 420 - 70 * nth, { at: at + after, loud: 0.5 - 0.1 * nth, length: 0.34 });
    wail(stage, 440, 660, { at, loud: 0.2, length: 0.85 });
    wail(stage, 554, 831, { at: at + 0.12, loud: 0.11, length: 0.85 });
  },
};

/** What is not one's own is heard from farther away. */
const FAR = { loud: 0.5, bright: 3000 };

function distant({ context, out }: Stage): Stage {
  const gain = context.createGain();
  const muffle = context.createBiquadFilter();
  gain.gain.value = FAR.loud;
  muffle.type = 'lowpass';
  muffle.frequency.value = FAR.bright;
  gain.connect(muffle).connect(out);
  return { context, out: gain };
}

/** Plays a sound at this second of the context. */
export function sing(stage: Stage, at: number, cue: Cue): void {
  TUNES[cue.sound](cue.soft ? distant(stage) : stage, at + (cue.after ?? 0) / 1000, cue);
}
