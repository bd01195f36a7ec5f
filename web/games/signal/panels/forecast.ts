// The forecast of a train, sorted for people: by roll in words, by end on the map.
import type { End, Forecast, Roll } from '../view';

export type Tone = 'free' | 'costs' | 'bad' | 'delivers';

export interface MapEnd {
  /** Where the train would stand, or the last space before it leaves the board. */
  space: string;
  tone: Tone;
  rolls: number[];
  /** The fewest and the most tokens that rolls which end here like this cost. */
  lost: readonly [number, number];
}

export function toneOf({ at, why, lost, delivers }: End): Tone {
  if (delivers !== null) return 'delivers';
  if (at === null && (why === 'collision' || why === 'start')) return 'bad';
  return lost > 0 ? 'costs' : 'free';
}

/** One tag for each place and kind of end. */
export function endsOnMap(forecast: Forecast): MapEnd[] {
  const ends = new Map<string, MapEnd>();
  for (const { points, ends: all } of forecast.rolls) {
    for (const end of all) {
      const space = end.at ?? end.path.at(-1);
      if (space === undefined) continue;
      const tone = toneOf(end);
      const known = ends.get(`${space} ${tone}`) ?? { space, tone, rolls: [], lost: [end.lost, end.lost] };
      const rolls = known.rolls.includes(points) ? known.rolls : [...known.rolls, points];
      ends.set(`${space} ${tone}`, { ...known, rolls, lost: [Math.min(known.lost[0], end.lost), Math.max(known.lost[1], end.lost)] });
    }
  }
  return [...ends.values()];
}

export function lossWords([least, most]: readonly [number, number]): string {
  if (most === 0) return '';
  return least === most ? `−${most}` : `−${least}…${most}`;
}

/** Ends that differ in nothing a player cares for are told once. */
export function distinctEnds({ ends }: Roll): End[] {
  const seen = new Set<string>();
  return ends.filter(({ line, at, why, lost, delivers }) => {
    const key = [line, at, why, lost, delivers].join('|');
    return seen.has(key) ? false : seen.add(key);
  });
}
