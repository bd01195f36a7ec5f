// The digests of docs/record.md over positions: what a record says of itself after each line.
import { TRAIN_COLOURS, TRAINS, type SignalBoard } from '../../games/signal/board';
import type { GhostBoard } from '../../games/ghost/board';
import type { SignalEvent, SignalView } from '../../games/signal/view';
import type { GhostEvent } from '../../games/ghost/view';
import type { GhostPosition } from '../../games/ghost/replay/position';

const NONE = 255;
const place = (list: readonly string[], item: string | null | undefined) => (item == null ? NONE : list.indexOf(item));
const list = (numbers: readonly number[]) => [numbers.length, ...numbers];
const ascending = (all: readonly string[], some: readonly string[]) => list(all.flatMap((id, i) => (some.includes(id) ? [i] : [])));
const bits = (all: readonly string[], some: readonly string[]) => all.reduce((sum, id, i) => sum + (some.includes(id) ? 2 ** i : 0), 0);
const two = (n: number) => [n & 255, n >> 8];
const flags = (...all: boolean[]) => all.map(Number);

export function fnv(bytes: readonly number[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, '0');
}

/** How many cards have left a deck since it was last shuffled, by the events so far. */
function left<E extends { e: string }>(events: readonly E[], rebuilt: string, cards: (event: E) => number): number {
  return events.slice(events.findLastIndex(({ e }) => e === rebuilt) + 1).reduce((sum, event) => sum + cards(event), 0);
}

export function ghostDigest(at: GhostPosition, { colours, deck: whole, tracks, tickets, bonuses }: GhostBoard, events: readonly GhostEvent[]): string {
  const ids = tickets.all.map(({ id }) => id);
  const kinds = [...colours.map(({ id }) => id), 'locomotive'];
  const byKind = (cards: Record<string, number>) => kinds.map((kind) => cards[kind] ?? 0);
  const cards = left(events, 'rebuilt', (e) => (e.e === 'hand' ? e.cards!.length : e.e === 'drew' ? 1 : 0));
  const drawn = left(events, 'tickets-rebuilt', (e) => (e.e === 'dealt' ? e.tickets!.length : e.e === 'drew-ticket' ? 1 : 0));
  const gone = at.players.flatMap((p) => [...p.tickets, ...p.completed, ...p.exchanged]);
  const hands = at.players.map((p) => byKind(p.hand));
  const discards = byKind(at.discards);
  const deck = [...colours.map(() => whole!.each_colour), whole!.locomotives].map((n, i) => n - discards[i]! - hands.reduce((sum, hand) => sum + hand[i]!, 0));
  return fnv([
    at.phase === 'over' ? 1 : 0, at.players.length, at.first, at.turn ?? NONE, at.idle,
    ...at.players.flatMap((p, seat) => [
      p.trains, ...hands[seat]!, place(ids, p.tickets[0]), place(ids, p.tickets[1]), ...ascending(ids, p.completed), Number(p.special),
      ...bonuses.town_hall.map(({ id }) => Number(p.bonuses.includes(id))), ...ascending(ids, p.exchanged),
    ]),
    ...tracks.map(({ id }) => { const owner = at.players.findIndex((p) => p.tracks.includes(id)); return owner < 0 ? NONE : owner; }),
    ...deck, ...discards, at.shuffles, cards,
    ...ascending(ids, ids.filter((id) => !gone.includes(id))), at.ticket_shuffles, drawn,
  ]);
}

const PHASES = ['placing', 'extra', 'reveal', 'deploy', 'colour', 'train', 'rolled', 'city', 'action', 'signal', 'switch', 'draw', 'over'];
const CARDS = Array.from({ length: 18 }, (_, i) => `d${String(i + 1).padStart(2, '0')}`);

export function signalDigest(at: SignalView, board: SignalBoard, events: readonly SignalEvent[]): string {
  const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);
  const { schedule: card, mover, helpers } = at;
  const [colours, goods, lines] = [ids(TRAIN_COLOURS), ids(board.goods), ids(board.lines)];
  const byKind = (cards: Record<string, number>) => ['signal', 'switch', 'train'].map((kind) => cards[kind] ?? 0);
  const byGoods = (some: Record<string, number>) => goods.map((id) => some[id] ?? 0);
  const spaces = [...ids(board.starts), ...ids(board.cities), ...board.lines.flatMap(({ id, sections }) => Array.from({ length: sections }, (_, i) => `${id}/${i + 1}`))];
  const signals = board.lines.flatMap((line) => line.signals.map((k) => `${line.id}@${k}`));
  const cards = left(events, 'rebuilt', (e) => (e.e === 'hand' || e.e === 'drew' ? e.cards.length : 0));
  const rolls = (colour: string) => events.filter((e) => e.e === 'rolled' && e.train.startsWith(colour)).length;
  const facing = (space: string | null, end: string | null) => (end === null ? NONE : Number(board.lines.find(({ id }) => space?.startsWith(`${id}/`))?.b === end));
  const setting = (junction: string) => {
    const arms = board.lines.filter(({ a, b }) => a === junction || b === junction).map(({ id }) => id);
    const pairs = arms.flatMap((a, i) => arms.slice(i + 1).map((b) => `${a} ${b}`));
    return pairs.indexOf(at.switches[junction]!.join(' '));
  };
  return fnv([
    PHASES.indexOf(at.phase), at.hands.length, at.first, at.turn ?? NONE, at.turns, at.changes,
    at.outcome === null ? 0 : 1 + ['delivered', 'time', 'schedule'].indexOf(at.outcome), at.clock,
    ...at.hands.flatMap(byKind), ...byKind(at.deck), ...byKind(at.discards), events.filter(({ e }) => e === 'rebuilt').length, cards,
    card.left, place(CARDS, card.bottom), ...ascending(CARDS, card.unseen), ...ascending(CARDS, card.used), card.card === 'start' ? 254 : place(CARDS, card.card),
    at.symbol, bits(colours, at.deployed_colours), bits(colours, at.named_colours),
    place(colours, at.colour), ...two(bits(TRAINS, at.pending)), ...flags(at.begun),
    place(TRAINS, mover?.train), mover?.points ?? 0, place(lines, mover?.came_by), ...flags(mover?.by_card ?? false),
    bits(board.helpers, helpers.unused), ...flags(helpers.dispatcher), place(TRAINS, helpers.held),
    ...at.trains.flatMap((train) => [place(spaces, train.at), facing(train.at, train.facing), place(goods, train.goods)]),
    ...ids(board.junctions).map(setting), ...ascending(signals, at.signals),
    ...byGoods(at.goods), ...board.cities.filter(({ kind }) => kind === 'port').flatMap(({ id }) => byGoods(at.delivered[id] ?? {})),
    ...ids(board.starts).map((id) => at.numbers[id]!),
    ...(at.stack ? [...ascending(ids(board.starts), at.stack.left), at.stack.turned, at.stack.shuffles] : [0, 0, 0]),
    ...['black', 'brown', 'grey'].flatMap((colour) => two(rolls(colour))), ...two(events.filter(({ e }) => e === 'dice').length),
  ]);
}
