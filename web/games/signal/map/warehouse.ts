// The places for goods in a port's warehouse: one for each goods that is needed there, and those for any goods.
import type { SignalBoard } from '../board';

export interface Slot {
  /** The goods the place is meant for; null for any. */
  wants: string | null;
  /** The goods that lie there. */
  holds: string | null;
}

/** Rows of places: each row has one place for every goods, and one for any where two more are needed. */
export function warehouse(board: SignalBoard, delivered: Record<string, number>, needed: number): Slot[][] {
  const ports = board.cities.filter((c) => c.kind === 'port').length;
  const rows = 2 / ports;
  const left = new Map(board.goods.map(({ id }) => [id, delivered[id] ?? 0]));
  const take = (goods: string | undefined): string | null => {
    if (goods === undefined || (left.get(goods) ?? 0) === 0) return null;
    left.set(goods, left.get(goods)! - 1);
    return goods;
  };
  const own = Array.from({ length: rows }, () => board.goods.map(({ id }): Slot => ({ wants: id, holds: take(id) })));
  const more = needed > board.goods.length * 2;
  return own.map((row) => (more ? [...row, { wants: null, holds: take([...left].find(([, n]) => n > 0)?.[0]) }] : row));
}

export function totalDelivered(delivered: Record<string, Record<string, number>>): number {
  return Object.values(delivered).reduce((sum, port) => sum + Object.values(port).reduce((a, b) => a + b, 0), 0);
}
