// How Ghost Train is heard.
import { cardCue, endCues, type CuesOf, type Happening } from '../../table/cues';
import type { Cue } from '../../settings/audio/cue';
import { carriagesCue, standing } from '../routes/cues';
import type { GhostEvent } from './view';
import type { Ghost } from './guards';

export const cues: CuesOf<Ghost> = (happening) => {
  const moves = happening.by === null ? [] : happening.events.flatMap((event) => cueOf(event, happening));
  const rolling = moves.find(({ sound }) => sound === 'carriages');
  const after = rolling ? standing(rolling) + 120 : 0;
  // What was achieved is cheered when the carriages stand.
  return [...moves.map((cue) => (cue.sound === 'ticket' || cue.sound === 'spook' ? { ...cue, after } : cue)), ...endCues(happening)];
};

function cueOf(event: GhostEvent, happening: Happening<Ghost>): Cue[] {
  const soft = 'seat' in event && !happening.own.includes(event.seat);
  switch (event.e) {
    case 'drew':
      return [cardCue(event, happening)];
    case 'claimed':
      return [carriagesCue(event.pay, soft)];
    case 'completed':
    case 'bonus':
      return [{ sound: 'ticket', soft }];
    case 'exchanged':
      return [{ sound: 'tickets', soft }];
    case 'trick-or-treat':
      return [{ sound: 'spook', soft }];
    default:
      return [];
  }
}
