// A server from before families and numbers: what its messages leave out. To be deleted with the last of them.
import ghost from '../../data/ghost/ghost-train.rules.json';
import deck from '../../data/signal/deck.json';
import classic from '../../data/ttr/classic.rules.json';
import fresh from '../../data/ttr/new.rules.json';

const GAMES: readonly (readonly [RegExp, string, object])[] = [
  [/^ttr-classic/, 'ttr', { ...classic, ticket_set: classic.tickets, tickets: 30 }],
  [/^ttr-/, 'ttr', { ...fresh, ticket_set: fresh.tickets, tickets: 33 }],
  [/^ghost-/, 'ghost', ghost],
  [/^switch-signal-/, 'signal', { goods: 8, time: deck.clock, removed: deck.removed }],
];

interface Incomplete {
  t?: string;
  family?: string;
  game?: string;
  games?: { id: string }[];
  options?: Record<string, string>;
}

/** A step does not say whose it is: of the table joined last. */
let joined: string | undefined;

export function complete(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const message = json as Incomplete;
  if (message.t === 'games') return { ...message, games: message.games?.map((game) => ({ ...more(game.id), ...game })) };
  if (message.t === 'step') return { family: joined, ...message };
  if (message.t !== 'snapshot') return json;
  const known = { ...more(message.game ?? '', message.options), ...message };
  joined = known.family;
  return known;
}

function more(game: string, options: Record<string, string> = {}): { family: string; numbers: object } {
  const [, family, numbers] = GAMES.find(([pattern]) => pattern.test(game)) ?? [null, '', {}];
  const chosen = Object.entries(options).filter(([name]) => name in numbers && family === 'signal');
  return { family, numbers: { ...numbers, ...Object.fromEntries(chosen.map(([name, value]) => [name, Number(value)])) } };
}
