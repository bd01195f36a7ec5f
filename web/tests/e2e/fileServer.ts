// A web server that knows files and nothing else: Python's.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from './server';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A page that stands alone (`make site`), under a path of its own, behind a server of files. */
class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), 'roundhouse-site-'));
  #port = 0;
  #child: ChildProcess | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/some/where/`;
  }

  get folder(): string {
    return join(this.#folder, 'some', 'where');
  }

  make(): void {
    run('tools/site', this.folder);
  }

  /** Its files are others: this is another release. */
  changed(): void {
    run('tools/offline.py', this.folder, '--alone');
  }

  async start(): Promise<void> {
    if (this.#port === 0) this.#port = await freePort();
    this.#child = spawn('python3', ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', this.#folder, String(this.#port)], { stdio: 'ignore' });
    for (let tries = 0; tries < 600; tries++) {
      if ((await fetch(this.url).catch(() => null))?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('the server of files does not answer');
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function run(tool: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(join(root, tool), args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool}: ${stderr}`);
}

/** To be called at the top of a file: the site for all its tests. */
export function siteOfFiles(): Site {
  const site = new Site();
  beforeAll(async () => {
    site.make();
    await site.start();
  });
  afterAll(async () => {
    await site.kill();
    site.remove();
  });
  return site;
}
