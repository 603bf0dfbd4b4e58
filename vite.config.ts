import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { builtChunkName, builtUrl } from './scripts/vite/built-names.ts';
import { compiledMessages } from './scripts/vite/compiled-messages.ts';
import { firstLoadFonts } from './scripts/vite/first-load-fonts.ts';
import { leaveOut } from './scripts/vite/leave-out.ts';
import { minifiedAgain } from './scripts/vite/minified-again.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Workspaces resolve to source in this repository; a published package resolves to `dist`. */
const conditions = ['@member-portal/source'];
const browserConditions = [...conditions, 'module', 'browser', 'development|production'];
const nodeConditions = [...conditions, 'module', 'node', 'development|production'];

const underTest = process.env['VITEST'] !== undefined;

// Time-outs end what hangs; none of them measures anything, and the machine may be busy.
const nodeProject = (name: string, timeout = 60_000) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node' as const,
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
});

const sandbox = {
  extends: true as const,
  test: { ...nodeProject('sandbox', 180_000).test, exclude: ['test/sandbox/postgres/**'] },
};

/**
 * The sandbox's tests once more on a PostgreSQL server, which this project starts, and those that need one. What has no
 * database, or is about the embedded one's folder, runs once.
 */
const sandboxOnPostgres = {
  extends: true as const,
  test: {
    ...sandbox.test,
    name: 'sandbox-postgres',
    exclude: ['test/sandbox/ledger/**', 'test/sandbox/calendar.test.ts', 'test/sandbox/storage.test.ts'],
    globalSetup: ['test/sandbox/support/postgres-server.ts'],
  },
};

export default defineConfig({
  root: at('src/portal'),
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    compiledMessages(at('src/ui/intl/messages')),
    leaveOut(),
    minifiedAgain(),
    firstLoadFonts(at('node_modules/.cache/first-load-fonts')),
  ],
  resolve: {
    conditions: browserConditions,
    // Messages arrive parsed, so the parser of ICU patterns never has to reach the browser. Tests run in Node and keep it.
    alias: underTest
      ? {}
      : {
          '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
          // React has had the store hook of this shim since 18.
          'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        },
  },
  ssr: { resolve: { conditions: nodeConditions, externalConditions: nodeConditions } },
  experimental: { renderBuiltUrl: builtUrl },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Maps are for the operator's monitoring; the page server gives them to nobody.
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    // Preloading is a hint: a browser that does not know it loads the same modules a little later.
    modulePreload: { polyfill: false },
    // What the first page needs is one file, and so is what later pages share of each layer; otherwise every shared module
    // becomes a request of its own, and the first page carries the name of each.
    rolldownOptions: {
      // No module here reads a property for what the reading does.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            {
              name: 'calls',
              test: /\/src\/(infrastructure|application\/ports|domain\/(failure|calendar))\//,
              minShareCount: 2,
            },
            { name: 'rules', test: /\/src\/(application|domain)\//, minShareCount: 2 },
            {
              name: 'shared',
              test: /\/src\/ui\/(?!documents)|\/(lucide-react|@tanstack)\//,
              minShareCount: 2,
            },
          ],
        },
        chunkFileNames: builtChunkName,
      },
    },
  },
  test: {
    root: at('.'),
    reporters: ['default'],
    passWithNoTests: true,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      nodeProject('domain'),
      nodeProject('application'),
      nodeProject('infrastructure', 120_000),
      nodeProject('hosting'),
      sandbox,
      sandboxOnPostgres,
      nodeProject('architecture'),
      nodeProject('acceptance'),
      nodeProject('browser', 240_000),
      nodeProject('reuse', 120_000),
      // Pictures are taken when asked for, by `npm run gallery`; what they show is tested by the browser's tests.
      ...(process.env['GALLERY'] === undefined ? [] : [nodeProject('gallery', 600_000)]),
      {
        extends: true as const,
        test: {
          name: 'ui',
          environment: 'jsdom' as const,
          setupFiles: ['test/ui/support/set-up.ts'],
          include: ['test/ui/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
