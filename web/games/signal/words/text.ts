// The texts of Switch & Signal beside those of the page: they come with the game.
import { textOf, withPage } from '../../../settings/words/text';
import { signal as en } from './en';
import { signal as pl } from './pl';
import { helpers as helpersEn } from './helpers/en';
import { helpers as helpersPl } from './helpers/pl';
import { moments as momentsEn } from './moments/en';
import { moments as momentsPl } from './moments/pl';
import { team as teamEn } from './team/en';
import { team as teamPl } from './team/pl';
import { turn as turnEn } from './turn/en';
import { turn as turnPl } from './turn/pl';
import { worked as workedEn } from './worked/en';
import { worked as workedPl } from './worked/pl';

export const TEXTS = {
  en: { ...en, ...helpersEn, ...teamEn, ...momentsEn, ...turnEn, ...workedEn },
  pl: { ...pl, ...helpersPl, ...teamPl, ...momentsPl, ...turnPl, ...workedPl },
};
export const text = textOf(withPage(TEXTS));

export type Key = Parameters<typeof text>[1];
