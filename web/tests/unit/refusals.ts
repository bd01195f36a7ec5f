// The refusals of every game as its engine lists them (protocol/fixtures/refusals.json, written by tests/protocol).
import { readFileSync } from 'node:fs';

interface Row {
  code: string;
  rule: string;
  params: string[];
}

export const ENGINE_REFUSALS: Record<string, Row[]> = JSON.parse(
  readFileSync(new URL('../../../protocol/fixtures/refusals.json', import.meta.url), 'utf8'),
) as Record<string, Row[]>;

/** The codes of a family; a move that cannot be read and an old prompt are refused in all games. */
export function codesOf(family: string): string[] {
  const rows = ENGINE_REFUSALS[family];
  if (!rows) throw new Error(`no refusals of ${family}`);
  return ['unreadable', 'stale', ...rows.map(({ code }) => code)];
}
