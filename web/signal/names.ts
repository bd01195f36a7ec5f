// Which names stand on the map at the present scale, and how large: cities always, the others where there is room.
import { labelBox, type Box } from '../board/labels';
import type { SignalBoard, SignalLayout } from '../protocol/signal/board';
import { blockBox, nameSize, type BlockAt } from './blocks';
import { RADIUS, type Network, type PlaceKind } from './network';

export interface PlaceName {
  id: string;
  kind: PlaceKind;
  text: string;
  at: BlockAt;
  size: number;
}

/** Names never get smaller or larger than this on the screen (pixels). */
const SMALLEST: Record<PlaceKind, number> = { city: 14, start: 11.5, junction: 11.5 };
const LARGEST: Record<PlaceKind, number> = { city: 30, start: 19, junction: 17 };
const WEIGHT: Record<PlaceKind, number> = { city: 2, start: 1, junction: 0 };

/** Where a name stands: as the layout says, else below its place. */
export function nameAt(network: Network, layout: SignalLayout, board: SignalBoard, id: string): BlockAt {
  const own = layout.labels[id];
  if (own !== undefined) return own;
  const [x, y] = network.places.get(id) ?? [0, 0];
  return [x, y + RADIUS[network.kinds.get(id) ?? 'junction'] + nameSize(board, id), 'middle'];
}

export function namesAt(scale: number, board: SignalBoard, layout: SignalLayout, network: Network, words: (id: string) => string): PlaceName[] {
  const all = [...network.kinds].map(([id, kind]): PlaceName => {
    const pixels = Math.min(LARGEST[kind], Math.max(SMALLEST[kind], nameSize(board, id) * scale));
    return { id, kind, text: words(id), at: nameAt(network, layout, board, id), size: pixels / scale };
  });
  const kept: Box[] = [];
  return all
    .sort((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])
    .filter(({ id, kind, text, at, size }) => {
      const box = kind === 'city' ? blockBox(board, id, at, text) : labelBox(at, text, size);
      if (kind !== 'city' && kept.some((other) => touching(box, other))) return false;
      kept.push(box);
      return true;
    });
}

function touching(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
