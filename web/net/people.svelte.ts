// The people around a table: who sits where and is here, what they say, whose clock runs, what the host decided.
import type { ClientMessage } from './messages';
import type { Plan, Proposal, Rematch, Said, SeatNews, TableNews } from './tables';
import { refusalIn, type Ask, type Refusal } from './ask';

type Deed = Extract<ClientMessage, { t: 'sit' | 'start' | 'hand' | 'back' | 'host' | 'say' | 'look' | 'vote' | 'takeback' }>;

const MOST_SAID = 100;

export class People {
  news = $state.raw<TableNews | null>(null);
  said = $state.raw<Said[]>([]);
  /** How many lines were said since the talk was last looked at. */
  unread = $state(0);
  /** The last thing the server would not do. */
  refused = $state.raw<Refusal | null>(null);
  /** Why no move is taken here: the table is damaged, or cannot be stored for the time being. */
  halted = $state.raw<Refusal | null>(null);
  /** Somebody asks for a rematch on the same cards. */
  proposal = $state.raw<Proposal | null>(null);
  /** What became of the last such question that came to nothing: `by` said no; null: it was not answered in time. */
  declined = $state.raw<{ by: number | null; own: boolean } | null>(null);
  /** The host has taken our seat: we may not sit down here again. */
  out = $state(false);
  /** Has been told, and has read, that these cards were played before. */
  knowsDeal = $state(false);
  /** By seat: what it proposes, the newest last. */
  plans = $state.raw<ReadonlyMap<number, Plan>>(new Map());
  /** By seat: when its time is up, in milliseconds of this device's clock. */
  deadlines = $state.raw<ReadonlyMap<number, number>>(new Map());

  /** The seats played at this device, lent ones among them. */
  own = $derived.by((): readonly number[] => {
    const seats = this.news?.seats ?? [];
    return seats.flatMap((seat, n) => (seat.yours || (seat.played_by !== undefined && seats[seat.played_by]?.yours) ? [n] : []));
  });
  isHost = $derived(this.news?.host != null && this.own.includes(this.news.host));
  /** Is there anybody on another device, or may somebody come? */
  online = $derived(this.news?.seats.some((seat) => !seat.yours && seat.bot === undefined) === true);
  /** The seats of this device that a bot plays on for. */
  handed = $derived(this.own.filter((seat) => this.news?.seats[seat]?.stand_in !== undefined));
  /** Who has still to agree to the rematch. */
  undecided = $derived(this.proposal === null ? [] : this.proposal.needs.filter((seat) => !this.proposal?.yes.includes(seat)));
  /** This device has said yes to it, or asked itself. */
  agreed = $derived(this.proposal !== null && this.proposal.yes.some((seat) => this.own.includes(seat)));

  /** Who asked last for the same cards. */
  #asker: number | null = null;

  constructor(readonly ask: Ask) {}

  clear(): void {
    this.news = null;
    this.said = [];
    this.unread = 0;
    this.refused = null;
    this.halted = null;
    this.proposal = null;
    this.declined = null;
    this.out = false;
    this.knowsDeal = false;
    this.plans = new Map();
    this.deadlines = new Map();
  }

  heard(news: TableNews): void {
    this.news = news;
    this.#propose(news.proposal);
    const left = news.seats.flatMap(({ left_ms }, seat) => (left_ms === undefined ? [] : [[seat, Date.now() + left_ms] as const]));
    if (left.length > 0 || news.paused || news.phase !== 'playing') this.deadlines = new Map(left);
  }

  /** After a move: whoever is to act now and was not before, or has just decided, has the full time. */
  moved(by: number | null, toAct: readonly number[]): void {
    const { news } = this;
    if (news === null || news.clock === 0) return;
    const full = Date.now() + news.clock * 1000;
    const people = toAct.filter((seat) => isPerson(news.seats[seat]));
    this.deadlines = new Map(people.map((seat) => [seat, seat === by ? full : (this.deadlines.get(seat) ?? full)]));
  }

  spoke(line: Said): void {
    if (this.said.some(({ n }) => n === line.n)) return;
    this.said = [...this.said, line].sort((a, b) => a.n - b.n).slice(-MOST_SAID);
    if (line.seat === null || !this.own.includes(line.seat)) this.unread++;
  }

  /** Of a rematch on the same cards: it is asked for, agreed to, or came to nothing. */
  proposed({ proposal, by = null }: Rematch): void {
    if (proposal === undefined) return;
    this.#propose(proposal);
    if (proposal === null) this.declined = { by, own: by !== null && by === this.#asker };
  }

  #propose(proposal: Proposal | null): void {
    this.proposal = proposal;
    if (proposal === null) return;
    this.#asker = proposal.by;
    this.declined = null;
  }

  refuse(refusal: Refusal): void {
    this.refused = refusal;
    if (refusal.code === 'kicked') this.out = true;
  }

  /** No move is taken until the table goes on. */
  halt(refusal: Refusal): void {
    this.halted = refusal;
  }

  /** The table is shown anew: what could not be stored for a while can be again. */
  resumed(): void {
    if (this.halted?.code === 'store-failed') this.halted = null;
    if (this.refused?.code === 'store-failed') this.refused = null;
  }

  planned(plan: Plan): void {
    const plans = new Map(this.plans);
    plans.delete(plan.by);
    this.plans = plans.set(plan.by, plan);
  }

  /** Asks for something and keeps a refusal for the page to word. True: it was done. */
  async do(deed: Deed): Promise<boolean> {
    this.refused = null;
    const answer = await this.ask(deed);
    const refusal = refusalIn(answer);
    if (refusal !== null) this.refuse(refusal);
    return answer !== null && answer.t !== 'error';
  }
}

function isPerson(seat: SeatNews | undefined): boolean {
  return seat !== undefined && seat.bot === undefined && seat.stand_in === undefined;
}
