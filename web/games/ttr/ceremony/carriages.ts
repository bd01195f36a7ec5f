// The carriages along a way, in the order in which one comes by.
import { distance, type Point, type Space } from '../../../ui/map/geometry';
import type { Layout } from '../map/layout';
import type { Leg } from './ways';

export interface Lit {
  id: string;
  track: string;
  space: Space;
  engine: boolean;
  /** The so many-th of its way, from 0. */
  nth: number;
}

export function carriagesAlong(legs: readonly Leg[], layout: Layout): Lit[] {
  return legs.flatMap((leg) => spacesOf(leg, layout)).map((lit, nth) => ({ ...lit, nth }));
}

function spacesOf({ track, back }: Leg, layout: Layout): Omit<Lit, 'nth'>[] {
  const spaces = layout.tracks[track.id] ?? [];
  const all = spaces.map((space, i) => ({ id: `${track.id} ${i}`, track: track.id, space, engine: i === spaces.length - 1 }));
  const from: Point = layout.cities[back ? track.b : track.a]?.at ?? [0, 0];
  const away = (space: Space | undefined) => (space === undefined ? 0 : distance([space[0], space[1]], from));
  return away(spaces[0]) <= away(spaces.at(-1)) ? all : all.reverse();
}
