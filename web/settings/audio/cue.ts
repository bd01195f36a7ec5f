// What a game asks to be heard: the name of a sound and how it is played. The notes themselves are in tunes.ts, loaded when first needed.

export const SOUNDS = [
  'card', 'whistle', 'carriages', 'ticket', 'tickets', 'refusal', 'turn', 'call', 'lastRound', 'fanfare', 'close', 'said',
  'dice', 'train', 'delivery', 'lever', 'crash', 'tick', 'spook',
] as const;
export type SoundName = (typeof SOUNDS)[number];

export interface Cue {
  sound: SoundName;
  /** Somebody else's: heard from farther away. */
  soft?: boolean;
  /** Milliseconds from now. */
  after?: number;
  /** A rhythm: how often, and how many milliseconds apart. */
  times?: number;
  gap?: number;
  /** Tells what only this seat knows: not for a device that several people share. */
  secret?: boolean;
}
