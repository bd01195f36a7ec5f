// The texts of the pages of Ghost Train's rules, in every language.
import { textOf } from '../../../../settings/words/text';
import { guide as en } from './en';
import { guide as pl } from './pl';

export const GUIDE = { en, pl };
export const text = textOf(GUIDE);
