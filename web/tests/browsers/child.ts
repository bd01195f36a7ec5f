// Programs the tests start and end themselves, never by name.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

/** Without a proxy: everything these browsers talk to is on this machine. */
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/_proxy$/i.test(name));
  return { ...Object.fromEntries(own), ...more };
}

export class Child {
  readonly #process: ChildProcess;
  readonly #name: string;
  readonly #gone: Promise<void>;
  #output = '';

  constructor(name: string, args: string[], more: Record<string, string> = {}) {
    this.#name = name;
    // The fourth is for programs that announce something there, as Xvfb does.
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'pipe'];
    this.#process = spawn(name, args, { env: environment(more), stdio });
    for (const stream of this.#process.stdio.slice(1)) stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    this.#gone = new Promise((done) => {
      this.#process.once('exit', () => done());
      this.#process.once('error', ({ message }) => {
        this.#output += `${message} (tools/bootstrap soak installs it)`;
        done();
      });
    });
  }

  /** The first group of `pattern`, once the program has said it. */
  async says(pattern: RegExp): Promise<string> {
    let over = false;
    void this.#gone.then(() => (over = true));
    for (;;) {
      const found = pattern.exec(this.#output);
      if (found) return found[1] ?? found[0];
      if (over) throw new Error(`${this.#name} ended without saying ${pattern}:\n${this.#output}`);
      await pause();
    }
  }

  async end(): Promise<void> {
    this.#process.kill();
    await this.#gone;
  }
}

export function pause(milliseconds = 25): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
