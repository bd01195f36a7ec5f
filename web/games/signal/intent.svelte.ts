// What the player is about to do but has not done yet: the cards picked, the marker lifted, the junction opened, the train
// looked at. Whatever the new position does not allow is dropped by itself.
import { CARD_KINDS, TRAINS, type CardKind } from './board';
import type { Forecast, SignalView } from './view';
import type { DrawnBoard } from '../../net/game';
import type { SignalSession } from './play';
import type { TableState } from '../../net/table.svelte';
import type { Plan } from '../../net/tables';
import { helps } from '../../table/assist';
import { Draft } from './plan/draft.svelte';
import { offersOf, type Offered } from './panels/groups';
import { nearestMarker } from './map/network';
import { comingCards, outlookOf, type Outlook } from './panels/outlook';
import { targetsOf, type Target } from './map/targets';
import { standingAt, type SignalWords } from './words/words';
import type { Signal } from './guards';

/** A junction, a signal or a train chosen on the map, and what is to be done with it. */
export interface Wish {
  action: CardKind;
  ref: string;
}

export class SignalIntent {
  /** Cards of the own hand that are picked, at most two. */
  picked = $state.raw<readonly CardKind[]>([]);
  /** The signal whose marker is lifted. */
  from = $state<string | null>(null);
  /** The red signal a marker is wanted for. */
  to = $state<string | null>(null);
  /** In the action step: what is to be changed, before a card is played for it. */
  wish = $state.raw<Wish | null>(null);
  /** The junction whose settings are shown. */
  junction = $state<string | null>(null);
  /** A colour whose train the shunter is to place. */
  shunting = $state<string | null>(null);
  /** A move that cannot be taken back, chosen on the map but not confirmed. */
  staged = $state<string | null>(null);
  /** The train whose forecast is shown, and the forecast once it is known. */
  looked = $state<string | null>(null);
  forecast = $state.raw<Forecast | null>(null);
  /** What the next schedule card may cost, while cards may still be played against it. */
  outlook = $state.raw<Outlook | null>(null);
  /** What a line of the log points at. */
  shown = $state<string | null>(null);

  readonly draft: Draft;
  /** The seat whose plan is chosen to be seen on the map. */
  chosenPlan = $state<number | null>(null);

  /** The view the forecast belongs to, and the one the outlook does. */
  #seen: SignalView | null = null;
  #weighed: SignalView | null = null;
  /** Moves of an adopted plan that are still to be played. */
  #adopted: readonly string[] = [];

  constructor(
    readonly session: SignalSession,
    readonly table: TableState<Signal>,
    readonly drawnBoard: () => DrawnBoard<Signal>,
    readonly words: () => SignalWords,
  ) {
    this.draft = new Draft(session, table);
  }

  /** Whoever is to act, while nobody plays for them: those who are here say who shall. */
  absent = $derived.by(() => {
    const { people } = this.session;
    const actor = this.table.view?.to_act[0];
    const seat = actor === undefined ? undefined : people.news?.seats[actor];
    if (seat === undefined || this.table.over || people.own.length === 0) return null;
    return seat.here || seat.bot !== undefined || seat.stand_in !== undefined || seat.played_by !== undefined ? null : seat;
  });

  /** The own plan while it is being laid: everything chosen goes into it instead of being played. */
  laying = $derived.by((): Plan<Signal> | null => (this.draft.on ? this.draft.plan : null));
  /** The position choices are made in: the table's, or what the plan has come to. */
  view = $derived.by((): SignalView | null => this.laying?.view ?? this.table.view);
  /** Whose cards are played. */
  hand = $derived.by(() => this.laying?.seat ?? this.table.seat);
  legal = $derived.by(() => (this.laying === null ? this.table.legal : this.laying.legal.filter((move) => move !== 'undo')));
  canMove = $derived.by(() => (this.draft.on ? this.draft.ready : this.table.mine && !this.table.waiting));
  offers = $derived.by((): Offered[] => (this.canMove ? offersOf(this.legal) : []));
  /** The plan whose ghosts are on the map. */
  ghost = $derived.by((): Plan<Signal> | null => {
    if (this.draft.on) return this.draft.plan;
    const plans = [...this.draft.others, ...(this.draft.plan?.moves.length ? [this.draft.plan] : [])];
    return plans.find(({ by }) => by === this.chosenPlan) ?? plans[0] ?? null;
  });
  /** The plan that waits for one tap, as long as nothing else is being chosen. */
  proposal = $derived.by((): Plan<Signal> | null => {
    const chosen = this.staged !== null || this.wish !== null || this.picked.length > 0;
    return this.table.mine && !this.draft.on && !chosen && (this.ghost?.moves.length ?? 0) > 0 ? this.ghost : null;
  });
  offered = $derived.by(() => new Set(this.offers.map(({ text }) => text)));
  targets = $derived.by((): Target[] => targetsOf(this.offers, this, this.words()));

  can(text: string): boolean {
    return this.offered.has(text);
  }

  /** The offers of one kind. */
  of<K extends Offered['move']['kind']>(kind: K): { text: string; move: Extract<Offered['move'], { kind: K }> }[] {
    return this.offers.flatMap(({ text, move }) =>
      move.kind === kind ? [{ text, move: move as Extract<Offered['move'], { kind: K }> }] : [],
    );
  }

  /** What the picked cards can do. */
  plays = $derived.by((): Offered[] => {
    const cards = CARD_KINDS.flatMap((kind) => this.picked.filter((k) => k === kind)).join('+');
    return this.offers.filter(({ move }) => {
      if (move.kind === 'play') return move.cards.join('+') === cards;
      return move.kind === 'load' && move.card === cards;
    });
  });

  /** The ways to pay for an action: its own card, or any two where that is missing, those first of which there are most. */
  payments(action: CardKind): Offered[] {
    const all = this.of('play').filter(({ move }) => move.action === action);
    const own = all.filter(({ move }) => move.cards.length === 1);
    const held = (kind: string) => this.view?.hands[this.hand ?? 0]?.[kind] ?? 0;
    const plenty = ({ move }: (typeof all)[number]) => move.cards.reduce((sum, kind) => sum + held(kind), 0);
    return own.length > 0 ? own : [...all].sort((a, b) => plenty(b) - plenty(a));
  }

  /** Plays a card for what is wished; the wish is seen to when the card lies. */
  pay(text: string): void {
    const { wish } = this;
    this.play(text);
    this.wish = wish;
  }

  play(text: string): void {
    if (!this.can(text)) return;
    this.cancel();
    this.#adopted = [];
    if (this.draft.on) this.draft.add(text);
    else this.session.move(text);
  }

  undo(): void {
    if (this.draft.on) this.draft.back();
    else this.play('undo');
  }

  /** Plays the moves of a plan one after the other, as far as they go. */
  adopt(moves: readonly string[]): void {
    this.cancel();
    this.draft.on = false;
    this.#adopted = moves;
    this.#adoptNext();
  }

  #adoptNext(): void {
    const [next, ...rest] = this.#adopted;
    if (next === undefined || !this.table.settled) return;
    this.#adopted = this.can(next) ? rest : [];
    if (this.can(next)) this.session.move(next);
  }

  /** How many cards of a kind are picked. */
  pickedOf(kind: CardKind): number {
    return this.picked.filter((k) => k === kind).length;
  }

  /** One more card of a pile; none where there is no more to pick. */
  pickFrom(kind: CardKind): void {
    const held = this.view?.hands[this.hand ?? 0]?.[kind] ?? 0;
    const more = this.pickedOf(kind) < Math.min(held, 2);
    this.picked = more ? [...this.picked, kind].slice(-2) : this.picked.filter((k) => k !== kind);
  }

  /** Something on the map was chosen. What can be taken back is done at once, the rest waits for a second word. */
  pick(target: Target): void {
    this.shown = null;
    if (this.view?.phase === 'action') return this.#wishFor(target);
    switch (target.kind) {
      case 'junction':
        this.junction = this.junction === target.ref ? null : target.ref;
        return;
      case 'signal':
        return this.#pickSignal(target.ref);
      case 'train':
        this.look(target.ref);
        return target.move === null ? undefined : this.stage(target.move);
      default:
        if (target.move !== null) this.stage(target.move);
    }
  }

  /** What can be taken back is paid for at once with its own card; anything else is asked. */
  #wishFor({ kind, ref }: Target): void {
    if (kind === 'train') this.look(ref);
    const action = kind === 'junction' ? 'switch' : kind === 'signal' ? 'signal' : 'train';
    this.picked = [];
    this.wish = { action, ref };
    const [first] = this.payments(action);
    if (kind !== 'train' && first?.move.kind === 'play' && first.move.cards.length === 1) this.pay(first.text);
  }

  /** The card lies: on to what it was played for. */
  #seeToWish(): void {
    const { wish } = this;
    if (wish === null || this.view?.phase === 'action') return;
    if (this.table.waiting) return;
    this.wish = null;
    if (wish.action === 'switch') this.junction = wish.ref;
    else if (wish.action === 'signal') this.#pickSignal(wish.ref);
    else if (this.can(`train ${wish.ref}`)) this.staged = `train ${wish.ref}`;
  }

  /** The same thing chosen twice is confirmed. */
  stage(move: string): void {
    if (this.staged === move) this.play(move);
    else this.staged = move;
  }

  #pickSignal(signal: string): void {
    if (this.can(`extra ${signal}`)) return this.stage(`extra ${signal}`);
    for (const move of [`signal ${this.from} ${signal}`, `signal ${signal} ${this.to}`]) if (this.can(move)) return this.play(move);
    if (this.of('signal').some(({ move }) => move.from === signal)) this.from = this.from === signal ? null : signal;
    else this.#bring(signal);
  }

  /** A marker is wanted at a red signal: the nearest that may go there is proposed. */
  #bring(signal: string): void {
    const moves = this.of('signal').filter(({ move }) => move.to === signal);
    const near = nearestMarker(this.drawnBoard(), signal, moves.map(({ move }) => move.from));
    this.to = near === null ? null : signal;
    this.staged = near === null ? null : `signal ${near} ${signal}`;
  }

  cancel(): void {
    this.picked = [];
    this.from = null;
    this.to = null;
    this.wish = null;
    this.junction = null;
    this.shunting = null;
    this.staged = null;
  }

  /** Shows what each roll would bring a train, after the plan that is being laid; the roll already made, if it is the one on the move. */
  look(train: string | null): void {
    const { view } = this;
    if (train !== null && train === this.looked && view === this.#seen) return;
    this.#seen = view;
    this.looked = train;
    this.forecast = null;
    if (train === null || view === null || this.table.over || standingAt(view, train) === null) return;
    const points = view.mover?.train === train ? view.mover.points : undefined;
    void this.session.explain(train, points, this.laying?.moves).then((forecast) => {
      if (this.looked === train && this.view === view && helps(this.table.assist, 'planner')) this.forecast = forecast && this.#possible(forecast, train);
    });
  }

  /** Of the train on the move only the lines it may take now are shown. */
  #possible(forecast: Forecast, train: string): Forecast {
    const lines = new Set(this.of('leave').map(({ move }) => move.line));
    if (lines.size === 0 || this.view?.mover?.train !== train) return forecast;
    const rolls = forecast.rolls.map((roll) => ({ ...roll, ends: roll.ends.filter(({ line }) => line === null || lines.has(line)) }));
    return { ...forecast, rolls };
  }

  /** After every step: nothing half done survives that the new position does not allow; the train on the move is looked at. */
  settle(): void {
    this.draft.follow();
    const view = this.view;
    const trains = this.of('train');
    if (this.staged !== null && !this.can(this.staged)) this.staged = null;
    if (this.from !== null && !this.of('signal').some(({ move }) => move.from === this.from)) this.from = null;
    if (this.junction !== null && !this.of('set').some(({ move }) => move.junction === this.junction)) this.junction = null;
    if (this.shunting !== null && !this.of('deploy').some(({ move }) => move.place !== null)) this.shunting = null;
    if (this.to !== null && !this.of('signal').some(({ move }) => move.to === this.to)) this.to = null;
    if (view?.phase !== 'action') this.picked = [];
    this.#seeToWish();
    const ways = [...trains, ...this.of('leave'), ...this.of('stop')];
    if (ways.length === 1) this.staged = ways[0]!.text;
    this.lookAway();
    this.#weigh();
    this.#adoptNext();
  }

  #weigh(): void {
    const { view } = this.table;
    if (view === this.#weighed) return;
    this.#weighed = view;
    this.outlook = null;
    if (view?.phase !== 'action' || !this.table.mine) return;
    const asked = TRAINS.filter((train) => standingAt(view, train) !== null).map((train) => this.session.explain(train));
    void Promise.all(asked).then((all) => {
      if (this.table.view === view && helps(this.table.assist, 'tracker')) this.outlook = outlookOf(all.filter((forecast) => forecast !== null), comingCards(view));
    });
  }

  /** Back to the train that matters: the one on the move, or the one about to be chosen. */
  lookAway(): void {
    const staged = this.of('train').find(({ text }) => text === this.staged);
    const wished = this.wish?.action === 'train' ? this.wish.ref : null;
    this.look(this.view?.mover?.train ?? staged?.move.train ?? wished);
  }
}
