// A server that only says what it is told to: for seeing how the page takes awkward news. It serves dist/ and one table.
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer, type WebSocket } from 'ws';
import { readClientMessage, type ClientMessage } from '../../net/messages';
import * as ghost from './ghost';
import * as ttr from './messages';
import * as signal from './signal';
import { news, seat } from './tables';

/** What the server says by itself, by family. */
const SCENES = { ttr: { games: ttr.games, board: ttr.board }, ghost: { games: ghost.games, board: ghost.board }, signal: { games: signal.games, board: signal.board, more: [signal.america] } };

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const VERSION = { version: '9.8.7', commit: '0123456789abcdef', protocol: 1 };
const dist = new URL('../../dist/', import.meta.url);

export class ScriptedServer {
  /** Everything the page said, in order. */
  heard: ClientMessage[] = [];
  readonly #http: Server;
  readonly #sockets = new Set<WebSocket>();
  #table = news();

  constructor(
    private answer: (message: ClientMessage, say: (reply: object) => void) => void,
    readonly scene: keyof typeof SCENES = 'ttr',
  ) {
    this.#http = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://x').pathname;
      if (path === '/version') return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(VERSION));
      const file = new URL(`.${path === '/' ? '/index.html' : path}`, dist);
      if (!existsSync(file)) return void response.writeHead(404).end();
      const type = TYPES[extname(fileURLToPath(file))] ?? 'application/octet-stream';
      const kept = path.startsWith('/assets/') ? { 'cache-control': 'max-age=31536000, immutable' } : {}; // as the real one says
      response.writeHead(200, { 'content-type': type, ...kept });
      createReadStream(file).pipe(response);
    });
    new WebSocketServer({ server: this.#http, path: '/ws' }).on('connection', (socket) => this.#serve(socket));
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((done) => this.#http.listen(port, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** Forgets everything; whoever comes next is answered like this. */
  begin(answer: ScriptedServer['answer']): void {
    this.drop();
    [this.answer, this.heard, this.#table] = [answer, [], news()];
  }

  say(message: object): void {
    for (const socket of this.#sockets) socket.send(JSON.stringify(message));
  }

  /** Cuts every connection, as a restart would. */
  drop(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async close(): Promise<void> {
    this.drop();
    await new Promise((done) => this.#http.close(done));
  }

  #serve(socket: WebSocket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('message', (data) => {
      const read = readClientMessage(String(data));
      if ('problem' in read) throw new Error(`the page sent a bad message: ${read.problem}`);
      this.heard.push(read.message);
      this.#reply(read.message, (reply) => socket.send(JSON.stringify(reply)));
    });
  }

  #reply(message: ClientMessage, say: (reply: object) => void): void {
    if (message.t === 'games') say(SCENES[this.scene].games);
    else if (message.t === 'board') say(this.#board(message.board));
    else if (message.t === 'ping') say({ t: 'pong' });
    else if (message.t === 'hello') say({ t: 'you', id: message.id, name: message.name ?? '', tables: [], ...(message.key ? {} : { key: 'key' }) });
    else if (message.t === 'tables') say({ t: 'tables', id: message.id, open: [], running: [] });
    else {
      if (message.t === 'open') this.#opened(message, say);
      if (message.t === 'join') say({ ...ttr.welcome, id: message.id });
      if (message.t === 'nonce' || message.t === 'start') say({ t: 'ok', id: message.id });
      if (message.t === 'start') say({ ...this.#table, phase: 'playing' });
      this.answer(message, say);
    }
  }

  #board(address: string): object {
    const scene: { board: object; more?: { address: string }[] } = SCENES[this.scene];
    return scene.more?.find((board) => board.address === address) ?? scene.board;
  }

  /** The table as it waits: the page gives its shares of the luck, and starts. */
  #opened({ id, game, seats }: Extract<ClientMessage, { t: 'open' }>, say: (reply: object) => void): void {
    say({ ...ttr.welcome, id });
    const places = seats.map(({ name = '', bot, mine = false }) => seat(name, { yours: mine, free: bot === undefined && !mine, ...(bot === undefined ? {} : { bot }) }));
    this.#table = news({ phase: 'open', game, start: 'host', seats: places });
    say(this.#table);
  }
}
