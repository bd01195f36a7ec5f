// The games of this device as the front door handles them: listed, deleted, written to a file and read from one.
import * as v from 'valibot';
import { isLocal } from '../net/place';
import { SummarySchema, type TableSummary } from '../net/tables';
import { Kept, type KeptTable } from './store';

const FORMAT = 'tables';
const FileSchema = v.object({
  roundhouse: v.literal(FORMAT),
  tables: v.array(
    v.object({
      head: v.looseObject({ id: v.string() }),
      summary: v.omit(SummarySchema, ['touched']),
      lines: v.array(v.looseObject({ line: v.string() })),
    }),
  ),
});

const kept = new Kept();

export function listTables(): Promise<TableSummary[]> {
  return kept.list();
}

export function removeTable(table: string): Promise<void> {
  return kept.remove(table);
}

export function removeAll(): Promise<void> {
  return kept.clear();
}

/** As a text that `bringTables` takes, here or on another device. */
export async function fileOf(tables: readonly string[]): Promise<string> {
  const all = await Promise.all(tables.map((table) => kept.read(table)));
  return JSON.stringify({ roundhouse: FORMAT, tables: all.filter((table) => table !== null) });
}

/** The ids of the tables that were brought; null: that was no such file. */
export async function bringTables(text: string): Promise<string[] | null> {
  const tables = tablesIn(text);
  if (tables !== null) await kept.bring(tables);
  return tables?.map(({ summary }) => summary.table) ?? null;
}

/** The record of a game that is over; null: there is none, or not yet. */
export async function recordOfTable(table: string): Promise<string | null> {
  const found = await kept.read(table);
  return found?.summary.phase === 'over' ? recordIn(found) : null;
}

function tablesIn(text: string): KeptTable[] | null {
  try {
    const read = v.safeParse(FileSchema, JSON.parse(text));
    if (!read.success) return null;
    const { tables } = read.output;
    return tables.every(({ head, summary }) => isLocal(head.id) && head.id === summary.table) ? tables : null;
  } catch {
    return null;
  }
}

/** The game as finally played: what was undone is in the log that is kept, not in the record. */
export function recordIn({ lines }: Pick<KeptTable, 'lines'>): string {
  const standing: string[] = [];
  for (const { line } of lines) {
    if (line.startsWith('{"kind":"undo"')) standing.pop();
    else standing.push(line);
  }
  return standing.map((line) => `${line}\n`).join('');
}
