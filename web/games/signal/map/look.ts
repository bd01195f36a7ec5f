// Colours and shapes of trains and signals. A colour is never the only sign: trains have chevrons, signals a shape each.

export interface TrainLook {
  fill: string;
  ink: string;
  edge: string;
  /** As many chevrons as the train is fast. */
  chevrons: number;
}

const TRAINS: Record<string, TrainLook> = {
  black: { fill: '#2b2a2c', ink: '#fffaf0', edge: '#0d0c0c', chevrons: 3 },
  brown: { fill: '#8a5228', ink: '#fffaf0', edge: '#2a1a0e', chevrons: 2 },
  grey: { fill: '#b3b9bd', ink: '#1d1a17', edge: '#2c2f31', chevrons: 1 },
};

export function trainLook(colour: string): TrainLook {
  return TRAINS[colour] ?? TRAINS.grey!;
}

export const GREEN = '#1f8a45';
export const RED = '#c22a24';
