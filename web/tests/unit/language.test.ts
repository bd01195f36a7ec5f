// A third language is files and one row: here one is made up, in a copy of the page, and the page speaks it.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PARTS = ['games', 'net', 'settings', 'table', 'ui'];
const LIST = 'settings/words/languages.ts';
const ROW = "  { id: 'cs', name: 'Jazyk', voice: 'cs-CZ', forms: ['one', 'few', 'other'] },\n";

/** Every sentence is marked; what English counts in two forms, this language counts in three. */
const madeUp = (sentence: string) => `«${sentence.replace(/\{(\w+)\|([^|}]*)\|([^|}]*)\}/g, '{$1|$2|$3-few|$3-many}')}»`;

/** What the page says, asked in one place. */
const ASK = `
import { render } from 'svelte/server';
import LanguageSwitch from './settings/LanguageSwitch.svelte';
import { language, named, t } from './settings/language.svelte';
import { pickLanguage } from './settings/words/languages';
import { t as front } from './games/signal/front/words';
import { text as guide } from './games/ghost/guide/words/texts';
import { text as ghost } from './games/ghost/words/text';
import { text as signal } from './games/signal/words/text';
import { text as ttr } from './games/ttr/words/text';
import { loadLedger } from './table/rules/ledger';

export const said = {
  picked: pickLanguage(null, ['cs-CZ', 'en']),
  current: language.current,
  page: t('home.playNow'),
  front: front('level.easy'),
  guide: guide('cs', 'guide.goalTitle'),
  shared: ghost('cs', 'cards.red', { n: 3 }),
  part: signal('cs', 'sig.helperShunter'),
  wagons: [1, 3, 7].map((n) => ttr('cs', 'players.trainsN', { n })),
  names: [named({ en: 'Prague', cs: 'Praha' }), named({ en: 'Paris' })],
  switch: render(LanguageSwitch).body,
  rules: (await loadLedger('ghost-train', 'cs')).length,
};
`;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'language-'));
  for (const part of PARTS) cpSync(join(ROOT, 'web', part), join(copy, 'web', part), { recursive: true });
  for (const part of ['data', 'docs', 'web/node_modules']) symlinkSync(join(ROOT, part), join(copy, part));
});
afterAll(() => {
  rmSync(copy, { recursive: true });
  vi.unstubAllGlobals();
});

test('a language of files and one row is offered and spoken everywhere', async () => {
  const web = join(copy, 'web');
  const english = PARTS.flatMap((part) => readdirSync(join(web, part), { recursive: true, encoding: 'utf8' }).map((name) => join(web, part, name))).filter((name) => name.endsWith('/en.json'));
  for (const file of english) {
    const words = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(([key, sentence]) => [key, madeUp(sentence)]);
    writeFileSync(file.replace(/en\.json$/, 'cs.json'), JSON.stringify(Object.fromEntries(words)));
  }
  const list = readFileSync(join(web, LIST), 'utf8');
  writeFileSync(join(web, LIST), list.replace('] as const', `${ROW}] as const`));
  writeFileSync(join(web, 'ask.ts'), ASK);

  vi.stubGlobal('navigator', { languages: ['cs-CZ'] });
  vi.stubGlobal('document', { documentElement: {} });
  const { module } = await runnerImport<{ said: Record<string, unknown> }>(join(web, 'ask.ts'), { root: web, configFile: false, logLevel: 'error', plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected' } })] });
  const { said } = module;
  expect(said).toMatchObject({ picked: 'cs', current: 'cs', page: '«Play now»', front: '«Easy»', guide: '«The goal»', shared: '«3 red»', part: '«Shunter»' });
  expect(said.wagons).toEqual(['«1 wagon»', '«3 wagons-few»', '«7 wagons-many»']);
  expect(said.names).toEqual(['Praha', 'Paris']);
  expect(said.switch).toContain('Jazyk');
  expect(said.rules).toBeGreaterThan(0);
});
