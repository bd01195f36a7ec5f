// A route in a sentence: for the list of routes and for those who hear the map instead of seeing it.
import type { Track } from '../board';
import type { Words } from './words';

export interface RouteState {
  owners: ReadonlyMap<string, number>;
  claimable: ReadonlySet<string>;
  /** Tracks nobody may claim any more. */
  closed?: ReadonlySet<string>;
}

export function routeSentence(lanes: readonly Track[], state: RouteState, key: string, words: Words): string {
  const first = lanes[0];
  if (first === undefined) return key;
  const now = stateOf(lanes, state, key, words);
  const said = SAID.get(first);
  if (said?.words === words && said.state === now) return said.sentence;
  const sentence = words.t('route.label', { name: words.route(first), n: first.length, colour: coloursOf(lanes, words), state: now });
  SAID.set(first, { words, state: now, sentence });
  return sentence;
}

/** A step changes what there is to say of a few routes, and all are asked. By the first track of a route. */
const SAID = new WeakMap<Track, { words: Words; state: string; sentence: string }>();

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
  return [...new Set(lanes.map((lane) => words.paidWith(lane)))].join(' / ');
}

export function stateOf(lanes: readonly Track[], { owners, claimable, closed }: RouteState, key: string, words: Words): string {
  if (claimable.has(key)) return words.t('route.canPay');
  const taken = lanes.flatMap(({ id }) => {
    const owner = owners.get(id);
    if (owner === undefined) return [];
    return [owner === words.seat ? words.t('route.yours') : words.t('route.owned', { name: words.player(owner) })];
  });
  if (taken.length === 0) return words.t('route.free');
  const shut = lanes.some(({ id }) => closed?.has(id)) ? [words.t('route.closed', { n: words.seats.length })] : [];
  return [...taken, ...shut].join('; ');
}

/** What a route costs and brings, for a glance at it. */
export function priceOf(lanes: readonly Track[], state: RouteState, key: string, words: Words): { title: string; state: string; points: string; open: string[] } {
  const [first] = lanes;
  const open = lanes.filter(({ id }) => !state.owners.has(id) && !(state.closed?.has(id) ?? false)).map(({ id }) => id);
  const told = stateOf(lanes, state, key, words);
  return {
    title: first === undefined ? key : words.route(first),
    state: told === words.t('route.free') ? '' : told,
    points: words.t('route.points', { n: words.board.points[first?.length ?? 0] ?? 0 }),
    open,
  };
}
