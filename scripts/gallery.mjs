// `npm run gallery`: takes a picture of every state of every screen, in the four pairs of theme and locale that the tenants
// have, on a phone and on a desktop, and writes them with one contact sheet a theme to artifacts/gallery. `-- --all` takes
// all nine pairs, `-- --dark` the dark scheme, and `-- --round "every person"` the states of one round only.
import './lib/require-node.mjs';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, launchArguments } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

const asked = process.argv.slice(2);
const isDark = asked.includes('--dark');
const round = asked.includes('--round') ? asked[asked.indexOf('--round') + 1] : undefined;
const folder = at('artifacts', 'gallery', ...(isDark ? ['dark'] : []));

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if (!(await ensureBuilt())) stop('The portal could not be built.');
const executablePath =
  (await ensureChromium()) ?? stop('No Chromium was found. Install one, or name it by CHROMIUM_PATH.');

rmSync(folder, { recursive: true, force: true });
const code = await runNode([at('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'gallery'], {
  env: {
    GALLERY: 'yes',
    ...(asked.includes('--all') ? { GALLERY_ALL: 'yes' } : {}),
    ...(isDark ? { GALLERY_DARK: 'yes' } : {}),
    ...(round === undefined ? {} : { GALLERY_ROUND: round }),
  },
});

const { chromium } = await import('playwright-core');
const { writeContactSheet } = await import('./lib/contact-sheet.mjs');
const browser = await chromium.launch({ executablePath, args: [...launchArguments] });
try {
  for (const theme of ['violet', 'teal', 'azure']) {
    const series = readdirSync(join(folder, theme), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({
        title: `${theme} ${name}`,
        folder: join(folder, theme, name),
        shownWidth: name.endsWith('-360') ? 150 : 300,
      }));
    await writeContactSheet({ browser, folder, title: theme, series });
  }
} finally {
  await browser.close();
}
console.log(`The pictures are in ${folder}.`);
process.exit(code);
