// How a game ended, for a list of games: what every family can say of its results.

/** The place and the score of each seat, by seat; or all together have won or lost. */
export type Standings = { seats: readonly { rank: number; score: number }[] } | { won: boolean };
