import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadTenants } from '../load-tenants.ts';
import { nginxConfiguration } from './nginx-configuration.ts';

// `npm run nginx:conf -- --out=…`: writes the configuration of an nginx for the tenants of this repository.
const root = resolve(import.meta.dirname, '..', '..');

const main = (): void => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: join(root, 'artifacts', 'nginx') },
      tenants: { type: 'string', default: join(root, 'tenants') },
      dist: { type: 'string', default: join(root, 'src', 'portal', 'dist') },
      folder: { type: 'string' },
      'dist-there': { type: 'string' },
      certificates: { type: 'string', default: '/etc/member-portal/certificates' },
      platform: { type: 'string' },
      'log-collector': { type: 'string' },
      'secure-port': { type: 'string', default: '443' },
      'plain-port': { type: 'string', default: '80' },
    },
  });
  const out = resolve(values.out);
  const files = nginxConfiguration(
    loadTenants(values.tenants),
    readFileSync(join(values.dist, 'index.html'), 'utf8'),
    {
      folder: values.folder ?? out,
      distDir: values['dist-there'] ?? resolve(values.dist),
      securePort: Number(values['secure-port']),
      plainPort: Number(values['plain-port']),
      certificates: values.certificates,
      platform: values.platform,
      logCollector: values['log-collector'],
    },
  );
  for (const [name, content] of Object.entries(files)) {
    const file = join(out, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  process.stdout.write(`Wrote ${Object.keys(files).length} files to ${out}.\n`);
};

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
