// What the player is about to do, for every component of a table of Ticket to Ride.
import { createContext } from 'svelte';
import type { Intent } from './intent.svelte';

export const [getIntent, setIntent] = createContext<Intent>();
