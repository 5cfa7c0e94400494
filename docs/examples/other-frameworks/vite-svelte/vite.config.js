import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  build: {
    target: 'es2018',
    rollupOptions: {
      input: { app: './src/app.js', slot: './src/slot.js' },
      preserveEntrySignatures: 'strict',
    },
  },
  plugins: [svelte()],
});
