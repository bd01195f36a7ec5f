// Sidings: what the page needs of it.
import { defineFamily } from '../../table/family';
import { translator } from '../../settings/language.svelte';
import Art from './Art.svelte';
import { guards } from './guards';
import { text } from './text';

export const family = defineFamily({
  ...guards,
  title: { en: 'Sidings', pl: 'Bocznica' },
  ledger: 'sidings',
  fronts: [{ games: ['sidings'], about: () => translator(text)('about'), art: Art }],
  table: () => import('./SidingsTable.svelte').then((module) => module.default),
  replay: () => import('./replay').then(({ replay }) => replay),
});
