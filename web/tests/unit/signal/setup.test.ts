import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { atLevel, levelOf } from '../../../lobby/levels';
import { difficultyOf } from '../../../lobby/difficulty';
import type { Game } from '../../../net/messages';

vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('navigator', { languages: ['en'] });
const { levels } = await import('../../../games/signal/front/levels');
const { HELPERS_OF, helpersOf } = await import('../../../games/signal/front/helpers');
const { assistWords } = await import('../../../games/signal/front/words');

const data = (name: string) => JSON.parse(readFileSync(new URL(`../../../../data/signal/${name}.json`, import.meta.url), 'utf8'));
const USUAL: Record<string, string> = { removed: '2', time: '7', 'extra-signal': '0', goods: '8' };
const usual = (name: string) => USUAL[name]!;

describe('how hard it is, in one word', () => {
  test('is known from the options, whatever else was chosen', () => {
    expect(levelOf(levels, {}, usual)?.id).toBe('normal');
    expect(levelOf(levels, { layout: 'free', removed: '3' }, usual)?.id).toBe('hard');
    expect(levelOf(levels, { removed: '0', time: '10', 'extra-signal': '1' }, usual)?.id).toBe('easy');
    expect(levelOf(levels, { goods: '10', removed: '2' }, usual)?.id).toBe('expert');
    expect(levelOf(levels, { time: '9' }, usual)).toBe(null);
  });

  test('changes only what it speaks of', () => {
    expect(atLevel(levels, { layout: 'free', time: '9' }, levels[2]!)).toEqual({ layout: 'free', removed: '3' });
  });

  test.each(['switch-signal-europe', 'switch-signal-america'])('every level of %s was measured, and each is harder than the one before', (id) => {
    const options = Object.entries(USUAL).map(([name, value]) => ({ name, text: { en: '', pl: '' }, values: [value], default: value }));
    const game = { id, options, difficulty: data('difficulty').games[id] } as unknown as Game;
    const wins = levels.map((level) => difficultyOf(game, { ...level.options }));
    expect(wins.every((found) => found?.usual === false)).toBe(true);
    expect(wins.map((found) => found!.wins)).toEqual(wins.map((found) => found!.wins).sort((a, b) => b - a));
    expect(new Set(wins.map((found) => found!.wins)).size).toBe(levels.length);
  });
});

test('the helpers that are told at set-up are those of the board', () => {
  for (const [game, helpers] of Object.entries(HELPERS_OF)) {
    expect(helpers).toEqual(data(game.replace('switch-signal-', '')).helpers);
    expect(helpersOf(game).every(({ name, about }) => name !== '' && about !== '')).toBe(true);
  }
});

test('help is told in words of this game', () => {
  expect(['legal', 'tracker', 'planner'].map((level) => assistWords(level as 'legal')).join(' ')).not.toMatch(/ticket/);
});
