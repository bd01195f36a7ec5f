// Which question the next move answers.
import type { SignalView } from '../view';

const HELPERS: Record<string, SignalView['phase']> = {
  conductor: 'train', traffic_controller: 'train', logistician: 'rolled', crossing_keeper: 'reveal',
};

export function phaseBefore(move: string, { mover, turns, schedule }: SignalView): SignalView['phase'] {
  const [kind = '', first = ''] = move.split(' ');
  switch (kind) {
    case 'deploy':
    case 'colour':
    case 'train':
    case 'extra':
    case 'draw':
      return kind;
    case 'ready':
      return 'placing';
    case 'signal':
      return turns === 0 ? 'placing' : 'signal';
    case 'set':
      return turns === 0 ? 'placing' : 'switch';
    case 'use':
      return HELPERS[first] ?? 'train';
    case 'go':
      return mover === null ? 'reveal' : 'rolled';
    case 'leave':
      return mover?.came_by == null ? 'rolled' : 'city';
    case 'stop':
      return 'city';
    default:
      // A record that ends before the game does not say what was asked last.
      return schedule.card === null || kind !== '' ? 'action' : 'train';
  }
}
