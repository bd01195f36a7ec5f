// What the front door says of Switch & Signal: it comes before the game does.
import type { Assist } from '../../../net/messages';
import { translator } from '../../../settings/language.svelte';
import { textOf, textsIn } from '../../../settings/words/text';
import type english from './words/en.json';

type Key = keyof typeof english;

const TEXTS = textsIn<Key>(import.meta.glob<Record<string, string>>('./words/*.json', { eager: true, import: 'default' }));
export const t = translator(textOf(TEXTS));

const WHY: Readonly<Record<string, Key>> = {
  'first-seat': 'why.begins',
  layout: 'why.layout',
  removed: 'why.removed',
  time: 'why.time',
  'extra-signal': 'why.extra-signal',
  goods: 'why.goods',
  places: 'why.places',
};

/** Values that say little by themselves. */
const VALUES: Readonly<Record<string, Key>> = {
  fixed: 'option.fixed',
  free: 'option.free',
  shuffled: 'option.shuffled',
  stack: 'option.stack',
};

const ASSISTS: Readonly<Record<Assist, Key>> = { none: 'help.none', legal: 'help.legal', tracker: 'help.tracker', planner: 'help.planner', coach: 'help.coach' };

export const assistWords = (level: Assist) => t(ASSISTS[level]);

export function optionWhy(option: string): string {
  const key = WHY[option];
  return key ? t(key) : '';
}

export function optionValue(value: string): string {
  const key = VALUES[value];
  return key ? t(key) : '';
}
