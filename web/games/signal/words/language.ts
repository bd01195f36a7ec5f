// What every component of Switch & Signal says, in the chosen language.
import { translator } from '../../../settings/language.svelte';
import { text } from './text';

export { language, named } from '../../../settings/language.svelte';
export const t = translator(text);
