// `npm run tenant:new -- <id>`: makes the folder of a new lender, which works as it stands.
import './lib/require-node.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNewTenant, tenantFiles } from './lib/new-tenant.mjs';
import { at } from './lib/paths.mjs';
import { stop } from './lib/stop.mjs';

const read = readNewTenant(process.argv.slice(2));
const { tenant } = 'problem' in read ? stop(read.problem) : read;

const directory = process.env['TENANTS_DIR'] ?? at('tenants');
const folder = join(directory, tenant.id);
if (existsSync(folder)) stop(`${folder} exists already.`);
for (const other of existsSync(directory) ? readdirSync(directory) : []) {
  const hosts = join(directory, other, 'hosts.json');
  if (existsSync(hosts) && JSON.parse(readFileSync(hosts, 'utf8')).includes(tenant.host))
    stop(`The host ${tenant.host} belongs to ${other} already.`);
}

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(tenantFiles(tenant))) writeFileSync(join(folder, name), content);
const host = tenant.host.endsWith('.localhost') ? ', and name the real host in hosts.json' : '';
console.log(`Made ${folder}.
Next: put the lender's name, addresses, links and legal text into config.json (docs/operators.md tells what each key
means), replace favicon.svg${host}. npm start serves it at http://${tenant.id}.localhost:4600.`);
