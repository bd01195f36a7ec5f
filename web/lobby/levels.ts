// How hard a game is set up, in one word: which level its options make up, and what choosing another one changes.
import type { Level } from '../table/family';

type Options = Record<string, string>;

/** The options that some level sets. */
const touched = (levels: readonly Level[]) => new Set(levels.flatMap(({ options }) => Object.keys(options)));

/** The level these options are; null where they are something of one's own. `usual`: the value of an option that was not chosen. */
export function levelOf(levels: readonly Level[], options: Options, usual: (option: string) => string): Level | null {
  const names = [...touched(levels)];
  return levels.find((level) => names.every((name) => (options[name] ?? usual(name)) === (level.options[name] ?? usual(name)))) ?? null;
}

/** What no level speaks of stays as it was. */
export function atLevel(levels: readonly Level[], options: Options, { options: wanted }: Level): Options {
  const names = touched(levels);
  return { ...Object.fromEntries(Object.entries(options).filter(([name]) => !names.has(name))), ...wanted };
}
