// How much a turn of Switch & Signal takes: games of `expert` played again on the page by what is to be seen, every press counted.
import { describe, expect, test } from 'vitest';
import { guards } from '../../../games/signal/guards';
import { america, board } from '../../scripted/signal';
import { EngineTable, playedByExpert } from '../../scripted/engineTable';
import { DESKTOP, hurry, withRare } from '../browser';
import { scriptedTables } from '../scriptedTable';
import { program } from '../server';
import { asDrawn } from './order';
import { SignalReplay, type Turn } from './replay';

const atTable = scriptedTables('signal');
const BOARDS = { 'switch-signal-europe': board, 'switch-signal-america': america } as const;
const GAMES = ['switch-signal-europe', 'switch-signal-america'] as const;
const dealt = (players: number, seeds: readonly number[]) => GAMES.flatMap((game) => seeds.map((seed) => ({ game, players, seed })));

/** Twenty whole games, ten of each map, for two, three and four; in `make test` one of each map, ten turns long. */
const CASES = withRare(dealt(2, [2]), [...dealt(2, [3, 4, 5]), ...dealt(3, [6, 7, 8]), ...dealt(4, [9, 10, 11])]);
const MOST = process.env.EVERY_FORM === undefined ? 10 : Infinity;

/** Of the presses of all turns the one below or at which this share of them lies. */
const share = (sorted: readonly number[], of: number) => sorted[Math.ceil(sorted.length * of) - 1]!;

describe('games of expert, played by what is to be seen', () => {
  const games = new Map<object, readonly Turn[]>();

  test.each(CASES)('$game for $players, dealt by $seed', async (dealt) => {
    const drawn = guards.draw(BOARDS[dealt.game].board, BOARDS[dealt.game].layout)!;
    const { record, positions } = asDrawn(program, playedByExpert(program, dealt.game, dealt.players, dealt.seed), drawn);
    const table = new EngineTable(program, record);
    await atTable(table.answer, DESKTOP, async (page) => {
      await hurry(page, DESKTOP);
      const replay = new SignalReplay(page, table, record, positions, drawn);
      await replay.play(MOST);
      games.set(dealt, replay.turns);
      if (process.env.FIGURES !== undefined) for (const turn of replay.turns) console.log(`${turn.length}: ${turn.join(', ')}`);
    });
    table.close();
  });

  test('a turn takes seven presses, and rarely more than nine', () => {
    expect(games.size).toBe(CASES.length);
    const turns = [...games.values()].flat();
    const sorted = turns.map(({ length }) => length).toSorted((a, b) => a - b);
    const spread = [...new Set(sorted)].map((n) => `${n}: ${sorted.filter((m) => m === n).length}`).join(', ');
    const drags = turns.flat().filter((press) => press.startsWith('drag')).length;
    console.log(`${sorted.length} turns, ${drags} drags; presses a turn: median ${share(sorted, 0.5)}, p90 ${share(sorted, 0.9)} (${spread})`);
    expect(share(sorted, 0.5)).toBeLessThanOrEqual(7);
    expect(share(sorted, 0.9)).toBeLessThanOrEqual(9);
  });
});
