import { defineConfig } from 'vitest/config';

// Figures of the page in a real browser, for people to read: nothing here is asserted.
export default defineConfig({
  test: { include: ['tests/bench/**/*.bench.ts'], fileParallelism: false, testTimeout: 600_000, hookTimeout: 120_000 },
});
