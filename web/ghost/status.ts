// One short sentence that says whose turn it is.
import type { TableState } from '../table/table.svelte';
import type { GhostWords } from './words';

export function statusLine({ view, seat, mine, legal }: TableState<'ghost'>, words: GhostWords): string {
  const { t } = words;
  if (view === null) return '';
  if (view.phase === 'over') return t('ghost.over');
  if (mine && legal.includes('pass')) return t('ghost.passOnly');
  if (mine) return t(legal.some((move) => move.startsWith('claim ')) ? 'ghost.turnClaim' : 'ghost.turn');
  const playing = view.turn === null ? '' : t('ghost.other', { name: words.player(view.turn) });
  return seat === null ? `${t('table.spectator')} ${playing}` : playing;
}
