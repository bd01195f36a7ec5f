// WebKitGTK's own small browser, by classic WebDriver: a request for each command, JSON both ways.
import type { Point } from '../../ui/map/geometry';
import { Child, pause } from './child';
import { clickActions, SIZE, type Wire } from './wire';

/** The driver wants to be told a port and says nothing when it listens there. */
const PORTS = { from: 33_000, many: 12_000 };

export class WebKit implements Wire {
  readonly #children: Child[];
  readonly #session: string;

  private constructor(children: Child[], session: string) {
    this.#children = children;
    this.#session = session;
  }

  static async start(): Promise<WebKit> {
    const screen = new Child('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp']);
    const display = await screen.says(/^(\d+)\n/m);
    const port = PORTS.from + Math.floor(PORTS.many * Math.random());
    const driver = new Child('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { DISPLAY: `:${display}` });
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/status`).catch(() => null))?.ok) await pause();
    const { sessionId } = (await ask('POST', `${url}/session`, { capabilities: {} })) as { sessionId: string };
    const browser = new WebKit([driver, screen], `${url}/session/${sessionId}`);
    await browser.#post('window/rect', { x: 0, y: 0, ...SIZE });
    return browser;
  }

  async go(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  call(text: string, args: unknown[]): Promise<unknown> {
    return this.#post('execute/sync', { script: `return (${text}).apply(null, arguments)`, args });
  }

  async click(at: Point): Promise<void> {
    await this.#post('actions', clickActions(at));
  }

  async close(): Promise<void> {
    await ask('DELETE', this.#session);
    for (const child of this.#children) await child.end();
  }

  #post(command: string, body: object): Promise<unknown> {
    return ask('POST', `${this.#session}/${command}`, body);
  }
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, body === undefined ? { method } : { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}
