// The move notation of docs/record.md, both ways. The page never invents a move: it parses the legal ones and sends one back.

import { count, formatClaim, parseClaim, type Claim } from '../routes/payment';

export type Move =
  | { kind: 'draw' }
  | { kind: 'take'; slot: number }
  | Claim
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
      return formatClaim(move);
    case 'keep':
      return `keep ${move.keep.join(',')}${move.under.length > 0 ? ` under ${move.under.join(',')}` : ''}`;
    default:
      return move.kind;
  }
}

function parseTake(words: string[]): Move | null {
  const slot = words.length === 1 ? count(words[0]!) : null;
  return slot === null ? null : { kind: 'take', slot };
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
