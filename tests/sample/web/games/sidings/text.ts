// The texts of Sidings in every language.
import { textOf, textsIn } from '../../settings/words/text';
import type english from './words/en.json';

export type Key = keyof typeof english;
export const TEXTS = textsIn<Key>(import.meta.glob<Record<string, string>>('./words/*.json', { eager: true, import: 'default' }));
export const text = textOf(TEXTS);
