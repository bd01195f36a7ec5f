// The plan behind a hint: what is left of it, how it differs from the cheapest, and how that is told.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BoardSchema } from '../../../games/ttr/board';
import { figuresOf, joins, sameRoutes, stillAhead } from '../../../games/ttr/plan/advice';
import { adviceSentence, type Departure } from '../../../games/ttr/words/adviceWords';
import { text } from '../../../games/ttr/words/text';
import { Words } from '../../../games/ttr/words/words';
import { nameIn } from '../../../net/name';
import type { Lang } from '../../../settings/words/text';
import { board as message } from '../../scripted/messages';

const board = v.parse(BoardSchema, message.board);
const tracks = (...ids: string[]) => ids.map((id) => board.tracks.find((track) => track.id === id)!);
const never = () => false;

describe('what is left of it', () => {
  const planned = tracks('denver-helena', 'denver-salt_lake_city-a');

  test('all of it, and less with every route that is built, by whichever lane', () => {
    expect(stillAhead(planned, [], never)).toEqual({ wagons: 7, tracks: ['denver-helena', 'denver-salt_lake_city-a'] });
    expect(stillAhead(planned, tracks('denver-salt_lake_city-b'), never)).toEqual({ wagons: 4, tracks: ['denver-helena'] });
  });

  test('nothing when all is built, or when one of them is gone', () => {
    expect(stillAhead(planned, planned, never)).toBe(null);
    expect(stillAhead(planned, [], (id) => id === 'denver-helena')).toBe(null);
    // One's own other lane: it is built, whoever may claim this one.
    expect(stillAhead(planned, tracks('denver-salt_lake_city-b'), (id) => id === 'denver-salt_lake_city-a')).not.toBe(null);
  });
});

test('figures, the same routes, and what they join', () => {
  expect(figuresOf(tracks('denver-helena', 'denver-salt_lake_city-a'), board)).toEqual({ wagons: 7, routes: 2, points: 11 });
  expect(sameRoutes(tracks('denver-salt_lake_city-a'), tracks('denver-salt_lake_city-b'))).toBe(true);
  expect(sameRoutes(tracks('denver-helena'), tracks('denver-helena', 'denver-salt_lake_city-b'))).toBe(false);
  const way = tracks('chicago-omaha', 'denver-helena', 'denver-omaha');
  expect(joins(way, { a: 'helena', b: 'chicago' })).toBe(true);
  expect(joins(way, { a: 'helena', b: 'miami' })).toBe(false);
});

describe('in words', () => {
  const say = (departure: Partial<Departure>, lang: Lang) => {
    const words = new Words(board, [{ name: 'Ola' }], 0, (k, x) => text(lang, k, x), (n) => nameIn(n, lang));
    const figures = { wagons: 14, routes: 4, points: 21 };
    return adviceSentence({ advised: figures, cheapest: { wagons: 9, routes: 5, points: 11 }, same: false, givenUp: [], ...departure }, words);
  };

  test('that it keeps to the plan, or how it departs from it', () => {
    expect(say({ same: true }, 'en')).toBe('It keeps to the plan on the map: 14 wagons.');
    expect(say({}, 'en')).toBe('Its own plan is on the map now: 14 wagons, 4 routes, 21 points. The cheapest plan for your tickets: 9 wagons, 5 routes, 11 points.');
    expect(say({ cheapest: null, givenUp: ['boston-miami'] }, 'pl')).toBe('Na mapie jest teraz plan z podpowiedzi: 14 wagoników, 4 połączenia, 21 punktów. Ten plan rezygnuje z biletu: Boston – Miami.');
    expect(say({ cheapest: null, givenUp: ['boston-miami', 'dallas-new_york'] }, 'pl')).toMatch(/ Ten plan rezygnuje z biletów: Boston – Miami, Dallas – Nowy Jork\.$/);
  });
});
