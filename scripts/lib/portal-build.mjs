import { at } from './paths.mjs';
import { runNode } from './run.mjs';
import { stampOf } from './stamp.mjs';

/** Stamp of all sources that go into the built portal. */
export const portalStamp = stampOf(at('src', 'portal', 'dist', '.built-from'), [
  'src',
  'scripts/vite',
  'scripts/build.mjs',
  'scripts/lib/build-manifest.mjs',
  'scripts/lib/compress.mjs',
  'scripts/lib/first-page-build.mjs',
  'scripts/lib/served-notices.mjs',
  'scripts/lib/shipped-packages.mjs',
  'vite.config.ts',
  'package-lock.json',
]);

/** Builds the portal if it is missing or its sources have changed. Returns whether a current build exists. */
export const ensureBuilt = async () => {
  if (portalStamp.isCurrent()) return true;
  console.log('Building the portal…');
  return (await runNode([at('scripts', 'build.mjs')], { quiet: true })) === 0;
};
