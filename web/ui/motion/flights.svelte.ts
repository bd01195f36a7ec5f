// What flies over the page: cards, tickets, goods, from one place to another. It only tells what has happened already: the page
// below shows the new position at once and takes every input meanwhile. A touch anywhere hurries what is under way, and so does
// the next thing that happens, so that nothing lags behind.
import { untrack } from 'svelte';
import { manner, tempo } from '../../settings/motion.svelte';
import { arcOf, glimpseOf, type Spot } from './path';

export interface Flight<T> {
  /** What flies: the game knows how to draw it. */
  what: T;
  /** Which side is seen; `turns`: its back at first, then its face. */
  side: 'face' | 'back' | 'turns';
  from: Spot;
  to: Spot;
  /** It sets off after so many others. */
  nth: number;
  /** What it flies to: it gives a little when something lands. */
  onto?: Element | undefined;
  /** It becomes what it lands on, which is not seen before. */
  becomes?: boolean;
}

export interface Flying<T> extends Flight<T> {
  id: number;
}

/** In milliseconds at the usual pace: one flight, the start of the next, a glimpse instead of a flight, a landing. */
const TIME = { flight: 520, apart: 80, glimpse: 900, landing: 240 };
const HURRY = 5;
/** What a game moves by its own styles and wants hurried as well. */
const HASTY = '[data-hasty]';

export class Flights<T> {
  flying = $state.raw<readonly Flying<T>[]>([]);
  readonly #animations = new Map<number, Animation[]>();
  #last = 0;

  constructor(readonly ratio: number) {}

  /** Lets these fly; what flew before hurries. Nothing flies on a page that nobody sees, or where nothing is to move. */
  play(flights: readonly Flight<T>[]): void {
    if (flights.length === 0 || manner() === 'still' || document.hidden) return;
    this.#hurryFlights();
    this.flying = [...this.flying, ...flights.map((flight) => ({ ...flight, id: ++this.#last }))];
  }

  /** Whatever is under way comes to its end sooner. */
  hurry(): void {
    this.#hurryFlights();
    for (const part of document.querySelectorAll(HASTY)) for (const animation of part.getAnimations({ subtree: true })) quicken(animation);
  }

  /** Sets an element that is drawn for a flight on its way; the answer calls it off. */
  launch(node: HTMLElement, flight: Flying<T>): () => void {
    return untrack(() => {
      const [way, ...rest] = manner() === 'move' ? this.#arc(node, flight) : this.#glimpse(node, flight);
      const all = [way!, ...rest];
      this.#animations.set(flight.id, all);
      way!.finished.then(() => this.#landed(flight), () => {});
      return () => {
        for (const animation of all) animation.cancel();
        this.#animations.delete(flight.id);
      };
    });
  }

  #arc(node: HTMLElement, { from, to, side, nth, onto, becomes = false }: Flying<T>): Animation[] {
    const time = { duration: TIME.flight * tempo(), delay: nth * TIME.apart * tempo(), fill: 'both' } as const;
    const animations = [node.animate(arcOf(from, to, this.ratio, becomes), { ...time, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' })];
    const sides = node.firstElementChild;
    if (side === 'turns' && sides) animations.push(sides.animate([{ transform: 'rotateY(180deg)', offset: 0 }, { transform: 'rotateY(180deg)', offset: 0.15 }, { transform: 'none', offset: 0.7 }, { transform: 'none', offset: 1 }], time));
    if (becomes && onto) animations.push(onto.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time.duration + time.delay }));
    return animations;
  }

  #glimpse(node: HTMLElement, { from, to, nth }: Flying<T>): Animation[] {
    return [node.animate(glimpseOf(from, to, this.ratio), { duration: TIME.glimpse * tempo(), delay: nth * TIME.apart * tempo(), fill: 'both' })];
  }

  #landed({ id, onto, becomes }: Flying<T>): void {
    this.flying = this.flying.filter((other) => other.id !== id);
    if (onto && !becomes && manner() === 'move') onto.animate([{ transform: 'none' }, { transform: 'scale(1.07)' }, { transform: 'none' }], { duration: TIME.landing * tempo(), easing: 'ease-out' });
  }

  #hurryFlights(): void {
    for (const animations of this.#animations.values()) animations.forEach(quicken);
  }
}

function quicken(animation: Animation): void {
  if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.updatePlaybackRate(HURRY);
}
