// What somebody else has just done, while one looks on: one line that says it, and the route glowing. The line stays until the cards have
// landed and it can have been read; the glow of a long route stays longer than that of a short one. Nobody has to wait for either.
import { wait, type Wait } from '../../../table/retelling.svelte';
import type { LogLine } from '../../../table/log';
import type { GameEvent } from '../view';
import { cardsOf, flightsOf } from './flights';

/** Milliseconds at the usual tempo, as in ui/motion/flights.svelte.ts and map/Wagons.svelte. */
const CARD = { flight: 520, apart: 80 };
const WAGON = { first: 320, apart: 70, roll: 500 };
/** How long a route glows, and how much longer for each wagon (milliseconds). */
const GLOW = { least: 600, wagon: 450 };

/** When everything that these events move has come to rest, in milliseconds at the usual tempo. */
export function landing(events: readonly GameEvent[]): number {
  const flights = flightsOf(events, null).length;
  const laid = wagonsOf(events);
  return Math.max(flights === 0 ? 0 : CARD.flight + (flights - 1) * CARD.apart, laid === 0 ? 0 : WAGON.first + (laid - 1) * WAGON.apart + WAGON.roll);
}

export class Following {
  /** What is being said. */
  line = $state.raw<LogLine | null>(null);
  /** Tracks that glow. */
  glow = $state.raw<ReadonlySet<string>>(new Set());
  #hush = () => {};
  readonly #fading = new Set<() => void>();

  constructor(readonly clock: Wait = wait) {}

  /** `milliseconds`: how long the line stands at least. */
  see(line: LogLine, events: readonly GameEvent[], milliseconds: number): void {
    this.hush();
    this.line = line;
    this.#hush = this.clock(milliseconds, () => this.hush());
    const { track } = line;
    const laid = wagonsOf(events);
    if (track === null || laid === 0) return;
    this.glow = new Set([...this.glow, track]);
    const fade = this.clock(GLOW.least + laid * GLOW.wagon, () => {
      this.#fading.delete(fade);
      this.glow = new Set([...this.glow].filter((other) => other !== track));
    });
    this.#fading.add(fade);
  }

  /** A touch, or a move of one's own: it has been seen. */
  hush(): void {
    this.#hush();
    this.#hush = () => {};
    this.line = null;
  }

  stop(): void {
    this.hush();
    for (const fade of this.#fading) fade();
    this.#fading.clear();
    this.glow = new Set();
  }
}

function wagonsOf(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => sum + (event.e === 'claimed' ? cardsOf(event.pay).length : 0), 0);
}
