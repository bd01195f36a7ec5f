// What the others did since this seat's last move: one sentence a turn.
import type { LogLine } from '../../../table/log';
import type { HistoryLine } from '../../../net/table.svelte';
import type { GameEvent } from '../view';
import type { Words } from '../words/words';
import type { Ttr } from '../guards';

interface Turn {
  seat: number;
  v: number;
  events: GameEvent[];
}

export function digest(history: readonly HistoryLine<Ttr>[], words: Words): LogLine[] {
  return told(turnsSince(history, words.seat), words);
}

/** The last turn of the game, whoever made it. */
export function lastTurn(history: readonly HistoryLine<Ttr>[], words: Words): LogLine | null {
  return told(turnsSince(history, null), words)[0] ?? null;
}

function told(turns: readonly Turn[], words: Words): LogLine[] {
  return turns.flatMap(({ seat, v, events }) => {
    const text = sentence(events, words);
    const claim = events.find((event) => event.e === 'claimed');
    return text === '' ? [] : [{ id: `since-${v}`, seat, text: `${words.player(seat)}: ${text}`, track: claim?.track ?? null }];
  });
}

/** Turns after this seat's last move; for somebody who watches the last turn. */
function turnsSince(history: readonly HistoryLine<Ttr>[], me: number | null): Turn[] {
  const last = history.findLastIndex((line) => line.seat === me || line.seat === null);
  const lines = history.slice(me === null ? 0 : last + 1).filter((line) => line.seat !== null);
  const turns: Turn[] = [];
  for (const { seat, v, events } of lines) {
    const before = turns.at(-1);
    if (before?.seat === seat && !before.events.some((event) => event.e === 'turn')) before.events = [...before.events, ...events];
    else turns.push({ seat: seat!, v, events });
  }
  return me === null ? turns.slice(-1) : turns;
}

function sentence(events: readonly GameEvent[], words: Words): string {
  const { t } = words;
  const cards = events.flatMap((e) => (e.e === 'took' ? [words.card(e.card)] : e.e === 'drew' ? [t('since.hidden')] : []));
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
