// What Switch & Signal's page of rules says, in the chosen language.
import { translator } from '../../../../settings/language.svelte';
import { text } from './texts';

export const t = translator(text);
