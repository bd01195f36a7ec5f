// What the socket and the session know of a game, whichever it is: the least that its views, events and results have, and its guards.
import type * as v from 'valibot';
import type { Name } from './name';

/** The types of a family of games, by name: `TableState<Own>`, `GameRecord<Own>` and so on are made from them. */
export interface GameTypes {
  view: { phase: string; to_act: number[] };
  event: { e: string };
  result: { winners: number[] };
  /** The numbers of the ruleset, as the server tells them. */
  numbers: object;
  board: { name: Name };
  layout: object;
  /** The whole position of a recorded game. */
  position: unknown;
}

/** A board and where its things are drawn. */
export interface DrawnBoard<G extends GameTypes = GameTypes> {
  board: G['board'];
  layout: G['layout'];
}

export type Guard<T> = v.GenericSchema<unknown, T>;

/** What passes from the socket to the table is judged by the game's own guards. */
export interface GameGuards<G extends GameTypes = GameTypes> {
  /** As the server names the family. */
  id: string;
  /** All play together: nothing in a hand is secret. */
  cooperative: boolean;
  /** Several people at one device: whoever has moved looks at it as long as they like, and then hands the device on. */
  lingers?: boolean;
  view: Guard<G['view']>;
  event: Guard<G['event']>;
  result: Guard<G['result']>;
  numbers: Guard<G['numbers']>;
  /** A board without a layout gets a plain one; null: it is no board of this family. */
  draw: (board: unknown, layout: unknown) => DrawnBoard<G> | null;
}

/** Where the guards of a family come from: they are loaded when it is first met. */
export interface GuardSource {
  get(family: string): GameGuards | undefined;
  /** Null: this page does not know the family, or could not load it. */
  load(family: string): Promise<GameGuards | null>;
}
