// Which cards go first where any would do: of the kind one holds most, and a train card, which alone lets a train run, only where others are scarce.
import { CARD_KINDS, type CardKind } from './board';

const WORTH: Record<CardKind, number> = { signal: 1, switch: 1, train: 1.5 };

/** The same ways to pay, the one first that is missed least. */
export function dearestLast<T>(ways: readonly T[], cardsOf: (way: T) => readonly CardKind[], hand: Partial<Record<CardKind, number>>): T[] {
  const price = (cards: readonly CardKind[]) => CARD_KINDS.reduce((sum, kind) => sum + priceOf(kind, cards.filter((card) => card === kind).length, hand[kind] ?? 0), 0);
  return [...ways].sort((a, b) => price(cardsOf(a)) - price(cardsOf(b)));
}

/** The last card of a kind is worth the most. */
function priceOf(kind: CardKind, paid: number, held: number): number {
  return Array.from({ length: paid }, (_, i) => WORTH[kind] / Math.max(1, held - i)).reduce((sum, one) => sum + one, 0);
}
