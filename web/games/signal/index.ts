// Switch & Signal, both maps: what the page needs of it.
import './colours.css';
import { defineFamily } from '../../table/family';
import Art from './front/Art.svelte';
import AmericaArt from './front/AmericaArt.svelte';
import { levels } from './front/levels';
import { assistWords, optionValue, optionWhy, t } from './front/words';
import { guards } from './guards';

export const family = defineFamily({
  ...guards,
  title: () => t('front.title'),
  ledger: 'switch-and-signal',
  guide: () => import('./guide/SignalGuide.svelte').then((module) => module.default),
  fronts: [
    { games: ['switch-signal-europe'], about: () => t('front.about'), art: Art, recommended: () => t('front.recommended') },
    { games: ['switch-signal-america'], about: () => t('front.aboutAmerica'), art: AmericaArt },
  ],
  levels,
  alone: { words: () => t('alone.words'), why: () => t('alone.why'), hand: (n) => t('alone.hand', { n }) },
  assistWords,
  setupNote: () => import('./front/HelpersNote.svelte').then((module) => module.default),
  optionWhy,
  optionValue,
  standings: ({ won }) => ({ won }),
  table: () => import('./SignalTable.svelte').then((module) => module.default),
  replay: () => import('./replay/replay').then(({ replay }) => replay),
  cues: () => import('./cues').then(({ cues }) => cues),
  worked: () => import('./lesson/TurnPage.svelte').then((module) => module.default),
  practice: {
    offer: () => t('sig.learnOffer'),
    page: () => import('./lesson/PracticePage.svelte').then((module) => module.default),
  },
});
