// Looks of trains. A colour is never the only sign: trains have chevrons, signals a shape each.

export interface TrainLook {
  fill: string;
  ink: string;
  edge: string;
  /** As many chevrons as the train is fast. */
  chevrons: number;
}

const CHEVRONS: Readonly<Record<string, number>> = { black: 3, brown: 2, grey: 1 };

export function trainLook(colour: string): TrainLook {
  const name = colour in CHEVRONS ? colour : 'grey';
  const token = (part: string) => `var(--signal-${name}${part})`;
  return { fill: token(''), ink: token('-ink'), edge: token('-edge'), chevrons: CHEVRONS[name]! };
}
