// A game of up to five that ends before one's eyes: a long path, a loop, tickets done and not, and somebody below nothing.
import type { Snapshot, Step } from '../../net/messages';
import type { Ttr } from '../../games/ttr/guards';
import type { GameEvent, Result, View } from '../../games/ttr/view';
import { board, middle } from './messages';

interface BoardFile {
  points: number[];
  tracks: { id: string; length: number }[];
  tickets: Record<string, { id: string; points: number }[]>;
}
const file = board.board as BoardFile;
const lengthOf = (id: string) => file.tracks.find((track) => track.id === id)!.length;
const worth = (id: string) => file.tickets.classic!.find((ticket) => ticket.id === id)!.points;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

export interface Person {
  name: string;
  tracks: string[];
  done: string[];
  failed: string[];
  /** The tracks of the longest path, if not all. */
  path?: string[];
}

export const PEOPLE: readonly Person[] = [
  {
    name: 'Ola',
    tracks: ['calgary-vancouver', 'calgary-winnipeg', 'sault_ste_marie-winnipeg', 'montreal-sault_ste_marie'],
    done: ['montreal-vancouver'],
    failed: ['houston-winnipeg'],
  },
  {
    name: 'Ada',
    tracks: ['portland-seattle-a', 'portland-san_francisco-a', 'los_angeles-san_francisco-a', 'el_paso-los_angeles', 'el_paso-houston', 'houston-new_orleans', 'miami-new_orleans'],
    done: ['los_angeles-seattle', 'los_angeles-miami'],
    failed: [],
  },
  {
    name: 'Bruno',
    tracks: ['los_angeles-phoenix', 'denver-phoenix', 'denver-kansas_city-a', 'kansas_city-saint_louis-a', 'chicago-saint_louis-a', 'chicago-pittsburgh-a', 'new_york-pittsburgh-a'],
    done: ['chicago-los_angeles', 'los_angeles-new_york'],
    failed: ['denver-el_paso'],
  },
  {
    name: 'Zuzanna',
    tracks: ['duluth-helena', 'duluth-omaha-a', 'helena-omaha', 'helena-salt_lake_city', 'duluth-winnipeg'],
    done: [],
    failed: ['calgary-salt_lake_city', 'duluth-houston'],
    path: ['duluth-helena', 'duluth-omaha-a', 'helena-omaha', 'duluth-winnipeg'],
  },
  {
    name: 'Maximilian',
    tracks: ['atlanta-nashville', 'nashville-saint_louis', 'little_rock-nashville', 'atlanta-miami', 'boston-montreal-a'],
    done: [],
    failed: ['boston-miami', 'nashville-portland'],
    path: ['atlanta-nashville', 'little_rock-nashville', 'atlanta-miami'],
  },
];

const longest = ({ path, tracks }: Person) => sum((path ?? tracks).map(lengthOf));

export function resultOf(people: readonly Person[]): Result {
  const most = Math.max(...people.map(longest));
  const seats = people.map((person) => {
    const routes = sum(person.tracks.map((id) => file.points[lengthOf(id)]!));
    const [tickets, failed] = [sum(person.done.map(worth)), -sum(person.failed.map(worth))];
    const bonus = most > 0 && longest(person) === most ? 10 : 0;
    return { routes, tickets, failed, longest: longest(person), bonus, total: routes + tickets + failed + bonus, done: person.done.length };
  });
  const before = (a: (typeof seats)[number], b: (typeof seats)[number]) => b.total - a.total || b.done - a.done || b.bonus - a.bonus;
  const ranked = seats.map((seat) => ({ ...seat, rank: 1 + seats.filter((other) => before(seat, other) > 0).length }));
  return { reason: 'last-round', seats: ranked, winners: ranked.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) };
}

export function finalEvents(people: readonly Person[]): GameEvent[] {
  const { seats } = resultOf(people);
  return [
    { e: 'over', reason: 'last-round' },
    ...people.flatMap(({ done, failed }, seat): GameEvent[] => [
      ...done.map((ticket) => ({ e: 'ticket', seat, ticket, done: true, points: worth(ticket) }) as const),
      ...failed.map((ticket) => ({ e: 'ticket', seat, ticket, done: false, points: -worth(ticket) }) as const),
    ]),
    ...people.map((person, seat): GameEvent => ({ e: 'longest', seat, length: longest(person), points: seats[seat]!.bonus, tracks: person.path ?? person.tracks })),
  ];
}

function viewOf(people: readonly Person[], phase: 'turn' | 'over'): View {
  const { seats } = resultOf(people);
  const last = people.length - 1;
  return {
    ...middle.view,
    phase,
    turn: phase === 'over' ? null : last,
    to_act: phase === 'over' ? [] : [last],
    last_round: phase === 'over' ? 0 : 1,
    players: people.map(({ tracks, done, failed }, seat) => ({
      trains: 45 - sum(tracks.map(lengthOf)), points: seats[seat]!.routes, cards: 3, known: {}, tickets: done.length + failed.length, offer: 0, chosen: false, tracks,
    })),
    own: { ...middle.view.own!, tickets: [...people[0]!.done.map((id) => ({ id, done: true })), ...people[0]!.failed.map((id) => ({ id, done: false }))] },
  };
}

/** The last to play is about to move. */
export function lastTurnOf(people: readonly Person[]): Snapshot<Ttr> {
  return { ...middle, v: 79, prompt: null, legal: [], seats: people.map(({ name }) => ({ name })), view: viewOf(people, 'turn') };
}

/** The move that ends it. */
export function endOf(people: readonly Person[]): Step<Ttr> {
  const seat = people.length - 1;
  return {
    t: 'step', family: 'ttr', v: 80, seat, prompt: null, legal: [], view: viewOf(people, 'over'), result: resultOf(people),
    events: [{ e: 'drew', seat }, ...finalEvents(people)],
  };
}
