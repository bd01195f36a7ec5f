// A question to the server and its answer; null when the connection was lost before one came.
import type { ClientMessage, ServerMessage } from './messages';

export type Ask = (message: ClientMessage) => Promise<ServerMessage | null>;

/** What the server would not do, to be put into words. */
export type Refusal = Pick<Extract<ServerMessage, { t: 'error' }>, 'code' | 'text' | 'params'>;

/** The refusal an answer is, if it is one. */
export function refusalIn(answer: ServerMessage | null): Refusal | null {
  return answer?.t === 'error' ? answer : null;
}
