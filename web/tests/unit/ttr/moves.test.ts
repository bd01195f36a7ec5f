import { describe, expect, test } from 'vitest';
import { formatMove, parseMove } from '../../../games/ttr/moves';

describe('move notation', () => {
  test.each([
    'draw',
    'take 3',
    'claim duluth-helena orange:5 locomotive:1',
    'claim duluth-helena orange:6',
    'claim duluth-helena locomotive:6',
    'tickets',
    'keep boston-miami,denver-el_paso under dallas-new_york',
    'keep boston-miami,denver-el_paso under dallas-new_york,houston-winnipeg',
    'keep boston-miami',
    'pass',
  ])('%s is read and written back the same', (text) => {
    const move = parseMove(text);
    expect(move).not.toBeNull();
    expect(formatMove(move!)).toBe(text);
  });

  test('a claim is taken apart', () => {
    expect(parseMove('claim duluth-helena orange:5 locomotive:1')).toEqual({
      kind: 'claim',
      track: 'duluth-helena',
      pay: { colour: 'orange', coloured: 5, locomotives: 1 },
    });
    expect(parseMove('claim duluth-helena locomotive:6')).toEqual({
      kind: 'claim',
      track: 'duluth-helena',
      pay: { colour: null, coloured: 0, locomotives: 6 },
    });
  });

  test.each([
    '', 'draw 2', 'take', 'take 0', 'take x', 'take 1 2', 'claim', 'claim a-b', 'claim a-b orange', 'claim a-b orange:0',
    'claim a-b locomotive:1 orange:2', 'claim a-b orange:1 red:1', 'claim a-b orange:1 locomotive:1 red:1', 'keep',
    'keep a,', 'keep a over b', 'keep a under', 'keep a under b c', 'pass now', 'fly',
  ])('"%s" is no move', (text) => {
    expect(parseMove(text)).toBeNull();
  });
});
