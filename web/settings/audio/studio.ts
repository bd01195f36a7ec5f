// Keeps the page's one audio context awake. It is made with the first touch: before, a browser would only complain. Browsers put
// it to sleep again for a call, an alarm or a locked screen; afterwards most of them wait to be asked, and some grant it on a touch only.

/** What a context is needed for here. */
type Context = Pick<AudioContext, 'state' | 'resume' | 'suspend'>;

export interface House<C extends Context> {
  make: () => C;
  /** Where touches are noticed. */
  page: EventTarget;
  /** Whether anything is to be heard at all. */
  wanted: () => boolean;
  /** Whether the browser would take what happened so far for a touch. */
  allowed?: (touched: boolean) => boolean;
  now?: () => number;
}

/** What a browser takes for a touch, or what ends an interruption. */
const TOUCHES = ['pointerup', 'touchend', 'click', 'keydown'];
const OCCASIONS = [...TOUCHES, 'visibilitychange'];
/** In ms: a tone that could not be heard for longer is no news any more. */
const STALE = 1000;

export class Studio<C extends Context> {
  readonly #house: Required<House<C>>;
  #context: C | null = null;
  #touched = false;
  #missed: { score: (context: C) => void; at: number } | null = null;

  constructor(house: House<C>) {
    this.#house = { allowed: (touched) => touched, now: () => performance.now(), ...house };
    for (const occasion of OCCASIONS) house.page.addEventListener(occasion, () => this.#happened(occasion), { capture: true, passive: true });
  }

  /** At once, or as soon as the context wakes up; of several that wait, the last. */
  play(score: (context: C) => void): void {
    this.#missed = null;
    // What a sleeping context is given it would play all together when it wakes up.
    if (this.#context?.state === 'running') return score(this.#context);
    this.#missed = { score, at: this.#house.now() };
    this.#wake();
  }

  /** Silence at once, until it is wanted again. */
  rest(): void {
    this.#missed = null;
    if (this.#context?.state === 'running') void this.#context.suspend().catch(() => {});
  }

  #happened(occasion: string): void {
    this.#touched ||= TOUCHES.includes(occasion);
    this.#wake();
  }

  /** Refused as long as an interruption lasts; the next occasion will come. */
  #wake(): void {
    const { allowed, make, wanted } = this.#house;
    if (!wanted() || (this.#context === null && !allowed(this.#touched))) return;
    this.#context ??= make();
    if (this.#context.state === 'running') this.#catchUp(this.#context);
    else this.#context.resume().then(() => this.#catchUp(this.#context!), () => {});
  }

  #catchUp(context: C): void {
    const missed = this.#missed;
    this.#missed = null;
    if (missed !== null && this.#house.now() - missed.at < STALE) missed.score(context);
  }
}
