// Keeps the page's one audio context awake. Browsers let it sleep until the first touch, and put it to sleep again for a call, an
// alarm or a locked screen; afterwards most of them wait to be asked, and some grant it on a touch only.

/** What a context is needed for here. */
type Context = Pick<AudioContext, 'state' | 'resume'>;

/** What a browser takes for a touch, or what ends an interruption. */
const OCCASIONS = ['pointerup', 'touchend', 'click', 'keydown', 'visibilitychange'];
/** In ms: a tone that could not be heard for longer is no news any more. */
const STALE = 1000;

export class Studio<C extends Context> {
  readonly #context: C;
  readonly #now: () => number;
  #missed: { score: (context: C) => void; at: number } | null = null;

  constructor(make: () => C, page: EventTarget, now = () => performance.now()) {
    this.#context = make();
    this.#now = now;
    for (const occasion of OCCASIONS) page.addEventListener(occasion, () => this.#wake(), { capture: true, passive: true });
  }

  /** At once, or as soon as the context wakes up; of several that wait, the last. */
  play(score: (context: C) => void): void {
    this.#missed = null;
    // What a sleeping context is given it would play all together when it wakes up.
    if (this.#context.state === 'running') return score(this.#context);
    this.#missed = { score, at: this.#now() };
    this.#wake();
  }

  /** Refused without a touch and as long as an interruption lasts; the next occasion will come. */
  #wake(): void {
    if (this.#context.state !== 'running') this.#context.resume().then(() => this.#catchUp(), () => {});
  }

  #catchUp(): void {
    const missed = this.#missed;
    this.#missed = null;
    if (missed !== null && this.#now() - missed.at < STALE) missed.score(this.#context);
  }
}
