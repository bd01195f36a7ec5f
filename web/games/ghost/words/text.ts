// The texts of Ghost Train beside those of the page: they come with the game.
import { ROUTES, type RoutesKey } from '../../routes/words/text';
import { textOf, textsIn, withPage } from '../../../settings/words/text';
import type english from './en.json';

export const TEXTS = textsIn<RoutesKey | keyof typeof english>(ROUTES, import.meta.glob<Record<string, string>>('./*.json', { eager: true, import: 'default' }));
export const text = textOf(withPage(TEXTS));

export type Key = Parameters<typeof text>[1];
