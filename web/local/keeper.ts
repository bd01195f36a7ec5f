// Runs the host of this device's tables (src/server/local/host.h): keeps what it says to keep and only then tells it so, wakes it in time, brings
// the table that is asked for, and starts the module anew when it fails.
import type { Module } from '../engine/module';
import { Claims, type Locks } from './claims';
import { NotOurs, type Change, type Kept } from './store';
import type { FromWorker } from './words';

type Tell = (news: FromWorker) => void;
export type StartModule = (say: (text: string) => void) => Promise<Module>;

/** So often in a row a module may fail without a move in between: then the table is at fault, and stops. */
const MOST_FAULTS = 3;

export class Keeper {
  #module: Module | null = null;
  /** One text after the other. */
  #queue: Promise<void> = Promise.resolve();
  /** Timers of the module that runs; those of earlier ones mean nothing any more. */
  #life = 0;
  #faults = 0;
  #pace: number | null = null;
  /** The tables that the present module was given, or has made. */
  readonly #brought = new Set<string>();
  readonly #claims: Claims;

  constructor(
    readonly kept: Pick<Kept, 'list' | 'claim' | 'keep'>,
    readonly start: StartModule,
    readonly tell: Tell,
    locks?: Locks | null,
    /** Under which the tables are written by this tab. */
    readonly writer: string = crypto.randomUUID?.() ?? String(Math.random()),
  ) {
    const listener = { taken: (table: string) => this.#lose(table), free: (table: string) => tell({ told: 'free', table }) };
    this.#claims = new Claims(listener, locks);
  }

  begin(): void {
    this.#next(() => this.#open());
  }

  async #open(): Promise<void> {
    try {
      await this.kept.list();
    } catch {
      return this.tell({ told: 'unfit', why: 'storage' });
    }
    try {
      await this.#revive();
      this.tell({ told: 'ready' });
    } catch {
      this.tell({ told: 'unfit', why: 'module' });
    }
  }

  /** A message of the page. A table is brought before it is joined. */
  say(text: string): void {
    this.#next(async () => {
      const { t, id, table } = JSON.parse(text) as { t: string; id?: string; table?: string };
      const problem = t === 'join' && table !== undefined ? await this.#bring(table) : null;
      if (problem !== null) this.#answer({ t: 'error', ...(id === undefined ? {} : { id }), code: problem, text: problem });
      else this.#hear(`page ${text.normalize('NFC')}`);
    });
  }

  away(): void {
    this.#next(() => this.#hear('away'));
  }

  pace(ms: number): void {
    this.#pace = ms;
    this.#next(() => this.#hear(`pace ${ms}`));
  }

  take(table: string): void {
    this.#next(async () => {
      if (await this.#claims.take(table, true)) this.tell({ told: 'free', table });
    });
  }

  #next(work: () => void | Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => console.error(error));
  }

  /** Null: it is here, with the host. Else why not. */
  async #bring(table: string): Promise<string | null> {
    if (this.#brought.has(table)) return null;
    if (!(await this.#claims.take(table))) return 'elsewhere';
    const found = await this.kept.claim(table, this.writer);
    if (found === null) {
      this.#letGo();
      return 'unknown-here';
    }
    this.#brought.add(table);
    this.#hear(`table ${table} ${JSON.stringify({ head: found.head, lines: found.lines })}`);
    return null;
  }

  #hear(text: string): void {
    if (this.#module === null) return;
    try {
      this.#module.attend(text);
    } catch (error) {
      console.error(error);
      this.#module = null;
      this.#next(() => this.#restart());
    }
  }

  async #restart(): Promise<void> {
    this.#letGo();
    await this.#revive();
    if (++this.#faults < MOST_FAULTS) return this.tell({ told: 'restarted' });
    this.#faults = 0;
    this.#answer({ t: 'error', code: 'damaged', text: 'the engine fails at this table; what was played is stored' });
  }

  async #revive(): Promise<void> {
    const life = ++this.#life;
    this.#module = await this.start((text) => {
      if (life === this.#life) this.#heard(text);
    });
    if (this.#pace !== null) this.#hear(`pace ${this.#pace}`);
  }

  /** While the host is at work: what takes time is done when it has finished. */
  #heard(text: string): void {
    const [word, rest] = split(text);
    if (word === 'page') this.tell({ told: 'said', text: rest });
    else if (word === 'keep') this.#keep(...split(rest));
    else if (word === 'wake') this.#wake(...split(rest));
    else if (word === 'asleep') this.#letGo();
  }

  #keep(job: string, text: string): void {
    const life = this.#life;
    const changes = JSON.parse(text) as Change[];
    this.#next(async () => {
      if (life !== this.#life) return;
      for (const { table } of changes) await this.#own(table);
      try {
        await this.kept.keep(changes, this.writer);
        this.#faults = 0;
        this.#hear(`kept ${job}`);
      } catch (error) {
        if (error instanceof NotOurs) return this.#lose(changes[0]?.table ?? '');
        this.#hear(`lost ${job} ${error instanceof Error ? error.name : 'failed'}`);
      }
    });
  }

  #wake(timer: string, ms: string): void {
    const life = this.#life;
    setTimeout(() => {
      this.#next(() => {
        if (life === this.#life) this.#hear(`due ${timer}`);
      });
    }, Number(ms));
  }

  /** Another tab has it: what lies here is old. */
  #lose(table: string): void {
    this.#module = null;
    this.#letGo();
    this.#next(() => this.#revive());
    this.tell({ told: 'taken', table });
  }

  /** A table that was made here. */
  async #own(table: string): Promise<void> {
    if (this.#brought.has(table)) return;
    this.#brought.add(table);
    await this.#claims.take(table);
  }

  #letGo(): void {
    this.#brought.clear();
    this.#claims.release();
  }

  #answer(message: object): void {
    this.tell({ told: 'said', text: JSON.stringify(message) });
  }
}

function split(text: string): [string, string] {
  const at = text.indexOf(' ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
