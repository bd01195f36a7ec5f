// What a family of games plugs into the page: `games/<family>/index.ts` says it as one object, `games/games.ts` lists the families.
// Screens outside of games/ ask this object and name no game. What is heavy is loaded when it is first needed.
import type { Component } from 'svelte';
import type { GameGuards, GameTypes, DrawnBoard } from '../net/game';
import type { Assist, Game } from '../net/messages';
import type { TableState } from '../net/table.svelte';
import type { ReplayMaker } from '../replay/replay';
import type { Standings } from './standings';
import type { CuesOf } from './cues';

/** A game, or several boards of one, on a card of the front door. */
export interface Front {
  /** The ids of the games that share this card. */
  games: readonly string[];
  /** What it is, in a sentence or two of the reader's language. */
  about: () => string;
  /** A small poster: the inside of a drawing of 320 by 180. */
  art: Component;
  /** What tells it from the others of its family, in a word or two. */
  edition?: () => string;
  /** Why one would begin with it, in a few words. */
  recommended?: () => string;
}

/** Options that belong together: how hard a game is, in one word. */
export interface Level {
  id: string;
  words: () => string;
  /** What is not named is as usual. */
  options: Readonly<Record<string, string>>;
}

export interface TableProps<G extends GameTypes = GameTypes> {
  table: TableState<G>;
  drawnBoard: DrawnBoard<G>;
}

/** What every seat held, in a replay. */
export interface HandsProps<G extends GameTypes = GameTypes> extends TableProps<G> {
  position: G['position'];
}

/** The rules for the whole family: pictures and few words, the numbers those of the game that is shown. */
export interface GuideProps<G extends GameTypes = GameTypes> {
  game: Game;
  numbers: G['numbers'];
  drawnBoard: DrawnBoard<G>;
  /** Somebody wants to know it exactly. */
  onrule: (rule: string) => void;
}

/** Those who share the device: their seats and names. */
export interface WhoBeginsProps {
  people: readonly { seat: number; name: string }[];
  onchoose: (seat: number) => void;
  onletgo: () => void;
}

export interface GameFamily<G extends GameTypes = GameTypes> extends GameGuards<G> {
  title: () => string;
  /** The file of docs/rules that has its rules. */
  ledger: string;
  /** The page that is read before them, in two minutes; absent where there is none yet. */
  guide?: () => Promise<Component<GuideProps<G>>>;
  /** The same in pictures that are read aloud, for those who cannot read; it stands before that page. */
  pictures?: () => Promise<Component<GuideProps<G>>>;
  /** In the order of the front door; a game that none of them names goes with the last. */
  fronts: readonly [Front, ...Front[]];
  /** Why an option is offered, and what one of its values means; '' where there are no words for it. */
  optionWhy?: (option: string) => string;
  optionValue?: (value: string) => string;
  /** How hard it may be, the easiest first; single options then stand behind them. */
  levels?: readonly Level[];
  /** One person may play all hands: what that is called, what it means, and what the hands are called. */
  alone?: { words: () => string; why: () => string; hand: (n: number) => string };
  /** What a level of help means in this game. */
  assistWords?: (level: Assist) => string;
  /** More to know when a game is set up: what differs between its editions. */
  setupNote?: () => Promise<Component<{ game: Game; games: readonly Game[] }>>;
  /** How a game ended, for the list of one's games; and a score of it in words. */
  standings?: (result: G['result']) => Standings;
  scoreWords?: (score: number) => string;
  table: () => Promise<Component<TableProps<G>>>;
  replay: () => Promise<ReplayMaker<G>>;
  /** How it is heard; absent: in silence. */
  cues?: () => Promise<CuesOf<G>>;
  /** What every seat held, for those who see all of a replay; absent where that is no secret. */
  hands?: () => Promise<Component<HandsProps<G>>>;
  /** Bots one would rather meet first, where children play. */
  gentleBots?: readonly string[];
  /** A picture of two on the card of the first game that starts it for two at this device, for those who cannot read; its drawing, 96 by 64. */
  pair?: { art: Component; words: () => string };
  /** What people are called who have said nothing about it, where “guest” is a cold word. */
  nicknames?: () => readonly string[];
  /** Asks who of those at this device begins, in a picture; absent: nobody is asked. */
  whoBegins?: () => Promise<Component<WhoBeginsProps>>;
  /** Covers everything while the device goes to the next person; absent: the page's own words. */
  curtain?: () => Promise<Component<{ seat: number; name: string }>>;
  /** A whole turn, shown step by step: its page. */
  worked?: () => Promise<Component>;
  /** Learning by doing, without a table: how it is offered, and its page. */
  practice?: { offer: () => string; page: () => Promise<Component>; /** Has this device had it, or sent it away? */ known?: () => boolean };
}

/**
 * Lays a family among the others. What belongs together (a table and the component that shows it) always comes from the same family,
 * which is all that the types cannot see once they are forgotten.
 */
export function defineFamily<G extends GameTypes>(family: GameFamily<G>): GameFamily {
  return family as unknown as GameFamily;
}

export function frontOf(family: GameFamily, game: string): Front {
  return family.fronts.find(({ games }) => games.includes(game)) ?? family.fronts.at(-1)!;
}
