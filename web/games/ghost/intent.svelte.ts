// What the player is about to do but has not done yet: the staged claim, the exchange that waits for its second press, the
// ticket looked at. Pushes from the server never disturb it; when it can no longer be done it says so. What is asked for while the
// moves of the others are still being shown is kept until they have been.
import type { DrawnBoard } from '../../net/game';
import type { Session } from '../../net/session.svelte';
import type { TableState } from '../../net/table.svelte';
import { choicesFor, hopefulClaim, type PaymentChoices } from '../routes/claims';
import { lanesByPair, pairKey } from '../routes/lanes';
import type { Hit } from '../routes/routes';
import { offersOf } from './offers';
import { claimsOf } from '../routes/offers';
import type { Hint } from '../../net/messages';
import { helps } from '../../table/assist';
import { refusal } from './words/refusals';
import type { GhostWords } from './words/words';
import type { Ghost } from './guards';

export type Draft =
  | { kind: 'claim'; key: string; pointed: string; text: string }
  | { kind: 'exchange' }
  | { kind: 'hint'; hint: Hint }
  | { kind: 'info'; key: string; pointed: string; reason: string; rule: string };

/** What was asked for too early: a move, or a route. */
type Wish = string | { key: string; pointed: string };

export class GhostIntent {
  draft = $state.raw<Draft | null>(null);
  /** The ticket whose places are joined by a dotted line. */
  ticket = $state<string | null>(null);
  /** The track a line of the log speaks of. */
  track = $state<string | null>(null);
  notice = $state('');
  /** The rule that the notice stands on. */
  rule = $state('');
  kept = $state.raw<Wish | null>(null);

  constructor(
    readonly session: Session,
    readonly table: TableState<Ghost>,
    readonly drawnBoard: () => DrawnBoard<Ghost>,
    readonly words: () => GhostWords,
  ) {}

  offers = $derived.by(() => offersOf(this.table.legal));
  claims = $derived.by(() => claimsOf(this.offers));
  canMove = $derived.by(() => this.table.mine && !this.table.waiting);
  offered = $derived.by(() => new Set(this.canMove ? this.offers.map((m) => m.text) : []));
  lanes = $derived.by(() => lanesByPair(this.drawnBoard().board));
  staged = $derived.by(() => {
    const text = this.draft?.kind === 'claim' ? this.draft.text : null;
    return this.claims.find((c) => c.text === text) ?? null;
  });
  choices = $derived.by(
    (): PaymentChoices =>
      this.draft?.kind === 'claim'
        ? choicesFor(this.claims, this.lanes.get(this.draft.key) ?? [], this.draft.pointed)
        : { usual: [], more: [] },
  );

  /** What on the table is being asked about, as a selector; null: nothing that was touched there. */
  about = $derived.by((): string | null => {
    const { draft } = this;
    return draft === null || draft.kind === 'exchange' || draft.kind === 'hint' ? null : routeOf(draft.key);
  });
  /** May one ask what to do? */
  hints = $derived.by(() => this.table.seat !== null && !this.table.over && helps(this.table.assist, 'coach'));

  /** The nearest route counts; the same one again confirms what is shown. */
  pick([nearest]: readonly Hit[]): void {
    if (nearest === undefined) return;
    if (this.draft?.kind === 'claim' && this.draft.key === nearest.key) this.commit();
    else this.stage(nearest.key, nearest.track);
  }

  stage(key: string, pointed: string): void {
    this.#clear();
    if (!this.table.settled) {
      this.kept = { key, pointed };
      this.draft = { kind: 'info', key, pointed, reason: '', rule: '' };
      return;
    }
    const { usual } = this.canMove ? choicesFor(this.claims, this.lanes.get(key) ?? [], pointed) : { usual: [] };
    if (usual[0] !== undefined) this.draft = { kind: 'claim', key, pointed, text: usual[0].text };
    else void this.#explain(key, pointed);
  }

  /** A line of the list of moves: what could be regretted waits for a second press. */
  choose(text: string): void {
    const claim = this.claims.find((c) => c.text === text);
    const track = claim && this.words().track(claim.track);
    if (track) {
      this.#clear();
      this.draft = { kind: 'claim', key: pairKey(track.a, track.b), pointed: track.id, text };
    } else if (text === 'exchange') this.askExchange();
    else this.play(text);
  }

  payWith(text: string): void {
    if (this.draft?.kind === 'claim') this.draft = { ...this.draft, text };
  }

  askExchange(): void {
    if (this.#keep('exchange')) return;
    this.#clear();
    if (this.offered.has('exchange')) this.draft = { kind: 'exchange' };
    else void this.#ask('exchange');
  }

  async askHint(): Promise<void> {
    this.#clear();
    if (!this.canMove || !this.hints) return;
    const hint = await this.session.hint();
    if (hint !== null && hint.prompt === this.table.prompt) this.draft = { kind: 'hint', hint };
  }

  commit(): void {
    if (this.draft?.kind === 'claim') this.play(this.draft.text);
    else if (this.draft?.kind === 'exchange') this.play('exchange');
    else if (this.draft?.kind === 'hint') this.play(this.draft.hint.move);
  }

  cancel(): void {
    this.#clear();
    this.ticket = null;
  }

  /** Sends a move that was offered; asks why not when it was not. */
  play(text: string): void {
    if (this.table.waiting || this.#keep(text)) return;
    this.notice = '';
    if (!this.offered.has(text)) return void this.#ask(text);
    this.cancel();
    this.session.move(text);
  }

  /** While something is still to be shown, a wish waits; the same wish again takes it back. */
  #keep(text: string): boolean {
    if (this.table.settled) return false;
    const again = this.kept === text;
    this.#clear();
    this.kept = again ? null : text;
    return true;
  }

  #fulfil(): void {
    const { kept } = this;
    if (kept === null || !this.table.settled) return;
    this.kept = null;
    if (typeof kept !== 'string') this.stage(kept.key, kept.pointed);
    else if (kept === 'exchange') this.askExchange();
    else this.play(kept);
  }

  /** After every step: a draft that the new position does not allow is dropped, with a word; what was kept is done. */
  revalidate(): void {
    const draft = this.draft;
    if (draft?.kind === 'claim' && !this.offered.has(draft.text)) {
      this.draft = null;
      this.notice = this.words().t('ghost.claimGone', { route: this.words().trackName(draft.pointed) });
    } else if (draft?.kind === 'hint' && draft.hint.prompt !== this.table.prompt) this.draft = null;
    else if (draft?.kind === 'exchange' && !this.offered.has('exchange')) this.draft = null;
    if (this.ticket !== null && !this.table.view?.own?.tickets.includes(this.ticket)) this.ticket = null;
    this.#fulfil();
  }

  #clear(): void {
    this.draft = null;
    this.kept = null;
    this.track = null;
    this.notice = '';
    this.rule = '';
  }

  async #explain(key: string, pointed: string): Promise<void> {
    const track = this.words().track(pointed);
    if (track === undefined) return;
    this.draft = { kind: 'info', key, pointed, reason: '', rule: '' };
    const own = this.table.view?.own;
    if (!own || this.table.over) return;
    const reject = await this.session.check(hopefulClaim(this.drawnBoard().board, own.hand, track));
    if (this.draft?.kind !== 'info' || this.draft.key !== key || reject === null) return;
    this.draft = { ...this.draft, reason: refusal(reject, this.words()), rule: reject.rule };
  }

  async #ask(move: string): Promise<void> {
    const reject = await this.session.check(move);
    if (reject === null) return;
    this.notice = refusal(reject, this.words());
    this.rule = reject.rule;
  }
}

const routeOf = (key: string) => `[data-route="${key}"]`;
