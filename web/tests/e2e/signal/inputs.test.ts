// How much a turn of Switch & Signal takes: games of `expert` played again on the page by what is to be seen, every press counted.
import { expect, test } from 'vitest';
import { guards } from '../../../games/signal/guards';
import { america, board } from '../../scripted/signal';
import { EngineTable, playedByExperts, positionsOf, type Recorded } from '../../scripted/engineTable';
import { DESKTOP, hurry } from '../browser';
import { scriptedTables } from '../scriptedTable';
import { program } from '../server';
import { SignalReplay } from './replay';

const atTable = scriptedTables('signal');
const EVERY = process.env.EVERY_FORM !== undefined;
const GAMES = ['switch-signal-europe', 'switch-signal-america'] as const;

/** Twenty games, ten of each map, for two, three and four; in `make test` one of each, ten turns long. */
function records(): Recorded[] {
  if (!EVERY) return GAMES.flatMap((game) => playedByExperts(program, game, 2, 1, 2));
  return GAMES.flatMap((game) => [2, 3, 4].flatMap((players) => playedByExperts(program, game, players, players === 2 ? 4 : 3, players)));
}

/** Of the presses of all turns the one below or at which this share of them lies. */
const share = (sorted: readonly number[], of: number) => sorted[Math.ceil(sorted.length * of) - 1]!;

test('a turn takes seven presses, and rarely more than nine', async () => {
  const turns: number[] = [];
  let drags = 0;
  for (const record of records()) {
    const drawn = guards.draw(...(record.game.endsWith('america') ? [america.board, america.layout] as const : [board.board, board.layout] as const))!;
    const table = new EngineTable(program, record);
    await atTable(table.answer, DESKTOP, async (page) => {
      await hurry(page, DESKTOP);
      const replay = new SignalReplay(page, table, record, positionsOf(program, record), drawn);
      await replay.play(EVERY ? Infinity : 10);
      turns.push(...replay.turns);
      drags += replay.drags;
    });
    table.close();
  }
  const sorted = turns.toSorted((a, b) => a - b);
  const spread = [...new Set(sorted)].map((n) => `${n}: ${sorted.filter((m) => m === n).length}`).join(', ');
  console.log(`${sorted.length} turns, ${drags} drags; presses a turn: median ${share(sorted, 0.5)}, p90 ${share(sorted, 0.9)} (${spread})`);
  expect(share(sorted, 0.5)).toBeLessThanOrEqual(7);
  expect(share(sorted, 0.9)).toBeLessThanOrEqual(9);
});
