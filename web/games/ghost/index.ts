// Ghost Train: what the page needs of it.
import './colours.css';
import { defineFamily } from '../../table/family';
import Art from './front/Art.svelte';
import Pair from './front/Pair.svelte';
import { t } from './front/words';
import { guards } from './guards';
import { ghostLesson } from './lesson/lesson.svelte';

export const family = defineFamily({
  ...guards,
  title: () => t('front.title'),
  ledger: 'ghost-train',
  pictures: () => import('./guide/ChildGuide.svelte').then((module) => module.default),
  guide: () => import('./guide/ReaderGuide.svelte').then((module) => module.default),
  fronts: [{ games: ['ghost-train'], about: () => t('front.about'), art: Art }],
  standings: ({ seats }) => ({ seats: seats.map(({ rank, completed }) => ({ rank, score: completed })) }),
  scoreWords: (n) => t('front.tickets', { n }),
  table: () => import('./GhostTable.svelte').then((module) => module.default),
  replay: () => import('./replay/replay').then(({ replay }) => replay),
  gentleBots: ['easy'],
  pair: { art: Pair, words: () => t('front.pair') },
  nicknames: () => [t('front.nick1'), t('front.nick2'), t('front.nick3'), t('front.nick4')],
  whoBegins: () => import('./panels/Youngest.svelte').then((module) => module.default),
  curtain: () => import('./panels/Curtain.svelte').then((module) => module.default),
  cues: () => import('./cues').then(({ cues }) => cues),
  practice: {
    offer: () => t('front.learn'),
    page: () => import('./lesson/LessonPage.svelte').then((module) => module.default),
    known: () => !ghostLesson.offered,
  },
  hands: () => import('./replay/OpenHands.svelte').then((module) => module.default),
});
