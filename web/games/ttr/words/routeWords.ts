// A route in a sentence: for the list of routes and for those who hear the map instead of seeing it.
import type { Track } from '../board';
import type { Words } from './words';

export interface RouteState {
  owners: ReadonlyMap<string, number>;
  claimable: ReadonlySet<string>;
}

export function routeSentence(lanes: readonly Track[], state: RouteState, key: string, words: Words): string {
  const first = lanes[0];
  if (first === undefined) return key;
  return words.t('route.label', {
    name: words.route(first),
    n: first.length,
    colour: coloursOf(lanes, words),
    state: stateOf(lanes, state, key, words),
  });
}

/** A city for those who hear the map: its name, how many routes lead away, whether a ticket goes there. */
export function citySentence(
  id: string,
  lanes: ReadonlyMap<string, readonly Track[]>,
  mark: 'open' | 'done' | undefined,
  words: Words,
): string {
  const n = [...lanes.values()].filter(([first]) => first?.a === id || first?.b === id).length;
  const ticket = mark === undefined ? '' : words.t(mark === 'done' ? 'city.ticketDone' : 'city.ticketOpen');
  return words.t('city.label', { name: words.place(id), n, ticket });
}

export function coloursOf(lanes: readonly Track[], words: Words): string {
  return [...new Set(lanes.map((lane) => words.trackColour(lane)))].join(' / ');
}

export function stateOf(lanes: readonly Track[], { owners, claimable }: RouteState, key: string, words: Words): string {
  if (claimable.has(key)) return words.t('route.canPay');
  const taken = lanes.flatMap(({ id }) => {
    const owner = owners.get(id);
    if (owner === undefined) return [];
    return [owner === words.seat ? words.t('route.yours') : words.t('route.owned', { name: words.player(owner) })];
  });
  return taken.length > 0 ? taken.join(', ') : words.t('route.free');
}
