// How hard Switch & Signal may be, in one word; how often our expert wins so is measured (docs/bots.md).
import type { Level } from '../../../table/family';
import { t } from './words';

export const levels: readonly Level[] = [
  { id: 'easy', words: () => t('level.easy'), options: { removed: '0', time: '10', 'extra-signal': '1' } },
  { id: 'normal', words: () => t('level.normal'), options: {} },
  { id: 'hard', words: () => t('level.hard'), options: { removed: '3' } },
  { id: 'expert', words: () => t('level.expert'), options: { goods: '10' } },
];
