import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { minifiedAgain } from './minified-again.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../src/portal/${path}`, import.meta.url));

/** Builds the early script as one classic script, to be inlined in documents. */
export default defineConfig({
  root: at('.'),
  logLevel: 'warn',
  plugins: [minifiedAgain()],
  resolve: { conditions: ['@member-portal/source', 'module', 'browser', 'production'] },
  build: {
    target: 'es2022',
    outDir: at('dist/.first-page'),
    emptyOutDir: false,
    copyPublicDir: false,
    // Only types of the result library are used here.
    rolldownOptions: { treeshake: { moduleSideEffects: false } },
    lib: { entry: at('early.ts'), formats: ['iife'], name: 'early', fileName: () => 'early.js' },
  },
});
