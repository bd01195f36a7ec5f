import { defineConfig } from 'vitest/config';

// The engine as a module beside the engine as a program; `tools/build wasm roundhouse probe` and `tools/build release roundhouse probe` come before.
export default defineConfig({ test: { include: ['tests/engine/*.test.ts'], testTimeout: 10 * 3_600_000 } });
