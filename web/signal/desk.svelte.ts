// What the player is about to do but has not done yet: the cards picked, the marker lifted, the junction opened, the train
// looked at. Whatever the new position does not allow is dropped by itself.
import { CARD_KINDS, type CardKind } from '../protocol/signal/board';
import type { Forecast, SignalView } from '../protocol/signal/view';
import type { PlaceOf } from '../table/places';
import type { Session } from '../table/session.svelte';
import type { TableState } from '../table/table.svelte';
import { offersOf, type Offered } from './groups';
import { targetsOf, type Target } from './targets';
import { standingAt, type SignalWords } from './words';

export class SignalDesk {
  /** Cards of the own hand that are picked, at most two. */
  picked = $state.raw<readonly CardKind[]>([]);
  /** The signal whose marker is lifted. */
  from = $state<string | null>(null);
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

  /** The view the forecast belongs to. */
  #seen: SignalView | null = null;

  constructor(
    readonly session: Session,
    readonly table: TableState<'signal'>,
    readonly place: () => PlaceOf<'signal'>,
    readonly words: () => SignalWords,
  ) {}

  canMove = $derived.by(() => this.table.mine && !this.table.waiting);
  offers = $derived.by((): Offered[] => (this.canMove ? offersOf(this.table.legal) : []));
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

  play(text: string): void {
    if (!this.can(text)) return;
    this.cancel();
    this.session.move(text);
  }

  togglePick(kind: CardKind, on: boolean): void {
    const rest = [...this.picked];
    if (on) rest.push(kind);
    else rest.splice(rest.indexOf(kind), 1);
    this.picked = rest.slice(-2);
  }

  /** Something on the map was chosen. What can be taken back is done at once, the rest waits for a second word. */
  pick(target: Target): void {
    this.shown = null;
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

  /** The same thing chosen twice is confirmed. */
  stage(move: string): void {
    if (this.staged === move) this.play(move);
    else this.staged = move;
  }

  #pickSignal(signal: string): void {
    if (this.can(`extra ${signal}`)) return this.stage(`extra ${signal}`);
    const move = `signal ${this.from} ${signal}`;
    if (this.can(move)) return this.play(move);
    this.from = this.from === signal ? null : signal;
  }

  cancel(): void {
    this.picked = [];
    this.from = null;
    this.junction = null;
    this.shunting = null;
    this.staged = null;
  }

  /** Shows what each roll would bring a train; the roll already made, if it is the one on the move. */
  look(train: string | null): void {
    const view = this.table.view;
    if (train !== null && train === this.looked && view === this.#seen) return;
    this.#seen = view;
    this.looked = train;
    this.forecast = null;
    if (train === null || view === null || this.table.over || standingAt(view, train) === null) return;
    const points = view.mover?.train === train ? view.mover.points : undefined;
    void this.session.explain(train, points).then((forecast) => {
      if (this.looked === train && this.table.view === view) this.forecast = forecast && this.#possible(forecast, train);
    });
  }

  /** Of the train on the move only the lines it may take now are shown. */
  #possible(forecast: Forecast, train: string): Forecast {
    const lines = new Set(this.of('leave').map(({ move }) => move.line));
    if (lines.size === 0 || this.table.view?.mover?.train !== train) return forecast;
    const rolls = forecast.rolls.map((roll) => ({ ...roll, ends: roll.ends.filter(({ line }) => line === null || lines.has(line)) }));
    return { ...forecast, rolls };
  }

  /** After every step: nothing half done survives that the new position does not allow; the train on the move is looked at. */
  settle(): void {
    const view = this.table.view;
    const trains = this.of('train');
    if (this.staged !== null && !this.can(this.staged)) this.staged = null;
    if (this.from !== null && !this.of('signal').some(({ move }) => move.from === this.from)) this.from = null;
    if (this.junction !== null && !this.of('set').some(({ move }) => move.junction === this.junction)) this.junction = null;
    if (this.shunting !== null && !this.of('deploy').some(({ move }) => move.place !== null)) this.shunting = null;
    if (view?.phase !== 'action') this.picked = [];
    const ways = [...trains, ...this.of('leave'), ...this.of('stop')];
    if (ways.length === 1) this.staged = ways[0]!.text;
    this.lookAway();
  }

  /** Back to the train that matters: the one on the move, or the one about to be chosen. */
  lookAway(): void {
    const staged = this.of('train').find(({ text }) => text === this.staged);
    this.look(this.table.view?.mover?.train ?? staged?.move.train ?? null);
  }
}
