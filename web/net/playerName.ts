// What a person may be called (protocol/messages.md, "Names"): the one definition for every field of the page. The server's is the
// same; protocol/fixtures/names.json holds both to it.

const MOST_CHARACTERS = 32;
const MOST_BYTES = 128;
/** Controls, what has no width or turns the writing round, blanks that are no spaces, private use, what is no or half a character. */
const FORBIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\uffa0\ufffc\ufffd\u{e0000}-\u{e0fff}]/u;

const PROBLEMS = ['empty', 'long', 'characters'] as const;
export type NameProblem = (typeof PROBLEMS)[number];

/** The name as everybody is told it, whether it is allowed or not. */
export function cleanName(text: string): string {
  return text.normalize('NFC').trim();
}

/** What is wrong with what a field holds; an empty one is fine, there is a usual name for it. */
export function fieldProblem(text: string): NameProblem | null {
  return cleanName(text) === '' ? null : nameProblem(text);
}

/** The name, or another one where it is none. */
export function nameOr(text: string, other: string): string {
  return nameProblem(text) === null ? cleanName(text) : other;
}

/** Why somebody cannot be called that; null when it is a name. */
export function nameProblem(text: string): NameProblem | null {
  const name = cleanName(text);
  if (name === '') return 'empty';
  if (FORBIDDEN.test(name)) return 'characters';
  return [...name].length > MOST_CHARACTERS || new TextEncoder().encode(name).length > MOST_BYTES ? 'long' : null;
}

/** What the server found wrong with a name, by the `params` of its refusal. */
export function problemTold(params: Record<string, unknown> | undefined): NameProblem {
  return PROBLEMS.find((problem) => problem === params?.reason) ?? 'characters';
}
