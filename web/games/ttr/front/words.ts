// What the front door says of Ticket to Ride: it comes before the game does.
import { translator } from '../../../settings/language.svelte';
import { textOf, textsIn } from '../../../settings/words/text';
import type english from './words/en.json';

const TEXTS = textsIn<keyof typeof english>(import.meta.glob<Record<string, string>>('./words/*.json', { eager: true, import: 'default' }));
export const t = translator(textOf(TEXTS));
