// The address of a position of a finished game: #/r/table/after-so-many-moves/whose-eyes, or #/r/table/play. Without a table: a file from disk.
/** A seat, somebody who only watches, or everything open. */
export type Eyes = number | 'public' | 'open';

export interface Address {
  table: string | null;
  n: number | null;
  eyes: Eyes;
  /** Does it begin to play by itself? */
  plays?: boolean;
}

export function readAddress(hash: string): Address | null {
  const begun = /^#\/r\/([\w-]+)\/play$/.exec(hash);
  if (begun?.[1] !== undefined) return { table: begun[1], n: null, eyes: 'open', plays: true };
  const match = /^#\/r(?:\/([\w-]+)(?:\/(\d{1,4})(?:\/(\d|public|open))?)?)?$/.exec(hash);
  if (match === null) return null;
  const [, table, n, eyes] = match;
  const seat = /^\d$/.test(eyes ?? '') ? Number(eyes) : eyes === 'public' ? 'public' : 'open';
  return { table: table ?? null, n: n === undefined ? null : Number(n), eyes: seat };
}

export function writeAddress({ table, n, eyes }: Address): string {
  return table === null ? '#/r' : `#/r/${table}/${n ?? 0}/${eyes}`;
}
