import { build } from 'vite';
import { at } from './paths.mjs';

/**
 * Builds the inputs of served documents: the sign-in page's code for Node and its early script, in a hidden folder of the
 * build, so that they are deployed with it but never served as files.
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
