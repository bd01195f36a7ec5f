/** How hard a game is with some options, told by how often our expert won so: only what was measured. */
import type { Game } from '../net/messages';

/** Who begins was not measured apart: it does not make the game harder. */
const NO_MATTER = ['first-seat'];

export type Difficulty = { wins: number; of: number; usual: boolean };

/** Victories of the expert in ten games with these options; with the usual ones where these were never measured. */
export function difficultyOf(game: Game, options: Record<string, string>): Difficulty | null {
  const changed = game.options
    .filter(({ name }) => !NO_MATTER.includes(name))
    .map(({ name, default: usual }) => [name, options[name] ?? String(usual), String(usual)] as const)
    .filter(([, value, usual]) => value !== usual);
  const measured = (wanted: readonly (readonly [string, string, string])[]) =>
    game.difficulty?.find(({ bot, options: of }) => bot === 'expert' && Object.keys(of).length === wanted.length && wanted.every(([name, value]) => of[name] === value));
  const exact = measured(changed);
  const found = exact ?? measured([]);
  if (!found || found.games === 0) return null;
  return { wins: Math.round((10 * found.wins) / found.games), of: 10, usual: exact === undefined };
}
