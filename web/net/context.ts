// The one session of the page, for whatever stands around a table without being handed it.
import { createContext } from 'svelte';
import type { Session } from './session.svelte';

export const [getSession, setSession] = createContext<Session>();
