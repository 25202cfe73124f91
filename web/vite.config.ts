import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { brotli } from './vite.packed.ts';
import { frame, worker } from './vite.worker.ts';

const house = process.env.LUDOTHEQUE ?? 'http://127.0.0.1:8080';

/** Comments in a catalogue are for who writes it, and not for who loads it. */
const catalogues: Plugin = {
  name: 'catalogues-without-comments',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\.ftl\?raw$/ },
    async handler(id) {
      const text = await readFile(id.slice(0, -'?raw'.length), 'utf-8');
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n\n+/g, '\n'))}`;
    },
  },
};

/** The oldest that the house is meant for; public/old.js speaks to those before them. */
const BROWSERS = ['safari16.4', 'firefox128', 'chrome119'];

/** Catalogues and boards are the house's own files: one copy, read by Python and by the browser. */
const alias = { $house: fileURLToPath(new URL('../ludotheque', import.meta.url)) };

/**
 * What components are made of is put together by code, and not read as text: under the pages' own policy
 * (trusted types) to read it takes a third of the time in which a board is made.
 */
const FRAGMENTS = { compilerOptions: { fragments: 'tree' as const } };

export default defineConfig({
  plugins: [
    svelte(FRAGMENTS),
    catalogues,
    worker(BROWSERS, alias),
    frame(BROWSERS, alias),
    brotli(),
  ],
  resolve: {
    alias,
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  build: {
    target: BROWSERS,
    assetsInlineLimit: 2048,
    // How long its plugins took is nothing to whoever wants to play.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: house, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    // A busy machine is no failure.
    setupFiles: ['src/testing/patience.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests need no styles, but where they read them.
    css: { include: [/\?raw$/] },
    projects: [
      // Pages have one house between them, which knows who is there: a world for each file of tests.
      {
        extends: true,
        test: { name: 'pages', include: ['src/**/*.test.ts'], exclude: ['src/games/**'] },
      },
      // Boards are given all they know. A world for each worker: to make them took most of the time.
      {
        extends: true,
        test: { name: 'boards', include: ['src/games/**/*.test.ts'], isolate: false },
      },
    ],
  },
});
