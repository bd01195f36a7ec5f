// How far the free placement is: markers at cities and on open track, junctions that join two tracks. Counts, no rules.
import type { SignalBoard } from '../board';
import type { SignalView } from '../view';

export interface Placing {
  /** Cities with a green signal, green signals on open track, junctions that are set; and how many there should be. */
  cities: number;
  allCities: number;
  open: number;
  allOpen: number;
  junctions: number;
  allJunctions: number;
}

export function placingOf(board: SignalBoard, view: SignalView): Placing {
  const cities = new Set(board.cities.map(({ id }) => id));
  const served = new Set<string>();
  let open = 0;
  for (const signal of view.signals) {
    const [id, at] = signal.split('@');
    const line = board.lines.find((l) => l.id === id);
    const end = line === undefined ? undefined : Number(at) === 0 ? line.a : Number(at) === line.sections ? line.b : undefined;
    if (end !== undefined && cities.has(end)) served.add(end);
    else open++;
  }
  return {
    cities: served.size,
    allCities: cities.size,
    open,
    allOpen: board.open_track_markers,
    junctions: Object.keys(view.switches).length,
    allJunctions: board.junctions.length,
  };
}
