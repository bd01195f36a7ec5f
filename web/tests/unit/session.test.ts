import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { text } from '../../settings/words/text';
import { readClientMessage, type ClientMessage } from '../../net/messages';
import { endWords, questionWords, standOf } from '../../table/people/rematch';
import { Session } from '../../net/session.svelte';
import { setupFor, startTable, type Setup } from '../../lobby/setup';
import { guardSource } from '../scripted/guards';
import { games, middle } from '../scripted/messages';
import { news, seat } from '../scripted/tables';

/** The socket of a server that says what a test tells it to. */
class Line {
  static OPEN = 1;
  static last: Line;
  readyState = 1;
  closed = false;
  heard: ClientMessage[] = [];
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose = () => {};

  constructor() {
    Line.last = this;
    setTimeout(() => this.onopen());
  }

  send(frame: string): void {
    const read = readClientMessage(frame);
    if ('problem' in read) throw new Error(read.problem);
    this.heard.push(read.message);
    if (read.message.t === 'hello') this.say({ t: 'you', id: read.message.id, name: '', key: 'key', tables: [] });
  }

  close(): void {
    this.closed = true;
    this.onclose();
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  said<T extends ClientMessage['t']>(t: T): Extract<ClientMessage, { t: T }>[] {
    return this.heard.filter((m): m is Extract<ClientMessage, { t: T }> => m.t === t);
  }

  /** Answers the last question of this kind. */
  answer(t: ClientMessage['t'], reply: object): Promise<void> {
    this.say({ ...reply, id: this.said(t).at(-1)?.id });
    return settle();
  }
}

const settle = async () => void (await vi.advanceTimersByTimeAsync(1));
const en = (key: Parameters<typeof text>[1], values = {}) => text('en', key, values);
const address = { hash: '' };

async function connected(): Promise<{ session: Session; line: Line }> {
  const session = new Session('ws://here/ws', guardSource);
  await settle();
  Line.last.say(games);
  return { session, line: Line.last };
}

/** At the table of the address, whose news are these. */
async function atTable(told = news(), snapshot: object | null = middle): Promise<{ session: Session; line: Line }> {
  const { session, line } = await connected();
  session.visit('abc123');
  await line.answer('join', { t: 'welcome', protocol: 1, table: 'abc123', seat: 0 });
  if (snapshot !== null) line.say(snapshot);
  line.say(told);
  await settle();
  return { session, line };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', address);
  address.hash = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fair deals', () => {
  const setup = (more: Partial<Setup> = {}): Setup => ({
    game: 'ttr-classic', others: [{ who: 'bot', bot: 'easy' }], name: 'Ola', board: null, options: {}, public: false, clock: 0, chat: null, assist: null, ...more,
  });
  const welcome = { t: 'welcome', protocol: 1, table: 'abc123', seat: 0 };
  const alone = (more = {}) => news({ phase: 'open', start: 'host', seats: [seat('Ola', more), seat('Ada', { yours: false, bot: 'easy' })] });

  test('the seal comes first, then our share, then the start; nobody waits between the two', async () => {
    const { session, line } = await connected();
    startTable(session, setup());
    expect(line.said('open')[0]).not.toHaveProperty('nonce');
    await line.answer('open', welcome);
    expect(session.starting).toBe(true);
    expect(line.said('nonce')).toEqual([]);
    line.say(alone());
    expect(line.heard.slice(-2)).toMatchObject([{ t: 'nonce', seat: 0 }, { t: 'start' }]);
    expect(line.said('nonce')[0]?.nonce).toMatch(/^[0-9a-f]{32}$/);
    line.say(alone({ nonce: line.said('nonce')[0]?.nonce }));
    expect(line.said('nonce')).toHaveLength(1);
    expect(line.said('start')).toHaveLength(1);
    line.say(middle);
    expect(session.starting).toBe(false);
    expect(session.table?.id).toBe('abc123');
    expect(address.hash).toBe('#/t/abc123');
  });

  test('at one device each seat has a share of its own', async () => {
    const { session, line } = await connected();
    startTable(session, setup({ others: [{ who: 'here', name: 'Ela' }] }));
    await line.answer('open', welcome);
    line.say(news({ phase: 'open', start: 'host' }));
    const shares = line.said('nonce');
    expect(shares.map((m) => m.seat)).toEqual([0, 1]);
    expect(shares[0]?.nonce).not.toBe(shares[1]?.nonce);
    expect(line.said('start')).toHaveLength(1);
  });

  test('with friends the host gives a share, and the game waits for the start', async () => {
    const { session, line } = await connected();
    startTable(session, setup({ others: [{ who: 'friend' }] }));
    await line.answer('open', welcome);
    line.say(alone());
    expect(line.said('nonce')).toHaveLength(1);
    expect(line.said('start')).toEqual([]);
    expect(session.starting).toBe(false);
  });

  test('who sits down gives a share when the table says the seat is theirs, and another one in another seat', async () => {
    const { line } = await atTable(alone({ yours: false, free: true }), null);
    expect(line.said('nonce')).toEqual([]);
    line.say(alone());
    line.say(alone({ yours: false, free: true }));
    line.say(alone());
    expect(line.said('nonce')).toHaveLength(2);
    expect(line.said('sit')).toEqual([]);
  });

  test('without a seal, or once the game is on, none is given', async () => {
    const { line } = await atTable({ ...alone(), commitment: '' }, null);
    line.say({ ...alone(), phase: 'playing' });
    expect(line.said('nonce')).toEqual([]);
  });

  test('a share that comes too late is told', async () => {
    const { session, line } = await atTable(alone(), null);
    await line.answer('nonce', { t: 'error', code: 'already-started', text: '' });
    expect(session.people.refused?.code).toBe('nonce-late');
  });

  test('a start that is refused shows the waiting table and why', async () => {
    const { session, line } = await connected();
    startTable(session, setup());
    await line.answer('open', welcome);
    line.say(alone());
    await line.answer('start', { t: 'error', code: 'store-failed', text: '' });
    expect(session.starting).toBe(false);
    expect(session.people.refused?.code).toBe('store-failed');
  });

  test('a connection that breaks before the start: the share and the start once more', async () => {
    const { session, line } = await connected();
    startTable(session, setup());
    await line.answer('open', welcome);
    line.say(alone());
    line.onclose();
    await vi.advanceTimersByTimeAsync(1000);
    expect(Line.last).not.toBe(line);
    await Line.last.answer('join', welcome);
    Line.last.say(alone());
    expect(Line.last.heard.slice(-2)).toMatchObject([{ t: 'nonce' }, { t: 'start' }]);
  });

  test('a table that is not opened says why', async () => {
    const { session, line } = await connected();
    startTable(session, setup());
    await line.answer('open', { t: 'error', code: 'bad-name', text: 'no', at: '/seats/0/name', params: { reason: 'long' } });
    expect(session.failure).toMatchObject({ code: 'bad-name', params: { reason: 'long' } });
    expect(session.starting).toBe(false);
  });
});

describe('the same cards once more', () => {
  const people = [seat('Ola'), seat('Ela', { yours: false }), seat('Iza', { yours: false })];
  const proposal = { by: 1, same: true, swap: true, yes: [1], needs: [0, 1, 2], left_ms: 60000 };
  const over = news({ phase: 'over', seats: people });

  test('is a question with yes and no, to which all belong', async () => {
    const { session, line } = await atTable(over);
    line.say({ t: 'rematch', proposal });
    expect(standOf(session.people)).toBe('question');
    expect(questionWords(session.people, en)).toBe(
      'Ela asks for a rematch with the same cards, with everyone moving one seat on. It begins when everyone has agreed; without an answer the offer lapses after a minute.',
    );
    void session.rematch({ same: true, swap: true });
    await line.answer('rematch', { t: 'rematch', proposal: { ...proposal, yes: [0, 1] } });
    expect(standOf(session.people)).toBe('agreed');
    expect(questionWords(session.people, en)).toContain('Still to agree: Iza.');
    line.say({ t: 'rematch', table: 'next1' });
    expect(address.hash).toBe('#/t/next1');
  });

  test('whoever asked sees who has still to agree, and can take it back', async () => {
    const { session, line } = await atTable(over);
    void session.rematch({ same: true, swap: true });
    await line.answer('rematch', { t: 'rematch', proposal: { ...proposal, by: 0, yes: [0] } });
    expect(standOf(session.people)).toBe('asked');
    expect(questionWords(session.people, en)).toBe(
      'You asked for a rematch with the same cards. Still to agree: Ela, Iza. Without an answer the offer lapses after a minute.',
    );
    void session.rematch({ no: true });
    expect(line.said('rematch').at(-1)).toMatchObject({ no: true });
    await line.answer('rematch', { t: 'rematch', proposal: null, by: 0 });
    expect(standOf(session.people)).toBeNull();
    expect(endWords(session.people, en)).toBe('');
  });

  test.each([
    [{ by: 2 }, 'Iza does not want a rematch with the same cards.'],
    [{ by: 1 }, 'Ela has withdrawn the offer of a rematch with the same cards.'],
    [{}, 'Not everyone answered in time: the offer of a rematch has lapsed.'],
  ])('what comes to nothing is told: %j', async (end, words) => {
    const { session, line } = await atTable(over);
    line.say({ t: 'rematch', proposal });
    line.say({ t: 'rematch', proposal: null, ...end });
    line.say(over);
    expect(questionWords(session.people, en)).toBe('');
    expect(endWords(session.people, en)).toBe(words);
    line.say({ t: 'rematch', proposal });
    expect(endWords(session.people, en)).toBe('');
  });

  test('who comes back finds the question at the table; who has no seat only reads it', async () => {
    const asked = await atTable({ ...over, proposal });
    expect(standOf(asked.session.people)).toBe('question');
    const watching = await atTable({ ...over, seats: people.map((p) => ({ ...p, yours: false })), proposal });
    expect(standOf(watching.session.people)).toBe('watched');
    expect(questionWords(watching.session.people, en)).toContain('Still to agree: Ola, Iza.');
    watching.line.say({ t: 'rematch', table: 'next1' });
    expect(address.hash).toBe('');
  });

  test('the table of the rematch may also be told by the news; a rematch with new cards only stands ready', async () => {
    const { line } = await atTable({ ...over, proposal: { ...proposal, yes: [0, 1] } });
    line.say({ ...over, next: 'next1' });
    expect(address.hash).toBe('#/t/next1');
    address.hash = '';
    const other = await atTable(over);
    other.line.say({ t: 'rematch', table: 'next2' });
    expect(address.hash).toBe('');
  });

  test('against bots alone it begins at once', async () => {
    const { session, line } = await atTable(over);
    void session.rematch({ same: true, swap: true });
    await line.answer('rematch', { t: 'rematch', table: 'next1' });
    expect(address.hash).toBe('#/t/next1');
  });
});

describe('what a server does not let happen', () => {
  test('who was kicked is told, and cannot come back', async () => {
    const { session, line } = await atTable();
    line.say({ t: 'error', code: 'kicked', text: '' });
    expect(session.people.refused?.code).toBe('kicked');
    expect(session.people.out).toBe(true);
    session.visit(null);
    session.visit('abc123');
    await line.answer('join', { t: 'error', code: 'kicked', text: '' });
    expect(session.failure?.code).toBe('kicked');
    expect(session.table).toBeNull();
  });

  test('who is banned is told once and does not call again', async () => {
    const { session, line } = await connected();
    line.say({ t: 'error', code: 'banned', text: '' });
    expect(session.banned).toBe(true);
    expect(session.link).toBe('lost');
    expect(line.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(60000);
    expect(Line.last).toBe(line);
  });

  test('a damaged table can be looked at only', async () => {
    const { session, line } = await atTable();
    line.say({ t: 'error', code: 'damaged', text: '' });
    expect(session.people.halted?.code).toBe('damaged');
    session.move('draw');
    await line.answer('move', { t: 'error', code: 'damaged', text: '' });
    expect(session.table?.waiting).toBe(false);
    line.say(middle);
    expect(session.people.halted?.code).toBe('damaged');
  });

  test('a damaged table that cannot even be shown says so', async () => {
    const { session, line } = await atTable(news(), null);
    await line.answer('join', { t: 'error', code: 'damaged', text: '' });
    expect(session.failure?.code).toBe('damaged');
  });

  test('a store that failed stops the table until it is shown anew', async () => {
    const { session, line } = await atTable();
    session.move('draw');
    await line.answer('move', { t: 'error', code: 'store-failed', text: '' });
    expect(session.people.halted?.code).toBe('store-failed');
    expect(session.people.refused).toBeNull();
    line.say(middle);
    line.say(news());
    expect(session.people.halted).toBeNull();
    session.move('draw');
    expect(line.said('move')).toHaveLength(2);
  });
});

describe('the own name', () => {
  test('what is no name is not sent, and why is kept; a good one goes out clean, an empty one takes it away', async () => {
    const { session, line } = await connected();
    const { guest } = session;
    void guest.rename('Ala\u200b');
    expect(guest.problem).toBe('characters');
    expect(line.said('hello')).toHaveLength(1);
    void guest.rename('  Zoe\u0301 ');
    expect(guest.problem).toBeNull();
    expect(guest.name).toBe('Zoé');
    void guest.rename(' ');
    expect(guest.name).toBe('');
    expect(line.said('hello').map((m) => m.name)).toEqual([undefined, 'Zoé', '']);
  });

  test('a name the server refuses is taken back', async () => {
    const { session, line } = await connected();
    line.send = (frame) => {
      const read = readClientMessage(frame);
      if ('message' in read) line.heard.push(read.message);
    };
    void session.guest.rename('Ala');
    await line.answer('hello', { t: 'error', code: 'bad-name', text: '', at: '/name', params: { reason: 'long' } });
    expect(session.guest.name).toBe('');
    expect(session.guest.problem).toBe('long');
  });

  test('remembered names that are none any more are not used', () => {
    const game = { id: 'ttr-classic', family: 'ttr', numbers: {}, name: { en: '', pl: '' }, players: [2, 5] as [number, number], boards: ['usa'], bots: ['easy'], options: [] };
    const kept = JSON.stringify({
      game: 'ttr-classic', others: [{ who: 'here', name: 'A\u202ela' }], name: 'm'.repeat(33), board: null, options: {}, public: false, clock: 0, chat: null,
    });
    vi.stubGlobal('localStorage', { getItem: () => kept });
    expect(setupFor(game, 'device', '', false)).toMatchObject({ name: '', others: [{ who: 'here', name: '' }] });
  });
});
