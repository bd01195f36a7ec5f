// Colours and, because colour alone is never enough, a shape for each kind of card and a mark for each player. The colours
// themselves are in scale.css, by the same names.

export interface CardLook {
  fill: string;
  /** Border and glyph: readable on the fill. */
  ink: string;
  /** A path in a 24 by 24 square. */
  glyph: string;
}

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

const GLYPHS: Record<string, string> = {
  purple: SHAPES.diamond,
  blue: SHAPES.drop,
  orange: SHAPES.disc,
  white: SHAPES.star,
  green: SHAPES.triangle,
  yellow: SHAPES.bolt,
  black: SHAPES.square,
  red: SHAPES.heart,
  locomotive: SHAPES.locomotive,
};

/** What is no kind of card is grey: a track without a colour of its own. */
export function cardLook(kind: string): CardLook {
  const glyph = GLYPHS[kind] ?? '';
  const name = glyph === '' ? 'grey' : kind;
  return { fill: `var(--card-${name})`, ink: `var(--card-${name}-ink)`, glyph };
}

export interface PlayerLook {
  fill: string;
  ink: string;
  /** A path in a 24 by 24 square, drawn as a line in `ink`. */
  mark: string;
}

/** By seat: a stripe, two stripes, a chevron, a cross, a ring. */
const MARKS = ['M12 3v18', 'M8 3v18M16 3v18', 'M7 3l9 9-9 9', 'M5 4l14 16M19 4 5 20', 'M12 5.5a6.5 6.5 0 1 0 .01 0Z'] as const;

export function playerLook(seat: number): PlayerLook {
  const n = seat % MARKS.length;
  return { fill: `var(--player-${n})`, ink: `var(--player-${n}-ink)`, mark: MARKS[n]! };
}
