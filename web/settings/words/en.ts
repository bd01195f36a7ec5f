// The English texts of the page around the games, one file for each part of it. Polish has the same keys (pl.ts).
import { common } from './en/common';
import { lobby } from './en/lobby';
import { replay } from './en/replay';
import { rules } from './en/rules';

export const en = { ...common, ...lobby, ...rules, ...replay } as const;

export type Key = keyof typeof en;
