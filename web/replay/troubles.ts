// Why a game cannot be shown, and what one can do about it.
import type { Key } from '../settings/words/text';
import type { Trouble } from './record';

export type Refused = Trouble | 'too-large' | 'absent' | 'board';

export const TROUBLES: Record<Refused, Key> = {
  'not-a-record': 'replay.notARecord',
  'too-large': 'replay.tooLarge',
  damaged: 'replay.damaged',
  'other-game': 'replay.otherGame',
  'one-seat': 'replay.oneSeat',
  'no-deal': 'replay.noDeal',
  absent: 'replay.absent',
  board: 'replay.noBoard',
};

export const HELP: Record<Refused, Key> = {
  'not-a-record': 'replay.helpFile',
  'too-large': 'replay.helpFile',
  damaged: 'replay.helpAgain',
  'other-game': 'replay.helpServer',
  'one-seat': 'replay.helpWhole',
  'no-deal': 'replay.helpWhole',
  absent: 'replay.helpAddress',
  board: 'replay.helpServer',
};
