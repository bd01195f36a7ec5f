// What the player is about to do, for every component of a table of Switch & Signal.
import { createContext } from 'svelte';
import type { SignalDesk } from './desk.svelte';

export const [getDesk, setDesk] = createContext<SignalDesk>();
