// The first real game after the practice or the worked turn: two hands, both one's own, with the voice beside it.
import { setupFor, startTable } from '../../../lobby/setup';
import type { Session } from '../../../net/session.svelte';
import { t } from '../words/language';
import { signalLesson } from './lesson.svelte';
import { PRACTICE_GAME } from './practice.svelte';

export function beginFirstGame(session: Session): void {
  const game = session.games?.find(({ id }) => id === PRACTICE_GAME);
  if (game === undefined) return;
  const name = session.guest.name || t('home.nameDefault');
  signalLesson.begin();
  startTable(session, { ...setupFor(game, 'device', name, true), others: [{ who: 'here', name: t('sig.secondHand') }], name });
}
