// What the others did since this seat's last turn: one sentence a turn.
import type { LogLine } from '../../../table/log';
import type { HistoryLine } from '../../../net/table.svelte';
import { turnsSince, type Turn } from '../turns';
import type { GameEvent } from '../view';
import type { Words } from '../words/words';
import type { Ttr } from '../guards';

export function digest(history: readonly HistoryLine<Ttr>[], words: Words): LogLine[] {
  return told(turnsSince(history, words.seat), words);
}

function told(turns: readonly Turn[], words: Words): LogLine[] {
  return turns.flatMap(({ seat, v, events }) => {
    const text = sentence(events, words);
    const claim = events.find((event) => event.e === 'claimed');
    return text === '' ? [] : [{ id: `since-${v}`, seat, text: `${words.player(seat)}: ${text}`, track: claim?.track ?? null }];
  });
}

function sentence(events: readonly GameEvent[], words: Words): string {
  const { t } = words;
  const cards = [...events.flatMap((e) => (e.e === 'took' ? [words.one(e.card)] : [])), ...fromDeck(events, words)];
  const parts: string[] = [];
  if (cards.length > 0) parts.push(t('since.cards', { cards: cards.join(', ') }));
  for (const e of events) {
    if (e.e === 'claimed') parts.push(t('since.claimed', { route: words.trackName(e.track), points: words.points(e.points) }));
    else if (e.e === 'kept') parts.push(t('since.kept', { n: e.kept?.length ?? e.count ?? 0 }));
    else if (e.e === 'chose') parts.push(t('since.chose'));
    else if (e.e === 'pass') parts.push(t('since.pass'));
    else if (e.e === 'last-round') parts.push(t('since.lastRound'));
  }
  return parts.join('; ');
}

function fromDeck(events: readonly GameEvent[], { t }: Words): string[] {
  const n = events.filter(({ e }) => e === 'drew').length;
  if (n === 0) return [];
  return [n === 1 ? t('since.hidden') : t('since.hiddenN', { n })];
}
