// What the player is about to do, for every component of a table of Ticket to Ride.
import { createContext } from 'svelte';
import type { Desk } from './desk.svelte';

export const [getDesk, setDesk] = createContext<Desk>();
