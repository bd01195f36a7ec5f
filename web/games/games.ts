// The families of games of this page, in the order of the front door: the one place that knows them all.
import type { FamilyList } from '../table/families.svelte';

export const FAMILIES: FamilyList = {
  ttr: () => import('./ttr').then(({ family }) => family),
  ghost: () => import('./ghost').then(({ family }) => family),
  signal: () => import('./signal').then(({ family }) => family),
};
