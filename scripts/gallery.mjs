// `npm run gallery`: takes a picture of every screen of the journey, in each tenant's theme and locales, on a phone and on a
// desktop, and writes them with one contact sheet a theme to artifacts/gallery. `npm run gallery -- --dark` takes them in
// the dark scheme.
import './lib/require-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, launchArguments } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { stop } from './lib/stop.mjs';

const firstPort = 5400;
const scheme = process.argv.includes('--dark') ? 'dark' : 'light';
const folder = at('artifacts', 'gallery', ...(scheme === 'dark' ? ['dark'] : []));

const avery = { email: 'avery.stone@example.com', phone: '202 555 0101' };
const averyInMaple = { email: 'avery.tremblay@example.com', phone: '514 555 0101' };

const editions = [
  { theme: 'violet', port: 1, locale: 'en-us', tag: 'en-US', borrower: avery },
  { theme: 'teal', port: 2, locale: 'en-us', tag: 'en-US', borrower: avery },
  { theme: 'azure', port: 3, locale: 'en-ca', tag: 'en-CA', borrower: averyInMaple },
  { theme: 'azure', port: 3, locale: 'fr-ca', tag: 'fr-CA', borrower: averyInMaple },
];
const windows = [
  { width: 360, height: 780, deviceScaleFactor: 2 },
  { width: 1280, height: 860, deviceScaleFactor: 1 },
];

if (!(await ensureInstalled())) stop('The dependencies could not be installed.');
if (!(await ensureBuilt())) stop('The portal could not be built.');
const executablePath =
  (await ensureChromium()) ?? stop('No Chromium was found. Install one, or name it by CHROMIUM_PATH.');

const { chromium } = await import('playwright-core');
const { startSandbox } = await import('./lib/sandbox-process.mjs');
const { wordsOf } = await import('./lib/gallery-words.mjs');
const { signIn, lists, pay, leave } = await import('./lib/gallery-journey.mjs');
const { writeContactSheet } = await import('./lib/contact-sheet.mjs');

rmSync(folder, { recursive: true, force: true });
const browser = await chromium.launch({ executablePath, args: [...launchArguments] });
/** @type {{ theme: string, title: string, folder: string, shownWidth: number }[]} */
const taken = [];
/** @type {string[]} */
const wide = [];

/** @param {(typeof editions)[number]} edition @param {(typeof windows)[number]} window */
const travel = async (edition, { width, height, deviceScaleFactor }) => {
  const { theme, locale, tag, borrower } = edition;
  const title = `${theme} ${locale} ${width}`;
  const own = join(folder, theme, `${locale}-${width}`);
  mkdirSync(own, { recursive: true });
  // A fresh platform each time: what one journey pays shows in no other's pictures.
  const sandbox = await startSandbox({ from: firstPort });
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    locale: tag,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    let count = 0;
    /** @type {import('./lib/gallery-journey.mjs').Picture} */
    const picture = async (name, { window = false } = {}) => {
      count += 1;
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForTimeout(150);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) wide.push(`${title}: ${name} is ${overflow} px too wide`);
      const path = join(own, `${String(count).padStart(2, '0')}-${name}.png`);
      await page.screenshot({ path, fullPage: !window });
    };
    const origin = `http://localhost:${sandbox.port + edition.port}`;
    const visit = {
      page,
      origin,
      inbox: `${origin}/sandbox/inbox.json`,
      borrower,
      words: wordsOf(locale),
      picture,
    };
    await signIn(visit);
    await lists(visit);
    await pay(visit);
    await leave(visit);
    taken.push({ theme, title, folder: own, shownWidth: width < 600 ? 240 : 480 });
    console.log(`${title}: ${count} pictures`);
  } finally {
    await context.close();
    await sandbox.stop();
  }
};

try {
  for (const edition of editions) for (const window of windows) await travel(edition, window);
  for (const theme of new Set(taken.map((series) => series.theme))) {
    const series = taken.filter((one) => one.theme === theme);
    await writeContactSheet({ browser, folder, title: theme, series });
  }
} finally {
  await browser.close();
}
for (const problem of wide) console.error(problem);
console.log(`The pictures are in ${folder}.`);
process.exit(wide.length === 0 ? 0 : 1);
