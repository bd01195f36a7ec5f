// A plan as rows to read and adopt, and as marks on the map: what would be different after it.
import type { Point } from '../../../ui/map/geometry';
import type { Key } from '../words/text';
import { TRAINS } from '../board';
import { parseSignalMove, type SignalMove } from '../moves';
import type { SignalView } from '../view';
import type { Plan } from '../../../net/tables';
import type { Signal } from '../guards';
import { loadTitle } from '../panels/groups';
import { trainSpot, type Network } from '../map/network';
import { trainOf, type SignalWords } from '../words/words';

export interface PlanRow {
  label: string;
  /** With this row so many moves of the plan are played. */
  upTo: number;
  /** Dice or cards decide what comes of it. */
  luck: boolean;
}

type Planned = Pick<Plan<Signal>, 'moves' | 'possible' | 'luck' | 'view'>;

/** A card played and what it does are one row. */
export function planRows(plan: Planned, words: SignalWords): PlanRow[] {
  const rows: PlanRow[] = [];
  let paid = '';
  plan.moves.slice(0, plan.possible + (plan.luck ? 1 : 0)).forEach((text, i) => {
    const move = parseSignalMove(text);
    if (move === null) return;
    const row = { label: label(move, plan.view, words) + paid, upTo: i + 1, luck: i === plan.possible };
    if (paid !== '' && DONE_BY_CARD.includes(move.kind)) rows.pop();
    rows.push(row);
    paid = move.kind === 'play' ? ` (${words.cards(move.cards)})` : '';
  });
  return rows;
}

const DONE_BY_CARD: readonly SignalMove['kind'][] = ['set', 'signal', 'train'];
const PLAYS = { signal: 'sig.groupPlaySignal', switch: 'sig.groupPlaySwitch', train: 'sig.groupPlayTrain' } as const satisfies Record<string, Key>;

function label(move: SignalMove, view: SignalView, words: SignalWords): string {
  switch (move.kind) {
    case 'play':
      return words.t(PLAYS[move.action]);
    case 'load':
      return `${loadTitle(move.train, view, words)} (${words.cards([move.card])})`;
    case 'leave':
      return words.line(move.line);
    default:
      return words.deed(move, view);
  }
}

/** What differs on the map: `ref` is a junction, a signal or a train. */
export type PlanMark =
  | { kind: 'switch'; ref: string; open: readonly [string, string] }
  | { kind: 'green' | 'red'; ref: string }
  | { kind: 'load'; ref: string; goods: string }
  | { kind: 'move'; ref: string }
  | { kind: 'roll'; ref: string };

export function planMarks(now: SignalView, plan: Planned): PlanMark[] {
  const then = plan.view;
  const [before, after] = [new Set(now.signals), new Set(then.signals)];
  const next = plan.luck ? parseSignalMove(plan.moves[plan.possible] ?? '') : null;
  return [
    ...Object.entries(then.switches).flatMap(([ref, open]): PlanMark[] =>
      open.join() === now.switches[ref]?.join() ? [] : [{ kind: 'switch', ref, open }],
    ),
    ...then.signals.filter((s) => !before.has(s)).map((ref): PlanMark => ({ kind: 'green', ref })),
    ...now.signals.filter((s) => !after.has(s)).map((ref): PlanMark => ({ kind: 'red', ref })),
    ...TRAINS.flatMap((ref, i): PlanMark[] => {
      const [was, will] = [now.trains[i], then.trains[i]];
      if (will == null || will.at === null) return [];
      if (was?.at !== will.at) return [{ kind: 'move', ref }];
      return will.goods !== null && was.goods === null ? [{ kind: 'load', ref, goods: will.goods }] : [];
    }),
    ...(next?.kind === 'train' ? [{ kind: 'roll', ref: next.train } as const] : []),
  ];
}

/** Where a mark stands on the map, in the position after the plan. */
export function markSpot(network: Network, view: SignalView, { kind, ref }: PlanMark): Point {
  if (kind === 'switch') return network.places.get(ref) ?? [0, 0];
  if (kind === 'green' || kind === 'red') return network.signals.get(ref)?.spot.at ?? [0, 0];
  return trainSpot(network, trainOf(view, ref)?.at ?? '', null).at;
}
