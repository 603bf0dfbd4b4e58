// `npm run gallery`: takes a screenshot of every state of every screen, in the four pairs of theme and locale that the
// tenants have, on a phone and on a desktop, and writes them with one contact sheet per theme to artifacts/gallery. `-- --all` takes
// all nine pairs, `-- --dark` the dark scheme, and `-- --round "every person"` the states of one round only.
// `-- --tenant prairie [--tenants folder]` makes one sheet of a tenant to sign off, light and dark, in each of its languages.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchArguments, useBrowser } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

const asked = process.argv.slice(2);
/** @param {string} name */
const given = (name) => {
  const index = asked.findIndex((word) => word === name || word.startsWith(`${name}=`));
  return index < 0 ? undefined : (asked[index]?.split('=')[1] ?? asked[index + 1]);
};
const isDark = asked.includes('--dark');
const round = given('--round');
const tenant = given('--tenant');
const tenants = resolve(given('--tenants') ?? at('tenants'));
const folder = at('artifacts', 'gallery', ...(tenant === undefined && isDark ? ['dark'] : []));

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if (tenant !== undefined) {
  if (!existsSync(join(tenants, tenant, 'config.json'))) stop(`There is no tenant ${tenant} in ${tenants}.`);
  const host = ['--conditions=@member-portal/source', '--import', 'tsx', at('hosting', 'command', 'main.ts')];
  for (const command of ['check', 'theme'])
    if ((await runNode([...host, command, tenant, `--tenants=${tenants}`])) !== 0)
      stop('Nothing to sign off yet: correct what is named above.');
}
if (!(await ensureBuilt())) stop('The portal could not be built.');
const executablePath = await useBrowser({ whole: true });

rmSync(tenant === undefined ? folder : join(folder, tenant), { recursive: true, force: true });
const file = tenant === undefined ? 'gallery.test.ts' : 'sign-off.test.ts';
const vitest = at('node_modules', 'vitest', 'vitest.mjs');
const code = await runNode([vitest, 'run', '--project', 'gallery', `test/gallery/${file}`], {
  env: {
    GALLERY: 'yes',
    ...(asked.includes('--all') ? { GALLERY_ALL: 'yes' } : {}),
    ...(isDark ? { GALLERY_DARK: 'yes' } : {}),
    ...(round === undefined ? {} : { GALLERY_ROUND: round }),
    ...(tenant === undefined ? {} : { GALLERY_TENANT: tenant, GALLERY_TENANTS: tenants }),
  },
});
if (tenant !== undefined && code !== 0) stop('Nothing to sign off: not every picture could be taken.');

const { chromium } = await import('playwright-core');
const { writeContactSheet } = await import('./lib/contact-sheet.mjs');
const browser = await chromium.launch({ executablePath, args: [...launchArguments] });
try {
  for (const title of tenant === undefined ? ['violet', 'teal', 'azure'] : [tenant]) {
    const series = readdirSync(join(folder, title), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({
        title: `${title} ${name}`,
        folder: join(folder, title, name),
        shownWidth: name.endsWith('-360') ? 150 : 300,
      }));
    const notes =
      tenant === undefined ? [] : JSON.parse(readFileSync(join(folder, title, 'notes.json'), 'utf8'));
    await writeContactSheet({ browser, folder, title, series, notes });
  }
} finally {
  await browser.close();
}
console.log(`The pictures are in ${folder}.`);
if (tenant !== undefined) console.log(`The sheet to sign off is ${join(folder, `${tenant}.html`)}.`);
process.exit(code);
