// The Polish texts of the page around the games; the same keys as en.ts.
import type { Key } from './en';
import { common } from './pl/common';
import { lobby } from './pl/lobby';
import { replay } from './pl/replay';
import { rules } from './pl/rules';

export const pl: Record<Key, string> = { ...common, ...lobby, ...rules, ...replay };
