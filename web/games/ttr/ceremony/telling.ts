// A step of the ceremony in one sentence, for those who listen; and its figures as they are printed.
import { headlineOf, namesOf } from '../panels/headline';
import { tieOf } from '../panels/tie';
import { tieWords } from '../panels/tieWords';
import type { Result } from '../view';
import type { Words } from '../words/words';
import type { CeremonyStep } from './steps';

export function stepSentence(step: CeremonyStep, result: Result, words: Words): string {
  switch (step.kind) {
    case 'open':
      return words.t('ceremony.open');
    case 'ticket': {
      const figures = { name: words.player(step.seat), route: words.ticketName(step.ticket), n: Math.abs(step.gain) };
      return words.t(step.done ? 'ceremony.done' : 'ceremony.failed', { ...figures, points: words.points(step.points[step.seat] ?? 0) });
    }
    case 'path':
      return words.t('ceremony.path', { name: words.player(step.seat), n: step.length });
    case 'bonus':
      return words.t(step.seats.length > 1 ? 'ceremony.bonusShared' : 'ceremony.bonus', { names: namesOf(step.seats, words), n: step.length, gain: step.gain });
    case 'winner':
      return `${headlineOf(result, words)} ${words.points(winningPoints(result))}. ${tieSentence(result, words)}`.trim();
  }
}

export function winningPoints({ seats, winners }: Result): number {
  return seats[winners[0] ?? 0]?.total ?? 0;
}

/** Why one of several with as many points won, where that needs saying. */
export function tieSentence(result: Result, words: Words): string {
  const tie = tieOf(result);
  return tie === null ? '' : tieWords(tie, words);
}

/** With its sign, as on a printed sheet. */
export function signed(gain: number): string {
  return gain < 0 ? `−${-gain}` : `+${gain}`;
}
