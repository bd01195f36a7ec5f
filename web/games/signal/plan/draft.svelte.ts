// The plan this seat lays for whoever is to act. The server tries it on a copy and tells everybody; as the turn goes on,
// what has been played falls off its front and what has become impossible off its end.
import type { SignalView } from '../view';
import type { Plan } from '../../../net/tables';
import type { SignalSession } from '../play';
import type { TableState } from '../../../net/table.svelte';
import type { Signal } from '../guards';

export class Draft {
  /** The plan is being laid: what is tapped goes into it. */
  on = $state(false);
  #busy = $state(false);
  /** The table went on while the rest of the plan was on its way: it was tried in a later position. */
  #behind = $state(false);
  /** The position after each move of the plan, as text: to see which of them have been played. */
  #after: string[] = [];

  constructor(
    readonly session: SignalSession,
    readonly table: TableState<Signal>,
  ) {}

  /** The own plan, as long as it belongs to the position that is shown. */
  plan = $derived.by((): Plan<Signal> | null => this.#fresh(this.table.seat));
  ready = $derived.by(() => this.on && this.plan !== null && !this.plan.luck && !this.#busy);

  /** What the others propose at this moment. */
  others = $derived.by((): Plan<Signal>[] =>
    [...this.session.plans.keys()].flatMap((seat) => {
      const plan = seat === this.table.seat ? null : this.#fresh(seat);
      return plan === null || plan.moves.length === 0 ? [] : [plan];
    }),
  );

  begin(): void {
    this.on = true;
    if (this.plan === null) void this.#lay([]);
  }

  add(move: string): void {
    if (this.ready) void this.#lay([...this.plan!.moves, move]);
  }

  back(moves: number): void {
    if (this.plan !== null) void this.#lay(this.plan.moves.slice(0, -moves));
  }

  drop(): void {
    this.on = false;
    void this.#lay([]);
  }

  /** After a step: the rest of the plan is proposed for the new position. */
  follow(): void {
    const { seat, settled, version, view, over } = this.table;
    const old = seat === null ? undefined : this.session.plans.get(seat);
    if (old === undefined || !settled || this.#busy || old.v > version || view === null) return;
    if (old.v === version && !this.#behind) return;
    this.#behind = false;
    if (over || view.to_act[0] !== old.seat) this.on = false;
    if (over || (!this.on && old.moves.length === 0)) return;
    const played = this.#after.lastIndexOf(textOf(view)) + 1;
    if (view.to_act[0] !== old.seat) void this.#lay([]);
    else if (played > 0) void this.#busyWith(() => this.#goOn(old.moves.slice(played), this.#after.slice(played)));
    else void this.#busyWith(() => this.#relay(old.moves));
  }

  #fresh(seat: number | null): Plan<Signal> | null {
    const plan = seat === null ? undefined : this.session.plans.get(seat);
    return plan?.v === this.table.version ? plan : null;
  }

  async #goOn(moves: readonly string[], after: string[]): Promise<void> {
    this.#after = after;
    const plan = await this.#try(moves);
    this.#behind = plan !== null && !plan.luck && plan.possible < moves.length;
    if (this.#behind) this.#after = after;
  }

  /** Something else was played: what is left of the plan is found out move by move. */
  async #relay(moves: readonly string[]): Promise<void> {
    this.#after = [];
    if (moves.length === 0) return void (await this.#try([]));
    for (let n = 1; n <= moves.length; n++) {
      const plan = await this.#try(moves.slice(0, n));
      if (plan === null || plan.luck) return;
      if (plan.possible < n) return void (await this.#try(moves.slice(0, n - 1)));
    }
  }

  #lay(moves: readonly string[]): Promise<void> {
    return this.#busyWith(() => this.#try(moves));
  }

  /** One thing at a time: where the table goes on meanwhile, the plan follows when this is done. */
  async #busyWith(work: () => Promise<unknown>): Promise<void> {
    const { version } = this.table;
    this.#busy = true;
    await work();
    this.#busy = false;
    if (this.#behind || this.table.version !== version) this.follow();
  }

  async #try(moves: readonly string[]): Promise<Plan<Signal> | null> {
    const plan = await this.session.plan(moves);
    if (plan === null) return null;
    this.#after = this.#after.slice(0, plan.possible);
    if (plan.possible > 0) this.#after[plan.possible - 1] = textOf(plan.view);
    return plan;
  }
}

const textOf = (view: SignalView) => JSON.stringify(view);
