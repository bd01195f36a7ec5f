import { describe, expect, test } from 'vitest';
import type { Game } from '../../net/messages';
import { difficultyOf } from '../../lobby/difficulty';

const option = (name: string, values: string[], usual: string) => ({ name, text: { en: name, pl: name }, values, default: usual });
const game: Game = {
  id: 'switch-signal-europe',
  family: 'signal',
  numbers: {},
  name: { en: 'Europe', pl: 'Europa' },
  players: [2, 4],
  boards: ['europe'],
  bots: ['easy', 'expert'],
  options: [option('first-seat', ['random', '0'], 'random'), option('removed', ['0', '2', '3'], '2'), option('time', ['7', '10'], '7')],
  difficulty: [
    { bot: 'medium', options: {}, games: 400, wins: 40, goods: 5 },
    { bot: 'expert', options: {}, games: 400, wins: 165, goods: 6 },
    { bot: 'expert', options: { removed: '0', time: '10' }, games: 400, wins: 350, goods: 7 },
  ],
};

describe('how hard the chosen options are', () => {
  test('the expert of the same options counts', () => {
    expect(difficultyOf(game, {})).toEqual({ wins: 4, of: 10, usual: false });
    expect(difficultyOf(game, { removed: '2', 'first-seat': '0' })).toEqual({ wins: 4, of: 10, usual: false });
    expect(difficultyOf(game, { time: '10', removed: '0' })).toEqual({ wins: 9, of: 10, usual: false });
  });

  test('what was never measured says so', () => {
    expect(difficultyOf(game, { removed: '3' })).toEqual({ wins: 4, of: 10, usual: true });
    expect(difficultyOf(game, { removed: '0' })?.usual).toBe(true);
    expect(difficultyOf({ ...game, difficulty: [] }, {})).toBeNull();
    const { difficulty: _, ...unmeasured } = game;
    expect(difficultyOf(unmeasured, {})).toBeNull();
  });
});
