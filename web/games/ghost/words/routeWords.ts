// A route in a sentence: for those who hear the map instead of seeing it.
import type { GhostTrack } from '../board';
import type { GhostWords } from './words';

export function routeSentence(
  lanes: readonly GhostTrack[],
  owners: ReadonlyMap<string, number>,
  claimable: boolean,
  words: GhostWords,
): string {
  const { t } = words;
  const first = lanes[0];
  if (first === undefined) return '';
  const taken = lanes.flatMap(({ id }) => {
    const owner = owners.get(id);
    if (owner === undefined) return [];
    return [owner === words.seat ? t('route.yours') : t('route.owned', { name: words.player(owner) })];
  });
  return t('route.label', {
    name: words.route(first),
    n: first.length,
    colour: lanes.map((lane) => words.trackColour(lane.colour)).join(' / '),
    state: [...taken, ...(claimable ? [t('route.canPay')] : taken.length === 0 ? [t('route.free')] : [])].join(', '),
  });
}
