// The position of Switch & Signal after each move of a record: bookkeeping of what happened, no rules. What the table was asked is read
// off the answer, the move that came next.
import deckFile from '../../../../data/signal/deck.json';
import { colourOf, scheduleCard, TRAIN_COLOURS, TRAINS, type SignalBoard } from '../board';
import type { SignalEvent, SignalView } from '../view';
import { add, counted, spend } from '../../../replay/cards';
import type { GameRecord } from '../../../replay/record';
import { phaseBefore } from './phase';
import { run, standing } from './trains';
import type { Signal } from '../guards';
import type { Numbers } from '../numbers';

/** The positions after the deal and after each move. */
export function positionsOf(record: GameRecord<Signal>, board: SignalBoard, numbers: Numbers): SignalView[] {
  const at = start(record, board, numbers);
  const { played } = record;
  return played.map(({ events }, n) => {
    for (const event of events) happen(at, event, board);
    if (isCutShort(events)) at.symbol--;
    if (at.outcome === null) {
      const next = played.slice(n + 1).find(({ move }) => move !== 'use dispatcher');
      at.phase = phaseBefore(next?.move ?? '', at);
      if (at.phase !== 'reveal') nextSymbol(at);
    }
    at.to_act = at.turn === null ? [] : [at.turn];
    return structuredClone(at);
  });
}

/** A deployment whose loss ended the game was never done with. */
function isCutShort(events: readonly SignalEvent[]): boolean {
  const before = events.filter(({ e }) => e !== 'time' && e !== 'refilled' && e !== 'over').at(-1);
  return events.at(-1)?.e === 'over' && (before?.e === 'occupied' || before?.e === 'no-train');
}

function start({ options, seats }: GameRecord<Signal>, board: SignalBoard, { goods, time, removed }: Numbers): SignalView {
  const { green, covered } = board.placement;
  const open = (junction: string) => board.lines.filter(({ id, a, b }) => (a === junction || b === junction) && !covered[junction]?.includes(id)).map(({ id }) => id);
  return {
    phase: 'placing',
    first: 0,
    turn: null,
    to_act: [],
    turns: 0,
    changes: 0,
    outcome: null,
    clock: time,
    hands: seats.map(() => ({})),
    deck: { ...deckFile.actions },
    discards: {},
    schedule: {
      left: deckFile.cards.length - removed,
      bottom: null,
      unseen: deckFile.cards.map(({ id }) => id),
      used: [],
      card: null,
      from_start: false,
    },
    symbol: 0,
    deployed_colours: [],
    named_colours: [],
    colour: null,
    pending: [],
    begun: false,
    mover: null,
    helpers: { unused: [...board.helpers], dispatcher: false, held: null },
    trains: TRAINS.map(() => ({ at: null, facing: null, goods: null })),
    switches: Object.fromEntries(board.junctions.map(({ id }) => [id, open(id) as [string, string]])),
    signals: signalsOf(board).filter((id) => green.includes(id)),
    goods: Object.fromEntries(board.goods.map(({ id }) => [id, Math.ceil(goods / board.goods.length)])),
    delivered: Object.fromEntries(board.cities.filter(({ kind }) => kind === 'port').map(({ id }) => [id, {}])),
    numbers: Object.fromEntries(board.starts.map(({ id, number }) => [id, number])),
    stack: options.places === 'stack' ? { left: board.starts.map(({ id }) => id), turned: 0, shuffles: 0 } : null,
  };
}

function signalsOf({ lines }: SignalBoard): string[] {
  return lines.flatMap(({ id, signals }) => signals.map((k) => `${id}@${k}`));
}

/** What becomes of decks, clock and turns; the rest is told below. */
function happen(at: SignalView, event: SignalEvent, board: SignalBoard): void {
  switch (event.e) {
    case 'first':
      at.first = at.turn = event.seat;
      break;
    case 'numbers':
      at.numbers = Object.fromEntries(board.starts.map(({ id }, i) => [id, event.numbers[i] ?? 0]));
      break;
    case 'hand':
    case 'drew':
      add(at.hands[event.seat]!, counted(event.cards));
      spend(at.deck, counted(event.cards));
      break;
    case 'rebuilt':
      at.deck = at.discards;
      at.discards = {};
      break;
    case 'played':
      spend(at.hands[event.seat]!, counted(event.cards));
      add(at.discards, counted(event.cards));
      if (event.action === 'train') at.mover = { train: null, points: 0, came_by: null, by_card: true };
      break;
    case 'turn':
      at.turn = event.seat;
      at.turns++;
      Object.assign(at.helpers, { dispatcher: false, held: null });
      break;
    case 'time':
      at.clock = event.clock;
      break;
    case 'refilled':
      at.clock = event.clock;
      at.schedule.left = event.cards;
      if (event.card !== undefined) at.schedule.bottom = null;
      break;
    case 'over':
      at.phase = 'over';
      at.outcome = event.reason;
      at.turn = at.mover = null;
      break;
    default:
      onCard(at, event);
      onBoard(at, event, board);
  }
}

/** What becomes of the schedule card and its symbols, and of the helpers. */
function onCard(at: SignalView, event: SignalEvent): void {
  const { schedule } = at;
  switch (event.e) {
    case 'revealed':
      schedule.left -= event.from === 'start' ? 0 : 1;
      schedule.unseen = schedule.unseen.filter((id) => id !== event.card);
      if (event.from === 'bottom') schedule.bottom = null;
      schedule.card = event.card;
      schedule.from_start = event.from === 'start';
      break;
    case 'under':
      schedule.bottom = event.card;
      schedule.card = null;
      schedule.left++;
      break;
    case 'carried-out':
      if (!schedule.from_start) schedule.used = [...schedule.used, event.card].sort();
      Object.assign(schedule, { card: null, from_start: false });
      Object.assign(at, { symbol: 0, deployed_colours: [], named_colours: [], colour: null, pending: [], begun: false });
      break;
    case 'named':
      if (deploying(at)) at.deployed_colours = inOrder([...at.deployed_colours, event.colour]);
      else at.named_colours = inOrder([...at.named_colours, event.colour]);
      at.colour = deploying(at) ? null : event.colour;
      if (at.colour !== null) at.pending = pendingOf(at, at.colour);
      break;
    case 'deployed':
      if (schedule.from_start) at.deployed_colours = inOrder([...at.deployed_colours, colourOf(event.train)]);
      at.symbol++;
      break;
    case 'occupied':
      if (!schedule.from_start) at.symbol++;
      break;
    case 'no-train':
      at.symbol++;
      break;
    case 'helper':
      help(at, event.helper, event.train ?? null);
      break;
  }
}

function help(at: SignalView, helper: string, train: string | null): void {
  at.helpers.unused = at.helpers.unused.filter((id) => id !== helper);
  if (helper === 'dispatcher') at.helpers.dispatcher = true;
  if (helper === 'conductor') at.pending = [];
  if (helper !== 'traffic_controller') return;
  at.helpers.held = train;
  at.pending = at.pending.filter((id) => id !== train);
}

/** What becomes of trains, goods, junctions, signals and the tokens of the start places. */
function onBoard(at: SignalView, event: SignalEvent, board: SignalBoard): void {
  switch (event.e) {
    case 'token':
      if (at.stack) at.stack = { ...at.stack, left: at.stack.left.filter((id) => id !== event.place), turned: at.stack.turned + 1 };
      break;
    case 'tokens':
      if (at.stack) at.stack = { left: board.starts.map(({ id }) => id), turned: 0, shuffles: at.stack.shuffles + 1 };
      break;
    case 'deployed':
      Object.assign(standing(at, event.train), { at: event.place, facing: null, goods: null });
      break;
    case 'rolled':
      at.begun ||= at.colour !== null;
      at.pending = at.pending.filter((id) => id !== event.train);
      at.mover = { train: event.train, points: event.points, came_by: null, by_card: at.mover?.by_card ?? false };
      break;
    case 'moved':
      run(at, event.train, event.path, board);
      if (at.mover) at.mover.points = event.left;
      break;
    case 'stopped':
    case 'collided':
      at.mover = null;
      break;
    case 'unloaded':
      standing(at, event.train).goods = null;
      add(at.delivered[event.port]!, { [event.goods]: 1 });
      break;
    case 'returned':
      add(at.goods, { [event.goods]: 1 });
      break;
    case 'depot':
      Object.assign(standing(at, event.train), { at: null, facing: null, goods: null });
      at.pending = at.pending.filter((id) => id !== event.train);
      break;
    case 'loaded':
      standing(at, event.train).goods = event.goods;
      spend(at.goods, { [event.goods]: 1 });
      spend(at.hands[at.turn!]!, { [event.card]: 1 });
      add(at.discards, { [event.card]: 1 });
      break;
    case 'switched':
      at.switches[event.junction] = event.arms;
      at.changes += at.turns === 0 ? 1 : 0;
      break;
    case 'signalled':
      at.signals = signalsOf(board).filter((id) => id === event.to || (id !== event.from && at.signals.includes(id)));
      at.changes += at.turns === 0 ? 1 : 0;
      break;
    case 'marker':
      at.signals = signalsOf(board).filter((id) => id === event.signal || at.signals.includes(id));
      break;
  }
}

function deploying({ schedule: { card }, symbol }: SignalView): boolean {
  return card !== null && symbol < scheduleCard(card).deploy;
}

function pendingOf({ trains, helpers }: SignalView, colour: string): string[] {
  return TRAINS.filter((id, i) => colourOf(id) === colour && trains[i]!.at !== null && helpers.held !== id);
}

/** Colours stand in their own order, not in the order they were named. */
function inOrder(colours: readonly string[]): string[] {
  return TRAIN_COLOURS.map(({ id }) => id).filter((id) => colours.includes(id));
}

/** Which symbol of the card comes next: one that is done, and one without trains, is passed over. */
function nextSymbol(at: SignalView): void {
  const { card } = at.schedule;
  if (card === null || deploying(at) || at.mover !== null) return;
  const { deploy, move } = scheduleCard(card);
  while (at.pending.length === 0) {
    if (at.colour !== null) at.symbol++;
    Object.assign(at, { colour: null, begun: false });
    const colour = move[at.symbol - deploy];
    if (colour === undefined || colour === 'any') return;
    at.colour = colour;
    at.pending = pendingOf(at, colour);
  }
}
