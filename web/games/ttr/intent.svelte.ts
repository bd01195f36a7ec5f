// What the player is about to do but has not done yet: the staged claim, the tickets picked out, the ticket looked at.
// Pushes from the server never disturb it; when it can no longer be done it says so.
import type { Hit } from '../routes/routes';
import { lanesByPair, pairKey } from '../routes/lanes';
import { choicesFor, hopefulClaim, type PaymentChoices } from '../routes/claims';
import { missedBy } from '../routes/spared';
import type { DrawnBoard } from '../../net/game';
import type { Session } from '../../net/session.svelte';
import { helps } from '../../table/assist';
import { steady } from '../../ui/steady';
import type { Assist, Hint, Reject } from '../../net/messages';
import type { TableState } from '../../net/table.svelte';
import { closedTracks, litTracks } from './map/scene';
import { parseMove } from './moves';
import { offersOf } from './offers';
import { claimsOf } from '../routes/offers';
import { figuresOf, joins, sameRoutes, stillAhead } from './plan/advice';
import { Planner, ticketState, type Plan, type TicketState } from './plan/planner';
import type { Departure } from './words/adviceWords';
import type { Track } from './board';
import type { Words } from './words/words';
import type { Ttr } from './guards';

export type Draft =
  | { kind: 'claim'; key: string; pointed: string; text: string }
  | { kind: 'which'; hits: Hit[]; city?: string }
  | { kind: 'tickets' }
  | { kind: 'hint'; hint: Hint }
  | { kind: 'info'; key: string; pointed: string; reason: string; rule: string };

/** Two routes whose distance from the finger differs by less than this (pixels): ask which is meant. */
const AMBIGUOUS = 5;

const ORDER: readonly (TicketState | null)[] = ['open', 'impossible', 'done', null];

export class Intent {
  draft = $state.raw<Draft | null>(null);
  /** Tickets picked out of an offer. */
  picked = $state.raw<ReadonlySet<string>>(new Set());
  /** The ticket whose cities are ringed. */
  ticket = $state<string | null>(null);
  /** The track a line of the log speaks of. */
  track = $state<string | null>(null);
  notice = $state('');
  /** The rule the notice stands on. */
  rule = $state('');
  /** What the map lights up: everything that can be paid for, or what this kind of card helps to pay for. */
  light = $state<string | null>(null);
  /** Whether the plan is drawn, for those who are allowed one. */
  planShown = $state(true);
  /** The routes the last hint had in mind, and the tickets held then: drawn instead of the cheapest plan as long as they can be built. */
  #advice = $state.raw<{ tracks: readonly string[]; tickets: string } | null>(null);
  /** Asked for while a move is on its way. */
  #kept: string | null = null;
  readonly #sameTracks = steady<string[][]>();

  constructor(
    readonly session: Pick<Session, 'move' | 'check' | 'hint'>,
    readonly table: TableState<Ttr>,
    readonly drawnBoard: () => DrawnBoard<Ttr>,
    readonly words: () => Words,
  ) {}

  moves = $derived.by(() => offersOf(this.table.legal));
  claims = $derived.by(() => claimsOf(this.moves));
  canMove = $derived.by(() => this.table.mine && !this.table.waiting);
  offered = $derived.by(() => new Set(this.canMove ? this.moves.map((m) => m.text) : []));
  lanes = $derived.by(() => lanesByPair(this.drawnBoard().board));
  staged = $derived.by(() => (this.draft?.kind === 'claim' ? this.#stagedClaim(this.draft) : null));
  choices = $derived.by(
    (): PaymentChoices =>
      this.draft?.kind === 'claim'
        ? this.#choices(this.draft.key, this.draft.pointed)
        : { usual: [], more: [] },
  );
  /** Tracks that are lit: nothing is, unless it was asked for. */
  lit = $derived.by(() => (this.light === null || !this.canMove || !this.helps('legal') ? new Set<string>() : litTracks(this.claims, this.light)));
  /** What on the table is being asked about, as a selector. */
  about = $derived.by((): string | null => (this.draft === null ? null : this.#aboutOf(this.draft)));
  /** The fewest tickets of the offer that may be kept: read off the moves the server allows. */
  least = $derived.by(() =>
    Math.min(...this.moves.map(({ move }) => (move.kind === 'keep' ? move.keep.length : Infinity))),
  );

  /** The tracks of every seat: the same as long as nobody claims one, and the plan with them. */
  #tracks = $derived.by(() => this.#sameTracks((this.table.view?.players ?? []).map(({ tracks }) => tracks)));
  planner = $derived.by(() => this.#planner());
  /** The way to finish what can still be finished, or what is picked out of an offer; null when nothing is to be drawn. */
  plan = $derived.by((): Plan | null => (this.planShown && this.helps('planner') ? (this.advised ?? this.joint) : null));
  joint = $derived.by((): Plan | null => this.#joint());
  /** What is left to build of the plan behind the last hint; null where there was none, it has come to nothing, or something else is looked at. */
  advised = $derived.by((): Plan | null => {
    const own = this.table.view?.own;
    if (this.#advice === null || !own || this.table.over || own.offer.length > 0 || this.ticket !== null) return null;
    return this.#advice.tickets === this.#heldIds ? stillAhead(this.#tracksOf(this.#advice.tracks), this.#own, (id) => this.#gone.has(id)) : null;
  });
  /** How the plan behind the hint on the table differs from the cheapest one. */
  departure = $derived.by((): Departure | null => (this.draft?.kind === 'hint' ? this.#departure() : null));

  /** The tickets in hand and how they stand: those still to be done first. After the end what is not done has failed. */
  held = $derived.by(() =>
    (this.table.view?.own?.tickets ?? [])
      .map(({ id, done }) => ({ id, state: this.table.over ? (done ? 'done' : 'impossible') satisfies TicketState : this.ticketState(id, done), missing: this.#missing(id) }))
      .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)),
  );

  helps(level: Assist): boolean {
    return helps(this.table.assist, level);
  }

  /** How a ticket of one's own stands, or null where the table is played without this help. */
  ticketState(id: string, done: boolean): TicketState | null {
    const ticket = this.words().ticket(id);
    const own = this.table.seat === null ? undefined : this.table.view?.players[this.table.seat];
    if (!this.helps('tracker') || ticket === undefined || this.planner === null) return null;
    return ticketState(this.planner, ticket, done, own?.trains ?? 0);
  }

  /** The fewest wagons that a ticket still needs. */
  #missing(id: string): number {
    const ticket = this.words().ticket(id);
    return ticket === undefined ? 0 : (this.planner?.plan([ticket])?.wagons ?? 0);
  }

  #joint(): Plan | null {
    const own = this.table.view?.own;
    if (!own || this.table.over || this.planner === null) return null;
    const held = own.tickets.filter(({ id, done }) => this.ticketState(id, done) === 'open').map(({ id }) => id);
    const looked = this.ticket !== null && held.includes(this.ticket) ? [this.ticket] : held;
    const ids = own.offer.length > 0 ? [...held, ...this.picked] : looked;
    return this.planner.plan(ids.flatMap((id) => this.words().ticket(id) ?? []));
  }

  get #own(): Track[] {
    return this.#tracksOf(this.table.seat === null ? [] : (this.#tracks[this.table.seat] ?? []));
  }

  /** Tracks that nobody can claim any more. */
  get #gone(): ReadonlySet<string> {
    const { view, numbers } = this.table;
    return new Set([...this.#tracks.flat(), ...(view === null ? [] : closedTracks(this.drawnBoard().board, view, numbers?.doubles_from ?? 0))]);
  }

  get #heldIds(): string {
    return (this.table.view?.own?.tickets ?? []).map(({ id }) => id).join();
  }

  #tracksOf(ids: readonly string[]): Track[] {
    return ids.flatMap((id) => this.words().track(id) ?? []);
  }

  #departure(): Departure | null {
    const { board } = this.drawnBoard();
    if (this.advised === null) return null;
    const tracks = this.#tracksOf(this.advised.tracks);
    const cheapest = this.joint === null ? null : this.#tracksOf(this.joint.tracks);
    const open = this.held.filter(({ state }) => state === 'open').map(({ id }) => id);
    return {
      advised: figuresOf(tracks, board),
      cheapest: cheapest && figuresOf(cheapest, board),
      same: cheapest !== null && sameRoutes(tracks, cheapest),
      givenUp: open.filter((id) => !joins([...this.#own, ...tracks], this.words().ticket(id) ?? { a: '', b: '' })),
    };
  }

  #aboutOf(draft: Draft): string {
    const route = (key: string | undefined) => `[data-route="${key}"]`;
    if (draft.kind === 'claim' || draft.kind === 'info') return route(draft.key);
    if (draft.kind === 'which') return draft.city === undefined ? route(draft.hits[0]?.key) : `[data-city="${draft.city}"]`;
    const move = draft.kind === 'hint' ? parseMove(draft.hint.move) : null;
    const track = move?.kind === 'claim' ? this.words().track(move.track) : undefined;
    if (track !== undefined) return route(pairKey(track.a, track.b));
    return draft.kind === 'tickets' || move?.kind === 'tickets' ? 'button.tickets' : 'button.deck';
  }

  /** The plan on the map keeps its cards as long as others pay as well: what is proposed and what is drawn are of one mind. */
  #choices(key: string, pointed: string): PaymentChoices {
    const free = (id: string) => (this.#lanesOf(id) ?? []).filter((lane) => !this.#gone.has(lane.id));
    const missed = missedBy((this.plan?.tracks ?? []).map(free), this.table.view?.own?.hand ?? {}, (id) => this.words().track(id));
    return choicesFor(this.claims, this.lanes.get(key) ?? [], pointed, missed);
  }

  #lanesOf(id: string): Track[] | undefined {
    const track = this.words().track(id);
    return track && this.lanes.get(pairKey(track.a, track.b));
  }

  #stagedClaim({ text }: { text: string }) {
    return this.claims.find((c) => c.text === text) ?? null;
  }

  pick(hits: Hit[], byFinger: boolean): void {
    const [first, second] = hits;
    if (first === undefined) return;
    if (this.draft?.kind === 'claim' && first.key === this.draft.key) return this.commit();
    // A finger beside it lets go of it: it may have meant the button.
    if (byFinger && this.draft?.kind === 'claim') return this.cancel();
    if (byFinger && second !== undefined && second.away - first.away < AMBIGUOUS) {
      this.draft = { kind: 'which', hits: hits.slice(0, 3) };
      return;
    }
    this.stage(first.key, first.track);
  }

  stage(key: string, pointed: string): void {
    this.#say('');
    this.track = null;
    const { usual } = this.canMove ? this.#choices(key, pointed) : { usual: [] };
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
    else if (draft?.kind === 'hint') this.play(draft.hint.move);
  }

  cancel(): void {
    this.draft = null;
    this.light = null;
    this.track = null;
    this.#say('');
  }

  /** Everything that leads away from a city. */
  stageCity(city: string): void {
    const hits = [...this.lanes]
      .filter(([, [first]]) => first?.a === city || first?.b === city)
      .map(([key, [first]]) => ({ key, track: first!.id, away: 0 }));
    this.draft = { kind: 'which', hits, city };
  }

  async askHint(): Promise<void> {
    this.#say('');
    if (!this.canMove || !this.helps('coach')) return;
    const hint = await this.session.hint();
    if (hint === null || hint.prompt !== this.table.prompt) return;
    this.draft = { kind: 'hint', hint };
    this.ticket = null;
    this.#advice = hint.plan === undefined ? null : { tracks: hint.plan, tickets: this.#heldIds };
  }

  /** Shows or hides the plan; from that of a hint it leads back to the cheapest. */
  togglePlan(): void {
    if (this.advised !== null && this.planShown) this.#advice = null;
    else this.planShown = !this.planShown;
  }

  /** "Where can I build?", and the same with one kind of card; again: lights out. */
  lightUp(what: string): void {
    this.light = this.light === what ? null : what;
  }

  #say(notice: string, rule = ''): void {
    this.notice = notice;
    this.rule = rule;
  }

  /** Sends a move that was offered; asks why not when it was not. */
  play(text: string): void {
    this.#say('');
    // A press on the deck before the answer to the last one means a second card.
    this.#kept = this.table.waiting && text === 'draw' ? text : null;
    if (this.table.waiting) return;
    if (!this.offered.has(text)) return void this.#ask(text);
    this.draft = null;
    this.light = null;
    this.session.move(text);
  }

  /** Two cards of the deck in one gesture; one where only one is left to be taken. */
  drawTwo(): void {
    const first = this.table.view?.phase === 'turn' && this.offered.has('draw');
    this.play('draw');
    if (first) this.#kept = 'draw';
  }

  stageTickets(): void {
    this.#say('');
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

  /** After every step: a draft that the new position does not allow is dropped, with a word; what was kept is done. */
  revalidate(): void {
    const kept = this.#kept;
    this.#kept = null;
    // Whatever came of the first card: a second one is drawn in the same turn or not at all.
    if (kept !== null && this.table.view?.phase === 'second-card' && this.offered.has(kept)) return this.play(kept);
    const draft = this.draft;
    if (draft?.kind === 'claim' && !this.offered.has(draft.text)) {
      const track = this.words().track(draft.pointed);
      this.draft = null;
      if (track !== undefined) this.#say(this.words().t('claim.gone', { route: this.words().route(track) }));
    } else if (draft?.kind === 'hint' && draft.hint.prompt !== this.table.prompt) this.draft = null;
    else if (draft?.kind === 'tickets' && !this.offered.has('tickets')) this.draft = null;
  }

  #planner(): Planner | null {
    const { numbers, seat } = this.table;
    const players = this.#tracks.map((tracks) => ({ tracks }));
    return players.length === 0 || numbers === null ? null : new Planner(this.drawnBoard().board, { players }, seat, numbers.doubles_from);
  }

  async #explain(key: string, pointed: string): Promise<void> {
    const lanes = this.lanes.get(key) ?? [];
    const track = lanes.find((t) => t.id === pointed) ?? lanes[0];
    if (track === undefined) return;
    this.draft = { kind: 'info', key, pointed: track.id, reason: '', rule: '' };
    const own = this.table.view?.own;
    if (!own || this.table.over) return;
    const reject = await this.session.check(hopefulClaim(this.drawnBoard().board, own.hand, track));
    if (this.draft?.kind !== 'info' || this.draft.key !== key || reject === null) return;
    this.draft = { ...this.draft, reason: this.words().refusal(reject), rule: reject.rule };
  }

  async #ask(move: string): Promise<void> {
    const reject: Reject | null = await this.session.check(move);
    if (reject !== null) this.#say(this.words().refusal(reject), reject.rule);
  }
}
