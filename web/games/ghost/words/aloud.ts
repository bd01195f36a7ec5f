// A question as it is spoken to somebody who cannot read it.
import type { ClaimMove } from '../../routes/offers';
import type { Draft } from '../intent.svelte';
import { parseGhostMove } from '../moves';
import type { GhostWords } from './words';

export function aloud(draft: Draft, staged: ClaimMove | null, words: GhostWords): string {
  const { t } = words;
  switch (draft.kind) {
    case 'claim': {
      const track = words.track(staged?.track ?? draft.pointed);
      if (track === undefined || staged === null) return '';
      return `${t('ghost.claimTitle', { route: words.route(track) })} ${t('ghost.claimYes', { pay: words.payment(staged.pay) })}`;
    }
    case 'exchange':
      return t('ghost.swapAsk');
    case 'hint': {
      const move = parseGhostMove(draft.hint.move);
      return move === null ? '' : `${words.move(move)}. ${words.named(draft.hint.reason)}`;
    }
    case 'info':
      return `${words.trackName(draft.pointed)}. ${draft.reason}`;
  }
}
