// One sentence that says whose turn it is and what is expected, and the warning that must not be overlooked.
import type { Key } from './text';
import type { SignalView } from '../view';
import type { TableState } from '../../../net/table.svelte';
import type { SignalWords } from './words';
import type { Signal } from '../guards';

const PHASES: Record<Exclude<SignalView['phase'], 'over'>, Key> = {
  placing: 'sig.statusPlacing',
  extra: 'sig.statusExtra',
  reveal: 'sig.statusReveal',
  deploy: 'sig.statusDeploy',
  colour: 'sig.statusColour',
  train: 'sig.statusTrain',
  rolled: 'sig.statusRolled',
  city: 'sig.statusCity',
  action: 'sig.statusAction',
  signal: 'sig.statusSignal',
  switch: 'sig.statusSwitch',
  draw: 'sig.statusDraw',
};

export function statusLine({ view, mine, seat }: Pick<TableState<Signal>, 'view' | 'mine' | 'seat'>, words: SignalWords): string {
  if (view === null) return '';
  if (view.phase === 'over') return words.t(view.outcome === 'delivered' ? 'sig.statusWon' : 'sig.statusLost');
  if (mine) return words.t(PHASES[view.phase]);
  const actor = view.to_act[0] ?? view.turn;
  if (actor === null || actor === undefined) return words.t('table.spectator');
  const status = words.t('sig.statusOther', { name: words.player(actor) });
  return seat === null ? `${status} ${words.t('table.spectator')}` : status;
}

export function warningLine(view: SignalView, words: SignalWords): string {
  if (view.phase === 'over' || view.schedule.left > 0 || view.turns === 0) return '';
  return view.phase === 'action' || view.phase === 'draw' || view.schedule.card !== null
    ? words.t('sig.lastCard')
    : words.t('sig.noCardsBehind');
}
