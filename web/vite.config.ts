import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: { target: 'es2022', assetsInlineLimit: 2048 },
  server: { proxy: { '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
});
