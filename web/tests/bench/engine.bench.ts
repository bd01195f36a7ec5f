// The module beside the program, in one run: the same games by turns, by the processor's time; then how long a decision of those who search
// takes in Chromium, and whether the page goes on drawing meanwhile.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { startModule } from '../../engine/module';
import { BUILDS, moduleFile, timedInChromium } from '../engine/answers';
import { expertGames } from '../engine/requests';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ROUNDS = 4;
/** Which games, and how many of them take half a second or so. */
const RUNS: [label: string, games: number][] = [
  ['ttr_classic_2_random', 40_000], ['ttr_new_2_random', 40_000], ['ghost_train_2_random', 60_000], ['signal_europe_2_random', 40_000],
  ['ttr_classic_2_medium', 600], ['ttr_classic_2_hard', 600], ['signal_europe_2_easy', 60], ['ttr_classic_2_expert_100', 1],
];
/** Of /proc: so many ticks of the processor's time a second. */
const TICKS = 100;

/** Of the processor, in seconds, so far. */
function timeOf({ pid }: ChildProcessWithoutNullStreams): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS;
}

function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function asked(child: ChildProcessWithoutNullStreams, text: string): Promise<string> {
  return new Promise((done) => {
    child.stdout.once('data', (line: Buffer) => done(line.toString().trim()));
    child.stdin.write(`${text}\0`);
  });
}

test.each(BUILDS)('the same games by turns: %s', async (build) => {
  let said = '';
  const compiled = await WebAssembly.compile(readFileSync(moduleFile('probe', build)));
  const module = await startModule(compiled, (text) => (said = text));
  const program = spawn(`${root}build/bin/probe`);
  for (const [label, games] of RUNS) {
    const [native, here]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const before = timeOf(program);
      const answer = await asked(program, `speed ${label} ${games}`);
      native.push(timeOf(program) - before);
      const begun = ownTime();
      module.hear(`speed ${label} ${games}`);
      here.push(ownTime() - begun);
      if (said !== answer) throw new Error(`${label}: ${answer} here, ${said} there`);
    }
    const [fast, slow] = [Math.min(...native), Math.min(...here)];
    console.log(`module: ${build.padEnd(9)} ${label.padEnd(26)} ${(fast / slow).toFixed(2)} of the program's speed (${games} games in ${fast.toFixed(2)} s, ${slow.toFixed(2)} s)`);
  }
  program.stdin.end();
});

test.each(BUILDS)('those who search, in Chromium: %s', async (build) => {
  const [first, ...games] = await timedInChromium('roundhouse', build, expertGames(3));
  if (first === undefined) throw new Error('nothing was played');
  const at = (times: number[], part: number) => (times.sort((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
  const took = games.flatMap((game) => game.took.slice(0, -2)); // record and position come last
  const frames = games.flatMap((game) => game.frames);
  console.log(`chromium: ${build}: expert, ${took.length} decisions: median ${at(took, 0.5)} ms, 95 % within ${at(took, 0.95)} ms, longest ${at(took, 1)} ms`);
  console.log(`chromium: ${build}: the page meanwhile, ${frames.length} pictures: median ${at(frames, 0.5)} ms, 99 % within ${at(frames, 0.99)} ms, longest ${at(frames, 1)} ms`);
});
