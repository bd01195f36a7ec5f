// What the table of Switch & Signal needs of the one it speaks to: the server's session, or the practice.
import type { Session } from '../../net/session.svelte';

export type SignalSession = Pick<Session, 'table' | 'company' | 'move' | 'explain' | 'plan' | 'again'>;
