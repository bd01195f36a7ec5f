// A recorded game of any family, ready to be shown position by position.
import type { Snapshot } from '../net/messages';
import type { SignalView } from '../games/signal/view';
import type { Place, PlaceOf } from '../net/places';
import type { Eyes } from './address';
import { frameOf } from './frame';
import { positionsOf as ghostPositions, type GhostPosition } from '../games/ghost/replay/position';
import { snapshotAt as ghostSnapshot } from '../games/ghost/replay/seen';
import { seriesOf as ghostSeries } from '../games/ghost/replay/series';
import type { AnyRecord, GameRecord } from './record';
import { turnsOf, type Series } from './series';
import { positionsOf as signalPositions } from '../games/signal/replay/position';
import { seriesOf as signalSeries } from '../games/signal/replay/series';
import { positionsOf as ttrPositions, type Position } from '../games/ttr/replay/position';
import { snapshotAt as ttrSnapshot } from '../games/ttr/replay/seen';
import { seriesOf as ttrSeries } from '../games/ttr/replay/series';

interface Reel {
  /** Where each turn begins. */
  turns: number[];
  series: Series[];
  snapshot: (n: number, eyes: Eyes) => Snapshot;
}

export type Film = Reel &
  (
    | { family: 'ttr'; place: PlaceOf<'ttr'>; positions: Position[] }
    | { family: 'ghost'; place: PlaceOf<'ghost'>; positions: GhostPosition[] }
    | { family: 'signal'; place: PlaceOf<'signal'>; positions: SignalView[] }
  );

/** Nothing where the board is of another game than the record. */
export function filmOf(record: AnyRecord, place: Place): Film | null {
  if (record.family === 'ttr' && place.family === 'ttr') return ttrFilm(record, place);
  if (record.family === 'ghost' && place.family === 'ghost') return ghostFilm(record, place);
  return record.family === 'signal' && place.family === 'signal' ? signalFilm(record, place) : null;
}

function ttrFilm(record: GameRecord<'ttr'>, place: PlaceOf<'ttr'>): Film {
  const positions = ttrPositions(record, place.board);
  return {
    family: 'ttr', place, positions, turns: turnsOf(record), series: ttrSeries(positions, record),
    snapshot: (n, eyes) => ttrSnapshot(record, place.board, positions, n, eyes),
  };
}

function ghostFilm(record: GameRecord<'ghost'>, place: PlaceOf<'ghost'>): Film {
  const positions = ghostPositions(record, place.board);
  return {
    family: 'ghost', place, positions, turns: turnsOf(record), series: ghostSeries(positions, record),
    snapshot: (n, eyes) => ghostSnapshot(record, place.board, positions, n, eyes),
  };
}

/** Nothing is hidden in this game: everybody saw the same. */
function signalFilm(record: GameRecord<'signal'>, place: PlaceOf<'signal'>): Film {
  const positions = signalPositions(record, place.board);
  return {
    family: 'signal', place, positions, turns: turnsOf(record), series: signalSeries(positions, record),
    snapshot: (n) => frameOf(record, { n, seat: null, view: positions[n]!, told: (event) => event }),
  };
}
