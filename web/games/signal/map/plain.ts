// A layout for a board that came without one: places push each other away, lines pull them together. No coast, no beauty.
import { distance, type Point } from '../../../ui/map/geometry';
import type { SignalBoard, SignalLayout } from '../board';

const SIZE: [number, number] = [1200, 840];
const MARGIN = 70;
const ROUNDS = 300;

export function plainSignalLayout(board: SignalBoard): SignalLayout {
  const ids = [...board.starts, ...board.cities, ...board.junctions].map(({ id }) => id);
  let at = ids.map((_, i): Point => {
    const angle = (i / ids.length) * 2 * Math.PI;
    return [SIZE[0] / 2 + 400 * Math.cos(angle), SIZE[1] / 2 + 280 * Math.sin(angle)];
  });
  const index = new Map(ids.map((id, i) => [id, i]));
  const pairs = board.lines.map(({ a, b, sections }) => ({ a: index.get(a)!, b: index.get(b)!, length: 60 + 50 * sections }));
  for (let round = 0; round < ROUNDS; round++) at = relaxed(at, pairs, 12 * (1 - round / ROUNDS));
  const places = Object.fromEntries(ids.map((id, i) => [id, [Math.round(at[i]![0]), Math.round(at[i]![1])] as [number, number]]));
  return { format: 'roundhouse-signal-layout', size: SIZE, places, bends: {}, labels: {}, map: { land: '', lakes: '', borders: '' } };
}

/** One step of the springs, no longer than `step`. */
function relaxed(at: readonly Point[], pairs: readonly { a: number; b: number; length: number }[], step: number): Point[] {
  const force = at.map((): [number, number] => [0, 0]);
  const push = (i: number, j: number, strength: number) => {
    const away = Math.max(1, distance(at[i]!, at[j]!));
    force[i]![0] += ((at[i]![0] - at[j]![0]) / away) * strength;
    force[i]![1] += ((at[i]![1] - at[j]![1]) / away) * strength;
  };
  at.forEach((_, i) => at.forEach((_, j) => i !== j && push(i, j, 9000 / Math.max(400, distance(at[i]!, at[j]!) ** 2))));
  for (const { a, b, length } of pairs) {
    const stretch = (distance(at[a]!, at[b]!) - length) / 12;
    push(a, b, -stretch);
    push(b, a, -stretch);
  }
  return at.map(([x, y], i) => {
    const [fx, fy] = force[i]!;
    const much = Math.max(1, Math.hypot(fx, fy) / step);
    return [within(x + fx / much, SIZE[0]), within(y + fy / much, SIZE[1])];
  });
}

const within = (n: number, size: number) => Math.max(MARGIN, Math.min(size - MARGIN, n));
