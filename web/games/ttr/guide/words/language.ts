// What the family's page of Ticket to Ride says, in the chosen language.
import { translator } from '../../../../settings/language.svelte';
import { text } from './texts';

export const t = translator(text);
