// Sorts the legal moves into groups with titles: the plain list that keyboards, screen readers and people in doubt use.
import type { Key } from '../words/text';
import { parseSignalMove, type SignalMove } from '../moves';
import type { SignalView } from '../view';
import { standingAt, type SignalWords } from '../words/words';

export interface Offered {
  text: string;
  move: SignalMove;
}

export interface MoveGroup {
  id: string;
  title: string;
  items: { text: string; label: string }[];
  /** So many of its kind that the group opens only when asked for. */
  folded: boolean;
}

/** More groups than this are folded. */
const FEW = 3;

export function offersOf(legal: readonly string[]): Offered[] {
  return legal.flatMap((text) => {
    const move = parseSignalMove(text);
    return move === null ? [] : [{ text, move }];
  });
}

export function groupMoves(offers: readonly Offered[], view: SignalView, words: SignalWords): MoveGroup[] {
  const groups = new Map<string, MoveGroup>();
  for (const { text, move } of offers) {
    const [id, title] = groupOf(move, view, words);
    const group = groups.get(id) ?? { id, title, items: [], folded: false };
    group.items.push({ text, label: words.move(move, view) });
    groups.set(id, group);
  }
  const all = [...groups.values()].sort((a, b) => rank(a.id) - rank(b.id));
  const many = (prefix: string) => all.filter(({ id }) => id.startsWith(prefix)).length > FEW;
  return all.map((group) => ({ ...group, folded: FOLDABLE.some((prefix) => group.id.startsWith(prefix) && many(prefix)) }));
}

const FOLDABLE = ['set:', 'signal:'];

const TITLES = {
  deploy: 'sig.groupDeploy',
  colour: 'sig.groupColour',
  train: 'sig.groupTrain',
  extra: 'sig.groupExtra',
  draw: 'sig.groupDraw',
  use: 'sig.groupHelpers',
} as const satisfies Partial<Record<SignalMove['kind'], Key>>;

const PLAYS = { signal: 'sig.groupPlaySignal', switch: 'sig.groupPlaySwitch', train: 'sig.groupPlayTrain' } as const;

function groupOf(move: SignalMove, view: SignalView, words: SignalWords): readonly [id: string, title: string] {
  const { t } = words;
  switch (move.kind) {
    case 'set':
      return [`set:${move.junction}`, words.place(move.junction)];
    case 'signal':
      return [`signal:${move.from}`, t('sig.doSignalFrom', { from: words.signal(move.from) })];
    case 'deploy':
      return move.place === null ? ['deploy', t(TITLES.deploy)] : ['shunter', t('sig.groupShunter')];
    case 'leave':
      return ['leave', t('sig.groupLeave', { city: words.space(standingAt(view, view.mover?.train ?? null)) })];
    case 'play':
      return [`play:${move.action}`, t(PLAYS[move.action])];
    case 'load':
      return [`load:${move.train}`, loadTitle(move.train, view, words)];
    case 'colour':
    case 'train':
    case 'extra':
    case 'draw':
    case 'use':
      return [move.kind, t(TITLES[move.kind])];
    default:
      return ['now', t('sig.groupNow')];
  }
}

/** "Load Black 1 with blue": a train loads what its city has. */
export function loadTitle(train: string, view: SignalView, words: SignalWords): string {
  const city = words.board.cities.find(({ id }) => id === standingAt(view, train));
  return words.t('sig.groupLoad', { train: words.train(train), goods: words.goods(city?.goods ?? '') });
}

const ORDER = ['deploy', 'colour', 'train', 'leave', 'play:', 'load:', 'extra', 'draw', 'now', 'use', 'shunter', 'signal:', 'set:'];

function rank(id: string): number {
  return ORDER.findIndex((prefix) => id.startsWith(prefix));
}
