// All Polish texts; the same keys as en.ts.
import type { Key } from './en';
import { common } from './pl/common';
import { ghost } from './pl/ghost';
import { lobby } from './pl/lobby';
import { replay } from './pl/replay';
import { rules } from './pl/rules';
import { signal } from './pl/signal';
import { team } from './pl/team';
import { ttr } from './pl/ttr';

export const pl: Record<Key, string> = { ...common, ...lobby, ...ttr, ...ghost, ...signal, ...team, ...rules, ...replay };
