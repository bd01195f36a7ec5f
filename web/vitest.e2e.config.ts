import { defineConfig } from 'vitest/config';

// Whole games in a real browser: one file after the other, because the machine may have only two cores.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } }, // what a busy machine may take to show a change
  },
});
