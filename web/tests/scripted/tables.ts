// Hand-made messages about guests and tables.
import type { SeatNews, TableNews } from '../../net/tables';

export const seat = (name: string, more: Partial<SeatNews> = {}): SeatNews => ({
  name,
  free: false,
  here: true,
  yours: true,
  muted: false,
  program: false,
  nonce: '',
  ...more,
});

/** The news of a table: of one where two people share this device, unless told otherwise. */
export const news = (more: Partial<TableNews> = {}): TableNews => ({
  t: 'table',
  table: 'abc123',
  phase: 'playing',
  game: 'ttr-classic',
  board: 'usa',
  options: {},
  public: false,
  locked: false,
  paused: false,
  start: 'full',
  host: 0,
  clock: 0,
  chat: 'free',
  assist: 'coach',
  commitment: 'c0ffee'.repeat(10),
  seats: [seat('Ola'), seat('Ela')],
  watching: 0,
  same_deal: false,
  proposal: null,
  ...more,
});
