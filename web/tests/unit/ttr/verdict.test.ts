// What decided a game, read off the result and told without a name declined.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BoardSchema } from '../../../games/ttr/board';
import type { FinalSeat } from '../../../games/ttr/panels/final';
import { verdictOf } from '../../../games/ttr/panels/verdict';
import type { Result } from '../../../games/ttr/view';
import { text } from '../../../games/ttr/words/text';
import { verdictWords } from '../../../games/ttr/words/verdictWords';
import { Words } from '../../../games/ttr/words/words';
import { nameIn } from '../../../net/name';
import type { Lang } from '../../../settings/words/text';
import { board as message } from '../../scripted/messages';

const board = v.parse(BoardSchema, message.board);
type Count = Partial<Result['seats'][number]>;

function tell(counts: readonly Count[], seat: number | null, lang: Lang = 'en'): string | null {
  const blank = { routes: 0, tickets: 0, failed: 0, longest: 0, bonus: 0, done: 0, total: 0, rank: 1 };
  const summed = counts.map((count) => ({ ...blank, ...count })).map((s) => ({ ...s, total: s.routes + s.tickets + s.failed + s.bonus }));
  const seats = summed.map((s) => ({ ...s, rank: 1 + summed.filter(({ total }) => total > s.total).length }));
  const result: Result = { reason: 'last-round', seats, winners: seats.flatMap(({ rank }, i) => (rank === 1 ? [i] : [])) };
  const final = seats.map(({ done, failed }): FinalSeat => ({
    tickets: Array.from({ length: done + (failed < 0 ? 1 : 0) }, (_, i) => ({ id: String(i), done: i < done, points: 1 })),
    longest: { length: 0, tracks: [] },
  }));
  const words = new Words(board, [{ name: 'Ola' }, { name: 'Bruno' }, { name: 'Ela' }], seat, (k, x) => text(lang, k, x), (n) => nameIn(n, lang));
  const verdict = verdictOf(result, final, seat);
  return verdict && verdictWords(verdict, words);
}

test('routes against tickets, as the one who lost is told it', () => {
  const seats = [{ routes: 35, tickets: 46, done: 6 }, { routes: 79, tickets: 30, failed: -8, done: 4 }];
  expect(tell(seats, 0)).toBe('Routes decided it: Bruno 79, you 35. On tickets you had more: 46 (6 of 6 done) against 22.');
  expect(tell(seats, 0, 'pl')).toBe('Zdecydowały połączenia: Bruno 79, ty 35. Za bilety więcej masz ty: 46 (zrealizowane: 6 z 6) do 22.');
  expect(tell(seats, 1)).toBe('Routes decided it: you 79, Ola 35. On tickets Ola had more: 46 (6 of 6 done) against 22.');
});

test('tickets, and whoever watches hears of the second', () => {
  const seats = [{ routes: 50, tickets: 10, failed: -9, done: 1 }, { routes: 48, tickets: 40, done: 3 }, { routes: 50, tickets: 20, done: 2 }];
  expect(tell(seats, null)).toBe('Tickets decided it: Bruno 40 (3 of 3 done), Ela 20 (2 of 2). On routes Ela had more: 50 against 48.');
});

test('the bonus, where it would not have been won without it', () => {
  expect(tell([{ routes: 60, longest: 31, bonus: 10 }, { routes: 64, longest: 24 }], 0)).toBe('The longest path decided it: you 31 wagons, Bruno 24. On routes Bruno had more: 64 against 60.');
});

test('a tie is told by itself', () => {
  expect(tell([{ routes: 60 }, { routes: 60 }], 0)).toBe(null);
});
