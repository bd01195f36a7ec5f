// The module is the program: golden games, fresh games, the signature and those who search, in node and in Chromium, to the last byte.
// EVERY_GAME=1 (make soak) plays a thousand fresh games, and two hundred of the bot that searches; otherwise a few of each.
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILDS, inChromium, inNode, moduleFile, ofProgram, type Which } from './answers';
import { conversation, expertGames, freshGames, GAMES, probed, type Group } from './requests';

const all = process.env.EVERY_GAME !== undefined;
const MOST_GZIPPED = 400_000;

/** By name, so that a difference says which game it is in. */
async function expectSame(which: Which, groups: Group[]): Promise<void> {
  const named = (answers: string[]) => Object.fromEntries(groups.map(({ name }, i) => [name, answers[i]]));
  const program = named(await ofProgram(which, groups));
  expect(Object.keys(program)).toHaveLength(groups.length);
  for (const build of BUILDS) {
    expect(named(await inNode(which, build, groups)), `${build} in node`).toEqual(program);
    expect(named(await inChromium(which, build, groups)), `${build} in Chromium`).toEqual(program);
  }
}

describe('the module', () => {
  it.each(BUILDS)('is small and asks the system for next to nothing: %s', async (build) => {
    const bytes = readFileSync(moduleFile('roundhouse', build));
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(MOST_GZIPPED);
    const compiled = await WebAssembly.compile(bytes);
    const asked = WebAssembly.Module.imports(compiled).map(({ name }) => name).sort();
    expect(asked).toEqual(['clock_time_get', 'fd_close', 'fd_seek', 'fd_write', 'random_get', 'say']);
  });
  it('plays its games, the golden ones and those of the bench as the program does', () => expectSame('probe', probed()));
  it('answers as the program does', () => expectSame('roundhouse', GAMES.map(conversation)));
  it('plays fresh games as the program does', () => expectSame('roundhouse', freshGames(all ? 200 : 8)));
  it('searches as the program does', () => expectSame('roundhouse', all ? expertGames(200) : expertGames(2, 24)));
});
