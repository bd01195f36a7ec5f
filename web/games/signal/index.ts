// Switch & Signal, both maps: what the page needs of it.
import './colours.css';
import { defineFamily } from '../../table/family';
import Art from './front/Art.svelte';
import { optionValue, optionWhy, t } from './front/words';
import { guards } from './guards';

export const family = defineFamily({
  ...guards,
  title: { en: 'Switch & Signal', pl: 'Zwrotnice i semafory' },
  ledger: 'switch-and-signal',
  fronts: [{ games: ['switch-signal-europe', 'switch-signal-america'], about: () => t('front.about'), art: Art }],
  optionWhy,
  optionValue,
  standings: ({ won }) => ({ won }),
  table: () => import('./SignalTable.svelte').then((module) => module.default),
  replay: () => import('./replay/replay').then(({ replay }) => replay),
  cues: () => import('./cues').then(({ cues }) => cues),
  practice: {
    offer: () => t('sig.learnOffer'),
    page: () => import('./lesson/PracticePage.svelte').then((module) => module.default),
  },
});
