// Which version of the server this is. A page that only lies somewhere has none: then nothing is said.
import * as v from 'valibot';

const VersionSchema = v.object({ version: v.string(), commit: v.string() });
export type Version = v.InferOutput<typeof VersionSchema>;

const COMMIT = 12;
let asked: Promise<Version | null> | undefined;

/** Asked for once. */
export function serverVersion(): Promise<Version | null> {
  return (asked ??= fetchVersion());
}

export async function fetchVersion(): Promise<Version | null> {
  try {
    const answer = await fetch('version');
    const { version, commit } = v.parse(VersionSchema, answer.ok ? await answer.json() : null);
    return { version, commit: commit.slice(0, COMMIT) };
  } catch {
    return null;
  }
}
