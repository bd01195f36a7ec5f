// What the front door says of Switch & Signal: it comes before the game does.
import type { Assist } from '../../../net/messages';
import { translator } from '../../../settings/language.svelte';
import { textOf } from '../../../settings/words/text';
import { helpers as helpersEn } from '../words/helpers/en';
import { HELPERS } from '../words/helpers/keys';
import { helpers as helpersPl } from '../words/helpers/pl';
import { front as en } from './en';
import { front as pl } from './pl';

export const FRONT = { en: { ...en, ...helpersEn }, pl: { ...pl, ...helpersPl } };
export const t = translator(textOf(FRONT));

/** Who helps on which map. */
export const HELPERS_OF: Readonly<Record<string, readonly string[]>> = {
  'switch-signal-europe': ['logistician', 'dispatcher', 'conductor'],
  'switch-signal-america': ['crossing_keeper', 'traffic_controller', 'shunter'],
};

/** The helpers of a map with what they do. */
export const helpersOf = (game: string) => (HELPERS_OF[game] ?? []).map((id) => ({ id, name: t(HELPERS[id]!.name), about: t(HELPERS[id]!.about) }));

const WHY: Readonly<Record<string, keyof typeof en>> = {
  'first-seat': 'why.begins',
  layout: 'why.layout',
  removed: 'why.removed',
  time: 'why.time',
  'extra-signal': 'why.extra-signal',
  goods: 'why.goods',
  places: 'why.places',
};

/** Values that say little by themselves. */
const VALUES: Readonly<Record<string, keyof typeof en>> = {
  fixed: 'option.fixed',
  free: 'option.free',
  shuffled: 'option.shuffled',
  stack: 'option.stack',
};

const ASSISTS: Readonly<Record<Assist, keyof typeof en>> = { none: 'help.none', legal: 'help.legal', tracker: 'help.tracker', planner: 'help.planner', coach: 'help.coach' };

export const assistWords = (level: Assist) => t(ASSISTS[level]);

export function optionWhy(option: string): string {
  const key = WHY[option];
  return key ? t(key) : '';
}

export function optionValue(value: string): string {
  const key = VALUES[value];
  return key ? t(key) : '';
}
