import { defineConfig } from 'vitest/config';

// Whole games in WebKitGTK and Firefox, one browser after the other: either of them keeps more than a core busy.
export default defineConfig({
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } }, // what a busy machine may take to show a change
  },
});
