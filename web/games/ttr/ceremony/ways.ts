// Ways over a player's own tracks, in the order and direction in which one travels them: for lighting them up one carriage after the other.
import type { Track } from '../board';

/** A track on the way, and whether it is travelled from its second city to its first. */
export interface Leg {
  track: Track;
  back: boolean;
}

const leaves = (track: Track, city: string) => track.a === city || track.b === city;
const farEnd = (track: Track, city: string) => (track.a === city ? track.b : track.a);
const legFrom = (track: Track, city: string): Leg => ({ track, back: track.a !== city });

export function wagonsOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, { track }) => sum + track.length, 0);
}

export function citiesOf(legs: readonly Leg[]): string[] {
  return [...new Set(legs.flatMap(({ track: { a, b } }) => [a, b]))];
}

/** The way with the fewest wagons between two cities; empty where there is none. */
export function shortestWay(tracks: readonly Track[], from: string, to: string): Leg[] {
  const ways = new Map<string, { length: number; legs: Leg[] }>([[from, { length: 0, legs: [] }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const city = [...open].reduce((near, other) => (ways.get(other)!.length < ways.get(near)!.length ? other : near));
    if (city === to) break;
    open.delete(city);
    const { length, legs } = ways.get(city)!;
    for (const track of tracks.filter((other) => leaves(other, city))) {
      const next = farEnd(track, city);
      if ((ways.get(next)?.length ?? Infinity) <= length + track.length) continue;
      ways.set(next, { length: length + track.length, legs: [...legs, legFrom(track, city)] });
      open.add(next);
    }
  }
  return ways.get(to)?.legs ?? [];
}

/** A path is told as a set of tracks: here in the order in which it runs over each of them once; as told where no path does. */
export function inOrder(tracks: readonly Track[]): Leg[] {
  const cities = tracks.flatMap(({ a, b }) => [a, b]);
  const odd = cities.find((city) => cities.filter((other) => other === city).length % 2 === 1);
  const legs = roundTrip(tracks, odd ?? cities[0] ?? '');
  return joins(legs) && legs.length === tracks.length ? legs : tracks.map((track) => ({ track, back: false }));
}

/** Hierholzer: goes on until there is no way left, and where a track was passed by returns to it. */
function roundTrip(tracks: readonly Track[], start: string): Leg[] {
  const left = new Set(tracks);
  const stack: { city: string; leg: Leg | null }[] = [{ city: start, leg: null }];
  const done: Leg[] = [];
  while (stack.length > 0) {
    const { city, leg } = stack.at(-1)!;
    const track = [...left].find((other) => leaves(other, city));
    if (track === undefined) {
      stack.pop();
      if (leg !== null) done.push(leg);
    } else {
      left.delete(track);
      stack.push({ city: farEnd(track, city), leg: legFrom(track, city) });
    }
  }
  return done.reverse();
}

function joins(legs: readonly Leg[]): boolean {
  const start = ({ track, back }: Leg) => (back ? track.b : track.a);
  const end = ({ track, back }: Leg) => (back ? track.a : track.b);
  return legs.every((leg, i) => i === 0 || end(legs[i - 1]!) === start(leg));
}
