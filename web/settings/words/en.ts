// All English texts, one file for each part of the page. Polish has the same keys (pl.ts).
import { common } from './en/common';
import { ghost } from '../../games/ghost/words/en';
import { lobby } from './en/lobby';
import { replay } from './en/replay';
import { rules } from './en/rules';
import { signal } from '../../games/signal/words/en';
import { team } from '../../games/signal/words/team/en';
import { ttr } from '../../games/ttr/words/en';

export const en = { ...common, ...lobby, ...ttr, ...ghost, ...signal, ...team, ...rules, ...replay } as const;

export type Key = keyof typeof en;
