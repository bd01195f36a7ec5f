// All English texts, one file for each part of the page. Polish has the same keys (pl.ts).
import { common } from './en/common';
import { ghost } from './en/ghost';
import { lobby } from './en/lobby';
import { replay } from './en/replay';
import { rules } from './en/rules';
import { signal } from './en/signal';
import { team } from './en/team';
import { ttr } from './en/ttr';

export const en = { ...common, ...lobby, ...ttr, ...ghost, ...signal, ...team, ...rules, ...replay } as const;

export type Key = keyof typeof en;
