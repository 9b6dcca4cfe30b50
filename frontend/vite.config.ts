/** How the client is built, served while developing, and tested. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    // a strict Content-Security-Policy allows neither inline scripts nor data: addresses
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'tools/*.test.mjs'] },
});
