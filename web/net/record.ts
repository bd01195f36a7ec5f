// The record of a finished game, wherever it was played; null: there is none to be had.
import { isLocal } from './place';

export async function recordOf(table: string): Promise<string | null> {
  try {
    if (isLocal(table)) return await (await import('../local/shelf')).recordOfTable(table);
    const answer = await fetch(`api/tables/${table}/record`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
