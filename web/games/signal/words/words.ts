// Puts the things of Switch & Signal into words: trains, places, signals, cards, moves. All sentences come from the files of words.
import { HELPERS } from './helpers/keys';
import type { Key } from './text';
import { colourOf, scheduleCard, TRAIN_COLOURS, TRAINS, type CardKind, type SignalBoard } from '../board';
import type { SignalMove } from '../moves';
import type { End, SignalView } from '../view';
import { TableWords } from '../../../table/words';

const CARDS: Record<CardKind, Key> = { signal: 'sig.cardSignal', switch: 'sig.cardSwitch', train: 'sig.cardTrain' };

const PLAYS: Record<CardKind, Key> = { signal: 'sig.groupPlaySignal', switch: 'sig.groupPlaySwitch', train: 'sig.groupPlayTrain' };

const PILES: Record<CardKind, Key> = { signal: 'sig.pileSignal', switch: 'sig.pileSwitch', train: 'sig.pileTrain' };

/** The same as something that is taken or given. */
const TAKEN: Record<CardKind, Key> = { signal: 'sig.gotSignal', switch: 'sig.gotSwitch', train: 'sig.gotTrain' };

/** Colours of trains that the words have forms for. */
const FORMS = ['black', 'brown', 'grey'] as const;
const hasForms = (id: string): id is (typeof FORMS)[number] => (FORMS as readonly string[]).includes(id);

export class SignalWords extends TableWords<SignalBoard, Key> {
  readonly #names = new Map([...this.board.starts, ...this.board.cities, ...this.board.junctions].map((p) => [p.id, this.named(p.name)]));
  readonly #lines = new Map(this.board.lines.map((line) => [line.id, line]));
  readonly #goods = new Map(this.board.goods.map((g) => [g.id, this.named(g.name).toLowerCase()]));
  readonly #colours = new Map(TRAIN_COLOURS.map((c) => [c.id, this.named(c.name)]));

  place(id: string): string {
    return this.#names.get(id) ?? id;
  }

  goods(id: string): string {
    return this.#goods.get(id) ?? id;
  }

  colour(id: string): string {
    return id === 'any' ? this.t('colour.any') : (this.#colours.get(id) ?? id).toLowerCase();
  }

  /** The colour in the name of a train that something belongs to: "of the black train". */
  colourOf(id: string): string {
    return hasForms(id) ? this.t(`colourOf.${id}`) : this.colour(id);
  }

  /** All trains of a colour: "the black ones". */
  colours(id: string): string {
    return id === 'any' || hasForms(id) ? this.t(`colours.${id}`) : this.colour(id);
  }

  train(id: string): string {
    const colour = this.#colours.get(colourOf(id)) ?? id;
    return this.t('sig.train', { colour, n: id.slice(id.lastIndexOf('-') + 1) });
  }

  card(kind: string): string {
    const key = CARDS[kind as CardKind];
    return key === undefined ? kind : this.t(key);
  }

  /** The same as what somebody has none of: "signal card". */
  cardOf(kind: string): string {
    return CARDS[kind as CardKind] === undefined ? kind : this.t(`cardOf.${kind as CardKind}`);
  }

  /** A pile of equal cards: "3 signal cards". */
  pile(kind: CardKind, n: number): string {
    return this.t(PILES[kind], { n });
  }

  /** Cards that lie there: "1 signal card and 2 switch cards". */
  cards(kinds: readonly string[]): string {
    return this.#list(kinds, PILES);
  }

  /** Cards that are played or drawn. */
  taken(kinds: readonly string[]): string {
    return this.#list(kinds, TAKEN);
  }

  #list(kinds: readonly string[], words: Readonly<Record<string, Key>>): string {
    const counts = new Map<string, number>();
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const piles = [...counts].map(([kind, n]) => (words[kind] === undefined ? kind : this.t(words[kind], { n })));
    return piles.reduce((a, b, i) => this.t(i === piles.length - 1 ? 'sig.cardsPair' : 'sig.cardsMore', { a, b }));
  }

  helper(id: string): string {
    const words = HELPERS[id];
    return words === undefined ? id : this.t(words.name);
  }

  helperAbout(id: string): string {
    const words = HELPERS[id];
    return words === undefined ? '' : this.t(words.about);
  }

  line(id: string): string {
    const line = this.#lines.get(id);
    return line === undefined ? id : this.t('sig.lineName', { a: this.place(line.a), b: this.place(line.b) });
  }

  /** Where a line leads to, seen from one of its ends. */
  farEnd(line: string, from: string): string {
    const found = this.#lines.get(line);
    if (found === undefined) return line;
    return this.place(found.a === from ? found.b : found.a);
  }

  /** A space of the board, or the depot. */
  space(id: string | null): string {
    if (id === null) return this.t('sig.depot');
    const [line, n] = id.split('/');
    const found = this.#lines.get(line!);
    if (found === undefined || n === undefined) return this.place(id);
    const ends = { a: this.place(found.a), b: this.place(found.b) };
    return found.sections === 1 ? this.t('sig.lineName', ends) : this.t('sig.section', { ...ends, n });
  }

  signal(id: string): string {
    const [lineId, at] = id.split('@');
    const line = this.#lines.get(lineId!);
    if (line === undefined) return id;
    const k = Number(at);
    const end = k === 0 ? line.a : k === line.sections ? line.b : null;
    if (end !== null && this.#isCity(end)) {
      return this.t('sig.signalAtCity', { city: this.place(end), other: this.farEnd(line.id, end) });
    }
    const ends = { a: this.place(line.a), b: this.place(line.b) };
    const open = line.signals.filter((s) => s > 0 && s < line.sections).length;
    return open > 1 ? this.t('sig.signalOpen', { ...ends, n: k }) : this.t('sig.lineName', ends);
  }

  setting(junction: string, [one, two]: readonly [string, string]): { a: string; b: string } {
    return { a: this.farEnd(one, junction), b: this.farEnd(two, junction) };
  }

  schedule(id: string): string {
    const { deploy, move } = scheduleCard(id);
    const moves = move.map((c) => this.colours(c)).join(', ');
    return deploy === 0 ? this.t('sig.cardWordsMove', { moves }) : this.t('sig.cardWords', { n: deploy, moves });
  }

  /** The same where nothing around it says what it is about. */
  deed(move: SignalMove, view: SignalView): string {
    return move.kind === 'signal' ? this.t('sig.planSignal', { from: this.signal(move.from), to: this.signal(move.to) }) : this.move(move, view);
  }

  /** The same with the card that does it. */
  hinted(move: SignalMove, view: SignalView): string {
    if (move.kind === 'play') return this.t('sig.hintPlay', { what: this.t(PLAYS[move.action]), cards: this.cards(move.cards) });
    if (move.kind !== 'load') return this.deed(move, view);
    const city = view.trains[TRAINS.indexOf(move.train)]?.at ?? '';
    const goods = this.board.cities.find(({ id }) => id === city)?.goods;
    return this.t('sig.hintPlay', { what: this.t('sig.groupLoad', { train: this.train(move.train), goods: goods === undefined ? '' : this.goods(goods) }), cards: this.cards([move.card]) });
  }

  /** What a legal move does, as the label of a button. The view says what `go` and `deploy` mean at the moment. */
  move(move: SignalMove, view: SignalView): string {
    const { t } = this;
    switch (move.kind) {
      case 'set':
        return t('sig.doSet', { junction: this.place(move.junction), ...this.setting(move.junction, move.arms) });
      case 'signal':
        return t('sig.doSignal', { to: this.signal(move.to) });
      case 'extra':
        return t('sig.doExtra', { signal: this.signal(move.signal) });
      case 'use':
        return move.train === null
          ? t('sig.doUse', { helper: this.helper(move.helper) })
          : t('sig.doUseTrain', { helper: this.helper(move.helper), train: this.train(move.train) });
      case 'deploy': {
        if (move.place !== null) return t('sig.doDeployAt', { colour: this.colour(move.colour), place: this.place(move.place) });
        return t(view.stack === null ? 'sig.doDeploy' : 'sig.doDeployToken', { colour: this.colourOf(move.colour) });
      }
      case 'colour':
        return t('sig.doColour', { colour: this.colours(move.colour) });
      case 'train':
        return t('sig.doTrain', { train: this.train(move.train) });
      case 'leave':
        return t('sig.doLeave', { place: this.farEnd(move.line, this.#standing(view)) });
      case 'play':
        return t('sig.doPlay', { cards: this.cards(move.cards) });
      case 'load':
        return t('sig.doLoad', { cards: this.cards([move.card]) });
      case 'draw':
        return t('sig.doDraw', { n: move.count });
      case 'go':
        return view.mover?.train ? t('sig.doGo', { train: this.train(view.mover.train) }) : t('sig.doCarryOut');
      case 'ready':
        return t('sig.doReady');
      case 'stop':
        return t('sig.doStop');
      case 'end':
        return t('sig.doEnd');
      case 'undo':
        return t('sig.doUndo');
    }
  }

  /** How a move would end, in a few words. */
  end({ why, at, with: other, delivers, path }: End): string {
    const place = this.space(at ?? path.at(-1) ?? null);
    if (delivers !== null) return this.t('sig.endDelivers', { goods: this.goods(delivers), place });
    const values = { place, with: other === undefined ? '' : this.obstacle(other) };
    return this.t(ENDS[why], values);
  }

  /** What stands in the way: a train, or the space it stands on. */
  obstacle(id: string): string {
    return this.#colours.has(colourOf(id)) ? this.train(id) : this.space(id);
  }

  #isCity(id: string): boolean {
    return this.board.cities.some((c) => c.id === id);
  }

  #standing(view: SignalView): string {
    return standingAt(view, view.mover?.train ?? null) ?? '';
  }
}

const ENDS: Record<End['why'], Key> = {
  points: 'sig.endPoints',
  city: 'sig.endCity',
  signal: 'sig.endSignal',
  switch: 'sig.endSwitch',
  train: 'sig.endTrain',
  start: 'sig.endStart',
  collision: 'sig.endCollision',
};

/** The space a train stands on, null in the depot. */
export function standingAt(view: SignalView, train: string | null): string | null {
  return train === null ? null : (trainOf(view, train)?.at ?? null);
}

export function trainOf(view: SignalView, train: string): SignalView['trains'][number] | undefined {
  const colour = TRAIN_COLOURS.findIndex((c) => c.id === colourOf(train));
  const before = TRAIN_COLOURS.slice(0, Math.max(colour, 0)).reduce((sum, c) => sum + c.trains, 0);
  return view.trains[before + Number(train.slice(train.lastIndexOf('-') + 1)) - 1];
}
