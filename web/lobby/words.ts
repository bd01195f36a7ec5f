// Words for what the catalogue and the server name by ids: games, bots, options, times, refusals.
import type { Key } from '../settings/words/text';
import type { Assist, Game, GameOption } from '../net/messages';
import { problemTold, type NameProblem } from '../net/playerName';
import type { TableSummary } from '../net/tables';
import { language, named, t } from '../settings/language.svelte';
import type { Refusal } from '../net/ask';
import type { Families } from '../table/families.svelte';
import type { GameFamily } from '../table/family';
import type { Standings } from '../table/standings';

const BOTS: Readonly<Record<string, Key>> = {
  random: 'bot.random',
  easy: 'bot.easy',
  medium: 'bot.medium',
  hard: 'bot.hard',
  expert: 'bot.expert',
};

/** Options that every game may have; the others are the games' own, and so are their words. */
const WHY: Readonly<Record<string, Key>> = { 'first-seat': 'why.first-seat' };
const VALUES: Readonly<Record<string, Key>> = { random: 'home.byLot' };

const ASSISTS: Record<Assist, Key> = {
  none: 'assist.none',
  legal: 'assist.legal',
  tracker: 'assist.tracker',
  planner: 'assist.planner',
  coach: 'assist.coach',
};

const ERRORS: Readonly<Record<string, Key>> = {
  'unknown-table': 'table.unknown',
  locked: 'error.locked',
  'seat-taken': 'error.seat-taken',
  'seats-free': 'error.seats-free',
  'not-host': 'error.not-host',
  paused: 'error.paused',
  handed: 'error.handed',
  kicked: 'error.kicked',
  muted: 'error.muted',
  'only-phrases': 'error.only-phrases',
  'too-fast': 'error.too-fast',
  busy: 'error.busy',
  'not-over': 'error.not-over',
  'game-over': 'error.game-over',
  'store-failed': 'error.store-failed',
  'already-started': 'error.already-started',
  'nonce-late': 'error.nonce-late',
  damaged: 'error.damaged',
  elsewhere: 'here.elsewhere',
  'unknown-here': 'here.unknown',
  'unfit-module': 'here.unfitModule',
  'unfit-storage': 'here.unfitStorage',
  'barred-module': 'here.barredModule',
  'barred-storage': 'here.barredStorage',
  'no-room': 'here.noRoom',
  'no-take-back': 'here.noTakeBack',
};

const NAME_PROBLEMS: Record<NameProblem, Key> = { empty: 'name.empty', long: 'name.long', characters: 'name.characters' };

/** The games this page can show, in the order in which the families offer them; one that its family does not name comes last. */
export function shownGames(games: readonly Game[] | null, families: Families): Game[] {
  if (!families.ready) return [];
  return families.all.flatMap(({ id, fronts }) => {
    const order = fronts.flatMap((front) => front.games);
    const place = (game: Game) => (order.includes(game.id) ? order.indexOf(game.id) : order.length);
    return (games ?? []).filter(({ family }) => family === id).sort((a, b) => place(a) - place(b));
  });
}

export function botName(id: string): string {
  const key = BOTS[id];
  return key ? t(key) : t('bot.other', { name: id });
}

export function gameName(games: readonly Game[] | null, id: string): string {
  const game = games?.find((g) => g.id === id);
  return game ? named(game.name) : id;
}

/** The names at a table; a bot without a name is called what it is. */
export function peopleWords({ game, seats }: TableSummary, games: readonly Game[]): string {
  const names = seats.filter((name) => name !== '').map((name) => nameAt(name, game, games));
  return names.length > 0 ? names.join(', ') : t('list.noName');
}

function nameAt(name: string, game: string, games: readonly Game[]): string {
  return games.find(({ id }) => id === game)?.bots.includes(name) === true ? botName(name) : name;
}

const PLACES: readonly Key[] = ['list.place1', 'list.place2', 'list.place3', 'list.place4', 'list.place5'];

/** How one's game ended: one's place and score; where several at this device, or none, took part, who won. */
export function outcomeOf(standings: Standings, { seats, yours }: TableSummary, family: GameFamily | undefined): { words: string; won: boolean } {
  if ('won' in standings) return { words: t(standings.won ? 'list.won' : 'list.lost'), won: standings.won };
  const own = yours.length === 1 ? standings.seats[yours[0]!] : undefined;
  const winners = seats.filter((_, seat) => standings.seats[seat]?.rank === 1);
  if (own === undefined) return { words: t('list.winners', { names: winners.join(', ') }), won: false };
  const place = t(PLACES[own.rank - 1] ?? 'list.place5', { n: standings.seats.length });
  return { words: [place, family?.scoreWords?.(own.score) ?? ''].filter((part) => part !== '').join(' · '), won: own.rank === 1 };
}

/** A moment as people write it where the browser is at home. */
export function dateWords(seconds: number): string {
  const place = navigator.languages.find((tag) => tag.startsWith(language.current)) ?? language.current;
  return new Intl.DateTimeFormat(place, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}

export function optionWhy({ name }: GameOption, family: GameFamily | undefined): string {
  const key = WHY[name];
  return family?.optionWhy?.(name) || (key ? t(key) : '');
}

export function valueWords(value: string, all: readonly string[], family: GameFamily | undefined): string {
  if (all.join() === '0,1') return t(value === '0' ? 'option.no' : 'option.yes');
  const key = VALUES[value];
  return key ? t(key) : family?.optionValue?.(value) || value;
}

export function assistWords(level: Assist, family?: GameFamily): string {
  return family?.assistWords?.(level) ?? t(ASSISTS[level]);
}

export function timeWords(seconds: number): string {
  if (seconds === 0) return t('setup.clockNone');
  if (seconds < 60) return t('setup.clockSeconds', { n: seconds });
  if (seconds < 3600) return t('setup.clockMinutes', { n: Math.round(seconds / 60) });
  return t('setup.clockHours', { n: Math.round(seconds / 3600) });
}

/** A refusal of the server in the reader's language; what has no words yet is quoted. */
export function errorWords({ code, text, params }: Refusal): string {
  if (code === 'bad-name') return nameWords(problemTold(params));
  if (code === 'look-taken') return t(params?.reason === 'mark' ? 'error.mark-taken' : 'error.colour-taken');
  const key = ERRORS[code];
  return key ? t(key) : t('table.failed', { text });
}

export function nameWords(problem: NameProblem): string {
  return t(NAME_PROBLEMS[problem]);
}

const SEAL = 12;

/** As much of a seal as people compare. */
export function sealWords(commitment: string): string {
  return commitment.slice(0, SEAL);
}
