// A question to the server and its answer; null when the connection was lost before one came.
import type { ClientMessage, ServerMessage } from '../protocol/messages';

export type Ask = (message: ClientMessage) => Promise<ServerMessage | null>;
