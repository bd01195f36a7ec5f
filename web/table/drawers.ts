// What lies in the drawers of a table: those of the game, and those every table has.
import type { Snippet } from 'svelte';
import type { IconName } from '../ui/icons';
import type { Form } from './form.svelte';

export interface DrawerOf {
  id: string;
  title: string;
  icon: IconName;
  body: Snippet<[Form]>;
  /** How much in it is new. */
  count?: number;
}

/** What a table has at hand: a drawer to open, or something done at once. */
export interface Tool {
  id: string;
  title: string;
  icon: IconName;
  count?: number;
  press: () => void;
}
