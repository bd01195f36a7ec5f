// The remembered choices of the last game: checked before use, because anything may be in a browser's storage.
import * as v from 'valibot';
import type { Setup } from './session.svelte';

const SetupSchema = v.object({
  game: v.string(),
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5)),
  bot: v.string(),
  name: v.string(),
  board: v.nullable(v.string()),
  options: v.record(v.string(), v.string()),
});

export function readSetup(stored: string | null): Setup | null {
  try {
    const parsed = v.safeParse(SetupSchema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
