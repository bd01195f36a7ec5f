// What the player is about to do, for every component of a table of Ghost Train.
import { createContext } from 'svelte';
import type { GhostDesk } from './desk.svelte';

export const [getDesk, setDesk] = createContext<GhostDesk>();
