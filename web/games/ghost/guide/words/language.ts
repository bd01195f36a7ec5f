// What the pages of Ghost Train's rules say, in the chosen language.
import { translator } from '../../../../settings/language.svelte';
import { text } from './texts';

export const t = translator(text);
