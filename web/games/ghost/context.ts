// What the player is about to do, for every component of a table of Ghost Train.
import { createContext } from 'svelte';
import type { GhostIntent } from './intent.svelte';

export const [getIntent, setIntent] = createContext<GhostIntent>();
