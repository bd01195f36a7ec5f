// A game that is over, played over the socket as fast as it goes, and what is told of its positions made comparable.
import { WebSocket } from 'ws';

interface Heard {
  t: string;
  table?: string;
  key?: string;
  prompt?: number | null;
  legal?: string[];
  result?: object | null;
}

type Say = (request: object) => void;

/** Plays a whole game beside a bot: the longest claim there is, else one move after the other of those offered. */
export async function finishedGame(url: string, game: string, options: Record<string, string> = {}): Promise<string> {
  return (await playedOut(url, { t: 'new', game, options, seats: [{ name: 'Ola' }, { name: 'Ada', bot: 'easy' }] })).table;
}

/** The same by a guest, with the key that opens the guest's games; without one it is somebody new. */
export function ownFinishedGame(url: string, game: string, key?: string): Promise<{ table: string; key: string }> {
  return playedOut(url, { t: 'hello', ...(key === undefined ? { name: 'Ola' } : { key }) }, (heard, say) => {
    if (heard.t === 'you') say({ t: 'open', game, start: 'host', seats: [{ name: 'Ola', mine: true }, { name: 'Ada', bot: 'easy' }] });
    if (heard.t === 'welcome') say({ t: 'start' });
  });
}

function playedOut(url: string, first: object, begin: (heard: Heard, say: Say) => void = () => {}): Promise<{ table: string; key: string }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  const say: Say = (request) => socket.send(JSON.stringify(request));
  let table = '';
  let key = '';
  socket.on('open', () => say(first));
  return new Promise((done, failed) => {
    socket.on('error', failed);
    socket.on('message', (data) => {
      const heard = JSON.parse(String(data)) as Heard;
      if (heard.t === 'welcome') table = heard.table ?? '';
      if (heard.t === 'you') key = heard.key ?? '';
      if (heard.result) {
        socket.close();
        return done({ table, key });
      }
      begin(heard, say);
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
