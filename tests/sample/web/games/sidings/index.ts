// Sidings: what the page needs of it.
import { defineFamily } from '../../table/family';
import { translator } from '../../settings/language.svelte';
import Art from './Art.svelte';
import { guards } from './guards';
import { text } from './text';

const t = translator(text);

export const family = defineFamily({
  ...guards,
  title: () => t('title'),
  ledger: 'sidings',
  fronts: [{ games: ['sidings'], about: () => t('about'), art: Art }],
  table: () => import('./SidingsTable.svelte').then((module) => module.default),
  replay: () => import('./replay').then(({ replay }) => replay),
});
