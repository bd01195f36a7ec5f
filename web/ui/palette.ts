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

/**
 * Eight marks, told apart whichever way a carriage points and however small it is: a stripe, two stripes, a chevron, a cross,
 * a ring, a wave, three dots, a fork. None is the shape of a card.
 */
export const MARKS = [
  'M12 3v18',
  'M8 3v18M16 3v18',
  'M7 3l9 9-9 9',
  'M5 4l14 16M19 4 5 20',
  'M12 5.5a6.5 6.5 0 1 0 .01 0Z',
  'M3 6l6 12 6-12 6 12',
  'M3 11v2M12 11v2M21 11v2',
  'M2 12h9M20 3l-9 9 9 9',
] as const;

/** As many colours as marks; everybody at a table has another one of both. */
export const LOOKS = MARKS.length;

/** What a seat chose; a seat that did not choose has what its place at the table gives it. */
export interface Chosen {
  colour?: number | undefined;
  mark?: number | undefined;
}

export function playerLook(colour: number, mark = colour): PlayerLook {
  const n = colour % LOOKS;
  return { fill: `var(--player-${n})`, ink: `var(--player-${n}-ink)`, mark: MARKS[mark % LOOKS]! };
}

/** Who has which at a whole table: first what was chosen, then what is left in the order of the seats. */
export function seatNumbers(seats: readonly Chosen[]): { colour: number; mark: number }[] {
  const colours = filled(seats.map(({ colour }) => colour));
  const marks = filled(seats.map(({ mark }) => mark));
  return seats.map((_, seat) => ({ colour: colours[seat]!, mark: marks[seat]! }));
}

export function seatLooks(seats: readonly Chosen[]): PlayerLook[] {
  return seatNumbers(seats).map(({ colour, mark }) => playerLook(colour, mark));
}

function filled(chosen: readonly (number | undefined)[]): number[] {
  const taken = new Set(chosen);
  return chosen.map((own, seat) => {
    if (own !== undefined) return own;
    const left = [...MARKS.keys()].filter((n) => !taken.has(n));
    const given = left.includes(seat) ? seat : (left[0] ?? seat);
    taken.add(given);
    return given;
  });
}
