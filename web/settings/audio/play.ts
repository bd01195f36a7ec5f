// Plays a cue, unless the page is muted or the same is sounding already. Until the first touch there is no sound at all.
import { afterPaint } from '../../ui/motion/afterPaint';
import type { Cue } from './cue';
import { sound } from './muting.svelte';
import { Studio } from './studio';
import { Thinning } from './thinning';
import type { Stage } from './instruments';

/** What plays, loaded when there is first something to hear. */
type Band = typeof import('./band');

const thinning = new Thinning();
let band: Promise<Band> | null = null;
let stage: Stage | null = null;

const studio = new Studio<AudioContext>({
  make: () => new AudioContext(),
  page: document,
  wanted: () => sound.current === 'on' && 'AudioContext' in window,
  // Not every key counts as a touch (Escape does not); where a browser says what does, it is believed.
  allowed: (touched) => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? touched,
});

/** What is seen comes first: notes are work, too. A page that is elsewhere draws nothing, and calls at once. */
const soon = (then: () => void) => (document.hidden ? then() : afterPaint(then));

export function play(cue: Cue): void {
  if (sound.current === 'off' || !('AudioContext' in window)) return;
  if (!thinning.admits(cue, performance.now())) return;
  band ??= import('./band');
  void band.then(
    ({ mixingDesk, sing }) =>
      soon(() =>
        studio.play((context) => {
          stage ??= mixingDesk(context);
          sing(stage, context.currentTime + 0.01, cue);
        }),
      ),
    // Without the notes the game goes on in silence; perhaps they come the next time.
    () => (band = null),
  );
}

/** On or off from now on, remembered; what is switched on says so. */
export function mute(off: boolean): void {
  sound.choose(off ? 'off' : 'on');
  if (off) studio.rest();
  else play({ sound: 'turn' });
}
