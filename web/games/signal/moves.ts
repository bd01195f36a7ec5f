// The moves of Switch & Signal as text, taken apart. The page never makes one up: it sorts those it was offered.
import type { CardKind } from './board';

export type SignalMove =
  | { kind: 'set'; junction: string; arms: readonly [string, string] }
  | { kind: 'signal'; from: string; to: string }
  | { kind: 'extra'; signal: string }
  | { kind: 'use'; helper: string; train: string | null }
  | { kind: 'deploy'; colour: string; place: string | null }
  | { kind: 'colour'; colour: string }
  | { kind: 'train'; train: string }
  | { kind: 'leave'; line: string }
  | { kind: 'play'; action: CardKind; cards: readonly CardKind[] }
  | { kind: 'load'; train: string; card: CardKind }
  | { kind: 'draw'; count: number }
  | { kind: 'ready' | 'go' | 'stop' | 'end' | 'undo' };

export type MoveKind = SignalMove['kind'];

export function parseSignalMove(text: string): SignalMove | null {
  const [kind, ...rest] = text.split(' ');
  const [first, second, third] = rest;
  const words = rest.length;
  switch (kind) {
    case 'ready':
    case 'go':
    case 'stop':
    case 'end':
    case 'undo':
      return words === 0 ? { kind } : null;
    case 'set':
      return words === 3 ? { kind, junction: first!, arms: [second!, third!] } : null;
    case 'signal':
      return words === 2 ? { kind, from: first!, to: second! } : null;
    case 'extra':
      return words === 1 ? { kind, signal: first! } : null;
    case 'use':
      return words === 1 || words === 2 ? { kind, helper: first!, train: second ?? null } : null;
    case 'deploy':
      if (words === 1) return { kind, colour: first!, place: null };
      return words === 3 && second === 'at' ? { kind, colour: first!, place: third! } : null;
    case 'colour':
      return words === 1 ? { kind, colour: first! } : null;
    case 'train':
      return words === 1 ? { kind, train: first! } : null;
    case 'leave':
      return words === 1 ? { kind, line: first! } : null;
    case 'play':
      return words === 2 ? parsePlay(first!, second!.split('+')) : null;
    case 'load':
      return words === 2 && isKind(second) ? { kind, train: first!, card: second } : null;
    case 'draw':
      return words === 1 && /^\d{1,2}$/.test(first!) ? { kind, count: Number(first) } : null;
    default:
      return null;
  }
}

function parsePlay(action: string, cards: string[]): SignalMove | null {
  if (!isKind(action) || cards.length > 2 || !cards.every(isKind)) return null;
  return { kind: 'play', action, cards };
}

function isKind(word: string | undefined): word is CardKind {
  return word === 'signal' || word === 'switch' || word === 'train';
}
