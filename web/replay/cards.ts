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

/** The deck, and what was spent from it. */
interface Piles {
  deck: number;
  discards: Cards;
  shuffles: number;
}

export function fullDeck({ deck, colours }: { deck?: { each_colour: number; locomotives: number } | undefined; colours: readonly unknown[] }): number {
  return deck === undefined ? 0 : deck.each_colour * colours.length + deck.locomotives;
}

export function draw(at: Piles, hand: Cards, cards: readonly string[]): void {
  add(hand, counted(cards));
  at.deck -= cards.length;
}

export function pay(at: Piles, hand: Cards, cards: Cards): void {
  spend(hand, cards);
  add(at.discards, cards);
}

/** The discards are the new deck. */
export function rebuild(at: Piles, cards: number): void {
  at.deck += cards;
  at.discards = {};
  at.shuffles++;
}
