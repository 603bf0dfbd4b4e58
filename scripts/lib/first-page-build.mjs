import { build } from 'vite';
import { at } from './paths.mjs';

/**
 * Builds what servers make documents of: the sign-in page's code for Node and its early script, in a hidden folder beside what
 * visitors load, so that both belong to the build and are served to nobody.
 */
export const buildFirstPage = async () => {
  await build({
    configFile: at('vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: at('src', 'portal', 'first-page.ts'),
      outDir: 'dist/.first-page',
      emptyOutDir: true,
      manifest: false,
      sourcemap: false,
      minify: true,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'first-page.mjs' } },
    },
  });
  await build({ configFile: at('scripts', 'vite', 'early.config.ts') });
};
