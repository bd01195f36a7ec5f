// Colours and, because colour alone is never enough, a shape for each kind of card and a mark for each player.

export interface CardLook {
  fill: string;
  /** Border and glyph: readable on the fill. */
  ink: string;
  /** A path in a 24 by 24 square. */
  glyph: string;
}

const PAPER = '#fdf8ec';
const DARK = '#2c2621';

const SHAPES = {
  diamond: 'M12 2 22 12 12 22 2 12Z',
  drop: 'M12 1.5c4 6 7.5 9.3 7.5 13.5a7.5 7.5 0 0 1-15 0C4.5 10.8 8 7.5 12 1.5Z',
  disc: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  star: 'M12 1.5 15 9h7.5l-6 4.8L18.8 22 12 17.2 5.2 22l2.3-8.2L1.5 9H9Z',
  triangle: 'M12 2.5 22.5 21h-21Z',
  bolt: 'M14.5 1 4 13.5h6.5L8.5 23 20 9.8h-7Z',
  square: 'M3.5 3.5h17v17h-17Z',
  heart: 'M12 21.5C4.5 15.5 2 12.3 2 8.3a5.2 5.2 0 0 1 10-2 5.2 5.2 0 0 1 10 2c0 4-2.5 7.2-10 13.2Z',
  locomotive:
    'M1 3h10v2h-1v3.5h4V4h4v4.5h2.5a2 2 0 0 1 2 2V15H24v2H0v-2h2V5H1Zm3.2 3.5v3h3.3v-3ZM5.5 18a2.8 2.8 0 1 0 .01 0Zm6.5 0a2.8 2.8 0 1 0 .01 0Zm6.5 0a2.8 2.8 0 1 0 .01 0Z',
} as const;

const CARDS: Record<string, CardLook> = {
  purple: { fill: '#8a5a9e', ink: PAPER, glyph: SHAPES.diamond },
  blue: { fill: '#3a76ad', ink: PAPER, glyph: SHAPES.drop },
  orange: { fill: '#e08a35', ink: DARK, glyph: SHAPES.disc },
  white: { fill: '#f8f5ec', ink: '#5d564c', glyph: SHAPES.star },
  green: { fill: '#4c8a55', ink: PAPER, glyph: SHAPES.triangle },
  yellow: { fill: '#ecc94b', ink: DARK, glyph: SHAPES.bolt },
  black: { fill: '#45413d', ink: PAPER, glyph: SHAPES.square },
  red: { fill: '#bf4438', ink: PAPER, glyph: SHAPES.heart },
  locomotive: { fill: '#5b4a78', ink: '#ffe9a8', glyph: SHAPES.locomotive },
};

/** A track without a colour of its own. */
const GREY: CardLook = { fill: '#c3bbab', ink: '#6d665a', glyph: '' };

export function cardLook(kind: string): CardLook {
  return CARDS[kind] ?? GREY;
}

export interface PlayerLook {
  fill: string;
  ink: string;
  /** A path in a 24 by 24 square, drawn as a line in `ink`. */
  mark: string;
}

const MARKS = {
  stripe: 'M12 3v18',
  twoStripes: 'M8 3v18M16 3v18',
  chevron: 'M7 3l9 9-9 9',
  cross: 'M5 4l14 16M19 4 5 20',
  ring: 'M12 5.5a6.5 6.5 0 1 0 .01 0Z',
} as const;

const PLAYERS: readonly PlayerLook[] = [
  { fill: '#1d5fb0', ink: '#ffffff', mark: MARKS.stripe },
  { fill: '#c22a24', ink: '#ffffff', mark: MARKS.twoStripes },
  { fill: '#1f7a3a', ink: '#ffffff', mark: MARKS.chevron },
  { fill: '#f2c200', ink: '#2c2621', mark: MARKS.cross },
  { fill: '#1f1d1b', ink: '#ffffff', mark: MARKS.ring },
];

export function playerLook(seat: number): PlayerLook {
  return PLAYERS[seat % PLAYERS.length]!;
}
