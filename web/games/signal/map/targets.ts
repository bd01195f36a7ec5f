// What can be chosen on the map at this moment, read off the legal moves and what the player has already chosen.
import { colourOf, TRAINS } from '../board';
import type { Offered } from '../panels/groups';
import type { SignalView } from '../view';
import { standingAt, type SignalWords } from '../words/words';

/** An arm is a track where it meets a junction that is not set towards it. */
export type TargetKind = 'junction' | 'arm' | 'signal' | 'train' | 'line' | 'start';

export interface Target {
  kind: TargetKind;
  /** The junction, arm ("junction>line"), signal, train, line or start place. */
  ref: string;
  /** What choosing it means, in words. */
  label: string;
  /** The move it stands for; null where a further choice follows. */
  move: string | null;
  /** It may be chosen but does not call for it. */
  quiet?: boolean;
}

export interface Chosen {
  from: string | null;
  shunting: string | null;
}

export function targetsOf(offers: readonly Offered[], { from, shunting }: Chosen, view: SignalView | null, words: SignalWords): Target[] {
  const found = new Map<string, Target>();
  const add = (target: Target) => {
    const key = `${target.kind}:${target.ref}`;
    if (!found.has(key)) found.set(key, target);
  };
  for (const { text, move } of offers) {
    switch (move.kind) {
      case 'set':
        add({ kind: 'junction', ref: move.junction, label: words.t('sig.chooseSetting', { junction: words.place(move.junction) }), move: null });
        break;
      case 'signal':
        add({ kind: 'signal', ref: move.from, label: words.t('sig.doSignalFrom', { from: words.signal(move.from) }), move: null });
        if (move.from === from) add({ kind: 'signal', ref: move.to, label: words.t('sig.doSignal', { to: words.signal(move.to) }), move: text });
        else if (from === null) add({ kind: 'signal', ref: move.to, label: words.t('sig.wishSignal', { signal: words.signal(move.to) }), move: null, quiet: true });
        break;
      case 'extra':
        add({ kind: 'signal', ref: move.signal, label: words.t('sig.doExtra', { signal: words.signal(move.signal) }), move: text });
        break;
      case 'train':
        add({ kind: 'train', ref: move.train, label: words.t('sig.doTrain', { train: words.train(move.train) }), move: text });
        break;
      case 'colour':
        for (const train of TRAINS.filter((id) => colourOf(id) === move.colour && view !== null && standingAt(view, id) !== null)) {
          add({ kind: 'train', ref: train, label: words.t('sig.doTrain', { train: words.train(train) }), move: text, quiet: true });
        }
        break;
      case 'leave':
        add({ kind: 'line', ref: move.line, label: words.line(move.line), move: text });
        break;
      case 'deploy':
        if (move.place !== null && move.colour === shunting) {
          const label = words.t('sig.doDeployAt', { colour: words.colour(move.colour), place: words.place(move.place) });
          add({ kind: 'start', ref: move.place, label, move: text });
        }
        break;
    }
  }
  for (const target of wishable(offers, words)) add(target);
  if (view !== null) for (const target of armsOf([...found.values()], view, words)) add(target);
  return [...found.values()];
}

/** In the action step junctions, signals and trains may be chosen before the card that moves them. */
function wishable(offers: readonly Offered[], words: SignalWords): Target[] {
  const can = (action: string) => offers.some(({ move }) => move.kind === 'play' && move.action === action);
  const { junctions, lines } = words.board;
  return [
    ...(can('switch') ? junctions.map(({ id }): Target => ({ kind: 'junction', ref: id, label: words.t('sig.chooseSetting', { junction: words.place(id) }), move: null, quiet: true })) : []),
    ...(can('signal')
      ? lines.flatMap(({ id, signals }) => signals.map((k): Target => ({ kind: 'signal', ref: `${id}@${k}`, label: words.t('sig.wishSignal', { signal: words.signal(`${id}@${k}`) }), move: null, quiet: true })))
      : []),
  ];
}

/** Of every junction that may be set, the tracks it is not set towards. */
function armsOf(targets: readonly Target[], view: SignalView, words: SignalWords): Target[] {
  return targets.flatMap(({ kind, ref: junction }) => {
    if (kind !== 'junction') return [];
    const covered = words.board.lines.filter(({ id, a, b }) => (a === junction || b === junction) && !view.switches[junction]?.includes(id));
    return covered.map(({ id, a, b }): Target => {
      const place = words.place(a === junction ? b : a);
      return { kind: 'arm', ref: `${junction}>${id}`, label: words.t('sig.setTowards', { junction: words.place(junction), place }), move: null, quiet: true };
    });
  });
}
