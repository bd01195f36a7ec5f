// A recorded game of Ghost Train, ready to be shown.
import type { ReplayMaker } from '../../../replay/replay';
import type { Ghost } from '../guards';
import { positionsOf } from './position';
import { snapshotAt } from './seen';
import { seriesOf } from './series';

export const replay: ReplayMaker<Ghost> = (record, { board }, numbers) => {
  const positions = positionsOf(record, board, numbers);
  const shown = { record, board, numbers, positions };
  return { positions, series: seriesOf(positions, record), snapshot: (n, eyes) => snapshotAt(shown, n, eyes) };
};
