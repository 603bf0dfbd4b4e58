import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { at } from './paths.mjs';

/**
 * Bundles the host's command with its dependencies as the package `@member-portal/host`, which has none to install.
 * @param {string} folder where the package is made
 * @returns {Promise<string>} its source map
 */
export const bundleHost = async (folder) => {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    root: at('hosting'),
    resolve: { conditions: ['@member-portal/source', 'node', 'import', 'default'] },
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@member-portal/source', 'node', 'import', 'default'] },
    },
    build: {
      ssr: at('hosting', 'command', 'main.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      sourcemap: 'hidden',
      rolldownOptions: { output: { entryFileNames: 'member-portal-host.mjs', codeSplitting: false } },
    },
  });
  const { version, description, license, engines } = JSON.parse(
    readFileSync(at('hosting', 'package.json'), 'utf8'),
  );
  const manifest = {
    name: '@member-portal/host',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { 'member-portal-host': 'member-portal-host.mjs' },
    files: ['member-portal-host.mjs', 'config.schema.json', 'theme.schema.json', 'THIRD-PARTY-NOTICES.txt'],
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  for (const schema of ['config.schema.json', 'theme.schema.json'])
    copyFileSync(at('tenants', schema), join(folder, schema));
  return join(folder, 'member-portal-host.mjs.map');
};
