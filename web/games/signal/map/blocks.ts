// The name of a place with what stands below it: a city's goods, a port's warehouse. How large it is and how it is divided.
import { labelBox, textWidth, type Anchor, type Box } from '../../../ui/map/labels';
import type { SignalBoard } from '../board';

export const NAME_SIZE = { city: 25, start: 16, junction: 14 } as const;
export const CUBE = 14;
const CUBE_GAP = 3;

export type BlockAt = readonly [x: number, y: number, anchor: Anchor];

/** Places for goods below a city's name: three in a trade city, the warehouse in a port, in rows. */
export function cubeRows(board: SignalBoard, id: string): number[] {
  const city = board.cities.find((c) => c.id === id);
  if (city === undefined) return [];
  if (city.kind === 'trade') return [3];
  return board.cities.filter((c) => c.kind === 'port').length > 1 ? [5] : [5, 5];
}

export function nameSize(board: SignalBoard, id: string): number {
  if (board.cities.some((c) => c.id === id)) return NAME_SIZE.city;
  return board.starts.some((s) => s.id === id) ? NAME_SIZE.start : NAME_SIZE.junction;
}

const rowWidth = (cubes: number, large: number) => (cubes * CUBE + (cubes - 1) * CUBE_GAP) * large;

/** Where the cubes of a row below the name begin; they may be larger than the layout meant them to be. */
export function cubeAt([x, y, anchor]: BlockAt, row: number, column: number, cubes: number, large = 1): readonly [number, number] {
  const width = rowWidth(cubes, large);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left + column * (CUBE + CUBE_GAP) * large, y + 7 * large + row * (CUBE + CUBE_GAP) * large];
}

/** Name and cubes together; both may be larger than the layout meant them to be. */
export function blockBox(board: SignalBoard, id: string, at: BlockAt, name: string, size = nameSize(board, id), large = 1): Box {
  const [left, top, right, bottom] = labelBox(at, name, size);
  const rows = cubeRows(board, id);
  if (rows.length === 0) return [left, top, right, bottom];
  const wide = Math.max(textWidth(name, size), ...rows.map((cubes) => rowWidth(cubes, large)));
  const [x, y, anchor] = at;
  const start = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return [start, top, start + wide, y + (7 + rows.length * (CUBE + CUBE_GAP)) * large];
}
