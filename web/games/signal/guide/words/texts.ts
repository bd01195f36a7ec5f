// The texts of Switch & Signal's page of rules, in every language.
import { textOf } from '../../../../settings/words/text';
import { guide as en } from './en';
import { guide as pl } from './pl';

export const GUIDE = { en, pl };
export const text = textOf(GUIDE);
