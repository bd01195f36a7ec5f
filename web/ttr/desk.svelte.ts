// What the player is about to do but has not done yet: the staged claim, the tickets picked out, the ticket looked at.
// Pushes from the server never disturb it; when it can no longer be done it says so.
import type { Hit } from './routes';
import { lanesByPair } from './layout';
import { choicesFor, hopefulClaim, type PaymentChoices } from './claims';
import type { PlaceOf } from '../table/places';
import type { Session } from '../table/session.svelte';
import type { TableState } from '../table/table.svelte';
import { claimsOf, offersOf } from './offers';
import type { Words } from './words';

export type Draft =
  | { kind: 'claim'; key: string; pointed: string; text: string }
  | { kind: 'which'; hits: Hit[] }
  | { kind: 'tickets' }
  | { kind: 'info'; key: string; pointed: string; reason: string };

/** Two routes whose distance from the finger differs by less than this (pixels): ask which is meant. */
const AMBIGUOUS = 5;

export class Desk {
  draft = $state.raw<Draft | null>(null);
  /** Tickets picked out of an offer. */
  picked = $state.raw<ReadonlySet<string>>(new Set());
  /** The ticket whose cities are ringed. */
  ticket = $state<string | null>(null);
  /** The track a line of the log speaks of. */
  track = $state<string | null>(null);
  notice = $state('');

  constructor(
    readonly session: Session,
    readonly table: TableState<'ttr'>,
    readonly place: () => PlaceOf<'ttr'>,
    readonly words: () => Words,
  ) {}

  moves = $derived.by(() => offersOf(this.table.legal));
  claims = $derived.by(() => claimsOf(this.moves));
  canMove = $derived.by(() => this.table.mine && !this.table.waiting);
  offered = $derived.by(() => new Set(this.canMove ? this.moves.map((m) => m.text) : []));
  lanes = $derived.by(() => lanesByPair(this.place().board));
  staged = $derived.by(() => (this.draft?.kind === 'claim' ? this.#stagedClaim(this.draft) : null));
  choices = $derived.by(
    (): PaymentChoices =>
      this.draft?.kind === 'claim'
        ? choicesFor(this.claims, this.lanes.get(this.draft.key) ?? [], this.draft.pointed)
        : { usual: [], more: [] },
  );
  /** The fewest tickets of the offer that may be kept: read off the moves the server allows. */
  least = $derived.by(() =>
    Math.min(...this.moves.map(({ move }) => (move.kind === 'keep' ? move.keep.length : Infinity))),
  );

  #stagedClaim({ text }: { text: string }) {
    return this.claims.find((c) => c.text === text) ?? null;
  }

  pick(hits: Hit[], byFinger: boolean): void {
    const [first, second] = hits;
    if (first === undefined) return;
    if (this.draft?.kind === 'claim' && first.key === this.draft.key) return this.commit();
    if (byFinger && second !== undefined && second.away - first.away < AMBIGUOUS) {
      this.draft = { kind: 'which', hits: hits.slice(0, 3) };
      return;
    }
    this.stage(first.key, first.track);
  }

  stage(key: string, pointed: string): void {
    this.notice = '';
    this.track = null;
    const { usual } = this.canMove ? choicesFor(this.claims, this.lanes.get(key) ?? [], pointed) : { usual: [] };
    if (usual[0] !== undefined) this.draft = { kind: 'claim', key, pointed, text: usual[0].text };
    else void this.#explain(key, pointed);
  }

  choose(text: string): void {
    if (this.draft?.kind === 'claim') this.draft = { ...this.draft, text };
  }

  commit(): void {
    const draft = this.draft;
    if (draft?.kind === 'claim') this.play(draft.text);
    else if (draft?.kind === 'tickets') this.play('tickets');
  }

  cancel(): void {
    this.draft = null;
    this.track = null;
    this.notice = '';
  }

  /** Sends a move that was offered; asks why not when it was not. */
  play(text: string): void {
    this.notice = '';
    if (this.table.waiting) return;
    if (!this.offered.has(text)) return void this.#ask(text);
    this.draft = null;
    this.session.move(text);
  }

  stageTickets(): void {
    this.notice = '';
    if (this.offered.has('tickets')) this.draft = { kind: 'tickets' };
    else void this.#ask('tickets');
  }

  togglePick(ticket: string): void {
    const next = new Set(this.picked);
    if (!next.delete(ticket)) next.add(ticket);
    this.picked = next;
    this.ticket = ticket;
  }

  /** Keeps what is picked; the rest goes back in the order shown. */
  keep(offer: readonly string[]): void {
    const rest = offer.filter((id) => !this.picked.has(id)).join();
    const wanted = this.moves.find(
      ({ move }) =>
        move.kind === 'keep' &&
        move.keep.length === this.picked.size &&
        move.keep.every((id) => this.picked.has(id)) &&
        move.under.join() === rest,
    );
    if (wanted === undefined) return;
    this.play(wanted.text);
    this.picked = new Set();
    this.ticket = null;
  }

  /** After every step: a draft that the new position does not allow is dropped, with a word. */
  revalidate(): void {
    const draft = this.draft;
    if (draft?.kind === 'claim' && !this.offered.has(draft.text)) {
      const track = this.words().track(draft.pointed);
      this.draft = null;
      if (track !== undefined) this.notice = this.words().t('claim.gone', { route: this.words().route(track) });
    } else if (draft?.kind === 'tickets' && !this.offered.has('tickets')) this.draft = null;
  }

  async #explain(key: string, pointed: string): Promise<void> {
    const lanes = this.lanes.get(key) ?? [];
    const track = lanes.find((t) => t.id === pointed) ?? lanes[0];
    if (track === undefined) return;
    this.draft = { kind: 'info', key, pointed: track.id, reason: '' };
    const own = this.table.view?.own;
    if (!own || this.table.over) return;
    const reject = await this.session.check(hopefulClaim(this.place().board, own.hand, track));
    if (this.draft?.kind !== 'info' || this.draft.key !== key || reject === null) return;
    this.draft = { ...this.draft, reason: this.words().refusal(reject) };
  }

  async #ask(move: string): Promise<void> {
    const reject = await this.session.check(move);
    if (reject !== null) this.notice = this.words().refusal(reject);
  }
}
