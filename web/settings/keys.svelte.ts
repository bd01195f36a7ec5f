// What a single key may do at a table: nothing, lead to what it means so that Enter does it, or do it at once.
import { Choice } from './choice.svelte';

export const keys = new Choice<'off' | 'enter' | 'once'>('keys', ['off', 'enter', 'once'], 'enter');
