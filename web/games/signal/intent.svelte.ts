// What the player is about to do but has not done yet: the cards picked, the marker lifted, the junction opened, the train
// looked at. Whatever the new position does not allow is dropped by itself.
import { CARD_KINDS, colourOf, type CardKind } from './board';
import type { Forecast, SignalView } from './view';
import type { DrawnBoard } from '../../net/game';
import type { SignalSession } from './play';
import type { TableState } from '../../net/table.svelte';
import type { Plan } from '../../net/tables';
import { helps } from '../../table/assist';
import { Draft } from './plan/draft.svelte';
import { cardFor, moveFor, type Course, type Order } from './orders';
import { Running } from './running.svelte';
import { offersOf, type Offered } from './panels/groups';
import type { Outlook } from './panels/outlook';
import { Weighing } from './panels/weighing.svelte';
import { targetsOf, type Target } from './map/targets';
import { standingAt, type SignalWords } from './words/words';
import type { Signal } from './guards';

export class SignalIntent {
  /** Cards of the own hand that are picked, at most two. */
  picked = $state.raw<readonly CardKind[]>([]);
  /** The signal whose marker is lifted. */
  from = $state<string | null>(null);
  /** In the action step: the train that was touched, before a card is played for it. */
  wish = $state<string | null>(null);
  /** What was pointed at and is still to be done, one after the other. */
  orders = $state.raw<readonly Order[]>([]);
  /** The helper that says what it would do, and asks. */
  asking = $state<string | null>(null);
  /** The junction whose settings are shown. */
  junction = $state<string | null>(null);
  /** A colour whose train the shunter is to place. */
  shunting = $state<string | null>(null);
  /** A move that cannot be taken back, chosen on the map but not confirmed. */
  staged = $state<string | null>(null);
  /** The train whose forecast is shown, and the forecast once it is known. */
  looked = $state<string | null>(null);
  forecast = $state.raw<Forecast | null>(null);
  /** What a line of the log points at. */
  shown = $state<string | null>(null);

  readonly draft: Draft;
  readonly running: Running;
  readonly weighing: Weighing;
  /** The seat whose plan is chosen to be seen on the map. */
  chosenPlan = $state<number | null>(null);

  /** The view the forecast belongs to. */
  #seen: SignalView | null = null;
  /** Moves of an adopted plan that are still to be played. */
  #adopted: readonly string[] = [];
  /** How many moves each press has made that can still be taken back: what came with one press goes back with one. */
  #presses: number[] = [];
  #planned = false;
  /** How the train that is rolled for is to run. */
  #course: { train: string; course: Course } | null = null;

  constructor(
    readonly session: SignalSession,
    readonly table: TableState<Signal>,
    readonly drawnBoard: () => DrawnBoard<Signal>,
    readonly words: () => SignalWords,
  ) {
    this.draft = new Draft(session, table);
    this.running = new Running(table, (move) => this.session.move(move));
    this.weighing = new Weighing(session, table);
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
  legal = $derived.by(() => (this.laying === null ? [...this.table.legal, ...(this.table.run?.then ?? [])] : this.laying.legal.filter((move) => move !== 'undo')));
  canMove = $derived.by(() => (this.draft.on ? this.draft.ready : this.table.mine && !this.table.waiting && !this.running.pausing));
  offers = $derived.by((): Offered[] => (this.canMove ? offersOf(this.legal) : []));
  /** The plan whose ghosts are on the map. */
  ghost = $derived.by((): Plan<Signal> | null => {
    if (this.draft.on) return this.draft.plan;
    const plans = [...this.draft.others, ...(this.draft.plan?.moves.length ? [this.draft.plan] : [])];
    return plans.find(({ by }) => by === this.chosenPlan) ?? plans[0] ?? null;
  });
  /** The plan that waits for one tap, as long as nothing else is being chosen. */
  proposal = $derived.by((): Plan<Signal> | null => {
    const chosen = this.staged !== null || this.wish !== null || this.asking !== null || this.picked.length > 0;
    return this.table.mine && !this.draft.on && !chosen && (this.ghost?.moves.length ?? 0) > 0 ? this.ghost : null;
  });
  offered = $derived.by(() => new Set(this.offers.map(({ text }) => text)));
  targets = $derived.by((): Target[] => targetsOf(this.offers, this, this.view, this.words()));

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

  /** The ways to pay for an action: the cards picked where they do it, else its own card, or any two where that is missing. */
  payments(action: CardKind): Offered[] {
    const all = this.of('play').filter(({ move }) => move.action === action);
    const picked = all.filter((offer) => this.plays.some(({ text }) => text === offer.text));
    const own = all.filter(({ move }) => move.cards.length === 1);
    return picked.length > 0 ? picked : own.length > 0 ? own : all;
  }

  /** What a thing on the map would cost, if it costs cards. */
  price({ kind, ref }: Pick<Target, 'kind' | 'ref'>): readonly CardKind[] {
    if (this.view?.phase !== 'action') return [];
    const load = kind === 'train' ? this.loads(ref)[0] : undefined;
    if (load) return [load.move.card];
    const paid = this.payments(kind === 'train' ? 'train' : kind === 'signal' ? 'signal' : 'switch')[0]?.move;
    return paid?.kind === 'play' ? paid.cards : [];
  }

  /** The ways to load a train, with the picked card where one is picked. */
  loads(train: string) {
    const all = this.of('load').filter(({ move }) => move.train === train);
    const picked = all.filter((offer) => this.plays.some(({ text }) => text === offer.text));
    return picked.length > 0 ? picked : this.picked.length > 0 ? [] : all;
  }

  /** Carries these out one after the other, each with its card. */
  order(orders: readonly Order[]): void {
    this.wish = null;
    this.orders = orders;
    this.#begin();
    this.#carryOut();
  }

  #carryOut(): void {
    const [next, ...rest] = this.orders;
    if (next === undefined || !this.canMove || this.#adopted.length > 0 || (!this.draft.on && !this.table.settled)) return;
    const found = moveFor(next, this.offers);
    const paid = found === undefined ? this.payments(cardFor(next))[0] : undefined;
    if (found === undefined && paid === undefined) return this.#offer(next);
    this.#play((found ?? paid)!.text);
    this.orders = found === undefined ? [next, ...rest] : rest;
    if (found !== undefined && next.do === 'train') this.#course = next.course === null ? null : { train: next.train, course: next.course };
  }

  /** No move follows by itself: the settings of a junction are shown, a marker is lifted. */
  #offer(order: Order): void {
    this.orders = [];
    if (order.do === 'set') this.#openJunction(order.junction);
    if (order.do === 'lift' && this.of('signal').some(({ move }) => move.from === order.from)) this.from = order.from;
  }

  /** Its settings are shown, if there is more than one to choose from. */
  #openJunction(junction: string): void {
    const settings = this.of('set').filter(({ move }) => move.junction === junction);
    if (settings.length === 1) this.play(settings[0]!.text);
    else this.junction = settings.length === 0 || this.junction === junction ? null : junction;
  }

  /** May ways be drawn along the rails, to be opened with cards? */
  draws = $derived.by(() => this.view?.phase === 'action' && this.offers.some(({ move }) => move.kind === 'play'));

  /** What of a way still has to be done. */
  #missing(way: readonly Order[]): Order[] {
    return way.filter((order) => {
      if (order.do === 'signal') return !this.view?.signals.includes(order.to);
      return order.do !== 'set' || !order.lines.every((line) => this.view?.switches[order.junction]?.includes(line));
    });
  }

  /** What a way takes, action by action; what a single one takes, in cards. */
  priceOf(way: readonly Order[]): readonly CardKind[] {
    if (this.view?.phase !== 'action') return [];
    const orders = this.#missing(way);
    const paid = orders.length === 1 ? this.payments(cardFor(orders[0]!))[0]?.move : undefined;
    return paid?.kind === 'play' ? paid.cards : orders.map(cardFor);
  }

  /** A way was drawn: it is opened; a train that was pulled along it is rolled for. */
  openWay(way: readonly Order[], train: string | null, course: Course): void {
    this.shown = null;
    if (this.view?.phase !== 'action') return train === null ? undefined : this.pull(train, course);
    this.order([...this.#missing(way), ...(train === null ? [] : [{ do: 'train', train, course } as const])]);
  }

  /** The schedule goes on, over what it stopped for. */
  proceed(): void {
    const { move } = this.running;
    if (move !== null) this.play(move);
  }

  play(text: string): void {
    if (text === 'undo') return this.undo();
    this.#begin();
    this.#play(text);
  }

  /** A press; what is done with a card that lies on the table belongs to the press that laid it there. */
  #begin(): void {
    if (!this.pending || this.#presses.length === 0) this.#presses.push(0);
  }

  #play(text: string): void {
    if (!this.can(text)) return;
    this.cancel();
    this.#presses.push((this.#presses.pop() ?? 0) + 1);
    if (text.startsWith(`use ${this.running.awaited}`)) this.running.awaited = null;
    if (this.draft.on) return this.draft.add(text);
    this.running.pressed(text);
    const { run } = this.table;
    const comes = run?.then?.includes(text) === true && run.move !== null;
    this.#adopted = comes ? [text] : [];
    this.session.move(comes ? run.move! : text);
  }

  /** What brought luck stays; a plan has its own. */
  #forgetPresses(): void {
    const { on } = this.draft;
    const played = !on && !this.table.waiting && this.orders.length === 0 && !this.table.legal.includes('undo');
    if (played || on !== this.#planned) this.#presses = [];
    this.#planned = on;
  }

  /** Takes back what the last press did, all of it. */
  undo(): void {
    const moves = this.#presses.findLast((n) => n > 0) ?? 1;
    this.#presses = this.#presses.slice(0, this.#presses.findLastIndex((n) => n > 0));
    if (this.draft.on) this.draft.back(moves);
    else this.adopt(Array.from({ length: moves }, () => 'undo'));
  }

  /** Something is half done: chosen on the map, or paid for and not done. */
  get choosing(): boolean {
    return this.from !== null || this.junction !== null || this.wish !== null || this.asking !== null || this.shunting !== null || this.picked.length > 0;
  }

  /** A card lies on the table and nothing has been done with it yet. */
  get pending(): boolean {
    const { phase, mover } = this.view ?? {};
    return phase === 'signal' || phase === 'switch' || (phase === 'train' && mover?.by_card === true);
  }

  /** One word for letting go and for taking back: what is only chosen is forgotten; a card that lies for it goes back to the hand. */
  takeBack(): void {
    const undo = this.pending || !this.choosing;
    this.cancel();
    if (undo) this.undo();
  }

  /** Plays the moves of a plan one after the other, as far as they go. */
  adopt(moves: readonly string[]): void {
    this.cancel();
    this.draft.on = false;
    this.#adopted = moves;
    if (moves[0] !== 'undo') this.#presses.push(0);
    this.#adoptNext();
  }

  #adoptNext(): void {
    const [next, ...rest] = this.#adopted;
    if (next === undefined || !this.table.settled) return;
    this.#adopted = this.can(next) ? rest : [];
    if (!this.can(next)) return;
    if (next !== 'undo') this.#presses.push((this.#presses.pop() ?? 0) + 1);
    this.session.move(next);
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

  /** Something on the map was chosen. Whoever touches a train in the action step sees first what it would roll for, and for which cards. */
  pick(target: Target): void {
    this.shown = null;
    if (this.view?.phase === 'action') return this.#pickInAction(target);
    if (target.kind === 'train') this.look(target.ref);
    switch (target.kind) {
      case 'junction':
        return this.#openJunction(target.ref);
      case 'arm':
        return this.order([armOrder(target.ref)]);
      case 'signal':
        return this.#pickSignal(target.ref);
      case 'train':
        if (this.can(`train ${target.ref}`)) return this.play(`train ${target.ref}`);
        if (target.move !== null) this.pull(target.ref, null);
        return;
      default:
        if (target.move !== null) this.play(target.move);
    }
  }

  /** A train is rolled for, and is to run so; where a colour has to be named first, its own. */
  pull(train: string, course: Course | null): void {
    const colour = this.of('colour').find(({ move }) => move.colour === colourOf(train));
    if (colour === undefined) return this.order([{ do: 'train', train, course }]);
    this.play(colour.text);
    this.orders = [{ do: 'train', train, course }];
  }

  #pickInAction({ kind, ref }: Target): void {
    if (kind === 'junction') return this.order([{ do: 'set', junction: ref, lines: [] }]);
    if (kind === 'arm') return this.order([armOrder(ref)]);
    if (kind === 'signal') return this.order([this.view?.signals.includes(ref) ? { do: 'lift', from: ref } : { do: 'signal', to: ref, from: null }]);
    if (kind !== 'train') return;
    this.look(ref);
    const load = this.loads(ref)[0];
    if (load) return this.play(load.text);
    if (this.wish === ref) this.rollFor(this.payments('train')[0]);
    else this.wish = ref;
  }

  /** The card is played, then the die rolled for the train that was touched. */
  rollFor(payment: Offered | undefined): void {
    const { wish } = this;
    if (wish === null || payment === undefined) return;
    this.play(payment.text);
    this.orders = [{ do: 'train', train: wish, course: null }]; // once the card is played nothing is wished for any more
  }

  /** Are these all the cards of the hand? */
  takesAll(cards: readonly CardKind[]): boolean {
    const held = Object.values(this.view?.hands[this.hand ?? 0] ?? {}).reduce((sum, n) => sum + n, 0);
    return cards.length > 0 && held === cards.length;
  }

  /** What ending the step now may cost, where that can be said. */
  get risk(): Outlook | null {
    const { outlook } = this.weighing;
    return this.can('end') && !this.draft.on && outlook !== null && outlook.expected > 0 ? outlook : null;
  }

  /** The same thing chosen twice is confirmed. */
  stage(move: string): void {
    if (this.staged === move) this.play(move);
    else this.staged = move;
  }

  #pickSignal(signal: string): void {
    if (this.can(`extra ${signal}`)) return this.stage(`extra ${signal}`);
    const lifted = `signal ${this.from} ${signal}`;
    if (this.can(lifted)) return this.play(lifted);
    if (this.of('signal').some(({ move }) => move.from === signal)) this.from = this.from === signal ? null : signal;
    else this.order([{ do: 'signal', to: signal, from: null }]);
  }

  cancel(): void {
    this.picked = [];
    this.from = null;
    this.wish = null;
    this.asking = null;
    this.orders = [];
    this.#course = null;
    this.junction = null;
    this.shunting = null;
    this.staged = null;
  }

  /** Shows what each roll would bring a train, after the plan that is being laid; the roll already made, if it is the one on the move. */
  look(train: string | null): void {
    const { view } = this;
    if (train !== null && train === this.looked && view === this.#seen) return;
    // The server answers for the newest position: while steps are still being shown, that is not the one on the table.
    const { settled } = this.table;
    this.#seen = settled ? view : null;
    this.looked = train;
    this.forecast = null;
    if (train === null || view === null || !settled || this.table.over || standingAt(view, train) === null) return;
    const points = view.mover?.train === train ? view.mover.points : undefined;
    void this.session.explain(train, points, this.laying?.moves).then((forecast) => {
      if (this.looked === train && this.view === view && this.table.settled && helps(this.table.assist, 'planner')) this.forecast = forecast && this.#possible(forecast, train);
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
    if (this.staged !== null && !this.can(this.staged)) this.staged = null;
    if (this.from !== null && !this.of('signal').some(({ move }) => move.from === this.from)) this.from = null;
    if (this.junction !== null && !this.of('set').some(({ move }) => move.junction === this.junction)) this.junction = null;
    if (this.shunting !== null && !this.of('deploy').some(({ move }) => move.place !== null)) this.shunting = null;
    if (view?.phase !== 'action') this.picked = [];
    if (this.asking !== null && !this.helps(this.asking)) this.asking = null;
    this.#forgetPresses();
    this.#adoptNext();
    this.#carryOut();
    this.#follow();
    this.#openPlaces();
    const ways = [...this.of('train'), ...this.of('leave'), ...this.of('stop')];
    if (ways.length === 1 && this.table.run === null) this.staged = ways[0]!.text;
    this.lookAway();
    this.weighing.follow();
    if (!this.draft.on && this.orders.length === 0 && this.#adopted.length === 0) this.running.follow(this.awaits);
  }

  /** Stops for this helper at its chances, or no longer. */
  awaitHelper(helper: string): void {
    const { running } = this;
    running.awaited = running.awaited === helper ? null : helper;
    if (running.held && running.awaited === null) this.proceed();
  }

  /** A shunter that was waited for shows its places at once where only one colour can be deployed. */
  #openPlaces(): void {
    const colours = new Set(this.of('deploy').flatMap(({ move }) => (move.place === null ? [] : [move.colour])));
    if (this.running.awaited === 'shunter' && !this.draft.on && colours.size === 1) this.shunting = [...colours][0]!;
  }

  /** The helper that was asked to wait for its chance has it. */
  get awaits(): boolean {
    return this.running.awaited !== null && this.helps(this.running.awaited);
  }

  /** Can this helper be used now? The shunter comes with a deployment. */
  helps(helper: string): boolean {
    return this.of('use').some(({ move }) => move.helper === helper) || (helper === 'shunter' && this.of('deploy').some(({ move }) => move.place !== null));
  }

  /** The helpers for whom this is the moment: the one for an open card, and the one for a deployment. */
  get onlyNow(): string[] {
    const { phase } = this.view ?? {};
    const asked = phase === 'reveal' ? 'crossing_keeper' : phase === 'deploy' ? 'shunter' : null;
    return asked !== null && !this.draft.on && this.helps(asked) ? [asked] : [];
  }

  /** Could it matter now, as the engine says? */
  matters(helper: string): boolean {
    return this.helps(helper) && (this.table.run?.helpers.some((one) => one.helper === helper) ?? false);
  }

  /** In a city the train that was pulled leaves it by the line it was pulled along, or stays where that ended. */
  #follow(): void {
    const pulled = this.#course;
    const { view } = this;
    if (pulled === null || view?.mover?.train !== pulled.train) return;
    const { lines, city } = pulled.course;
    const line = lines.find((id) => this.can(`leave ${id}`));
    if (line !== undefined) this.play(`leave ${line}`);
    else if (city !== null && city === standingAt(view, pulled.train) && this.can('stop')) this.play('stop');
    else return;
    this.#course = pulled; // there may be more cities on its way
  }

  /** Back to the train that matters: the one on the move, or the one about to be chosen. */
  lookAway(): void {
    const staged = this.of('train').find(({ text }) => text === this.staged);
    this.look(this.view?.mover?.train ?? staged?.move.train ?? this.wish);
  }
}

function armOrder(ref: string): Order {
  const [junction = '', line = ''] = ref.split('>');
  return { do: 'set', junction, lines: [line] };
}
