import { describe, expect, test } from 'vitest';
import { goodsWays } from '../../../games/signal/end/ways';
import { nextGames, sameTable } from '../../../games/signal/end/next';
import { closed } from '../../../games/signal/end/why';
import { finaleSteps } from '../../../games/signal/end/steps';
import { momentsOf } from '../../../games/signal/moments/moment';
import type { SignalEvent } from '../../../games/signal/view';
import { choosing, games as message, over } from '../../scripted/signal';

const before = choosing.view;
const brought: SignalEvent = { e: 'unloaded', train: 'black-2', goods: 'yellow', port: 'marseille' };

describe('moments', () => {
  test('a delivery, a collision and a refill are told in their order, with their figures', () => {
    const events: SignalEvent[] = [brought, { e: 'collided', train: 'black-2', with: 'grey-1', left: 2 }, { e: 'time', lost: 3, clock: 0 }, { e: 'refilled', clock: 7, cards: 4 }, { e: 'time', lost: 1, clock: 6 }];
    expect(momentsOf(events, before, before)).toEqual([
      { kind: 'delivery', goods: 'yellow', n: 2 },
      { kind: 'collision', train: 'black-2', with: 'grey-1', lost: 4 },
      { kind: 'refill', clock: 7, cards: 4 },
    ]);
  });

  test('the last card is called when it comes, once; the end has its own stage', () => {
    const now = { ...before, schedule: { ...before.schedule, left: 0 } };
    expect(momentsOf([], before, now)).toEqual([{ kind: 'last' }]);
    expect(momentsOf([], now, now)).toEqual([]);
    expect(momentsOf([brought], before, over.view)).toEqual([]);
  });
});

describe('the way of the goods', () => {
  const line = (...events: SignalEvent[]) => ({ v: 1, seat: 0, events });
  const ride = [
    line({ e: 'deployed', train: 'black-1', place: 'calais' }),
    line({ e: 'moved', train: 'black-1', path: ['calais-paris/1', 'paris'], left: 0 }),
    line({ e: 'loaded', train: 'black-1', goods: 'blue', card: 'signal' }),
    line({ e: 'moved', train: 'black-1', path: ['paris-dijon/1'], left: 0 }),
  ];

  test('begins where it was loaded and ends in its port', () => {
    const home = line({ e: 'moved', train: 'black-1', path: ['dijon-lyon/1', 'marseille'], left: 0 }, { e: 'unloaded', train: 'black-1', goods: 'blue', port: 'marseille' }, { e: 'depot', train: 'black-1' });
    const ways = goodsWays([...ride, home]);
    expect(ways).toEqual([{ goods: 'blue', port: 'marseille', path: ['paris', 'paris-dijon/1', 'dijon-lyon/1', 'marseille'] }]);
    expect(finaleSteps(ways).map(({ kind, ways }) => [kind, ways.length])).toEqual([['goods', 1], ['end', 1]]);
    expect(finaleSteps([])).toEqual([{ kind: 'end', ways: [] }]);
  });

  test('what was taken back was never gone', () => {
    const home = line({ e: 'moved', train: 'black-1', path: ['marseille'], left: 0 }, { e: 'unloaded', train: 'black-1', goods: 'blue', port: 'marseille' });
    expect(goodsWays([...ride, line({ e: 'undone', n: 1 }), home])[0]!.path).toEqual(['paris', 'marseille']);
  });
});

test('a title before its reason is a sentence', () => {
  expect(closed('Lost together')).toBe('Lost together.');
  expect(closed('Won together!')).toBe('Won together!');
});

describe('the next game', () => {
  const options = [
    { name: 'removed', text: { en: '', pl: '' }, values: ['0', '1', '2', '3'], default: '2' },
    { name: 'time', text: { en: '', pl: '' }, values: ['7', '8'], default: '7' },
    { name: 'extra-signal', text: { en: '', pl: '' }, values: ['0', '1'], default: '0' },
    { name: 'goods', text: { en: '', pl: '' }, values: ['8', '10'], default: '8' },
  ];
  const game = { ...(message.t === 'games' ? message.games[0]! : (undefined as never)), options };
  const offered = (chosen: Record<string, string>, won: boolean) => nextGames(game, chosen, won).map(({ option, value }) => `${option} ${value}`);

  test('is easier after a loss, as the rulebook has it, and harder after a win', () => {
    expect(offered({}, false)).toEqual(['extra-signal 1', 'removed 1', 'time 8']);
    expect(offered({}, true)).toEqual(['removed 3', 'goods 10']);
    expect(offered({ 'extra-signal': '1', removed: '0', time: '8' }, false)).toEqual([]);
    expect(offered({ 'extra-signal': '1', time: '8' }, true)).toEqual(['extra-signal 0', 'time 7', 'removed 3']);
    expect(offered({ goods: '10' }, false)[0]).toBe('goods 8');
  });

  test('says its chance only where it was measured, and keeps only what is not usual', () => {
    const [extra, removed] = nextGames(game, {}, false);
    expect(extra).toMatchObject({ options: { 'extra-signal': '1' }, chance: { wins: 8, of: 10, usual: false } });
    expect(removed!.chance).toBe(null);
    expect(nextGames(game, { 'extra-signal': '1' }, true)[0]!.options).toEqual({});
  });

  test('has the same people around it', () => {
    const seats = [{ name: 'Ola' }, { name: 'Ada', bot: 'easy' }, { name: 'Ela' }, { name: 'Iga' }];
    const setup = sameTable({ game: game.id, boardId: 'europe', seats, seat: 2, assist: 'coach' }, [2, 3], ['europe'], { time: '8' });
    expect(setup).toMatchObject({ name: 'Ela', board: null, options: { time: '8' }, others: [{ who: 'friend' }, { who: 'bot', bot: 'easy' }, { who: 'here', name: 'Iga' }] });
  });
});
