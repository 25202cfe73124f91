import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const house = process.env.LUDOTHEQUE ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // Catalogues and boards are the house's own files: one copy, read by Python and by the browser.
    alias: { $house: fileURLToPath(new URL('../ludotheque', import.meta.url)) },
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    // How long its plugins took is nothing to whoever wants to play.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: house, ws: true } },
  },
  // A busy machine is no failure.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 30_000 },
});
