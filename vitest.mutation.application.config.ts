import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

const sourceOf = (layer: string) => ({
  find: new RegExp(`^@member-portal/${layer}/(.+)$`),
  replacement: `${root}src/${layer}/$1/index.ts`,
});

/**
 * The application's tests as mutation testing runs them: on the mutated copy, so that the packages' names have to lead
 * to the source beside this file instead of the workspaces that `node_modules` links to, and with fewer cases for each
 * law.
 */
export default defineConfig({
  root,
  resolve: { alias: ['domain', 'application'].map(sourceOf) },
  test: {
    include: ['test/application/**/*.test.ts'],
    env: { PROPERTY_RUNS: '40' },
    testTimeout: 10_000,
  },
});
