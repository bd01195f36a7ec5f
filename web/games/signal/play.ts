// What the table of Switch & Signal needs of the one it speaks to: the server's session, or the practice.
import * as v from 'valibot';
import type { Session } from '../../net/session.svelte';
import type { Plan } from '../../net/tables';
import type { Signal } from './guards';
import { ForecastSchema, type Forecast } from './view';

export interface SignalSession extends Pick<Session, 'table' | 'people' | 'move' | 'again' | 'hint'> {
  /** What each roll would bring a train, or this one roll, after the moves of a plan; null when it cannot be said. */
  explain(train: string, points?: number, moves?: readonly string[]): Promise<Forecast | null>;
  /** Proposes moves to whoever is to act; the answer says what they would come to. */
  plan(moves: readonly string[]): Promise<Plan<Signal> | null>;
  /** By seat: what it proposes. */
  readonly plans: ReadonlyMap<number, Plan<Signal>>;
}

/** The plans of a table are judged by the guards of its game: those of this one are of this game. */
const own = (plan: Plan | null) => plan as Plan<Signal> | null;

export function serverSession(session: Session): SignalSession {
  return {
    get table() {
      return session.table;
    },
    get plans() {
      return session.people.plans as ReadonlyMap<number, Plan<Signal>>;
    },
    people: session.people,
    move: (text) => session.move(text),
    again: () => session.again(),
    hint: () => session.hint(),
    plan: async (moves) => own(await session.plan(moves)),
    explain: async (train, points, moves = []) => {
      const answer = await session.ask({ t: 'explain', train, ...(points === undefined ? {} : { points }), ...(moves.length > 0 ? { moves: [...moves] } : {}) });
      const forecast = v.safeParse(ForecastSchema, answer);
      return forecast.success ? forecast.output : null;
    },
  };
}
