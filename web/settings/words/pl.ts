// All Polish texts; the same keys as en.ts.
import type { Key } from './en';
import { common } from './pl/common';
import { ghost } from '../../games/ghost/words/pl';
import { lobby } from './pl/lobby';
import { replay } from './pl/replay';
import { rules } from './pl/rules';
import { signal } from '../../games/signal/words/pl';
import { team } from '../../games/signal/words/team/pl';
import { ttr } from '../../games/ttr/words/pl';

export const pl: Record<Key, string> = { ...common, ...lobby, ...ttr, ...ghost, ...signal, ...team, ...rules, ...replay };
