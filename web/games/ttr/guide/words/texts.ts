// The texts of the family's page of Ticket to Ride, in every language.
import { textOf, textsIn } from '../../../../settings/words/text';
import type english from './en.json';

export const GUIDE = textsIn<keyof typeof english>(import.meta.glob<Record<string, string>>('./*.json', { eager: true, import: 'default' }));
export const text = textOf(GUIDE);
