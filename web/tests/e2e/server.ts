// The real server, started on a free port with an empty store; it can be killed and started again on the same store.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const program = process.env.ROUNDHOUSE ?? fromHere('../../../build/bin/roundhouse');
const web = fromHere('../../dist');

class RealServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'roundhouse-e2e-'));
  #port = 0;
  #child: ChildProcess | undefined;
  #output = '';

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    if (!existsSync(program)) throw new Error(`${program} is missing: run "make build" first`);
    if (this.#port === 0) this.#port = await freePort();
    const args = ['serve', '--port', String(this.#port), '--data', this.#data, '--web', web, '--bot-delay-ms', '0'];
    this.#child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    }
    await this.#answering();
  }

  /** Ends the server without warning, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  /** Stops the server where it is: connections stay open and nothing comes through them, until it is thawed. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #answering(): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      if (this.#child?.exitCode !== null) throw new Error(`the server ended at once:\n${this.#output}`);
      const answer = await fetch(this.url).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the server does not answer:\n${this.#output}`);
  }
}

/** To be called at the top of a file or a group: a server for all its tests. */
export function realServer(): RealServer {
  const server = new RealServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  return server;
}

/** Not one the system hands out by itself: while the server is down somebody else's connection could take it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(12_000 * Math.random());
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((done) => {
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => done(true));
  });
  if (free) await new Promise((done) => probe.close(done));
  return free;
}
