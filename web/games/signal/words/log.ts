// The log: events of the record, told as a player would tell them. What one decision brought about is one paragraph.
import type { Key } from './text';
import type { SignalEvent } from '../view';
import type { LogLine } from '../../../table/log';
import type { HistoryLine } from '../../../net/table.svelte';
import type { SignalWords } from './words';
import type { Signal } from '../guards';

/** These begin a paragraph of their own. */
const BEGINS = new Set<SignalEvent['e']>(['first', 'turn', 'revealed', 'carried-out', 'drew', 'over']);

export function tell(history: readonly HistoryLine<Signal>[], words: SignalWords): LogLine[] {
  return history.flatMap(({ v, seat, events }) => {
    const lines: LogLine[] = [];
    events.forEach((event, i) => {
      const text = sentence(event, words, events[i + 1]);
      if (text === null) return;
      const last = lines.at(-1);
      if (last !== undefined && !BEGINS.has(event.e)) last.text += ` ${text}`;
      else lines.push({ id: `${v}.${i}`, seat: 'seat' in event ? event.seat : seat, text, track: null });
      const line = lines.at(-1)!;
      line.track ??= subject(event);
    });
    return lines;
  });
}

/** These are told of the table, not of who decided. */
const ASIDE = new Set<SignalEvent['e']>(['turn', 'revealed', 'carried-out']);

export interface Deed extends Pick<LogLine, 'seat' | 'text'> {
  /** Why, where a bot says so. */
  why?: string;
}

/** What was done last, without what only followed from it; who did it, unless the table did. */
export function lastDeed(history: readonly HistoryLine<Signal>[], words: SignalWords): Deed | null {
  const { seat, events, reason } = history.at(-1) ?? { seat: null, events: [], reason: undefined };
  const told = (all: readonly SignalEvent[]) => all.flatMap((event, i) => sentence(event, words, all[i + 1]) ?? []).join(' ');
  const text = told(events.filter(({ e }) => !ASIDE.has(e))) || told(events);
  return text === '' ? null : { seat, text, ...(reason && { why: words.named(reason) }) };
}

/** How many turns are told again: the one that is on, and the one before it. */
const TURNS = 2;

/** What was done in the newest turns, a list for each, in its order. */
export function recentTurns(history: readonly HistoryLine<Signal>[], words: SignalWords): { seat: number | null; lines: LogLine[] }[] {
  const turns: { seat: number | null; lines: LogLine[] }[] = [];
  for (const line of tell(history, words)) {
    const begun = history.find(({ v }) => `${v}` === line.id.split('.')[0])?.events[Number(line.id.split('.')[1])];
    if (begun?.e === 'turn') turns.push({ seat: begun.seat, lines: [] });
    turns.at(-1)?.lines.push(line);
  }
  return turns.slice(-TURNS);
}

/** What the line can show on the map: a train, a junction or a signal. */
function subject(event: SignalEvent): string | null {
  switch (event.e) {
    case 'deployed':
    case 'rolled':
    case 'loaded':
      return event.train;
    case 'switched':
      return event.junction;
    case 'signalled':
      return event.to;
    case 'marker':
      return event.signal;
    default:
      return null;
  }
}

/** S21: on the start card an occupied place is followed by another try. */
const TRIES = new Set<SignalEvent['e']>(['dice', 'token', 'tokens']);

/** `next` is what followed in the same move. */
export function sentence(event: SignalEvent, words: SignalWords, next?: SignalEvent): string | null {
  const { t } = words;
  const say = words.teller(event);
  switch (event.e) {
    case 'first':
      return say('sig.logFirstYou', 'sig.logFirst');
    case 'numbers':
      return t('sig.logNumbers');
    case 'hand':
      return event.seat === 0 ? t('sig.logDealt') : null;
    case 'turn':
      return say('sig.logTurnYou', 'sig.logTurn');
    case 'revealed':
      return revealed(event, words);
    case 'helper': {
      const helper = words.helper(event.helper);
      return event.train === undefined ? t('sig.logHelper', { helper }) : t('sig.logHelperTrain', { helper, train: words.train(event.train) });
    }
    case 'under':
      return t('sig.logUnder');
    case 'named':
      return t('sig.logNamed', { colour: words.colour(event.colour) });
    case 'dice':
      return t('sig.logDice', { a: event.dice[0], b: event.dice[1], place: words.place(event.place) });
    case 'token':
      return t('sig.logToken', { place: words.place(event.place) });
    case 'tokens':
      return t('sig.logTokens', { n: event.count });
    case 'deployed':
      return t('sig.logDeployed', { train: words.train(event.train), place: words.place(event.place) });
    case 'occupied':
      return occupied(event, next !== undefined && TRIES.has(next.e), words);
    case 'no-train':
      return t('sig.logNoTrain');
    case 'played':
      return say('sig.logPlayedYou', 'sig.logPlayed', { cards: words.taken(event.cards), action: actionWords(event.action, words) });
    case 'loaded':
      return t('sig.logLoaded', { train: words.train(event.train), goods: words.goods(event.goods), card: words.taken([event.card]) });
    case 'drew':
      return say('sig.logDrewYou', 'sig.logDrew', { cards: words.taken(event.cards) });
    case 'rebuilt':
      return t('sig.logRebuilt', { n: event.cards });
    case 'switched':
      return t('sig.logSwitched', { junction: words.place(event.junction), ...words.setting(event.junction, event.arms) });
    case 'signalled':
      return t('sig.logSignalled', { from: words.signal(event.from), to: words.signal(event.to) });
    case 'marker':
      return t('sig.logMarker', { signal: words.signal(event.signal) });
    case 'ready':
      return t('sig.logReady');
    case 'carried-out':
      return t('sig.logCarriedOut');
    case 'undone':
      return t('sig.logUndone');
    case 'time':
      return t('sig.logTime', { n: event.lost, left: event.clock });
    case 'refilled':
      return t('sig.logRefilled', { n: event.clock, cards: event.cards });
    case 'over':
      return t(OVER[event.reason]);
    default:
      return motion(event, words);
  }
}

function occupied({ colour, place: at }: Extract<SignalEvent, { e: 'occupied' }>, again: boolean, words: SignalWords): string {
  return words.t(again ? 'sig.logOccupiedAgain' : 'sig.logOccupied', { place: words.place(at), colour: words.colour(colour) });
}

type Motion = Extract<SignalEvent, { e: 'rolled' | 'moved' | 'stopped' | 'collided' | 'unloaded' | 'returned' | 'depot' }>;

/** What a train does and what becomes of it. */
function motion(event: Motion, words: SignalWords): string {
  const { t } = words;
  switch (event.e) {
    case 'rolled':
      return t('sig.logRolled', { train: words.train(event.train), n: event.points });
    case 'moved':
      return t('sig.logMoved', { train: words.train(event.train), place: words.space(event.path.at(-1) ?? null) });
    case 'stopped':
      return t(STOPS[event.why], { train: words.train(event.train), at: stoppedAt(event.why, event.at, words), n: event.left });
    case 'collided':
      return t('sig.logCollided', { train: words.train(event.train), with: words.obstacle(event.with), n: event.left });
    case 'unloaded':
      return t('sig.logUnloaded', { train: words.train(event.train), goods: words.goods(event.goods), port: words.place(event.port) });
    case 'returned':
      return t('sig.logReturned', { goods: words.goods(event.goods), city: words.place(event.city) });
    case 'depot':
      return t('sig.logDepot', { train: words.train(event.train) });
  }
}

type Stop = Extract<SignalEvent, { e: 'stopped' }>['why'];

const STOPS: Record<Stop, Key> = {
  points: 'sig.logStopPoints',
  signal: 'sig.logStopSignal',
  switch: 'sig.logStopSwitch',
  train: 'sig.logStopTrain',
  city: 'sig.logStopCity',
  start: 'sig.logStopStart',
};

const OVER: Record<Extract<SignalEvent, { e: 'over' }>['reason'], Key> = {
  delivered: 'sig.logOverDelivered',
  time: 'sig.logOverTime',
  schedule: 'sig.logOverSchedule',
};

function stoppedAt(why: Stop, at: string | null, words: SignalWords): string {
  if (at === null) return '';
  return why === 'signal' ? words.signal(at) : words.space(at);
}

function revealed({ card, from }: Extract<SignalEvent, { e: 'revealed' }>, words: SignalWords): string {
  if (from === 'start') return words.t('sig.logStart');
  return words.t(from === 'bottom' ? 'sig.logRevealedBottom' : 'sig.logRevealed', { card: words.schedule(card) });
}

const ACTIONS: Record<string, Key> = { signal: 'sig.actionSignal', switch: 'sig.actionSwitch', train: 'sig.actionTrain' };

function actionWords(action: string, words: SignalWords): string {
  const key = ACTIONS[action];
  return key === undefined ? action : words.t(key);
}
