// What the next game may be: after a loss the rulebook's ways to make it easier, after a win those to make it harder, one option changed at a
// time; and the table for it, with the same people.
import type { Game } from '../../../net/messages';
import type { TableState } from '../../../net/table.svelte';
import { difficultyOf, type Difficulty } from '../../../lobby/difficulty';
import type { OtherSeat, Setup } from '../../../lobby/setup';
import type { Signal } from '../guards';

export interface NextGame {
  option: string;
  value: string;
  options: Record<string, string>;
  /** How often our expert wins so, where that was measured. */
  chance: Difficulty | null;
}

interface Way {
  option: string;
  /** Where the value goes: by so much, or to this one. */
  by?: number;
  to?: string;
}

/** In the order of the rulebook. */
const EASIER: readonly Way[] = [{ option: 'goods', to: '8' }, { option: 'extra-signal', to: '1' }, { option: 'removed', by: -1 }, { option: 'time', by: 1 }];
const HARDER: readonly Way[] = [{ option: 'extra-signal', to: '0' }, { option: 'time', by: -1 }, { option: 'removed', by: 1 }, { option: 'goods', to: '10' }];
const MOST = 3;

export function nextGames(game: Game, options: Record<string, string>, won: boolean): NextGame[] {
  return (won ? HARDER : EASIER).flatMap((way) => changed(game, options, way)).slice(0, MOST);
}

function changed(game: Game, options: Record<string, string>, { option, by, to }: Way): NextGame[] {
  const found = game.options.find(({ name }) => name === option);
  if (found === undefined) return [];
  const now = options[option] ?? String(found.default);
  const value = to ?? String(Number(now) + (by ?? 0));
  if (value === now || !found.values.map(String).includes(value)) return [];
  const next = Object.fromEntries(Object.entries({ ...options, [option]: value }).filter(([name, chosen]) => chosen !== usual(game, name)));
  const chance = difficultyOf(game, next);
  return [{ option, value, options: next, chance: chance?.usual === false ? chance : null }];
}

const usual = ({ options }: Game, name: string) => String(options.find((option) => option.name === name)?.default);

/** The same people and bots around another table; whoever asks takes the first seat. `own`: the seats of this device. */
export function sameTable({ game, boardId, seats, seat, assist }: Pick<TableState<Signal>, 'game' | 'boardId' | 'seats' | 'seat' | 'assist'>, own: readonly number[], standard: readonly string[], options: Record<string, string>): Setup {
  const others = seats.flatMap(({ name, bot }, i): OtherSeat[] => {
    if (i === seat) return [];
    if (bot !== undefined) return [{ who: 'bot', bot }];
    return own.includes(i) ? [{ who: 'here', name }] : [{ who: 'friend' }];
  });
  const board = standard.includes(boardId) ? null : boardId;
  return { game, others, name: seats[seat ?? 0]?.name ?? '', board, options, public: false, clock: 0, chat: null, assist };
}
