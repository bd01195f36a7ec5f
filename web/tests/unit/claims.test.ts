import { expect, test } from 'vitest';
import { Claims, type Locks } from '../../local/claims';

/** The locks of a browser, as far as they are used. */
class FakeLocks {
  readonly #held = new Map<string, { reject: (why: Error) => void }>();
  readonly #waiting: { name: string; run: () => void }[] = [];

  request = ((name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => unknown;
    const options = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    if (options.steal) this.#take(name)?.reject(new Error('stolen'));
    if (!this.#held.has(name)) return this.#grant(name, work);
    if (options.ifAvailable) return Promise.resolve(work(null));
    return new Promise((resolve) => this.#waiting.push({ name, run: () => resolve(this.#grant(name, work)) }));
  }) as unknown as Locks['request'];

  #take(name: string) {
    const held = this.#held.get(name);
    this.#held.delete(name);
    return held;
  }

  #grant(name: string, work: (lock: object | null) => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own = { reject };
      this.#held.set(name, own);
      void Promise.resolve(work({})).then((value) => {
        if (this.#held.get(name) === own) this.#held.delete(name);
        resolve(value);
        const next = this.#waiting.findIndex((waits) => waits.name === name);
        if (next >= 0) this.#waiting.splice(next, 1)[0]!.run();
      });
    });
  }
}

function tab(locks: FakeLocks | null): { claims: Claims; news: string[] } {
  const news: string[] = [];
  const listener = { taken: (table: string) => news.push(`taken ${table}`), free: (table: string) => news.push(`free ${table}`) };
  return { claims: new Claims(listener, locks), news };
}

test('one tab has a table; the other is told when it is free', async () => {
  const locks = new FakeLocks();
  const [first, second] = [tab(locks), tab(locks)];
  expect(await first.claims.take('a')).toBe(true);
  expect(await first.claims.take('a')).toBe(true);
  expect(await second.claims.take('b')).toBe(true);
  expect(await second.claims.take('a')).toBe(false);
  expect(second.news).toEqual([]);
  first.claims.release();
  await expect.poll(() => second.news).toEqual(['free a']);
  expect(await second.claims.take('a')).toBe(true);
});

test('a tab may take a table from another, which is told', async () => {
  const locks = new FakeLocks();
  const [first, second] = [tab(locks), tab(locks)];
  await first.claims.take('a');
  expect(await second.claims.take('a', true)).toBe(true);
  await expect.poll(() => first.news).toEqual(['taken a']);
  expect(second.news).toEqual([]);
  second.claims.release();
  await expect.poll(() => first.news).toEqual(['taken a', 'free a']);
});

test('without locks every tab may take what it wants: the store knows one writer', async () => {
  const { claims } = tab(null);
  expect(await claims.take('a')).toBe(true);
});
