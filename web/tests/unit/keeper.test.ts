import { beforeEach, expect, test, vi } from 'vitest';
import { Keeper } from '../../local/keeper';
import { NotOurs, type Change, type KeptTable } from '../../local/store';
import type { FromWorker } from '../../local/words';

/** A host that says what a test tells it to, and writes down what it hears. */
class FakeHost {
  heard: string[] = [];
  reply: (text: string) => void = () => {};

  constructor(readonly say: (text: string) => void) {}

  hear(): void {}

  attend(text: string): void {
    this.heard.push(text);
    this.reply(text);
  }
}

class FakeStore {
  tables = new Map<string, KeptTable>();
  kept: Change[][] = [];
  trouble: Error | null = null;

  async list() {
    return [];
  }
  async claim(table: string) {
    return this.tables.get(table) ?? null;
  }
  async keep(changes: readonly Change[]) {
    if (this.trouble !== null) throw this.trouble;
    this.kept.push([...changes]);
  }
}

const kept = { head: { id: 'here-1' }, summary: { table: 'here-1' }, lines: [{ line: 'a' }] } as unknown as KeptTable;
const APPEND = '[{"do":"append","table":"here-1","first":1,"lines":[{"line":"b"}]}]';
let hosts: FakeHost[];
let store: FakeStore;
let news: FromWorker[];
const host = () => hosts.at(-1)!;
const settle = () => vi.waitFor(() => new Promise((done) => setTimeout(done)));

async function begun(): Promise<Keeper> {
  const start = async (say: (text: string) => void) => {
    hosts.push(new FakeHost(say));
    return host();
  };
  const keeper = new Keeper(store, start, (told) => news.push(told), null, 'me');
  keeper.begin();
  await settle();
  return keeper;
}

beforeEach(() => {
  [hosts, store, news] = [[], new FakeStore(), []];
  store.tables.set('here-1', kept);
});

test('a table is brought before it is joined, once', async () => {
  const keeper = await begun();
  expect(news).toEqual([{ told: 'ready' }]);
  keeper.say('{"t":"join","table":"here-1"}');
  keeper.say('{"t":"join","table":"here-1"}');
  await settle();
  expect(host().heard).toEqual(['table here-1 {"head":{"id":"here-1"},"lines":[{"line":"a"}]}', 'page {"t":"join","table":"here-1"}', 'page {"t":"join","table":"here-1"}']);
});

test('a table that is not here is said to be elsewhere', async () => {
  const keeper = await begun();
  keeper.say('{"t":"join","id":"7","table":"here-2"}');
  await settle();
  expect(news.at(-1)).toEqual({ told: 'said', text: '{"t":"error","id":"7","code":"unknown-here","text":"unknown-here"}' });
  expect(host().heard).toEqual([]);
});

test('the host is told that something is kept when it is, and when it is not', async () => {
  const keeper = await begun();
  host().reply = (text) => text.startsWith('page') && host().say(`keep 3 ${APPEND}`);
  keeper.say('{"t":"move"}');
  await settle();
  expect(store.kept).toEqual([JSON.parse(APPEND)]);
  expect(host().heard.at(-1)).toBe('kept 3');
  store.trouble = Object.assign(new Error(), { name: 'QuotaExceededError' });
  keeper.say('{"t":"move"}');
  await settle();
  expect(host().heard.at(-1)).toBe('lost 3 QuotaExceededError');
});

test('a timer wakes the host that set it', async () => {
  const keeper = await begun();
  host().reply = (text) => text.startsWith('page') && host().say('wake 5 1');
  keeper.say('{"t":"move"}');
  await vi.waitFor(() => expect(host().heard.at(-1)).toBe('due 5'));
});

test('a module that fails is started anew, and brings the table from the log', async () => {
  const keeper = await begun();
  keeper.pace(0);
  keeper.say('{"t":"join","table":"here-1"}');
  await settle();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  host().reply = () => {
    throw new Error('unreachable');
  };
  keeper.say('{"t":"move"}');
  await settle();
  expect(hosts.length).toBe(2);
  expect(news.at(-1)).toEqual({ told: 'restarted' });
  keeper.say('{"t":"join","table":"here-1"}');
  await settle();
  expect(host().heard.map((text) => text.split(' ')[0])).toEqual(['pace', 'table', 'page']);
});

test('a table at which every module fails is said to be damaged', async () => {
  const keeper = await begun();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let i = 0; i < 3; i++) {
    host().reply = () => {
      throw new Error('unreachable');
    };
    keeper.say('{"t":"join","table":"here-1"}');
    await settle();
  }
  expect(news.filter(({ told }) => told === 'restarted').length).toBe(2);
  expect(news.at(-1)).toMatchObject({ told: 'said', text: expect.stringContaining('damaged') });
});

test('what another tab writes by now is not written here', async () => {
  const keeper = await begun();
  store.trouble = new NotOurs();
  host().reply = (text) => text.startsWith('page') && host().say(`keep 1 ${APPEND}`);
  keeper.say('{"t":"move"}');
  await settle();
  expect(news.at(-1)).toEqual({ told: 'taken', table: 'here-1' });
  expect(hosts.length).toBe(2);
});

test('where nothing can be kept nothing is begun', async () => {
  store.list = () => Promise.reject(new Error('private'));
  await begun();
  expect(news).toEqual([{ told: 'unfit', why: 'storage' }]);
});
