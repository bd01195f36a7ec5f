// Which names stand on the map at the present scale, and how large: cities always, the others where there is room.
import { around, touching, type Box } from '../../../ui/map/labels';
import type { SignalBoard, SignalLayout } from '../board';
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
const MARGIN = 4;
const WEIGHT: Record<PlaceKind, number> = { city: 2, start: 1, junction: 0 };

/** Where a name stands: as the layout says, else below its place. */
export function nameAt(network: Network, layout: SignalLayout, board: SignalBoard, id: string): BlockAt {
  const own = layout.labels[id];
  if (own !== undefined) return own;
  const [x, y] = network.places.get(id) ?? [0, 0];
  return [x, y + RADIUS[network.kinds.get(id) ?? 'junction'] + nameSize(board, id), 'middle'];
}

/** Cities keep their names, beside another side of the city if need be; the others have one where there is room. */
export function namesAt(scale: number, board: SignalBoard, layout: SignalLayout, network: Network, words: (id: string) => string): PlaceName[] {
  const all = [...network.kinds].map(([id, kind]): PlaceName => {
    const pixels = Math.min(LARGEST[kind], Math.max(SMALLEST[kind], nameSize(board, id) * scale));
    return { id, kind, text: words(id), at: nameAt(network, layout, board, id), size: pixels / scale };
  });
  const kept: Box[] = [];
  return all
    .sort((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])
    .flatMap((name) => {
      const { id, kind, text, size } = name;
      const boxAt = (at: BlockAt) => blockBox(board, id, at, text, size);
      const others = kind === 'city' ? around(network.places.get(id) ?? [0, 0], size, RADIUS.city) : [];
      const places = [name.at, ...others].map((at) => inside(at, boxAt(at), layout.size[0]));
      const at = places.find((place) => !kept.some((other) => touching(boxAt(place), other))) ?? (kind === 'city' ? places[0] : undefined);
      if (at === undefined) return [];
      kept.push(boxAt(at));
      return [{ ...name, at }];
    });
}

/** What has grown over the edge of the sheet is moved back. */
function inside([x, y, anchor]: BlockAt, [left, , right]: Box, width: number): BlockAt {
  return [x + Math.max(0, MARGIN - left) - Math.max(0, right + MARGIN - width), y, anchor];
}
