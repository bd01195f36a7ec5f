// What the address asks for: home, a table to set up, a table, the games of another device, practice.
import { WAYS, type Way } from '../lobby/setup';

export type Route =
  | { at: 'home' }
  | { at: 'setup'; way: Way; game: string | null }
  | { at: 'table'; table: string }
  | { at: 'key'; key: string }
  | { at: 'learn'; family: string | null; turn?: true };

export function routeOf(hash: string): Route {
  const [kind = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  if (kind === 't' && /^[\w-]+$/.test(first)) return { at: 'table', table: first };
  if (kind === 'key' && /^[\w-]+$/.test(first)) return { at: 'key', key: first };
  if (kind === 'learn') return { at: 'learn', family: first === '' ? null : first, ...(second === 'turn' ? { turn: true } : {}) };
  const way = WAYS.find((w) => w === first);
  if (kind === 'new' && way !== undefined) return { at: 'setup', way, game: second === '' ? null : second };
  return { at: 'home' };
}
