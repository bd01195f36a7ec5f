// Small questions about a player's own tracks: which cities hang together, and one path of a known length.
import type { Track } from '../board';

export function joined(tracks: readonly Track[]): (a: string, b: string) => boolean {
  const group = new Map<string, string>();
  const find = (city: string): string => {
    const up = group.get(city);
    return up === undefined || up === city ? city : find(up);
  };
  for (const { a, b } of tracks) group.set(find(a), find(b));
  return (a, b) => find(a) === find(b);
}

/** The search gives up after this many steps: then nothing is drawn. */
const MOST_STEPS = 400_000;

/** A path that uses no track twice and is as long as said; empty when none is found. */
export function longestTrail(tracks: readonly Track[], length: number): string[] {
  const used = new Set<Track>();
  let steps = 0;
  const go = (city: string, left: number): boolean => {
    if (left === 0) return true;
    for (const track of tracks) {
      if (++steps > MOST_STEPS) return false;
      if (used.has(track) || (track.a !== city && track.b !== city) || track.length > left) continue;
      used.add(track);
      if (go(track.a === city ? track.b : track.a, left - track.length)) return true;
      used.delete(track);
    }
    return false;
  };
  const cities = new Set(tracks.flatMap(({ a, b }) => [a, b]));
  return [...cities].some((city) => go(city, length)) ? [...used].map(({ id }) => id) : [];
}
