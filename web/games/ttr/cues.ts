// How Ticket to Ride is heard. Only what this seat was told sounds: a card of the deck is a locomotive to its owner alone.
import { cardCue, endCues, type CuesOf, type Happening } from '../../table/cues';
import type { Cue } from '../../settings/audio/cue';
import { carriagesCue, standing } from '../routes/cues';
import { LOCOMOTIVE } from '../routes/payment';
import { plays } from '../../table/ceremony/tempo';
import type { GameEvent } from './view';
import type { Ttr } from './guards';

export const cues: CuesOf<Ttr> = (happening) => {
  const moves = happening.by === null ? [] : happening.events.flatMap((event) => cueOf(event, happening));
  const rolling = moves.find(({ sound }) => sound === 'carriages');
  const done = ticketsDone(happening);
  const punch: Cue[] = done > 0 ? [{ sound: 'ticket', secret: true, after: rolling ? standing(rolling) + 120 : 0 }] : [];
  // Where the end is celebrated, the winner has the fanfare when the ceremony comes to it.
  return [...moves, ...punch, ...(plays() ? [] : endCues(happening))];
};

function cueOf(event: GameEvent, happening: Happening<Ttr>): Cue[] {
  const { seat, own } = happening;
  switch (event.e) {
    case 'drew':
      return event.card === LOCOMOTIVE && event.seat === seat ? [cardCue(event, happening), { sound: 'whistle', secret: true, after: 120 }] : [cardCue(event, happening)];
    case 'took':
      return [cardCue(event, happening)];
    case 'claimed':
      return [carriagesCue(event.pay, !own.includes(event.seat))];
    case 'offer':
      return [{ sound: 'tickets', soft: !own.includes(event.seat) }];
    case 'last-round':
      return [{ sound: 'lastRound', after: 500 }];
    default:
      return [];
  }
}

/** How many of one's tickets this step has finished. At the end all are counted, and told one by one. */
function ticketsDone({ before, view }: Happening<Ttr>): number {
  const open = before?.own?.tickets.filter(({ done }) => !done).map(({ id }) => id) ?? [];
  if (before?.own?.seat !== view.own?.seat || view.phase === 'over') return 0;
  return view.own?.tickets.filter(({ id, done }) => done && open.includes(id)).length ?? 0;
}
