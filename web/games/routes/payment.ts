// Claims and what is paid for them, in the move notation of docs/record.md, both ways.

export const LOCOMOTIVE = 'locomotive';

export interface Payment {
  /** Null when locomotives alone pay. */
  colour: string | null;
  coloured: number;
  locomotives: number;
}

export interface Claim {
  kind: 'claim';
  track: string;
  pay: Payment;
}

/** `words`: what stands after the verb. */
export function parseClaim([track, ...parts]: string[]): Claim | null {
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

export function formatClaim({ track, pay: { colour, coloured, locomotives } }: Omit<Claim, 'kind'>): string {
  const parts = ['claim', track];
  if (colour !== null && coloured > 0) parts.push(`${colour}:${coloured}`);
  if (locomotives > 0) parts.push(`${LOCOMOTIVE}:${locomotives}`);
  return parts.join(' ');
}

/** A number as the notation writes it. */
export function count(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}
