// Between two rolls it makes no difference in which order signals and junctions are set: a hand sets them along the ways of the trains.
// A record in that order comes to the same positions before every roll.
import { TRAINS, type SignalBoard, type SignalLayout } from '../../../games/signal/board';
import { drawNetwork, type Network } from '../../../games/signal/map/network';
import { positionsOf, type Before, type Recorded } from '../../scripted/engineTable';
import { waysFrom, waysOf, type Rails } from './rails';

type Moves = Recorded['moves'];
/** Moves that belong together: a card and what is done with it; a load. */
type Deed = Moves;

interface Block {
  from: number;
  deeds: Deed[];
  /** The train that is rolled for after it, by a card. */
  rolls: string | null;
}

export interface Drawn {
  record: Recorded;
  positions: Before[];
}

export function asDrawn(program: string, record: Recorded, drawn: { board: SignalBoard; layout: SignalLayout }): Drawn {
  const network = drawNetwork(drawn.board, drawn.layout);
  const positions = positionsOf(program, record);
  let best: Drawn = { record, positions };
  for (const block of blocksOf(record, positions)) {
    const deeds = alongWays(network, positions[block.from]!, block).flat();
    if (deeds.every(({ move }, i) => move === record.moves[block.from + i]!.move)) continue;
    const moves = best.record.moves.toSpliced(block.from, deeds.length, ...deeds);
    const tried = positionsOf(program, { ...record, moves });
    const end = block.from + deeds.length;
    if (JSON.stringify(tried[end]?.view) === JSON.stringify(positions[end]?.view)) best = { record: { ...record, moves }, positions: tried };
  }
  return best;
}

function blocksOf({ moves }: Recorded, positions: readonly Before[]): Block[] {
  const blocks: Block[] = [];
  for (let n = 0; n < moves.length; ) {
    const block: Block = { from: n, deeds: [], rolls: null };
    for (let deed = deedAt(moves, n); deed !== null; deed = deedAt(moves, n)) {
      block.deeds.push(deed);
      n += deed.length;
    }
    if (block.deeds.length < 2) {
      n = Math.max(n, block.from + 1);
      continue;
    }
    const [card, train] = [moves[n], moves[n + 1]];
    block.rolls = card?.move.startsWith('play train ') && positions[n]!.view.phase === 'action' ? (train?.move.split(' ')[1] ?? null) : null;
    blocks.push(block);
  }
  return blocks;
}

function deedAt(moves: Moves, n: number): Deed | null {
  const [kind, what] = moves[n]?.move.split(' ') ?? [];
  if (kind === 'load') return [moves[n]!];
  return kind === 'play' && what !== 'train' ? moves.slice(n, n + 2) : null;
}

/** What a deed opens: a junction or a signal. */
function thingOf(deed: Deed): string {
  const [kind, one = '', two = ''] = deed.at(-1)!.move.split(' ');
  return kind === 'signal' ? two : kind === 'set' ? one : '';
}

/** Loads stay where they were; single things first, then one way after the other, and last that of the train that is rolled for. */
function alongWays(network: Network, { view }: Before, { deeds, rolls }: Block): Deed[] {
  const rails: Rails = { switches: { ...view.switches }, signals: [...view.signals] };
  for (const deed of deeds) {
    const [kind, one = '', two = '', three = ''] = deed.at(-1)!.move.split(' ');
    if (kind === 'set') rails.switches[one] = [two, three];
    if (kind === 'signal') rails.signals = [...rails.signals.filter((id) => id !== one), two];
  }
  let left = deeds.filter((deed) => thingOf(deed) !== '');
  const ways: Deed[][] = [];
  const take = (all: readonly (readonly { thing: string }[])[], least: number): boolean => {
    const chains = all.map((way) => way.flatMap(({ thing }) => left.filter((deed) => thingOf(deed) === thing)));
    const longest = chains.reduce((most, chain) => (chain.length > most.length ? chain : most), []);
    if (longest.length < least) return false;
    ways.unshift(longest);
    left = left.filter((deed) => !longest.includes(deed));
    return true;
  };
  if (rolls !== null) take(waysOf(network, view, rails, TRAINS.indexOf(rolls)).map(({ way }) => way), 1);
  while (take(left.flatMap((deed) => waysFrom(network, rails, thingOf(deed))), 2));
  const rest = [...left, ...ways.flat()];
  return deeds.map((deed) => (thingOf(deed) === '' ? deed : rest.shift()!));
}
