import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** Files of whole games take longest and come first, so that no worker is left with one at the end. */
class GamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const games = (file: TestSpecification) => Number(/games|tree|frame/.test(file.moduleId));
    return (await super.sort(files)).sort((a, b) => games(b) - games(a));
  }
}

// Whole games in a real browser. Two files at a time, each with its own browser and, where it plays for real, its own server, port and store:
// a page waits more than it works, but more of them than cores would only keep each other waiting.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: GamesFirst },
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } }, // what a busy machine may take to show a change
  },
});
