// What the next schedule card may cost, if nothing is changed any more: the engine's forecasts of all trains, weighed by the cards that
// may come and the faces of the dice. Trains are weighed one by one, as they stand now.
import { colourOf, scheduleCard, TRAIN_COLOURS } from '../board';
import type { End, Forecast, SignalView } from '../view';

export interface Risk {
  train: string;
  /** Tokens to expect when its colour moves, and the most a roll may cost. */
  expected: number;
  most: number;
  /** What stops it then. */
  why: End['why'];
  /** How many of the cards that may come move its colour for certain. */
  cards: number;
}

/** How the cost is best put into words: it is certain, or most likely nothing, or about so many tokens. */
export type Certainty = 'sure' | 'little' | 'about';

export interface Outlook {
  cards: number;
  /** Tokens to expect from the next card, and the most it may cost. */
  expected: number;
  most: number;
  /** The trains that may cost something, the dearest first. */
  risks: Risk[];
}

/** The cards of which one comes next: the one known to lie there, else any nobody has seen. */
export function comingCards({ schedule }: SignalView): readonly string[] {
  if (schedule.left === 0) return [];
  return schedule.left === 1 && schedule.bottom !== null ? [schedule.bottom] : schedule.unseen;
}

export function outlookOf(forecasts: readonly Forecast[], cards: readonly string[]): Outlook {
  const moves = cards.map((id) => scheduleCard(id).move);
  const all = forecasts.map((forecast) => ({ ...riskOf(forecast), cards: moves.filter((m) => m.includes(colourOf(forecast.train))).length }));
  const sum = (colour: string, of: 'expected' | 'most') =>
    all.filter(({ train }) => colourOf(train) === colour).reduce((total, risk) => total + risk[of], 0);
  const costs = moves.map((symbols) => {
    const colours = coloursOf(symbols, (colour) => sum(colour, 'expected'));
    return { expected: total(colours, (c) => sum(c, 'expected')), most: total(colours, (c) => sum(c, 'most')) };
  });
  return {
    cards: cards.length,
    expected: total(costs, ({ expected }) => expected) / Math.max(1, cards.length),
    most: Math.max(0, ...costs.map(({ most }) => most)),
    risks: all.filter(({ most }) => most > 0).sort((a, b) => b.expected - a.expected),
  };
}

/** An expectation below a half means that more often than not nothing is lost. */
export function certaintyOf({ expected, most }: Pick<Outlook, 'expected' | 'most'>): Certainty {
  if (expected === most) return 'sure';
  return expected < 0.5 ? 'little' : 'about';
}

/** Which colours a card moves: where the team may name them, the cheapest, each once. */
function coloursOf(symbols: readonly string[], cost: (colour: string) => number): string[] {
  const free = TRAIN_COLOURS.map(({ id }) => id).sort((a, b) => cost(a) - cost(b));
  return symbols.map((symbol) => (symbol === 'any' ? (free.shift() ?? symbol) : symbol));
}

/** For each face the cheapest way: the team chooses the line, the die does not ask. */
function riskOf({ train, rolls }: Forecast): Omit<Risk, 'cards'> {
  let [expected, most] = [0, 0];
  let why: End['why'] = 'points';
  for (const { faces, of, ends } of rolls) {
    const best = ends.reduce<End | null>((a, b) => (a === null || b.lost < a.lost ? b : a), null);
    if (best === null) continue;
    expected += (best.lost * faces) / of;
    if (best.lost > most) [most, why] = [best.lost, best.why];
  }
  return { train, expected, most, why };
}

function total<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
