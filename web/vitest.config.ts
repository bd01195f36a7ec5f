import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  // A busy machine takes its time; nothing here is measured by the clock.
  test: { include: ['tests/unit/**/*.test.ts'], testTimeout: 120_000 },
});
