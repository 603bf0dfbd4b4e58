import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * The domain's tests as mutation testing runs them: on the mutated copy, so that the package's name has to lead to the
 * source beside this file instead of the workspace that `node_modules` links to, and with fewer cases for each law.
 */
export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^@member-portal\/domain\/(.+)$/, replacement: `${root}src/domain/$1/index.ts` }],
  },
  test: {
    include: ['test/domain/**/*.test.ts'],
    env: { PROPERTY_RUNS: '60' },
    testTimeout: 10_000,
  },
});
