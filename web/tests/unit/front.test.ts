// What the front door says of the server: its version, and refusals in words.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchVersion } from '../../app/version';

afterEach(() => vi.unstubAllGlobals());

describe('the version of the server', () => {
  const answering = (answer: () => Promise<unknown>) => vi.stubGlobal('fetch', answer);

  test('is shown with the beginning of the commit', async () => {
    answering(() => Promise.resolve(Response.json({ version: '1.2.0', commit: '0123456789abcdef', protocol: 1 })));
    expect(await fetchVersion()).toEqual({ version: '1.2.0', commit: '0123456789ab' });
  });

  test.each([
    ['an older server', () => Promise.resolve(new Response('', { status: 404 }))],
    ['a page without a server', () => Promise.resolve(new Response('<html>'))],
    ['something else', () => Promise.resolve(Response.json({ version: 3 }))],
    ['no connection', () => Promise.reject(new TypeError('offline'))],
  ])('is left out quietly: %s', async (_, answer) => {
    answering(answer);
    expect(await fetchVersion()).toBeNull();
  });
});

describe.each(['en', 'pl'])('refusals in %s', (lang) => {
  test('have words of their own', async () => {
    vi.resetModules();
    vi.stubGlobal('navigator', { languages: [lang] });
    vi.stubGlobal('document', { documentElement: {} });
    const { errorWords } = await import('../../lobby/words');
    const words = ['kicked', 'damaged', 'already-started', 'nonce-late', 'store-failed'].map((code) => errorWords({ code, text: 'QUOTED' }));
    const looks = ['colour', 'mark'].map((reason) => errorWords({ code: 'look-taken', text: 'QUOTED', params: { reason } }));
    expect(new Set(looks).size).toBe(2);
    const names = ['empty', 'long', 'characters', 'something new'].map((reason) => errorWords({ code: 'bad-name', text: 'QUOTED', params: { reason } }));
    for (const said of [...words, ...looks, ...names, errorWords({ code: 'bad-name', text: 'QUOTED' })]) expect(said).not.toContain('QUOTED');
    expect(new Set([...words, ...names]).size).toBe(words.length + 3);
    expect(errorWords({ code: 'from-the-future', text: 'QUOTED' })).toContain('QUOTED');
  });
});
