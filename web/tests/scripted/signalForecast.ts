// What the scripted server says a train would do: black 2 may do anything, two others may be stopped, the rest run free.
import { TRAINS } from '../../games/signal/board';
import { acting, forecast } from './signal';

const STOPPED: Record<string, [at: string, why: string, lost: number]> = {
  'brown-2': ['amsterdam-cologne/1', 'signal', 1],
  'grey-1': ['basel-dijon/1', 'signal', 2],
};

export function forecastOf(train: string): object {
  if (train === 'black-2') return forecast;
  const standing = acting.view.trains[TRAINS.indexOf(train)]?.at ?? 'paris';
  const [at, why, lost] = STOPPED[train] ?? [standing, 'points', 0];
  const rolls = [1, 2, 3].map((points) => ({ points, of: 6, faces: 2, ends: [{ line: null, path: [at], at, why, left: lost, lost, delivers: null }] }));
  return { t: 'forecast', train, rolls };
}
