// Colours and shapes of the haunted town's cards: colour is never the only sign.
import { cardLook, type CardLook } from '../../../ui/palette';

const NIGHT = 'var(--ghost-ink)';
const PAPER = 'var(--ghost-paper)';

const GLYPHS = {
  moon: 'M15.5 1.5A10.6 10.6 0 1 0 22.6 16 9.4 9.4 0 0 1 15.5 1.5Z',
  flask: 'M8 1h8v2.6h-1.4v5l6.6 10.6A2.4 2.4 0 0 1 19.2 23H4.8a2.4 2.4 0 0 1-2-3.8L9.4 8.6v-5H8Z',
  pumpkin: 'M11 6V1.2l3.4-.6V6c5.6-2.6 9.2 2 8.6 8-.5 5.4-4.6 9.4-11 8.2C5.6 23.4 1.5 19.4 1 14 .4 8 5.4 3.4 11 6Zm-4 5-2.5 4h5Zm10 0-2.5 4h5Z',
  bat: 'M12 9.5 13.2 6l1.6 2.8C17.4 5.2 20.4 4.4 24 5.2c-1.8 2-2.3 4.4-1.8 7.6-2.4-1-4.4-.2-5.2 2.2-1.8-.8-3.2.6-5 4.6-1.8-4-3.2-5.4-5-4.6-.8-2.4-2.8-3.2-5.2-2.2C2.3 9.6 1.8 7.2 0 5.2c3.6-.8 6.6 0 9.2 3.6L10.8 6Z',
} as const;

const CARDS: Record<string, CardLook> = {
  yellow: { fill: 'var(--ghost-yellow)', ink: NIGHT, glyph: GLYPHS.moon },
  green: { fill: 'var(--ghost-green)', ink: NIGHT, glyph: GLYPHS.flask },
  orange: { fill: 'var(--ghost-orange)', ink: NIGHT, glyph: GLYPHS.pumpkin },
  black: { fill: 'var(--ghost-black)', ink: PAPER, glyph: GLYPHS.bat },
  blue: { fill: 'var(--ghost-blue)', ink: NIGHT, glyph: cardLook('blue').glyph },
  red: { fill: 'var(--ghost-red)', ink: PAPER, glyph: cardLook('red').glyph },
  locomotive: { fill: 'var(--ghost-wild)', ink: 'var(--ghost-wild-ink)', glyph: cardLook('locomotive').glyph },
};

export function ghostCard(kind: string): CardLook {
  return CARDS[kind] ?? cardLook(kind);
}

/** The two tickets one holds: a colour and a shape (in a 24 by 24 square) for the ticket and for the rings on the map. */
export const TICKET_TAGS = [
  { fill: 'var(--ghost-yellow)', ink: NIGHT, glyph: 'M12 1.5 15 9h7.5l-6 4.8L18.8 22 12 17.2 5.2 22l2.3-8.2L1.5 9H9Z' },
  { fill: 'var(--ghost-pink)', ink: NIGHT, glyph: 'M12 2 21 12 12 22 3 12Z' },
] as const;

/** A ghost, head up, in a box from -12 to 12. */
export const GHOST = 'M0-11.5C6-11.5 9-7 9-1.5V10.5L6 7.8 3 10.5 0 7.8-3 10.5-6 7.8-9 10.5V-1.5C-9-7-6-11.5 0-11.5Z';
export const GHOST_EYES = 'M-5-3.5a2 2.6 0 1 0 4 0a2 2.6 0 1 0-4 0ZM1-3.5a2 2.6 0 1 0 4 0a2 2.6 0 1 0-4 0Z';

/** A hand whose finger points up, in a 24 by 24 square: touch here. */
export const POINTING_HAND = 'M9 12V4.5a2 2 0 0 1 4 0V11l6 1.5q1.5.5 1.2 2L19 21H10L5 15q-.5-2 2-1.5l2 1.5Z';
