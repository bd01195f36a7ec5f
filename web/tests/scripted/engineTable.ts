// A table whose other side is the engine itself: a record's game dealt again from its seed. Every seat is the page's; the one to act is
// the one that is shown. Tells which moves were played.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ClientMessage, Run } from '../../net/messages';
import type { SignalView } from '../../games/signal/view';

export interface Recorded {
  game: string;
  seed: string;
  options: Record<string, string>;
  seats: number;
  moves: { seat: number; move: string }[];
}

/** What the engine says before a move of the record. */
export interface Before {
  run: Run;
  legal: string[];
  view: SignalView;
}

interface Line {
  kind: string;
  game: string;
  options: Record<string, string>;
  seats: unknown[];
  luck: { seed: string };
  seat: number;
  move: string;
}

interface Answer {
  t: string;
  id?: string;
  seat?: number | null;
  view?: SignalView;
  run?: Run;
  legal?: string[];
}

/** What a busy machine may take for a move. */
const PATIENCE = 60_000;

const newGame = ({ game, seed, options, seats }: Recorded) => ({ t: 'new', game, seed, options, seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}` })) });

/** A game of `expert`, as the program plays and records it. */
export function playedByExpert(program: string, game: string, players: number, seed: number): Recorded {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-records-'));
  const file = join(folder, 'games.jsonl');
  const bots = Array.from({ length: players }, () => 'expert').join(',');
  const args = ['simulate', game, '--players', String(players), '--bots', bots, '--games', '1', '--seed', String(seed), '--records', file];
  spawnSync(program, args);
  const lines = readFileSync(file, 'utf8').trim().split('\n').map((text) => JSON.parse(text) as Line);
  rmSync(folder, { recursive: true });
  const { options, luck, seats } = lines.find(({ kind }) => kind === 'header')!;
  return { game, seed: luck.seed, options, seats: seats.length, moves: lines.filter(({ kind }) => kind === 'move').map(({ seat, move }) => ({ seat, move })) };
}

/** The positions of a record, each as it was before its move. */
export function positionsOf(program: string, record: Recorded): Before[] {
  const asked = Array.from({ length: record.seats }, () => 0);
  const requests = record.moves.flatMap(({ seat, move }, n) => [
    { t: 'view', id: `v${n}`, seat, since: 1 << 20 },
    { t: 'move', seat, move, prompt: asked[seat]!++ },
  ]);
  const input = [newGame(record), ...requests].map((request) => JSON.stringify(request)).join('\n');
  const { stdout } = spawnSync(program, ['engine'], { input: `${input}\n`, encoding: 'utf8', maxBuffer: 1 << 28 });
  return stdout.trim().split('\n').map((line) => JSON.parse(line) as Answer).filter(({ id }) => id?.startsWith('v')).map(({ run, legal, view }) => ({ run: run!, legal: legal!, view: view! }));
}

export class EngineTable {
  /** The moves that the page has played. */
  readonly played: string[] = [];
  readonly #engine: ChildProcess;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  readonly #watching = new Set<() => void>();
  #asked = 0;
  #seat = 0;

  constructor(program: string, record: Recorded) {
    this.#engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'ignore'] });
    createInterface(this.#engine.stdout!).on('line', (line) => {
      const answer = JSON.parse(line) as Answer;
      this.#waiting.get(answer.id ?? '')?.(answer);
      this.#waiting.delete(answer.id ?? '');
    });
    this.#seat = record.moves[0]!.seat;
    this.#tell(newGame(record));
  }

  close(): void {
    this.#engine.kill();
  }

  /** Until so many moves have been played. */
  async until(n: number): Promise<void> {
    let late = false;
    const patience = setTimeout(() => {
      late = true;
      for (const done of this.#watching) done();
    }, PATIENCE);
    while (this.played.length < n && !late) await new Promise<void>((done) => this.#watching.add(done));
    clearTimeout(patience);
    if (this.played.length < n) throw new Error(`the page has stopped after ${this.played.length} moves`);
  }

  readonly answer = (message: ClientMessage, say: (reply: object) => void): void => void this.#reply(message, say);

  async #reply(message: ClientMessage, say: (reply: object) => void): Promise<void> {
    const id = message.id === undefined ? {} : { id: message.id };
    if (message.t === 'start' || message.t === 'join' || message.t === 'view') say({ ...(await this.#view()), ...(message.t === 'view' ? id : {}) });
    if (message.t === 'explain') say({ ...(await this.#ask({ ...message })), ...id });
    if (message.t !== 'move') return;
    const step = await this.#ask({ ...message, seat: this.#seat });
    say({ ...step, ...id });
    const next = step.view?.to_act[0];
    if (next !== undefined && next !== this.#seat) {
      this.#seat = next;
      say(await this.#view());
    }
    if (step.t === 'step') this.played.push(message.move);
    for (const done of this.#watching) done();
    this.#watching.clear();
  }

  #view(): Promise<Answer> {
    return this.#ask({ t: 'view', seat: this.#seat });
  }

  #ask(request: object): Promise<Answer> {
    const id = `q${++this.#asked}`;
    return new Promise((done) => {
      this.#waiting.set(id, (answer) => {
        const { id: _, ...rest } = answer;
        done(rest);
      });
      this.#tell({ ...request, id });
    });
  }

  #tell(request: object): void {
    this.#engine.stdin!.write(`${JSON.stringify(request)}\n`);
  }
}
