// The texts of Switch & Signal beside those of the page: they come with the game.
import { textOf, withPage } from '../../../settings/words/text';
import { signal as en } from './en';
import { signal as pl } from './pl';
import { moments as momentsEn } from './moments/en';
import { moments as momentsPl } from './moments/pl';
import { team as teamEn } from './team/en';
import { team as teamPl } from './team/pl';

export const TEXTS = { en: { ...en, ...teamEn, ...momentsEn }, pl: { ...pl, ...teamPl, ...momentsPl } };
export const text = textOf(withPage(TEXTS));

export type Key = Parameters<typeof text>[1];
