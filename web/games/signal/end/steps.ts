// The end over the map: the way of each goods in turn, then what came of it.
import type { GoodsWay } from './ways';

export interface FinaleStep {
  kind: 'goods' | 'end';
  /** All that is lit so far, the newest last. */
  ways: readonly GoodsWay[];
}

export function finaleSteps(ways: readonly GoodsWay[]): FinaleStep[] {
  return [...ways.map((_, i): FinaleStep => ({ kind: 'goods', ways: ways.slice(0, i + 1) })), { kind: 'end', ways }];
}
