// The ceremony at the end as a list of steps, made from the final count: every ticket, every longest path, its bonus, the winner. Each step
// says what it lights up on the map and where everybody's points are after it; after the last they are those of the result.
import type { Board, Track } from '../board';
import type { FinalSeat } from '../panels/final';
import { longestTrail } from '../replay/trails';
import type { Result } from '../view';
import { citiesOf, inOrder, shortestWay, wagonsOf, type Leg } from './ways';

/** A game that has come to its end. */
export interface Ending {
  result: Result;
  final: readonly FinalSeat[];
  /** Who began: of those with as many points this one shows first. */
  first: number;
  /** Everybody's tracks. */
  tracks: readonly (readonly string[])[];
  board: Pick<Board, 'tracks' | 'tickets'>;
}

export type Happening =
  | { kind: 'open' }
  | { kind: 'ticket'; seat: number; ticket: string; done: boolean; gain: number }
  | { kind: 'path'; seat: number; length: number }
  | { kind: 'bonus'; seats: readonly number[]; length: number; gain: number }
  | { kind: 'winner'; seats: readonly number[] };

export type CeremonyStep = Happening & {
  /** What lights up, each way in its order. */
  ways: readonly (readonly Leg[])[];
  /** What should be in sight; empty: all of the map. */
  cities: readonly string[];
  /** Everybody's points after it. */
  points: readonly number[];
};

export function ceremonySteps(ending: Ending): CeremonyStep[] {
  const { result, final, first } = ending;
  const order = showingOrder(result, first);
  const points = result.seats.map(({ routes }) => routes);
  const paths = final.map((_, seat) => pathOf(ending, seat));
  const step = (happening: Happening, ways: readonly (readonly Leg[])[], cities = ways.flatMap(citiesOf)): CeremonyStep => ({ ...happening, ways, cities, points: [...points] });

  const steps = [step({ kind: 'open' }, [])];
  for (const seat of order)
    for (const { id, done, points: gain } of final[seat]!.tickets) {
      points[seat]! += gain;
      const { ends, way } = ticketWay(ending, seat, id, done);
      steps.push(step({ kind: 'ticket', seat, ticket: id, done, gain }, way.length > 0 ? [way] : [], [...ends, ...citiesOf(way)]));
    }
  for (const seat of order) steps.push(step({ kind: 'path', seat, length: final[seat]!.longest.length }, [paths[seat]!]));
  const holders = order.filter((seat) => result.seats[seat]!.bonus > 0);
  if (holders.length > 0) {
    for (const seat of holders) points[seat]! += result.seats[seat]!.bonus;
    const { bonus, longest } = result.seats[holders[0]!]!;
    steps.push(step({ kind: 'bonus', seats: holders, length: longest, gain: bonus }, holders.map((seat) => paths[seat]!)));
  }
  const won = result.winners.map((seat) => tracksOf(ending, seat).map((track) => ({ track, back: false })));
  return [...steps, { ...step({ kind: 'winner', seats: result.winners }, won, []), points: result.seats.map(({ total }) => total) }];
}

/** Who leads on the routes, which everybody could see, shows last: until then nothing is decided. */
function showingOrder({ seats }: Result, first: number): number[] {
  const inTurn = seats.map((_, i) => (first + i) % seats.length);
  return inTurn.sort((a, b) => seats[a]!.routes - seats[b]!.routes);
}

/** Whose step it is: one seat, or several that share a bonus or the victory. */
export function seatsOf(step: CeremonyStep): readonly number[] {
  return 'seats' in step ? step.seats : 'seat' in step ? [step.seat] : [];
}

function tracksOf({ tracks, board }: Ending, seat: number): Track[] {
  const own = new Set(tracks[seat]);
  return board.tracks.filter(({ id }) => own.has(id));
}

function ticketWay(ending: Ending, seat: number, id: string, done: boolean): { ends: string[]; way: Leg[] } {
  const ticket = Object.values(ending.board.tickets).flat().find((other) => other.id === id);
  if (ticket === undefined) return { ends: [], way: [] };
  return { ends: [ticket.a, ticket.b], way: done ? shortestWay(tracksOf(ending, seat), ticket.a, ticket.b) : [] };
}

/** The longest path as it was told; where that is not as long as was said, one that is. */
function pathOf(ending: Ending, seat: number): Leg[] {
  const { length, tracks } = ending.final[seat]!.longest;
  const own = tracksOf(ending, seat);
  const path = (ids: readonly string[]) => inOrder(own.filter(({ id }) => ids.includes(id)));
  const told = path(tracks);
  return wagonsOf(told) === length ? told : path(longestTrail(own, length));
}
