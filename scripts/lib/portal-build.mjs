import { at } from './paths.mjs';
import { runNode } from './run.mjs';
import { stampOf } from './stamp.mjs';

/** The sources that the built portal was built from: everything it is made of. */
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

/** Builds the portal where it is missing or its sources have changed. Gives true when it is in place. */
export const ensureBuilt = async () => {
  if (portalStamp.isCurrent()) return true;
  console.log('Building the portal…');
  return (await runNode([at('scripts', 'build.mjs')], { quiet: true })) === 0;
};
