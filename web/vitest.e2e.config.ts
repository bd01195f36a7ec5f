import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** The files that take longest, the longest first, so that no worker is left with one at the end. */
const LONGEST = ['signal/scripted', 'e2e/frame', 'lobby', 'ttr/games', 'signal/games', 'ghost/games', 'signal/inputs', 'e2e/local', 'ttr/scripted', 'ttr/map', 'ttr/ceremony', 'e2e/replay', 'e2e/offline'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Names the tests that passed only when they were tried again: each of them is a fault of the page or of the test, to be looked into. */
class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const test of modules.flatMap((module) => [...module.children.allTests('passed')])) {
      if ((test.diagnostic()?.retryCount ?? 0) > 0) console.log(`NEEDED A SECOND TRY: ${test.module.relativeModuleId} > ${test.fullName}\n${test.result().errors?.[0]?.message ?? ''}`);
    }
  }
}

// Whole games in a real browser. Two files at a time, each with its own browser and, where it plays for real, its own server, port and store:
// a page waits more than it works, but more of them than cores would only keep each other waiting.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 600_000,
    // Whole machines hang for a moment now and then. A second try is told loudly, and the soak allows none (FIRST_TRY=1).
    retry: process.env.FIRST_TRY === undefined ? 1 : 0,
    reporters: ['default', new SecondTries()],
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } }, // what a busy machine may take to show a change
  },
});
