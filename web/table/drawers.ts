// What lies in the drawers of a table: those of the game, and those every table has.
import { getContext, setContext, type Snippet } from 'svelte';
import type { IconName } from '../ui/icons';
import type { Form } from './form.svelte';

export interface DrawerOf {
  id: string;
  title: string;
  /** One word for it, where the title is longer than that. */
  short?: string;
  icon: IconName;
  body: Snippet<[Form]>;
  /** How much in it is new. */
  count?: number;
}

/** What a table has at hand: a drawer to open, or something done at once. */
export interface Tool {
  id: string;
  title: string;
  short?: string;
  icon: IconName;
  count?: number;
  press: () => void;
}

const OPENER = Symbol('drawers');
type Opener = (id: string) => void;

/** For the frame: lets what it shows open a drawer. */
export function setOpener(open: Opener): void {
  setContext(OPENER, open);
}

/** Undefined where there are no drawers. */
export function getOpener(): Opener | undefined {
  return getContext<Opener | undefined>(OPENER);
}
