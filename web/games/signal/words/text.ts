// The texts of Switch & Signal beside those of the page: they come with the game.
import { textOf, textsIn, withPage } from '../../../settings/words/text';
import type english from './en.json';
import type helpers from './helpers/en.json';
import type moments from './moments/en.json';
import type team from './team/en.json';
import type turn from './turn/en.json';
import type worked from './worked/en.json';

type Own = keyof (typeof english & typeof helpers & typeof moments & typeof team & typeof turn & typeof worked);

export const TEXTS = textsIn<Own>(import.meta.glob<Record<string, string>>('./**/*.json', { eager: true, import: 'default' }));
export const text = textOf(withPage(TEXTS));

export type Key = Parameters<typeof text>[1];
