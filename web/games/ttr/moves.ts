// The move notation of docs/record.md, both ways. The page never invents a move: it parses the legal ones and sends one back.

export const LOCOMOTIVE = 'locomotive';

export interface Payment {
  /** Null when locomotives alone pay. */
  colour: string | null;
  coloured: number;
  locomotives: number;
}

export type Move =
  | { kind: 'draw' }
  | { kind: 'take'; slot: number }
  | { kind: 'claim'; track: string; pay: Payment }
  | { kind: 'tickets' }
  | { kind: 'keep'; keep: string[]; under: string[] }
  | { kind: 'pass' };

export function parseMove(text: string): Move | null {
  const words = text.split(' ');
  const [verb, ...rest] = words;
  switch (verb) {
    case 'draw':
    case 'tickets':
    case 'pass':
      return rest.length === 0 ? { kind: verb } : null;
    case 'take':
      return parseTake(rest);
    case 'claim':
      return parseClaim(rest);
    case 'keep':
      return parseKeep(rest);
    default:
      return null;
  }
}

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'take':
      return `take ${move.slot}`;
    case 'claim':
      return ['claim', move.track, ...paymentParts(move.pay)].join(' ');
    case 'keep':
      return `keep ${move.keep.join(',')}${move.under.length > 0 ? ` under ${move.under.join(',')}` : ''}`;
    default:
      return move.kind;
  }
}

function paymentParts({ colour, coloured, locomotives }: Payment): string[] {
  const parts: string[] = [];
  if (colour !== null && coloured > 0) parts.push(`${colour}:${coloured}`);
  if (locomotives > 0) parts.push(`${LOCOMOTIVE}:${locomotives}`);
  return parts;
}

function parseTake(words: string[]): Move | null {
  const slot = words.length === 1 ? count(words[0]!) : null;
  return slot === null ? null : { kind: 'take', slot };
}

function parseClaim([track, ...parts]: string[]): Move | null {
  if (!track || parts.length < 1 || parts.length > 2) return null;
  const pay: Payment = { colour: null, coloured: 0, locomotives: 0 };
  for (const [i, part] of parts.entries()) {
    const [card, number, ...more] = part.split(':');
    const n = count(number ?? '');
    if (!card || n === null || more.length > 0) return null;
    if (card === LOCOMOTIVE && i === parts.length - 1) pay.locomotives = n;
    else if (card !== LOCOMOTIVE && i === 0) [pay.colour, pay.coloured] = [card, n];
    else return null;
  }
  return { kind: 'claim', track, pay };
}

function parseKeep(words: string[]): Move | null {
  const keep = names(words[0]);
  if (keep === null || words.length === 1) return keep && { kind: 'keep', keep, under: [] };
  const under = names(words[2]);
  return words.length === 3 && words[1] === 'under' && under !== null ? { kind: 'keep', keep, under } : null;
}

function names(list: string | undefined): string[] | null {
  const all = (list ?? '').split(',');
  return all.every((name) => name !== '') ? all : null;
}

function count(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}
