// Firefox by WebDriver BiDi: one socket, each command with a number, each answer with the number of its command.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Point } from '../../ui/map/geometry';
import { Child } from './child';
import { clickActions, SIZE, type Wire } from './wire';

interface Waiting {
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

/** What a script gave, with values in the protocol's own spelling. */
interface Given {
  type: 'success' | 'exception';
  result?: { type: string; value?: string };
  exceptionDetails?: { text: string };
}

export class Firefox implements Wire {
  readonly #program: Child;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #context = '';

  private constructor(program: Child, profile: string, socket: WebSocket) {
    this.#program = program;
    this.#profile = profile;
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Answer));
    socket.on('close', () => this.#lost());
  }

  static async start(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'roundhouse-firefox-'));
    const program = new Child('firefox-esr', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
    const address = await program.says(/BiDi listening on (ws:\/\/\S+)/);
    const socket = new WebSocket(`${address}/session`);
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    const browser = new Firefox(program, profile, socket);
    await browser.#say('session.new', { capabilities: {} });
    ({ context: browser.#context } = (await browser.#say('browsingContext.create', { type: 'tab' })) as { context: string });
    await browser.#say('browsingContext.setViewport', { context: browser.#context, viewport: SIZE });
    return browser;
  }

  async go(url: string): Promise<void> {
    await this.#say('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  /** Values go both ways as JSON: the protocol's own spelling says more than is needed here. */
  async call(text: string, args: unknown[]): Promise<unknown> {
    const functionDeclaration = `async (args) => JSON.stringify((await (${text})(...JSON.parse(args))) ?? null)`;
    const given = (await this.#say('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context: this.#context },
      awaitPromise: true,
      userActivation: false,
    })) as Given;
    if (given.type === 'exception') throw new Error(given.exceptionDetails?.text);
    return JSON.parse(given.result?.value ?? 'null');
  }

  async click(at: Point): Promise<void> {
    await this.#say('input.performActions', { context: this.#context, ...clickActions(at) });
  }

  async close(): Promise<void> {
    await this.#say('browser.close', {});
    await this.#program.end();
    rmSync(this.#profile, { recursive: true, force: true });
  }

  #say(method: string, params: object): Promise<unknown> {
    const id = ++this.#last;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear({ id, type, result, error, message }: Answer): void {
    const waiting = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (type === 'success') waiting?.done(result);
    else waiting?.failed(new Error(`${error}: ${message}`));
  }

  #lost(): void {
    for (const { failed } of this.#waiting.values()) failed(new Error('Firefox has gone'));
    this.#waiting.clear();
  }
}
