// A page without a server behind it: the tables of this device tell what there is, and nobody else is asked.
import { beforeEach, expect, test, vi } from 'vitest';
import type { LocalConnection, LocalListener, Unfit } from '../../net/localConnection';
import type { ClientMessage } from '../../net/messages';
import { Session } from '../../net/session.svelte';
import { guardSource } from '../scripted/guards';
import { games } from '../scripted/messages';

class Here {
  readonly sent: ClientMessage[] = [];
  constructor(
    readonly listener: LocalListener,
    readonly unfit: Unfit | null,
  ) {}
  ready = () => Promise.resolve(this.unfit);
  send = (message: ClientMessage) => void this.sent.push(message);
  away = () => {};
  pace = () => {};
  take = () => {};
}

function alone(unfit: Unfit | null): { session: Session; here: Here } {
  let here!: Here;
  const session = new Session(null, guardSource, (_, listener) => (here = new Here(listener, unfit)) as unknown as LocalConnection);
  return { session, here };
}

const open = { t: 'open', game: 'ttr-classic', seats: [{ name: 'Ada', mine: true }, { bot: 'easy' }], start: 'host' } as const;

beforeEach(() => {
  vi.stubGlobal('WebSocket', class {
    constructor() {
      throw new Error('there is no server to call');
    }
  });
});

test('this device is asked what there is', async () => {
  const { session, here } = alone(null);
  expect(session.alone).toBe(true);
  expect(here.sent.map(({ t }) => t)).toEqual(['games']);
  here.listener.message(games);
  await expect(session.catalogue).resolves.toEqual('games' in games && games.games);
  expect(session.playable).toBe(true);
});

test('what does not run here runs nowhere, and the page says so before anything is pressed', async () => {
  const { session } = alone('module');
  await vi.waitFor(() => expect(session.failure?.code).toBe('barred-module'));
});

test('a table that cannot be kept for want of room is told as such', async () => {
  const { session, here } = alone(null);
  const opened = session.open({ ...open, seats: [...open.seats] }, true);
  await vi.waitFor(() => expect(here.sent.at(-1)?.t).toBe('open'));
  here.listener.message({ t: 'error', id: here.sent.at(-1)!.id!, code: 'store-failed', text: '' });
  await opened;
  expect(session.failure?.code).toBe('no-room');
});
