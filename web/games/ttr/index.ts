// Ticket to Ride, both editions: what the page needs of it.
import './colours.css';
import { defineFamily } from '../../table/family';
import ClassicArt from './front/ClassicArt.svelte';
import NewArt from './front/NewArt.svelte';
import { t } from './front/words';
import { guards } from './guards';

export const family = defineFamily({
  ...guards,
  title: () => t('front.title'),
  ledger: 'ticket-to-ride',
  guide: () => import('./guide/FamilyGuide.svelte').then((module) => module.default),
  fronts: [
    { games: ['ttr-new'], about: () => t('front.aboutNew'), art: NewArt, edition: () => t('editions.new') },
    { games: ['ttr-classic'], about: () => t('front.aboutClassic'), art: ClassicArt, edition: () => t('editions.classic') },
  ],
  setupNote: () => import('./front/Editions.svelte').then((module) => module.default),
  standings: ({ seats }) => ({ seats: seats.map(({ rank, total }) => ({ rank, score: total })) }),
  scoreWords: (n) => t('front.points', { n }),
  table: () => import('./TtrTable.svelte').then((module) => module.default),
  replay: () => import('./replay/replay').then(({ replay }) => replay),
  cues: () => import('./cues').then(({ cues }) => cues),
  hands: () => import('./replay/OpenHands.svelte').then((module) => module.default),
});
