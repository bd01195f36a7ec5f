// A page in one of the two browsers: what it shows can be looked at and pressed, and what it complains of is kept.
import type { Point } from '../../ui/map/geometry';
import { Firefox } from './bidi';
import { pause } from './child';
import { WebKit } from './webdriver';
import type { Wire } from './wire';

export const BROWSERS = [
  { name: 'WebKitGTK', start: async () => new Browser(await WebKit.start()) },
  { name: 'Firefox', start: async () => new Browser(await Firefox.start()) },
];

/** How often the page is looked at before a test gives up on it; a busy machine takes its time. */
const MOST_LOOKS = 3000;
/** In ms. Two presses of the same thing within less are a double click, and the page may take that for one. */
const DOUBLE_CLICK = 600;

export class Browser {
  readonly #wire: Wire;
  #pressed = { what: '', when: 0 };

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  async open(url: string): Promise<void> {
    await this.#wire.go('about:blank'); // an address that differs behind the # only would not be loaded
    await this.#wire.go(url);
    await this.run(listen);
  }

  /** Calls a function in the page. It knows nothing of the file it stands in, and what it gives must be plain data. */
  async run<A extends unknown[], R>(task: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return (await this.#wire.call(task.toString(), args)) as Awaited<R>;
  }

  /** Looks until there is something to be seen. */
  async until<A extends unknown[], R>(what: string, task: (...args: A) => R | null, ...args: A): Promise<R> {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const seen = (await this.run(task, ...args)) as R | null;
      if (seen !== null && seen !== false) return seen;
      await pause();
    }
    throw new Error(`waited in vain for ${what}; the page shows: ${await this.run(() => document.body.innerText.slice(0, 600))}`);
  }

  see(selector: string): Promise<boolean> {
    return this.until(selector, (wanted) => document.querySelector(wanted) !== null, selector);
  }

  /** Presses the middle of an element as a hand would: it must lie open there, not moving and not behind anything. */
  async press(selector: string, nth = 0): Promise<void> {
    const what = `${selector} [${nth}]`;
    if (what === this.#pressed.what) await pause(this.#pressed.when + DOUBLE_CLICK - Date.now());
    await this.#wire.click(await this.until(`${what} to press`, aim, selector, nth));
    this.#pressed = { what, when: Date.now() };
  }

  complaints(): Promise<string[]> {
    return this.run(() => (window as unknown as { complaints: string[] }).complaints);
  }

  close(): Promise<void> {
    return this.#wire.close();
  }
}

/** Runs in the page: writes down uncaught errors and whatever is logged as one. */
function listen(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      log(...words);
    };
  }
}

/** Runs in the page: the middle of the element once it rests there in the open. */
function aim(selector: string, nth: number): Point | null {
  const target = document.querySelectorAll<HTMLElement>(selector)[nth];
  if (target === undefined) return null;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2] as const;
  const found = document.elementFromPoint(...middle);
  // A map takes what is nearest to the point, whatever of it is drawn on top.
  const map = target.closest('svg[role=group]');
  if (found === null || !(target.contains(found) || map?.contains(found))) return null;
  // Twice in the same place: what still slides in would be missed.
  const seen = window as unknown as { aimed?: string };
  const here = `${selector} ${nth} ${middle.join()}`;
  if (seen.aimed === here) {
    delete seen.aimed;
    return middle;
  }
  seen.aimed = here;
  return null;
}
