import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { builtChunkName, builtUrl } from './scripts/vite/built-names.ts';
import { ByProject } from './scripts/vite/by-project.ts';
import { compiledMessages } from './scripts/vite/compiled-messages.ts';
import { leaveOut } from './scripts/vite/leave-out.ts';
import { mergedIcons } from './scripts/vite/merged-icons.ts';
import { minifiedAgain } from './scripts/vite/minified-again.ts';
import { shippedFonts } from './scripts/vite/shipped-fonts.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Workspaces resolve to source in this repository; a published package resolves to `dist`. */
const conditions = ['@member-portal/source'];
const browserConditions = [...conditions, 'module', 'browser', 'development|production'];
const nodeConditions = [...conditions, 'module', 'node', 'development|production'];

const underTest = process.env['VITEST'] !== undefined;

// CI tries a test that waits for a page or for another process once more where it fails, and names it at the end of the run;
// anybody else is to see it fail.
const retried = process.env['CI'] === undefined ? 0 : 1;

// Time-outs end what hangs; none of them measures anything, and the machine may be busy.
const project = (name: string, { timeout = 60_000, folder = name, retry = 0 } = {}) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node' as const,
    include: [`test/${folder}/**/*.test.ts`],
    setupFiles: ['test/support/property-seed.ts'],
    testTimeout: timeout,
    retry,
    hookTimeout: timeout,
    // Files of a worker share modules, and with them what is expensive to start: Chromium, the platform, its database.
    isolate: false,
    // One worker a core; Vitest leaves one core idle unless told.
    maxWorkers: availableParallelism(),
    // Projects of another number of workers form a group of their own, and groups run one after another.
    sequence: { groupOrder: 1 },
  },
});

/** Tests in Chromium wait for its pages for a quarter of their time, in which another worker uses the core. */
const inBrowser = (name: string, chosen: { timeout: number; folder?: string }) => {
  const { extends: inherits, test } = project(name, { ...chosen, retry: retried });
  return {
    extends: inherits,
    test: {
      ...test,
      maxWorkers: availableParallelism() + 1,
      sequence: { groupOrder: 0 },
      // What draws the first page is built; transformed once more, a page may wait for it until its time-out.
      server: { deps: { external: [/\/\.first-page\//] } },
    },
  };
};

/**
 * What a database decides, on a PostgreSQL server that this project starts: migrations, SQL, locks, idempotency, the work queue
 * and a kill. Everything else of the platform is tested once, on the embedded database.
 */
const sandboxOnPostgres = {
  extends: true as const,
  test: {
    ...project('sandbox-postgres', { timeout: 180_000 }).test,
    include: [
      'test/more/sandbox/**/*.test.ts',
      ...[
        'conformance',
        'contract',
        'durability',
        'flat-lists',
        'guessing',
        'many-loans',
        'payments',
        'time',
        'work-aside',
      ].map((name) => `test/sandbox/${name}.test.ts`),
    ],
    globalSetup: ['test/sandbox/support/postgres-server.ts'],
  },
};

export default defineConfig({
  root: at('src/portal'),
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    compiledMessages(at('src/ui/intl/messages')),
    leaveOut(),
    mergedIcons(),
    minifiedAgain(),
    shippedFonts(at('node_modules/@fontsource-variable')),
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
    // What the first page needs is one file; calls of the platform are another, which sending a code needs; what later pages
    // share is a third. Otherwise every shared module becomes a request of its own, and the first page carries the name of each.
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
            {
              name: 'later',
              // Messages stay with their language: nobody loads those of another one.
              test: /\/src\/(application\/|domain\/|ui\/(?!documents|intl\/(messages|signed-in)))|\/(lucide-react|@tanstack)\//,
              minShareCount: 2,
            },
            {
              name: 'signed-in',
              test: /\/src\/(infrastructure\/container\/(signed-in|flags)|ui\/(intl\/load-signed-in-messages|toast\/Toast))\.tsx?$/,
            },
            // Log entries go with signing in: most tell of a call that failed, perhaps because the device is offline by then.
            {
              name: 'signing-in',
              test: /\/src\/(infrastructure\/(container\/auth-service|splunk\/)|ui\/screens\/sign-in\/LaterSteps)/,
            },
            // A visit begins with either, and goes from one to the other.
            { name: 'loans', test: /\/src\/ui\/screens\/loans\/(list|detail)\// },
            // A modal or a page of a document shows nothing without the document in it.
            {
              name: 'documents',
              test: /\/src\/ui\/(documents\/(StaticDocumentModal|SafeDocument)|screens\/disclosures\/DocumentPages)\.tsx/,
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
    sequence: { sequencer: ByProject },
    projects: [
      inBrowser('browser', { timeout: 240_000 }),
      inBrowser('more-browser', { timeout: 600_000, folder: 'more/browser' }),
      project('sandbox', { timeout: 180_000 }),
      sandboxOnPostgres,
      {
        extends: true as const,
        test: {
          ...project('ui', { retry: retried }).test,
          environment: 'jsdom' as const,
          setupFiles: ['test/support/property-seed.ts', 'test/ui/support/set-up.ts'],
          include: ['test/ui/**/*.test.{ts,tsx}'],
        },
      },
      project('infrastructure', { timeout: 120_000 }),
      project('acceptance'),
      project('reuse', { timeout: 120_000 }),
      project('hosting', { retry: retried }),
      project('architecture', { timeout: 120_000 }),
      project('domain'),
      project('application'),
      project('more-acceptance', { timeout: 300_000, folder: 'more/acceptance', retry: retried }),
      project('more-hosting', { folder: 'more/hosting', retry: retried }),
      // Pictures are taken when asked for, by `npm run gallery`; what they show is tested by the browser's tests.
      ...(process.env['GALLERY'] === undefined ? [] : [project('gallery', { timeout: 600_000 })]),
      // Times are told when asked for, by `npm run bench:journeys`.
      ...(process.env['BENCH'] === undefined ? [] : [project('bench', { timeout: 600_000 })]),
    ],
  },
});
