// The ceremony at the end: its steps add up to the result, its ways run from city to city, and it is walked through in its time.
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { BoardSchema } from '../../../games/ttr/board';
import { Ceremony, type Clock } from '../../../table/ceremony/ceremony.svelte';
import { ceremonySteps, seatsOf, type CeremonyStep } from '../../../games/ttr/ceremony/steps';
import { signed, stepSentence } from '../../../games/ttr/ceremony/telling';
import { citiesOf, inOrder, shortestWay, wagonsOf, type Leg } from '../../../games/ttr/ceremony/ways';
import { guards } from '../../../games/ttr/guards';
import { finalCount } from '../../../games/ttr/panels/final';
import { text } from '../../../games/ttr/words/text';
import { Words } from '../../../games/ttr/words/words';
import { TableState } from '../../../net/table.svelte';
import { nameIn } from '../../../net/name';
import type { Lang } from '../../../settings/words/text';
import { endOf, finalEvents, lastTurnOf, PEOPLE, resultOf, type Person } from '../../scripted/ending';
import { board as message, over } from '../../scripted/messages';

const board = v.parse(BoardSchema, message.board);
const track = (id: string) => board.tracks.find((other) => other.id === id)!;
const tracks = (...ids: string[]) => ids.map(track);

function stepsOf(people: readonly Person[], first = 0): CeremonyStep[] {
  const final = finalCount([{ v: 80, seat: 0, events: finalEvents(people) }], people.length);
  return ceremonySteps({ result: resultOf(people), final, first, tracks: people.map((person) => person.tracks), board });
}

const routesOf = (people: readonly Person[], person: Person) => resultOf(people).seats[people.indexOf(person)]!.routes;
const starts = ({ track: { a, b }, back }: Leg) => (back ? b : a);
const ends = ({ track: { a, b }, back }: Leg) => (back ? a : b);
const runs = (legs: readonly Leg[]) => legs.every((leg, i) => i === 0 || ends(legs[i - 1]!) === starts(leg));

describe('the steps', () => {
  test.each([2, 3, 4, 5])('of %i players: every ticket, every path, the bonus, the winner, and the sum is the result', (count) => {
    const people = PEOPLE.slice(0, count);
    const steps = stepsOf(people);
    const shown = [...people].sort((a, b) => routesOf(people, a) - routesOf(people, b));
    const tickets = shown.flatMap(({ done, failed }) => [...done, ...failed]);
    expect(steps.map(({ kind }) => kind)).toEqual(['open', ...tickets.map(() => 'ticket'), ...people.map(() => 'path'), 'bonus', 'winner']);
    expect(steps.flatMap((step) => (step.kind === 'ticket' ? [step.ticket] : []))).toEqual(tickets);
    expect(steps[0]!.points).toEqual(resultOf(people).seats.map(({ routes }) => routes));
    // The bonus is the last thing that is counted: from there on the points are those of the result.
    for (const step of steps.slice(-2)) expect(step.points).toEqual(resultOf(people).seats.map(({ total }) => total));
  });

  test('each ticket moves its seat alone, backwards where it was not done, and below nothing if it must be', () => {
    const steps = stepsOf(PEOPLE);
    steps.forEach((step, i) => {
      if (step.kind !== 'ticket') return;
      const before = steps[i - 1]!.points;
      expect(step.gain > 0).toBe(step.done);
      expect(step.points).toEqual(before.map((own, seat) => (seat === step.seat ? own + step.gain : own)));
    });
    expect(steps.at(-1)!.points[4]).toBe(-10);
  });

  test('who leads on the routes shows last; of those with as many, who began shows first', () => {
    const seats = (people: readonly Person[], first: number) => stepsOf(people, first).flatMap((step) => (step.kind === 'path' ? [step.seat] : []));
    expect(seats(PEOPLE, 1)).toEqual([4, 2, 3, 0, 1]);
    const [ola, ada] = [PEOPLE[0]!, PEOPLE[1]!];
    expect(seats([ada, ola, { ...ola, name: 'Ela' }], 2)).toEqual([2, 1, 0]);
  });

  test('a ticket that was done lights up a way from city to city; one that was not, nothing', () => {
    for (const step of stepsOf(PEOPLE)) {
      if (step.kind !== 'ticket') continue;
      const way = step.ways[0] ?? [];
      expect(way.length > 0).toBe(step.done);
      expect(runs(way)).toBe(true);
      if (!step.done) expect(step.cities).toHaveLength(2);
      else expect(`${starts(way[0]!)} ${ends(way.at(-1)!)}`.split(' ').sort()).toEqual(step.cities.slice(0, 2).sort());
    }
  });

  test('every longest path runs without a break and is as long as was said, a loop too', () => {
    for (const step of stepsOf(PEOPLE)) {
      if (step.kind !== 'path') continue;
      expect(runs(step.ways[0]!)).toBe(true);
      expect(wagonsOf(step.ways[0]!)).toBe(step.length);
    }
  });

  test('a path that is told wrongly, or not at all, is found again', () => {
    const final = finalCount([{ v: 80, seat: 0, events: finalEvents(PEOPLE) }], 5);
    for (const seat of final) seat.longest.tracks = [];
    final[1]!.longest.tracks = ['el_paso-houston'];
    const steps = ceremonySteps({ result: resultOf(PEOPLE), final, first: 0, tracks: PEOPLE.map((person) => person.tracks), board });
    for (const step of steps) if (step.kind === 'path') expect(wagonsOf(step.ways[0]!)).toBe(step.length);
  });

  test('several with the same path all get the bonus; several with the same points win together', () => {
    const twin = { ...PEOPLE[1]!, name: 'Twin' };
    const steps = stepsOf([PEOPLE[1]!, twin, PEOPLE[4]!]);
    expect(steps.at(-2)).toMatchObject({ kind: 'bonus', seats: [0, 1], gain: 10 });
    expect(steps.at(-1)).toMatchObject({ kind: 'winner', seats: [0, 1] });
    expect(seatsOf(steps.at(-1)!)).toEqual([0, 1]);
  });

  test('where nobody has a path there is no bonus', () => {
    const idle = (name: string): Person => ({ name, tracks: [], done: [], failed: ['boston-miami'] });
    const steps = stepsOf([idle('A'), idle('B')]);
    expect(steps.map(({ kind }) => kind)).toEqual(['open', 'ticket', 'ticket', 'path', 'path', 'winner']);
    expect(steps.at(-1)!.points).toEqual([-12, -12]);
  });
});

describe('ways', () => {
  test('the shortest way over own tracks, forwards and back, and none where there is none', () => {
    const own = tracks('denver-helena', 'denver-omaha', 'helena-omaha', 'chicago-omaha');
    expect(shortestWay(own, 'helena', 'chicago').map((leg) => leg.track.id)).toEqual(['helena-omaha', 'chicago-omaha']);
    expect(shortestWay(own, 'chicago', 'helena').map(({ back }) => back)).toEqual([false, true]);
    expect(shortestWay(own, 'chicago', 'miami')).toEqual([]);
  });

  test('a set of tracks is put into the order of a path: lines, loops, eights; what is no path stays as told', () => {
    const loop = inOrder(tracks('duluth-helena', 'duluth-omaha-a', 'helena-omaha', 'duluth-winnipeg'));
    expect(runs(loop)).toBe(true);
    expect(wagonsOf(loop)).toBe(17);
    const eight = inOrder(tracks('duluth-omaha-a', 'duluth-omaha-b', 'kansas_city-omaha-a', 'kansas_city-omaha-b'));
    expect(runs(eight)).toBe(true);
    expect(citiesOf(eight).sort()).toEqual(['duluth', 'kansas_city', 'omaha']);
    const apart = tracks('atlanta-miami', 'calgary-seattle');
    expect(inOrder(apart).map((leg) => leg.track)).toEqual(apart);
    expect(inOrder([])).toEqual([]);
  });
});

describe('walking through it', () => {
  /** A clock that is turned by hand. */
  function handClock(): { clock: Clock; turn: () => void; waits: () => number } {
    let waiting: { milliseconds: number; call: () => void } | null = null;
    return {
      clock: (milliseconds, call) => {
        const mine = { milliseconds, call };
        waiting = mine;
        return () => void (waiting === mine && (waiting = null));
      },
      turn: () => {
        const { call } = waiting!;
        waiting = null;
        call();
      },
      waits: () => waiting?.milliseconds ?? -1,
    };
  }

  test('step by step in its time, and then it is over', () => {
    const { clock, turn, waits } = handClock();
    const steps = stepsOf(PEOPLE.slice(0, 2));
    const ceremony = new Ceremony<CeremonyStep>((step) => steps.indexOf(step) + 1, clock);
    expect(ceremony.step).toBe(null);
    ceremony.play(steps);
    const seen: CeremonyStep[] = [];
    for (let i = 0; ceremony.step !== null; i++) {
      seen.push(ceremony.step);
      expect(waits()).toBe(i + 1);
      turn();
    }
    expect(seen).toEqual(steps);
    expect(ceremony.share).toBeGreaterThan(1);
    expect(waits()).toBe(-1);
  });

  test('a step is skipped, and the next has all of its time; all is skipped; it can be played again', () => {
    const { clock, turn, waits } = handClock();
    const steps = stepsOf(PEOPLE.slice(0, 2));
    const ceremony = new Ceremony<CeremonyStep>((step) => steps.indexOf(step) + 1, clock);
    ceremony.play(steps);
    ceremony.next();
    expect(ceremony.step).toBe(steps[1]);
    expect(waits()).toBe(2);
    turn();
    expect(ceremony.step).toBe(steps[2]);
    ceremony.skipAll();
    expect(ceremony.step).toBe(null);
    expect(waits()).toBe(-1);
    ceremony.next();
    expect(ceremony.step).toBe(null);
    ceremony.play(steps);
    expect(ceremony.step).toBe(steps[0]);
  });

  test('the winner is crowned once: at the last step, or when all is skipped; not when it is broken off', () => {
    const { clock, turn } = handClock();
    const crowned = vi.fn();
    const steps = stepsOf(PEOPLE.slice(0, 2));
    const ceremony = new Ceremony<CeremonyStep>(() => 1, clock, crowned);
    ceremony.play(steps);
    while (ceremony.step?.kind !== 'winner') {
      expect(crowned).not.toHaveBeenCalled();
      turn();
    }
    expect(crowned).toHaveBeenCalledTimes(1);
    turn();
    ceremony.skipAll();
    expect(crowned).toHaveBeenCalledTimes(1);
    ceremony.play(steps);
    ceremony.skipAll();
    expect(crowned).toHaveBeenCalledTimes(2);
    ceremony.play(steps);
    ceremony.stop();
    expect(ceremony.step).toBe(null);
    expect(crowned).toHaveBeenCalledTimes(2);
  });

  test('an end is a live one for whoever was at the table before, also when it is told to them afterwards', () => {
    vi.useFakeTimers();
    const listener = { askView: () => {}, settled: () => {} };
    const found = new TableState(guards, 'abc', listener);
    found.show(over);
    expect(found.endedLive).toBe(false);
    const table = new TableState(guards, 'abc', listener);
    table.show(lastTurnOf(PEOPLE));
    expect(table.endedLive).toBe(false);
    table.step(endOf(PEOPLE));
    expect(table.over && table.endedLive).toBe(true);
    const cutOff = new TableState(guards, 'abc', listener);
    cutOff.show(lastTurnOf(PEOPLE));
    cutOff.show(over);
    expect(cutOff.endedLive).toBe(true);
    vi.useRealTimers();
  });
});

describe('in words', () => {
  const told = (people: readonly Person[], lang: Lang, seat: number | null) => {
    const words = new Words(board, people, seat, (k, x) => text(lang, k, x), (n) => nameIn(n, lang));
    return stepsOf(people).map((step) => stepSentence(step, resultOf(people), words));
  };

  test('every step is told in a sentence', () => {
    expect(told(PEOPLE.slice(0, 2), 'en', 0)).toEqual([
      'The last train is in. Now the tickets are turned over.',
      'Ola: Vancouver – Montréal, done, +20. Now 64 points.',
      'Ola: Winnipeg – Houston, not done, −12. Now 52 points.',
      'Ada: Seattle – Los Angeles, done, +9. Now 71 points.',
      'Ada: Los Angeles – Miami, done, +20. Now 91 points.',
      'Ola: longest path, 20 wagons.',
      'Ada: longest path, 29 wagons.',
      'The longest path, 29 wagons: Ada, +10.',
      'Ada wins! 101 points.',
    ]);
    const polish = told(PEOPLE, 'pl', 1);
    expect(polish).toContain('Zuzanna: Calgary – Salt Lake City, bilet niezrealizowany, −7. Razem 31 punktów.');
    expect(polish.at(-1)).toBe('Wygrywasz! 101 punktów.');
    expect(polish.join()).not.toMatch(/[{}]/);
  });

  test('a shared bonus and a shared victory name everybody', () => {
    const twin = { ...PEOPLE[1]!, name: 'Twin' };
    const sentences = told([PEOPLE[1]!, twin], 'en', null);
    expect(sentences.at(-2)).toBe('The longest path, 29 wagons each: Ada, Twin, +10 each.');
    expect(sentences.at(-1)).toMatch(/^Shared victory: Ada, Twin/);
  });

  test('figures have their signs', () => expect([7, -12].map(signed)).toEqual(['+7', '−12']));
});
