// What the front door says of Ghost Train: it comes before the game does.
import { translator } from '../../../settings/language.svelte';
import { textOf } from '../../../settings/words/text';
import { front as en } from './en';
import { front as pl } from './pl';

export const FRONT = { en, pl };
export const t = translator(textOf(FRONT));
