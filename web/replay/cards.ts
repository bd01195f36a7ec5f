// Cards counted by kind.
export type Cards = Record<string, number>;

export function add(cards: Cards, more: Cards): void {
  for (const [card, n] of Object.entries(more)) cards[card] = (cards[card] ?? 0) + n;
}

/** What is spent goes; nothing falls below nothing. */
export function spend(cards: Cards, less: Cards): void {
  for (const [card, n] of Object.entries(less)) {
    cards[card] = Math.max(0, (cards[card] ?? 0) - n);
    if (cards[card] === 0) delete cards[card];
  }
}

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

export function counted(cards: readonly string[]): Cards {
  const sum: Cards = {};
  for (const card of cards) add(sum, { [card]: 1 });
  return sum;
}
