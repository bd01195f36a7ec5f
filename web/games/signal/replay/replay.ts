// A recorded game of Switch & Signal, ready to be shown. Nothing is hidden in this game: everybody saw the same.
import { frameOf } from '../../../replay/frame';
import type { ReplayMaker } from '../../../replay/replay';
import type { Signal } from '../guards';
import { chosen } from './numbers';
import { positionsOf } from './position';
import { seriesOf } from './series';

export const replay: ReplayMaker<Signal> = (record, { board }, usual) => {
  const numbers = chosen(usual, record.options);
  const positions = positionsOf(record, board, numbers);
  return {
    positions,
    series: seriesOf(positions, record),
    snapshot: (n) => frameOf(record, { n, seat: null, numbers, view: positions[n]!, told: (event) => event }),
  };
};
