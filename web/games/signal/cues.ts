// How Switch & Signal is heard. All play together: nothing is somebody else's.
import { endCues, type CuesOf } from '../../table/cues';
import { plays } from '../../table/ceremony/tempo';
import type { Cue } from '../../settings/audio/cue';
import type { SignalEvent } from './view';
import type { Signal } from './guards';

/** Milliseconds: a die is rolled before its train runs, and the train runs before anything comes of it. */
const THEN = { train: 450, outcome: 900 };

export const cues: CuesOf<Signal> = (happening) => {
  if (happening.by === null) return [];
  const rolled = happening.events.some(({ e }) => e === 'rolled');
  const ran = happening.events.some(({ e }) => e === 'moved');
  const begin = rolled ? THEN.train : 0;
  // Where the end is shown over the map, the fanfare comes with its last step.
  return [...happening.events.flatMap((event) => cueOf(event, begin, ran ? begin + THEN.outcome - THEN.train : begin)), ...(plays() ? [] : endCues(happening))];
};

function cueOf(event: SignalEvent, train: number, outcome: number): Cue[] {
  switch (event.e) {
    case 'rolled':
    case 'dice':
      return [{ sound: 'dice' }];
    case 'moved':
      return [{ sound: 'train', after: train }];
    case 'deployed':
      return [{ sound: 'train', after: 350 }];
    case 'unloaded':
      return [{ sound: 'delivery', after: outcome }];
    case 'collided':
      return [{ sound: 'crash', after: outcome }];
    case 'time':
      return event.lost > 0 ? [{ sound: 'tick', times: Math.min(event.lost, 3), gap: 160, after: outcome }] : [];
    case 'refilled':
      return [{ sound: 'lastRound', after: outcome + 300 }];
    case 'switched':
    case 'signalled':
    case 'marker':
      return [{ sound: 'lever' }];
    case 'revealed':
    case 'drew':
    case 'played':
      return [{ sound: 'card' }];
    case 'loaded':
      return [{ sound: 'carriages' }];
    default:
      return [];
  }
}
