// Whether this page is heard: it is, until somebody mutes it here. A browser lets a page sound only after a touch.
import { Choice } from '../choice.svelte';

export const sound = new Choice<'off' | 'on'>('sound', ['off', 'on'], 'on');
