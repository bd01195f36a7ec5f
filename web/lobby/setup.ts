// The choices for a new table, as they are made at set-up and remembered: checked before use, because anything may be in a
// browser's storage.
import * as v from 'valibot';
import type { ClientMessage, Game } from '../net/messages';
import { cleanName, nameOr } from '../net/playerName';
import { ASSIST, CHATS } from '../net/tables';
import type { Session } from '../net/session.svelte';
import { memory } from '../settings/memory';

const SeatSchema = v.variant('who', [
  v.object({ who: v.literal('bot'), bot: v.string() }),
  /** Another person at this device. */
  v.object({ who: v.literal('here'), name: v.string() }),
  /** Somebody who comes by the link. */
  v.object({ who: v.literal('friend') }),
]);

const SetupSchema = v.object({
  game: v.string(),
  /** The first seat is one's own; these are the others. */
  others: v.pipe(v.array(SeatSchema), v.minLength(1), v.maxLength(4)),
  name: v.string(),
  board: v.nullable(v.string()),
  options: v.record(v.string(), v.string()),
  public: v.boolean(),
  /** Seconds for a decision; 0: no clock. */
  clock: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** null: as is usual for the game. */
  chat: v.nullable(v.picklist(CHATS)),
  /** How much the page helps everyone; null: as the server has it. */
  assist: v.optional(v.nullable(v.picklist(ASSIST)), null),
});

export type Setup = v.InferOutput<typeof SetupSchema>;
export type OtherSeat = Setup['others'][number];

/** How one sits down: alone against bots, with friends by a link, together at one device. */
export const WAYS = ['bots', 'friends', 'device'] as const;
export type Way = (typeof WAYS)[number];

const BOT_NAMES = ['Ada', 'Bruno', 'Celia', 'Dario'];
const USUAL_BOTS = ['medium', 'easy'];
const USUAL_SEATS: Record<Way, number> = { bots: 3, friends: 3, device: 2 };
/** A team is usually two. */
const USUAL_TEAM = 2;

export function readSetup(stored: string | null): Setup | null {
  try {
    const parsed = v.safeParse(SetupSchema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export function wayOf(setup: Setup): Way {
  if (setup.others.some(({ who }) => who === 'friend')) return 'friends';
  return setup.others.some(({ who }) => who === 'here') ? 'device' : 'bots';
}

/** `gentle`: the bots that a game for children prefers. */
export function usualBot(game: Game, gentle: readonly string[] = []): string {
  return [...gentle, ...USUAL_BOTS].find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? '';
}

/** What a seat is when nobody has said anything about it. */
export function usualSeat(game: Game, way: Way, gentle: readonly string[] = []): OtherSeat {
  if (way === 'friends') return { who: 'friend' };
  return way === 'device' ? { who: 'here', name: '' } : { who: 'bot', bot: usualBot(game, gentle) };
}

/** A good beginning for this game: as it was set up last, where that suits, else as most people like it. */
export function setupFor(game: Game, way: Way, name: string, cooperative: boolean, gentle: readonly string[] = []): Setup {
  const last = readSetup(memory.setupOf(game.id));
  const [least, most] = game.players;
  if (last !== null && wayOf(last) === way && last.others.length < most && last.others.length + 1 >= least) {
    return { ...last, game: game.id, name: name || nameOr(last.name, ''), others: last.others.map((seat) => playable(seat, game, gentle)) };
  }
  const seats = Math.min(most, Math.max(least, cooperative ? USUAL_TEAM : USUAL_SEATS[way]));
  const others = Array.from({ length: seats - 1 }, () => usualSeat(game, way, gentle));
  return { game: game.id, others, name, board: null, options: {}, public: false, clock: 0, chat: null, assist: null };
}

/** What was remembered may not be a bot of this game, or a name, any more. */
function playable(seat: OtherSeat, game: Game, gentle: readonly string[]): OtherSeat {
  if (seat.who === 'here') return { ...seat, name: nameOr(seat.name, '') };
  return seat.who === 'bot' && !game.bots.includes(seat.bot) ? { who: 'bot', bot: usualBot(game, gentle) } : seat;
}

/** Nobody is nameless: who said nothing has a nickname of the game, or is called a guest, with a number where there are several. */
export function withNames(setup: Setup, guest: string, nicknames: readonly string[] = []): Setup {
  return {
    ...setup,
    name: cleanName(setup.name) || (nicknames[0] ?? guest),
    others: setup.others.map((seat, i) => (seat.who === 'here' ? { ...seat, name: cleanName(seat.name) || (nicknames[i + 1] ?? `${guest} ${i + 2}`) } : seat)),
  };
}

/** Two people at this device, and nothing to fill in; how they played last is kept. */
export function pairFor(game: Game, name: string, guest: string, nicknames: readonly string[] = []): Setup {
  const setup = setupFor(game, 'device', name, false);
  return withNames({ ...setup, others: setup.others.slice(0, 1) }, guest, nicknames);
}

/** The option that says who begins, and the same table with that said. */
export const FIRST = 'first-seat';
export function begunBy(setup: Setup, seat: number): Setup {
  return { ...setup, options: { ...setup.options, [FIRST]: String(seat) } };
}

/** Those who share this device, by name. */
export function peopleHere(setup: Setup): { seat: number; name: string }[] {
  return seatsHere(setup).map((seat) => ({ seat, name: seatsOf(setup)[seat]?.name ?? '' }));
}

/** The seats of those who share this device. */
export function seatsHere({ others }: Setup): number[] {
  return [0, ...others.flatMap(({ who }, i) => (who === 'here' ? [i + 1] : []))];
}

interface SeatRequest {
  name?: string;
  bot?: string;
  mine?: boolean;
}

/** Who sits where. Bots have names of their own; a friend's seat has none yet. */
export function seatsOf({ name, others }: Setup): SeatRequest[] {
  let bots = 0;
  const seats = others.map((seat): SeatRequest => {
    if (seat.who === 'bot') return { name: BOT_NAMES[bots++] ?? '', bot: seat.bot };
    return seat.who === 'here' ? { name: seat.name, mine: true } : {};
  });
  return [{ name, mine: true }, ...seats];
}

/** Every table is opened first, so that its luck is sealed before we add our share; where nobody has to come it then begins at once. */
export function requestFor(setup: Setup): Extract<ClientMessage, { t: 'open' }> {
  const friends = wayOf(setup) === 'friends';
  return {
    t: 'open',
    game: setup.game,
    ...(setup.board === null ? {} : { board: setup.board }),
    ...(Object.keys(setup.options).length === 0 ? {} : { options: setup.options }),
    ...(setup.assist === null ? {} : { assist: setup.assist }),
    seats: seatsOf(setup),
    start: 'host',
    ...(friends ? { public: setup.public, clock: setup.clock } : {}),
    ...(friends && setup.chat !== null ? { chat: setup.chat } : {}),
  };
}

/** Starts a table, and remembers how it was set up. */
export function startTable(session: Pick<Session, 'open'>, setup: Setup): void {
  memory.keepSetup(setup.game, JSON.stringify(setup));
  void session.open(requestFor(setup), wayOf(setup) !== 'friends');
}
