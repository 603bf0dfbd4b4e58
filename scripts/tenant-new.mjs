// `npm run tenant:new -- <id> [--theme=violet|teal|azure] [--locales=en-us,…] [--host=name]
// [--tenants=folder]`: creates the folder of a new lender, which works unchanged.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './lib/make-folder.mjs';
import { readNewTenant, tenantFiles } from './lib/new-tenant.mjs';
import { at } from './lib/paths.mjs';
import { stop } from './lib/stop.mjs';

const read = readNewTenant(process.argv.slice(2));
const { tenant } = 'problem' in read ? stop(read.problem) : read;

const { directory } = tenant;
const folder = join(directory, tenant.id);
if (existsSync(folder)) stop(`${folder} exists already.`);
/** Host names of another tenant; ignore one whose file is broken. @param {string} file */
const hostsIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
};
for (const other of existsSync(directory) ? readdirSync(directory) : [])
  if (hostsIn(join(directory, other, 'hosts.json')).includes(tenant.host))
    stop(`The host ${tenant.host} belongs to ${other} already.`);

makeFolder(folder);
for (const [name, content] of Object.entries(tenantFiles(tenant))) writeFileSync(join(folder, name), content);
for (const name of ['config.schema.json', 'theme.schema.json'])
  if (!existsSync(join(directory, name))) copyFileSync(at('tenants', name), join(directory, name));
const host = tenant.host.endsWith('.localhost') ? ', and name the real host in hosts.json' : '';
const elsewhere = directory === at('tenants') ? '' : ` -- --tenants=${directory}`;
const checked = elsewhere === '' ? ' -- --production' : `${elsewhere} --production`;
console.log(`Made ${folder}.
Next: put the lender's name, addresses, links and legal text into config.json (docs/operate.md tells what each key
means), replace favicon.svg, give theme.json the lender's colours, font and logo (docs/themes.md)${host}.
  npm start${elsewhere}
serves it at http://${tenant.id}.localhost:4600, and
  npm run tenant:check${checked}
tells what is still missing for borrowers.`);
