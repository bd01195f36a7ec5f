import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  base: './',
  // Nothing is inlined: the server's content policy allows only what it serves itself.
  build: {
    target: 'es2022',
    manifest: true,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
    // A browser knows a service worker by its name.
    rollupOptions: { input: ['index.html', 'offline/sw.ts'], output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') } },
  },
  // The deck of Switch & Signal is read from data/, outside of this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/ws': { target: 'ws://127.0.0.1:8080', ws: true }, '/version': 'http://127.0.0.1:8080' } },
});
