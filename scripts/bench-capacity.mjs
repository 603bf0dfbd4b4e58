// `npm run bench:capacity [-- --write]`: measures how many requests per second one host and one sandbox answer over the
// loopback interface, and how many of them two million borrowers need. Ends within two minutes; `--write` puts the sheet
// into docs/operate.md.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { capacitySheet } from './lib/capacity.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withPart } from './lib/marked-part.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { ensurePreparedDatabase } from './lib/prepared-database.mjs';
import { freeFrom, spawnSandbox } from './lib/sandbox-process.mjs';
import { stop } from './lib/stop.mjs';

const CONNECTIONS = 32;
const LASTS_MS = 5_000;
const ENDS_AFTER_MS = 120_000;
const HOST = 'northwind.localhost';

/**
 * One request; resolves with its status and body.
 * @param {Agent} agent @param {{ port: number, path: string, method?: string, headers?: Record<string, string>, body?: string }} wish
 * @returns {Promise<{ status: number, text: string }>}
 */
const ask = (agent, { port, path, method = 'GET', headers = {}, body }) =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        port,
        path,
        method,
        host: '127.0.0.1',
        headers: { host: `${HOST}:${port}`, 'accept-encoding': 'br', ...headers },
      },
      (answer) => {
        /** @type {Buffer[]} */
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

/** Requests per second. @param {string} name @param {Parameters<typeof ask>[1]} wish */
const perSecond = async (name, wish) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const first = await ask(agent, wish);
  if (first.status !== 200) throw new Error(`${name} answered ${first.status}`);
  const ends = performance.now() + LASTS_MS;
  let answered = 0;
  const one = async () => {
    while (performance.now() < ends) {
      const { status } = await ask(agent, wish);
      if (status !== 200) throw new Error(`${name} answered ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
  const result = answered / (LASTS_MS / 1000);
  console.log(`${name.padEnd(20)}${result.toFixed(0).padStart(8)} a second`);
  return result;
};

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if (!(await ensureBuilt())) stop('The portal could not be built.');
await ensurePreparedDatabase();
setTimeout(() => stop('bench:capacity has taken too long.'), ENDS_AFTER_MS).unref();

// The load of the machine is reported with the figures.
const [busy = 0] = loadavg();

const dist = at('src', 'portal', 'dist');
const port = await freeFrom(6260);
const host = spawn(
  process.execPath,
  [
    '--conditions=@member-portal/source',
    '--import',
    'tsx',
    at('hosting', 'command', 'main.ts'),
    'serve',
    `--port=${port}`,
    '--stop-after=0',
    '--allow-sandbox',
    `--dist=${dist}`,
    `--tenants=${at('tenants')}`,
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const dataDir = mkdtempSync(join(tmpdir(), 'capacity-'));
/** @type {Awaited<ReturnType<typeof spawnSandbox>> | undefined} */
let sandbox;
try {
  await once(host.stdout, 'data');
  const asset = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js'));
  const served = {
    document: await perSecond('document', { port, path: '/' }),
    config: await perSecond('config.json', { port, path: '/config.json' }),
    asset: await perSecond('file', { port, path: `/assets/${asset}` }),
  };
  sandbox = await spawnSandbox({ port: await freeFrom(6280), dataDir });
  const platform = sandbox.port;
  const body = JSON.stringify({ context: { tenantId: 'northwind' } });
  const json = { 'content-type': 'application/json' };
  const flags = await perSecond('flag evaluation', {
    port: platform,
    method: 'POST',
    path: '/api/featureflag/evaluation/bulk?tag=member-portal-frontend',
    headers: json,
    body,
  });
  const terms = await perSecond('terms of use', {
    port: platform,
    path: '/api/disclosure/static/terms-of-use?locale=en-us',
    headers: { 'x-api-version': 'v2' },
  });
  const sheet = capacitySheet({
    ...served,
    flags,
    terms,
    cores: availableParallelism(),
    load: busy,
    node: process.versions.node.split('.')[0] ?? '',
  });
  console.log(`\n${sheet.join('\n')}`);
  const page = at('docs', 'operate.md');
  if (process.argv.includes('--write'))
    writeFileSync(page, withPart(readFileSync(page, 'utf8'), 'capacity', 'npm run bench:capacity', sheet));
} finally {
  host.kill();
  await sandbox?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
