// The way of every goods that arrived, read off the history: the spaces from where it was loaded to its port.
import type { HistoryLine } from '../../../net/table.svelte';
import type { Signal } from '../guards';
import { standing } from '../panels/way';

export interface GoodsWay {
  goods: string;
  port: string;
  path: readonly string[];
}

type Line = Pick<HistoryLine<Signal>, 'events'>;

export function goodsWays(history: readonly Line[]): GoodsWay[] {
  const at = new Map<string, string>();
  const under = new Map<string, string[]>();
  const ways: GoodsWay[] = [];
  for (const event of standing(history).flatMap(({ events }) => events)) {
    if (event.e === 'deployed') at.set(event.train, event.place);
    if (event.e === 'loaded') under.set(event.train, [at.get(event.train)].filter((space) => space !== undefined));
    if (event.e === 'depot') under.delete(event.train);
    if (event.e === 'moved') {
      at.set(event.train, event.path.at(-1) ?? at.get(event.train) ?? '');
      under.get(event.train)?.push(...event.path);
    }
    if (event.e === 'unloaded') ways.push({ goods: event.goods, port: event.port, path: [...(under.get(event.train) ?? [])] });
  }
  return ways;
}
