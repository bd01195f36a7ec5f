// Which cards are proposed where any would do.
import { expect, test } from 'vitest';
import type { CardKind } from '../../../games/signal/board';
import { dearestLast } from '../../../games/signal/thrift';

const first = (hand: Partial<Record<CardKind, number>>, ways: CardKind[][]) => dearestLast(ways, (cards) => cards, hand)[0];

test.each([
  { hand: { signal: 1, train: 1 }, ways: [['train'], ['signal']], wanted: ['signal'] },
  { hand: { signal: 1, train: 4 }, ways: [['signal'], ['train']], wanted: ['train'] },
  { hand: { switch: 3, signal: 1, train: 2 }, ways: [['train', 'train'], ['signal', 'train'], ['switch', 'switch']], wanted: ['switch', 'switch'] },
  { hand: { train: 2, signal: 1 }, ways: [['train', 'train'], ['signal', 'train']], wanted: ['signal', 'train'] },
] as { hand: Partial<Record<CardKind, number>>; ways: CardKind[][]; wanted: CardKind[] }[])('of $hand goes $wanted', ({ hand, ways, wanted }) => expect(first(hand, ways)).toEqual(wanted));
