// Short sentences that say whose turn it is, what is being asked, and how far the end is.
import type { Key } from './text';
import type { GhostView } from '../view';
import type { TableState } from '../../../net/table.svelte';
import type { Draft } from '../intent.svelte';
import type { GhostWords } from './words';
import type { Ghost } from '../guards';

export function statusLine({ view, seat, mine, legal }: TableState<Ghost>, words: GhostWords, asked: Draft['kind'] | null = null): string {
  const { t } = words;
  if (view === null) return '';
  if (view.phase === 'over') return t('ghost.over');
  if (mine && asked === 'claim') return t('ghost.askClaim');
  if (mine && asked === 'exchange') return t('ghost.askSwap');
  if (mine && legal.includes('pass')) return t('ghost.passOnly');
  if (mine) return t(legal.some((move) => move.startsWith('claim ')) ? 'ghost.turnClaim' : 'ghost.turn');
  const playing = view.turn === null ? '' : t('ghost.other', { name: words.player(view.turn) });
  return seat === null ? `${t('table.spectator')} ${playing}` : playing;
}

/** What a phone has room for beside its signs. */
export const briefOf = (asked: Draft['kind'] | null): Key => (asked === 'claim' || asked === 'exchange' ? 'ghost.askBrief' : 'ghost.turnBrief');

/** How far the end is: the most lanterns, the fewest wagons, and whose they are. */
export interface EndAhead {
  lanterns: number;
  /** So many win. */
  of: number;
  brightest: number;
  wagons: number;
  lightest: number;
  /** So many wagons everybody begins with. */
  all: number;
  words: string;
}

export function endAhead({ phase, players }: GhostView, words: GhostWords): EndAhead | null {
  if (phase === 'over') return null;
  const lit = players.map(({ done }) => done);
  const left = players.map(({ trains }) => trains);
  const [lanterns, wagons] = [Math.max(...lit), Math.min(...left)];
  const [brightest, lightest] = [lit.indexOf(lanterns), left.indexOf(wagons)];
  const told = words.t('ghost.endWords', { of: words.numbers.win, n: lanterns, name: words.player(brightest), wagons, other: words.player(lightest) });
  return { lanterns, brightest, wagons, lightest, of: words.numbers.win, all: words.numbers.wagons, words: told };
}
