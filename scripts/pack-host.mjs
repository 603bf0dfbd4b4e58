// `npm run pack:host [folder]`: packs the host's command with its dependencies into `artifacts/packages` or the folder.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleHost } from './lib/host-bundle.mjs';
import { makeFolder } from './lib/make-folder.mjs';
import { at } from './lib/paths.mjs';
import { runNpm } from './lib/run.mjs';
import { noticesOf, shippedPackages } from './lib/shipped-packages.mjs';

const destination = resolve(process.argv[2] ?? at('artifacts', 'packages'));
makeFolder(destination);
const folder = mkdtempSync(join(tmpdir(), 'member-portal-host-'));
try {
  writeFileSync(
    join(folder, 'THIRD-PARTY-NOTICES.txt'),
    noticesOf(
      'Third-party software in this package, with its licences.',
      shippedPackages([await bundleHost(folder)]),
    ),
  );
  process.exitCode = await runNpm(['pack', folder, '--pack-destination', destination]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
