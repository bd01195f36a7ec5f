// What a good player would do now: asked for, shown with its reason and its place on the map, gone with the question it answers.
import type { Hint } from '../../../net/messages';
import type { TableState } from '../../../net/table.svelte';
import { helps } from '../../../table/assist';
import type { Signal } from '../guards';
import { parseSignalMove, type SignalMove } from '../moves';
import type { SignalSession } from '../play';

export class Advice {
  #hint = $state.raw<Hint | null>(null);

  constructor(
    readonly session: Pick<SignalSession, 'hint'>,
    readonly table: TableState<Signal>,
  ) {}

  /** Hints are given at this table, to whoever plays at it. */
  offered = $derived.by(() => this.table.seat !== null && !this.table.over && helps(this.table.assist, 'coach'));
  ready = $derived.by(() => this.table.mine && !this.table.waiting);
  hint = $derived.by(() => (this.#hint !== null && this.#hint.prompt === this.table.prompt ? this.#hint : null));

  async ask(): Promise<void> {
    if (this.ready) this.#hint = await this.session.hint();
  }

  drop(): void {
    this.#hint = null;
  }
}

/** What a move is about on the map: a junction, a signal or a train. */
export function placeOf(text: string): string | null {
  const move = parseSignalMove(text);
  return move === null ? null : refOf(move);
}

function refOf(move: SignalMove): string | null {
  switch (move.kind) {
    case 'set':
      return move.junction;
    case 'signal':
      return move.to;
    case 'extra':
      return move.signal;
    case 'train':
    case 'load':
      return move.train;
    default:
      return null;
  }
}
