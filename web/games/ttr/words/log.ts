// The log: events of the record, told as a player would tell them.
import type { GameEvent } from '../view';
import type { LogLine } from '../../../table/log';
import type { HistoryLine } from '../../../net/table.svelte';
import type { Words } from './words';
import type { Ttr } from '../guards';

/** What was told once is told the same way again, as long as it is in the same words of the same language. */
const TOLD = new WeakMap<HistoryLine<Ttr>, { words: Words; language: string; lines: LogLine[] }>();

export function tell(history: readonly HistoryLine<Ttr>[], words: Words): LogLine[] {
  const language = words.t('log.over');
  return history.flatMap((line) => {
    const told = TOLD.get(line);
    if (told?.words === words && told.language === language) return told.lines;
    const lines = linesOf(line, words);
    TOLD.set(line, { words, language, lines });
    return lines;
  });
}

function linesOf({ v, seat, events }: HistoryLine<Ttr>, words: Words): LogLine[] {
  return events.flatMap((event, i) => {
    const text = sentence(event, seat === null, words);
    if (text === null) return [];
    const who = 'seat' in event && event.e !== 'hand' ? event.seat : null;
    return [{ id: `${v}.${i}`, seat: who, text, track: event.e === 'claimed' ? event.track : null }];
  });
}

function sentence(event: GameEvent, dealing: boolean, words: Words): string | null {
  const { t } = words;
  const say = words.teller(event);
  switch (event.e) {
    case 'first':
      return say('log.firstYou', 'log.first');
    case 'hand':
      return event.seat === 0 ? t('log.dealt') : null;
    case 'sweep':
      return t('log.sweep');
    case 'rebuilt':
      return t('log.rebuilt', { n: event.cards });
    case 'offer':
      return dealing ? null : say('log.offerYou', 'log.offer', { n: event.tickets?.length ?? event.count ?? 0 });
    case 'chose':
      return say('log.choseYou', 'log.chose', { n: event.kept?.length ?? 0 });
    case 'settled':
      return t('log.settled');
    case 'drew':
      return say('log.drewYou', event.card === undefined ? 'log.drew' : 'log.drewCard', { card: words.one(event.card ?? '') });
    case 'took':
      return say('log.tookYou', 'log.took', { card: words.one(event.card) });
    case 'claimed':
      return say('log.claimedYou', 'log.claimed', {
        route: words.trackName(event.track),
        pay: words.pay(event.pay),
        points: words.points(event.points),
      });
    case 'kept':
      return say('log.keptYou', 'log.kept', { n: event.kept?.length ?? event.count ?? 0 });
    case 'pass':
      return say('log.passYou', 'log.pass');
    case 'last-round':
      return say('log.lastRoundYou', 'log.lastRound');
    case 'over':
      return t(event.reason === 'stall' ? 'log.stall' : 'log.over');
    default:
      return null;
  }
}
