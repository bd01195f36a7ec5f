// Replays a record of Switch & Signal on the page, each decision with the fewest presses on what is to be seen, and counts them.
// A press is a click, a key, or a drag from pressing to letting go.
import type { Page } from 'playwright-core';
import { TRAINS, type SignalBoard, type SignalLayout } from '../../../games/signal/board';
import { drawNetwork, type Network } from '../../../games/signal/map/network';
import { courseOf, wayOf } from '../../../games/signal/map/way';
import type { Point } from '../../../ui/map/geometry';
import type { Run } from '../../../net/messages';
import type { Before, EngineTable, Recorded } from '../../scripted/engineTable';
import { ARM_STARTS, armOf, courses, waysFrom, waysOf, type Rails } from './rails';

/** The presses of a turn, one after the other, each in a few words. */
export type Turn = string[];

export class SignalReplay {
  readonly turns: Turn[] = [];
  readonly #network: Network;
  #running = false;
  #turn = -1;
  #n = 0;
  /** The helper for whom the run was told to stop, at each of its chances until it is used. */
  #awaited: string | null = null;
  /** What the train that was pulled last does in cities by itself. */
  #pulled: { train: string; does: string[] } | null = null;
  /** What helpers could have saved or brought when they were declined in this turn. */
  #declined: Run['helpers'][number][] = [];

  constructor(
    readonly page: Page,
    readonly table: EngineTable,
    readonly record: Recorded,
    readonly positions: readonly Before[],
    drawn: { board: SignalBoard; layout: SignalLayout },
  ) {
    this.#network = drawNetwork(drawn.board, drawn.layout);
  }

  /** So many turns, or all. */
  async play(most = Infinity): Promise<void> {
    while (this.#n < this.record.moves.length) {
      const { view } = this.#at(0);
      if (view.turns !== this.#turn) {
        if (this.turns.length >= most) return;
        [this.#turn, this.#running, this.#awaited, this.#declined] = [view.turns, false, null, []];
        this.turns.push([]);
      }
      const expected = this.#goesByItself() ? 1 : await this.#decide();
      await this.#heard(expected);
    }
  }

  #at(ahead: number): Before {
    return this.positions[this.#n + ahead]!;
  }

  #move(ahead: number): string {
    return this.record.moves[this.#n + ahead]?.move ?? '';
  }

  /** Before the press of so many moves after which the run would pass by a helper that the record uses, it is told to stop for it. */
  async #awaitHelper(moves: number, does: readonly string[] = []): Promise<void> {
    if (moves === 0) return;
    let n = moves;
    while (helperOf(this.#move(n)) === null && (this.#goesBy(n) || does.includes(this.#move(n)))) n++;
    const helper = helperOf(this.#move(n));
    if (helper === null || !this.#goesBy(n) || this.#awaited === helper) return;
    this.#awaited = helper;
    await this.#press(`button[data-await="${helper}"]`, 0);
  }

  /** Would the run go on there, once a press has set it going? */
  #goesBy(ahead: number): boolean {
    const before = this.positions[this.#n + ahead];
    if (before === undefined || before.view.turns !== this.#turn) return false;
    return before.run.move !== null && !this.#stops(before.run);
  }

  /** Nobody is asked again for what was declined in this turn. */
  #stops({ stops, helpers }: Run): boolean {
    if (stops !== 'loss' && stops !== 'helper') return stops !== null;
    return !helpers.every(({ helper, saves, brings }) => this.#declined.some((no) => no.helper === helper && no.saves >= saves && (no.brings || !brings)));
  }

  #goesByItself(): boolean {
    const { run, legal, view } = this.#at(0);
    if (view.mover !== null && this.#pulled?.train === view.mover.train && this.#pulled.does.includes(this.#move(0))) return true;
    if (this.#awaited !== null && legal.some((move) => helperOf(move) === this.#awaited)) return false;
    if (legal.includes('undo')) return false;
    return run.move !== null && !this.#stops(run) && (this.#running || (!run.rolls && view.phase !== 'reveal'));
  }

  /** The page has played so many moves: those of the record. */
  async #heard(n: number): Promise<void> {
    await this.table.until(this.#n + n);
    for (let i = 0; i < n; i++, this.#n++) {
      if (this.table.played[this.#n] !== this.#move(0)) throw new Error(`move ${this.#n} is “${this.table.played[this.#n]}”, not “${this.#move(0)}”, after ${this.turns.at(-1)!.join(', ')}`);
    }
  }

  /** Presses what makes the next decision; so many moves come of it. */
  async #decide(): Promise<number> {
    const { run, view } = this.#at(0);
    if (run.then?.includes(this.#move(1)) && this.#move(0) === run.move) return 1 + (await this.#decideNext(run));
    const [kind, first = '', second = ''] = this.#move(0).split(' ');
    if (view.phase === 'action') return this.#act(kind!, first, second);
    this.#running ||= run.stops !== null || run.move === this.#move(0);
    if (kind === 'use') return this.#help(first, this.#move(0));
    if (kind === 'deploy' && second === 'at') return this.#shunt(first);
    this.#declined.push(...run.helpers);
    if (kind === 'train' && (run.move !== this.#move(0) || this.#deeds(1).length > 0)) return this.#rollFor(first, 1);
    if (kind === 'colour' && this.#move(1).startsWith('train ') && (this.#at(1).run.stops === 'choice' || this.#deeds(2).length > 0)) return this.#rollFor(this.#move(1).split(' ')[1]!, 2);
    if (run.move === this.#move(0)) return this.#press('.ask .run', 1);
    if (kind === 'leave') return this.#click(this.#onLine(first), 1);
    return this.#press(`.ask [data-do="${this.#move(0)}"]`, 1);
  }

  /** What comes after the move of the run is chosen already. */
  async #decideNext(run: Run): Promise<number> {
    this.#running = true;
    this.#declined.push(...run.helpers);
    this.#n++;
    const moves = await this.#decide();
    this.#n--;
    return moves;
  }

  async #act(kind: string, first: string, second: string): Promise<number> {
    if (kind === 'end') return this.#press('.ask [data-do=end]', 1);
    if (kind === 'use') return this.#help(first, this.#move(0));
    if (kind === 'load') {
      if (this.#at(0).legal.find((move) => move.startsWith(`load ${first} `)) !== this.#move(0)) await this.#pickCards([second]);
      return this.#click(this.#trainAt(first), 1);
    }
    const proposed = this.#at(0).legal.find((move) => move.startsWith(`play ${first} `));
    if (proposed !== this.#move(0)) await this.#pickCards(second.split('+'));
    else {
      const drawn = await this.#drawWay();
      if (drawn > 0) return drawn;
    }
    const [what, one = '', two = ''] = this.#move(1).split(' ');
    if (what === 'train') return this.#rollFor(one, 2);
    if (what === 'signal') return this.#signal(one, two);
    return this.#set(one);
  }

  /** The longest way that comes to just the next moves of the record. */
  async #drawWay(): Promise<number> {
    for (let pairs = this.#pairs(); pairs > 0; pairs--) {
      const found = this.#wayFor(pairs);
      if (found === null) continue;
      return this.#drag(found.points, found.moves);
    }
    return 0;
  }

  /** How many cards are played one after the other, each with the payment proposed; a train's only as the last. */
  #pairs(): number {
    let n = 0;
    for (; this.#move(2 * n).startsWith('play '); n++) {
      if (this.#at(2 * n).view.turns !== this.#turn || this.#at(2 * n).legal.find((move) => move.startsWith(`play ${this.#move(2 * n).split(' ')[1]} `)) !== this.#move(2 * n)) return n;
      const [kind, , to] = this.#move(2 * n + 1).split(' ');
      if (kind === 'train') return n + 1;
      if (kind === 'signal' && this.#at(2 * n + 1).legal.find((move) => move.startsWith('signal ') && move.endsWith(` ${to}`)) !== this.#move(2 * n + 1)) return n;
    }
    return n;
  }

  #wayFor(pairs: number): { points: Point[]; moves: number } | null {
    const targets = Array.from({ length: pairs }, (_, i) => this.#move(2 * i + 1).split(' '));
    const pulled = targets.at(-1)![0] === 'train' ? targets.pop()![1]! : null;
    if (targets.length + (pulled === null ? 0 : 1) < 2) return null;
    const { view } = this.#at(0);
    const rails: Rails = { switches: { ...view.switches }, signals: [...view.signals] };
    for (const [kind, one = '', two = '', three = ''] of targets) {
      if (kind === 'set') rails.switches[one] = [two, three];
      else rails.signals = [...rails.signals.filter((id) => id !== one), two];
    }
    const things = targets.map(([kind, one, two]) => (kind === 'set' ? one! : two!));
    const leaves = pulled === null ? null : this.#leaves(2 * pairs);
    const ways = pulled === null ? waysFrom(this.#network, rails, things[0]!) : waysOf(this.#network, view, rails, TRAINS.indexOf(pulled)).filter(({ line }) => leaves === null || line === leaves).map(({ way }) => way);
    for (const way of ways) {
      const last = way.findIndex(({ thing }) => thing === things.at(-1));
      for (const end of [last + 1, last + 2]) {
        if (last < 0 || way[end - 1] === undefined) continue;
        const points = way.slice(0, end).flatMap((met, i) => (i === end - 1 && met.points.length > 1 ? met.points.slice(0, Math.ceil(met.points.length * 0.6)) : met.points));
        if (this.#opens(points, things, pulled)) return { points, moves: 2 * pairs + (leaves === null ? 0 : 1) };
      }
    }
    return null;
  }

  /** Would the page open just these, in this order, and pull this train or none? */
  #opens(points: readonly Point[], things: readonly string[], train: string | null): boolean {
    const { view } = this.#at(0);
    const opened = wayOf(points, this.#network).flatMap((order) => {
      if (order.do === 'signal') return view.signals.includes(order.to) ? [] : [order.to];
      return order.do !== 'set' || order.lines.every((line) => view.switches[order.junction]?.includes(line)) ? [] : [order.junction];
    });
    return opened.join() === things.join() && this.#isGrabbed(points[0]!, train);
  }

  /** A hand draws from what is nearest to it: a train, which it pulls, a signal or an arm that is closed; elsewhere it moves the map. */
  #isGrabbed(at: Point, train: string | null): boolean {
    const near = (point: Point) => Math.hypot(point[0] - at[0], point[1] - at[1]) < 4;
    if (train !== null) return near(this.#trainAt(train));
    const { switches } = this.#at(0).view;
    const arms = [...this.#network.arms].flatMap(([id, all]) => all.filter(({ line }) => !switches[id]?.includes(line)).map(({ line }) => ({ id, line })));
    return [...this.#network.signals.values()].some(({ spot }) => near(spot.at)) || (this.#isFree(at) && arms.some(({ id, line }) => ARM_STARTS.some((far) => near(armOf(this.#network, id, line, far)))));
  }

  /** Nothing stands there that a finger would mean instead of the track. */
  #isFree(at: Point): boolean {
    const things = [...this.#trains(), ...[...this.#network.signals.values()].map(({ spot }) => spot.at)];
    return things.every((point) => Math.hypot(point[0] - at[0], point[1] - at[1]) > 12);
  }

  #trains(): Point[] {
    return TRAINS.flatMap((train) => (this.#at(0).view.trains[TRAINS.indexOf(train)]?.at === null ? [] : [this.#trainAt(train)]));
  }

  async #signal(from: string, to: string): Promise<number> {
    const at = (id: string) => this.#network.signals.get(id)!.spot.at;
    const proposed = this.#at(1).legal.find((move) => move.startsWith('signal ') && move.endsWith(` ${to}`));
    if (proposed === this.#move(1)) return this.#click(at(to), 2);
    return this.#drag([at(from), at(to)], 2);
  }

  /** The junction is set towards a track, or by drawing from one over to the other. */
  async #set(junction: string): Promise<number> {
    const [, , one = '', two = ''] = this.#move(1).split(' ');
    const open = this.#at(0).view.switches[junction]!;
    for (const [line, other] of [[one, two], [two, one]] as const) {
      if (open.includes(line)) continue;
      const proposed = this.#at(1).legal.find((move) => move.startsWith(`set ${junction} `) && move.split(' ').slice(2).includes(line));
      const free = [26, 18, 34, 42].map((far) => armOf(this.#network, junction, line, far)).find((at) => this.#isFree(at));
      if (proposed === this.#move(1) && free !== undefined) return this.#click(free, 2);
      const points = [armOf(this.#network, junction, line), this.#network.places.get(junction)!, armOf(this.#network, junction, other)];
      if (this.#opens(points, [junction], null)) return this.#drag(points, 2);
    }
    await this.#click(this.#network.places.get(junction)!, 0);
    await this.#heard(1);
    const nth = this.#at(0).legal.filter((move) => move.startsWith(`set ${junction} `)).indexOf(this.#move(0));
    return this.#press(`.picker button >> nth=${nth}`, 1);
  }

  /** Pulled, it rolls with so many moves, and it is known what it is to do in cities. A tap rolls too where no card is spent; where one is, it asks first. */
  async #rollFor(train: string, moves: number): Promise<number> {
    const { view, legal } = this.#at(0);
    const does = this.#deeds(moves);
    const loads = legal.some((move) => move.startsWith(`load ${train} `));
    const asks = this.#at(0).view.phase === 'action';
    // After a helper the run may be on its way already: there is no time to pull.
    const helped = helperOf(this.record.moves[this.#n - 1]?.move ?? '') !== null;
    if (!asks && (helped || (does.length === 0 && !loads))) return this.#click(this.#trainAt(train), moves);
    const points = courses(this.#network, view, TRAINS.indexOf(train), does).find((course) => course.length > 1 && this.#opens(course, [], train) && this.#means(course, does));
    if (points === undefined) {
      if (loads) await this.#pickCards(this.#move(0).split(' ')[2]!.split('+'));
      if (asks) await this.#click(this.#trainAt(train), 0);
      return this.#click(this.#trainAt(train), moves);
    }
    await this.#drag(points, moves, does);
    this.#pulled = { train, does };
    return moves;
  }

  /** Would the page take this in cities as it is meant? */
  #means(points: readonly Point[], does: readonly string[]): boolean {
    const { lines, city } = courseOf(points, this.#network);
    return does.every((deed) => (deed === 'stop' ? city !== null : lines.includes(deed.split(' ')[1]!)));
  }

  /** What is chosen in cities after a roll. */
  #deeds(after: number): string[] {
    const does: string[] = [];
    for (let n = after; /^(go|leave|stop)/.test(this.#move(n)); n++) if (this.#at(n).run.stops === 'choice') does.push(this.#move(n));
    return does;
  }

  /** The line out of a city that is chosen there. */
  #leaves(ahead: number): string | null {
    const [kind, line] = this.#move(ahead).split(' ');
    return kind === 'leave' && this.#at(ahead).run.stops === 'choice' ? line! : null;
  }

  async #help(helper: string, move: string): Promise<number> {
    const offer = `.offer[data-helper="${helper}"] [data-do="${move}"]`;
    await this.#ask(helper, offer);
    return this.#press(offer, 1);
  }

  async #shunt(colour: string): Promise<number> {
    const offer = `.offer[data-helper=shunter] [data-colour="${colour}"]`;
    await this.#ask('shunter', offer);
    if ((await this.page.locator(offer).getAttribute('aria-pressed')) !== 'true') await this.#press(offer, 0);
    return this.#click(this.#network.places.get(this.#move(0).split(' ')[3]!)!, 1);
  }

  /** A helper who does not offer to help is asked. */
  async #ask(helper: string, offer: string): Promise<void> {
    await this.#ready();
    if ((await this.page.locator(offer).count()) === 0) await this.#press(`button[data-helper="${helper}"]`, 0);
  }

  async #pickCards(cards: readonly string[]): Promise<void> {
    const kinds = ['signal', 'switch', 'train'].filter((kind) => (this.#at(0).view.hands[this.record.moves[this.#n]!.seat]?.[kind] ?? 0) > 0);
    for (const card of cards) await this.#press(`.card-button >> nth=${kinds.indexOf(card)}`, 0);
  }

  #trainAt(train: string): Point {
    const { at } = this.#at(0).view.trains[TRAINS.indexOf(train)]!;
    return this.#network.sections.get(at!)?.middle.at ?? this.#network.places.get(at!)!;
  }

  /** On a line out of a city, away from everything else. */
  #onLine(line: string): Point {
    const { points } = this.#network.lines.get(line)!;
    return points[Math.floor(points.length / 2)]!;
  }

  async #press(selector: string, moves: number): Promise<number> {
    await this.#awaitHelper(moves);
    this.#count(`press ${selector}`);
    await this.page.locator(selector).first().click();
    return moves;
  }

  async #click(at: Point, moves: number): Promise<number> {
    await this.#awaitHelper(moves);
    this.#count('click');
    await this.#ready();
    await this.page.mouse.click(...(await this.#onScreen([at]))[0]!);
    return moves;
  }

  /** `does`: what a train that is pulled does in cities by itself. */
  async #drag(points: readonly Point[], moves: number, does: readonly string[] = []): Promise<number> {
    await this.#awaitHelper(moves, does);
    this.#count('drag');
    await this.#ready();
    const [first, ...rest] = await this.#onScreen(points);
    await this.page.mouse.move(...first!);
    await this.page.mouse.down();
    for (const point of rest) await this.page.mouse.move(...point);
    await this.page.mouse.up();
    return moves;
  }

  /** A press, and what the record plays with it or next. */
  #count(press: string): void {
    this.#pulled = null;
    const [first, second] = [this.#move(0), this.#move(1)];
    this.turns.at(-1)!.push(`${press} for “${first.startsWith('play ') ? `${first}, ${second}` : first}”`);
  }

  async #ready(): Promise<void> {
    await this.page.waitForSelector('main[aria-busy=false] .ask');
  }

  #onScreen(points: readonly Point[]): Promise<[number, number][]> {
    return this.page.locator('svg[role=group]').evaluate((map, all) => {
      const { a, b, c, d, e, f } = (map as SVGSVGElement).getScreenCTM()!;
      return all.map(([x, y]): [number, number] => [a * x + c * y + e, b * x + d * y + f]);
    }, points.map(([x, y]) => [x, y] as const));
  }
}

/** The helper that a move uses, if it does. */
function helperOf(move: string): string | null {
  const [kind, what = '', at] = move.split(' ');
  return kind === 'use' ? what : kind === 'deploy' && at === 'at' ? 'shunter' : null;
}
