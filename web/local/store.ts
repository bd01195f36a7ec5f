// Where the tables of this device lie: IndexedDB. What a table is, its host has written (src/server/local/kept.h); here it is kept line by line,
// listed, and carried as a file. Each table has one writer at a time, which every change asks for first.
import type { TableSummary } from '../net/tables';

interface Line {
  line: string;
  answered?: unknown;
}

export interface KeptTable {
  head: unknown;
  summary: Omit<TableSummary, 'touched'>;
  lines: Line[];
}

interface Row {
  table: string;
  head: unknown;
  summary: Omit<TableSummary, 'touched'>;
  touched: number;
  writer: string;
}

/** A change as the host says it. */
export type Change =
  | { do: 'put'; table: string; head: unknown; summary: Row['summary'] }
  | { do: 'append'; table: string; first: number; lines: Line[] }
  | { do: 'replace'; table: string; lines: Line[] }
  | { do: 'drop'; table: string };

/** Another tab has the table by now, or it was deleted. */
export class NotOurs extends Error {}

const TABLES = 'tables';
const LINES = 'lines';
const linesOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

export class Kept {
  #database: Promise<IDBDatabase> | undefined;

  constructor(readonly name = 'roundhouse') {}

  async list(): Promise<TableSummary[]> {
    const rows = await this.#within('readonly', (tables) => answer<Row[]>(tables.getAll()));
    return rows.map(({ summary, touched }) => ({ ...summary, touched }));
  }

  read(table: string): Promise<KeptTable | null> {
    return this.#within('readonly', async (tables, lines) => {
      const row = await answer<Row | undefined>(tables.get(table));
      if (row === undefined) return null;
      return { head: row.head, summary: row.summary, lines: await answer<Line[]>(lines.getAll(linesOf(table))) };
    });
  }

  /** Whoever reads it to play is its writer from now on. */
  claim(table: string, writer: string): Promise<KeptTable | null> {
    return this.#within('readwrite', async (tables, lines) => {
      const row = await answer<Row | undefined>(tables.get(table));
      if (row === undefined) return null;
      tables.put({ ...row, writer });
      return { head: row.head, summary: row.summary, lines: await answer<Line[]>(lines.getAll(linesOf(table))) };
    });
  }

  /** All of it or nothing. */
  keep(changes: readonly Change[], writer: string): Promise<void> {
    return this.#within('readwrite', async (tables, lines) => {
      for (const change of changes) {
        const row = await answer<Row | undefined>(tables.get(change.table));
        const made = row === undefined && change.do === 'put';
        if (!made && row?.writer !== writer) throw new NotOurs();
        write(change, row, writer, tables, lines);
      }
    });
  }

  remove(table: string): Promise<void> {
    return this.#within('readwrite', (tables, lines) => {
      tables.delete(table);
      lines.delete(linesOf(table));
    });
  }

  clear(): Promise<void> {
    return this.#within('readwrite', (tables, lines) => {
      tables.clear();
      lines.clear();
    });
  }

  /** Puts tables here that were kept elsewhere; of two states of one table the longer stays. */
  bring(all: readonly KeptTable[]): Promise<void> {
    return this.#within('readwrite', async (tables, lines) => {
      for (const { head, summary, lines: brought } of all) {
        const { table } = summary;
        if ((await answer(lines.count(linesOf(table)))) > brought.length) continue;
        tables.put({ table, head, summary, touched: seconds(), writer: '' });
        lines.delete(linesOf(table));
        brought.forEach((line, n) => lines.put(line, [table, n]));
      }
    });
  }

  async #within<T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore, lines: IDBObjectStore) => Promise<T> | T): Promise<T> {
    const database = await (this.#database ??= open(this.name));
    const transaction = database.transaction([TABLES, LINES], mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
    done.catch(() => {}); // what the work throws comes first
    try {
      const result = await work(transaction.objectStore(TABLES), transaction.objectStore(LINES));
      await done;
      return result;
    } catch (error) {
      stop(transaction);
      throw error;
    }
  }
}

function write(change: Change, row: Row | undefined, writer: string, tables: IDBObjectStore, lines: IDBObjectStore): void {
  const { table } = change;
  const touched = seconds();
  if (change.do === 'put') tables.put({ table, head: change.head, summary: change.summary, touched, writer });
  else if (row !== undefined) tables.put({ ...row, touched });
  if (change.do === 'drop') tables.delete(table);
  if (change.do === 'drop' || change.do === 'replace') lines.delete(linesOf(table));
  if (change.do !== 'append' && change.do !== 'replace') return;
  // A number that is taken fails, and all of the change with it.
  change.lines.forEach((line, i) => lines.add(line, [table, (change.do === 'append' ? change.first : 0) + i]));
}

const seconds = () => Math.floor(Date.now() / 1000);

function stop(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('failed'));
  });
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'table' });
      request.result.createObjectStore(LINES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
    request.onblocked = () => reject(new Error('blocked'));
  });
}
