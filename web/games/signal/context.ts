// What the player is about to do, for every component of a table of Switch & Signal.
import { createContext } from 'svelte';
import type { SignalIntent } from './intent.svelte';

export const [getIntent, setIntent] = createContext<SignalIntent>();
