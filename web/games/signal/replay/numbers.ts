// The numbers a recorded game was played with.
import type { Numbers } from '../numbers';

/** An option is named only where it is not the usual one. */
export function chosen(usual: Numbers, { goods, time, removed }: Record<string, string>): Numbers {
  return { goods: Number(goods ?? usual.goods), time: Number(time ?? usual.time), removed: Number(removed ?? usual.removed) };
}
