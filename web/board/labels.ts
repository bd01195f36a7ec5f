// How much room a city's name takes, and which names are shown when the map is small.

export type Anchor = 'start' | 'middle' | 'end';
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const LABEL_SIZE = 26;
/** Widths in thousandths of the font size: generous, so that a fallback font still fits. */
const NARROW = 330;
const WIDE = 850;
const USUAL = 520;

export function textWidth(text: string, size = LABEL_SIZE): number {
  let sum = 0;
  for (const c of text) sum += 'ijlft.I '.includes(c) ? NARROW : 'MWmw'.includes(c) ? WIDE : c === c.toUpperCase() ? 640 : USUAL;
  return (sum * size) / 1000;
}

export function labelBox([x, y, anchor]: readonly [number, number, Anchor], text: string, size = LABEL_SIZE): Box {
  const width = textWidth(text, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - 0.72 * size, left + width, y + 0.2 * size];
}

export interface Label {
  id: string;
  text: string;
  at: readonly [number, number, Anchor];
  /** Names that matter more to the player keep their place when room is short. */
  weight: number;
}

/** The names that fit without touching each other at this font size. */
export function fittingLabels(labels: readonly Label[], size: number): Set<string> {
  const kept: Box[] = [];
  const shown = new Set<string>();
  for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
    const box = labelBox(label.at, label.text, size);
    if (label.weight < 2 && kept.some((other) => touching(box, other))) continue;
    kept.push(box);
    shown.add(label.id);
  }
  return shown;
}

function touching(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
