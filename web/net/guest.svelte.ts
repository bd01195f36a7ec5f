// Who we are to the server: a guest with a key that only our devices know, a name, and the tables we sit at.
import type { TableSummary } from './tables';
import { cleanName, fieldProblem, nameProblem, problemTold, type NameProblem } from './playerName';
import { memory } from '../settings/memory';
import type { Ask } from './ask';

export class Guest {
  name = $state(memory.name ?? '');
  /** Why we cannot be called what we last wanted to be called. */
  problem = $state<NameProblem | null>(null);
  /** Our own tables, and the public ones that wait for people or are being played. */
  tables = $state.raw<TableSummary[]>([]);
  open = $state.raw<TableSummary[]>([]);
  running = $state.raw<TableSummary[]>([]);
  /** Kept here too: a browser may have no storage. */
  key = $state<string | null>(memory.key);

  constructor(readonly ask: Ask) {}

  /** Says hello; a key that opens nothing any more is replaced by a fresh one. False: no answer. */
  async greet(): Promise<boolean> {
    const key = this.key;
    // An older page may have remembered what is no name any more.
    const name = key === null && nameProblem(this.name) === null ? { name: this.name } : {};
    const answer = await this.ask({ t: 'hello', ...(key === null ? {} : { key }), ...name });
    if (answer?.t === 'error' && answer.code === 'unknown-key') {
      this.#keep(null);
      return this.greet();
    }
    if (answer?.t !== 'you') return answer !== null;
    if (answer.key !== undefined) this.#keep(answer.key);
    if (answer.name !== '') this.#call(answer.name);
    this.tables = answer.tables;
    return true;
  }

  /** A name that is none is kept out, and `problem` says why; an empty one takes the name away. */
  async rename(name: string): Promise<void> {
    this.problem = fieldProblem(name);
    const [before, called] = [this.name, cleanName(name)];
    if (this.problem !== null || called === before) return;
    this.#call(called);
    if (this.key === null) return;
    const answer = await this.ask({ t: 'hello', key: this.key, name: called });
    if (answer?.t !== 'error' || answer.code !== 'bad-name') return;
    this.#call(before);
    this.problem = problemTold(answer.params);
  }

  /** What is going on: the public tables and our own. */
  async refresh(): Promise<void> {
    if (this.key !== null) await this.greet();
    const answer = await this.ask({ t: 'tables' });
    if (answer?.t !== 'tables') return;
    this.open = answer.open;
    this.running = answer.running;
  }

  /** Another device's key: from now on its games are ours. False: it opens nothing. */
  async become(key: string): Promise<boolean> {
    const answer = await this.ask({ t: 'hello', key });
    if (answer?.t !== 'you') return false;
    this.#keep(key);
    this.name = answer.name;
    memory.name = answer.name;
    this.tables = answer.tables;
    return true;
  }

  /** Name, chat and games are gone, here and on the server; then we are somebody new. */
  async forget(): Promise<boolean> {
    const answer = await this.ask({ t: 'forget' });
    if (answer?.t !== 'ok') return false;
    memory.forgetPerson();
    this.#keep(null);
    this.name = '';
    this.tables = [];
    return this.greet();
  }

  #call(name: string): void {
    this.name = name;
    memory.name = name;
  }

  #keep(key: string | null): void {
    this.key = key;
    memory.key = key;
  }
}
