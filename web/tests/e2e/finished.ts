// A game that is over, played over the socket as fast as it goes, and what is told of its positions made comparable.
import { WebSocket } from 'ws';

interface Heard {
  t: string;
  table?: string;
  prompt?: number | null;
  legal?: string[];
  result?: object | null;
}

/** Plays a whole game beside a bot: the longest claim there is, else one move after the other of those offered. */
export function finishedGame(url: string, game: string, options: Record<string, string> = {}): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  const say = (request: object) => socket.send(JSON.stringify(request));
  let name = '';
  socket.on('open', () => say({ t: 'new', game, options, seats: [{ name: 'Ola' }, { name: 'Ada', bot: 'easy' }] }));
  return new Promise((done, failed) => {
    socket.on('error', failed);
    socket.on('message', (data) => {
      const heard = JSON.parse(String(data)) as Heard;
      if (heard.t === 'welcome') name = heard.table ?? '';
      if (heard.result) {
        socket.close();
        return done(name);
      }
      if ((heard.t !== 'snapshot' && heard.t !== 'step') || heard.prompt === null || heard.prompt === undefined) return;
      say({ t: 'move', id: String(heard.prompt), prompt: heard.prompt, move: choice(heard.legal ?? [], heard.prompt) });
    });
  });
}

/** What is taken back would never end, and who always draws or always swaps gets nowhere. */
function choice(legal: readonly string[], prompt: number): string {
  const moves = legal.filter((move) => move !== 'undo' && move !== 'exchange');
  const claims = moves.filter((move) => move.startsWith('claim'));
  if (claims.length > 0) return claims.at(-1)!;
  return moves.includes('draw') ? 'draw' : (moves[prompt % Math.max(1, moves.length)] ?? legal[0]!);
}

const COUNTS = ['hand', 'known', 'discards', 'deck', 'goods'];
const SETS = ['tracks', 'tickets', 'signals'];

/** Numbers of zero may be left out, and a seat's tracks and tickets are sets. */
export function tidy(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const all = value.map((item) => tidy(item, key === 'hands' ? 'hand' : ''));
    return SETS.includes(key) ? all.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))) : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, n]) => !COUNTS.includes(key) || n !== 0);
  return Object.fromEntries(kept.map(([k, inner]) => [k, tidy(inner, key === 'delivered' ? 'goods' : k)]));
}
