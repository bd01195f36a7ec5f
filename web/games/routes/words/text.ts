// Words of the games with routes, tickets and coloured cards; each puts them beside its own.
import type english from './en.json';

export const ROUTES = import.meta.glob<Record<string, string>>('./*.json', { eager: true, import: 'default' });
export type RoutesKey = keyof typeof english;
