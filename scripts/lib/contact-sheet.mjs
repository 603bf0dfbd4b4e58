import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Maximum height of a picture on the sheet, as a multiple of its width. */
const shownHeights = 1.9;
/** Maximum height of a screenshot in CSS pixels; longer sheets are split. */
const tallest = 16_000;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {string} folder @returns {string[]} the pictures in it, in the order they were taken */
const picturesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort();

/** @param {string} source @param {string} name @param {number} width */
const figure = (source, name, width) =>
  `<figure style="width:${width}px"><a href="${escaped(source)}"><img src="${escaped(source)}" alt=""></a><figcaption>${escaped(name)}</figcaption></figure>`;

const style = `body{margin:24px;background:#8b8f98;color:#fff;font:14px/1.4 system-ui,sans-serif}
section{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}figure{margin:0}
img{display:block;width:100%;object-fit:cover;object-position:top;background:#fff}`;

/**
 * Thumbnails of pictures as data URLs for a sheet: a page cannot render hundreds of full-size ones.
 * @param {import('playwright-core').Page} page @param {string} path @param {number} width
 */
const smallCopy = async (page, path, width) => {
  await page.setViewportSize({ width, height: Math.round(width * shownHeights) });
  await page.goto(pathToFileURL(path).href);
  await page.addStyleTag({
    // The browser's own page around a picture centres it by styles of each element.
    content:
      'html,body{margin:0!important;background:#fff!important;height:auto!important;display:block!important}img{display:block!important;position:static!important;margin:0!important;width:100%!important;height:auto!important}',
  });
  const height = await page.evaluate(() => document.images[0]?.getBoundingClientRect().height ?? 1);
  const clip = { x: 0, y: 0, width, height: Math.max(1, Math.min(Math.round(width * shownHeights), height)) };
  const copy = await page.screenshot({ type: 'jpeg', quality: 80, clip });
  return `data:image/jpeg;base64,${copy.toString('base64')}`;
};

/**
 * Writes one sheet with all pictures of a theme, as a page that links to them and as a picture of that page, in parts where it is long. Each series sets the width of its pictures in CSS pixels;
 * notes are below the title, with lines for signatures.
 * @param {{ browser: import('playwright-core').Browser, folder: string, title: string, series: readonly { title: string, folder: string, shownWidth: number }[], notes?: readonly string[] }} sheet
 */
export const writeContactSheet = async ({ browser, folder, title, series, notes = [] }) => {
  const page = await browser.newPage();
  /** @type {Map<string, string>} */
  const copies = new Map();
  for (const one of series)
    for (const name of picturesIn(one.folder)) {
      const path = join(one.folder, name);
      copies.set(path, await smallCopy(page, path, one.shownWidth));
    }
  const toSign = notes.length === 0 ? [] : [...notes, 'Signed off by ____________________ on ______________'];
  const told = toSign.map((line) => `<p>${escaped(line)}</p>`).join('');
  /** @param {(path: string) => string} sourceOf */
  const html = (sourceOf) =>
    `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>${told}${series
      .map(
        (one) =>
          `<h2>${escaped(one.title)}</h2><section>${picturesIn(one.folder)
            .map((name) =>
              figure(sourceOf(join(one.folder, name)), name.replace(/\.png$/, ''), one.shownWidth),
            )
            .join('')}</section>`,
      )
      .join('')}`;
  writeFileSync(
    join(folder, `${title}.html`),
    html((path) => relative(folder, path)),
  );
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('about:blank');
  await page.setContent(
    html((path) => copies.get(path) ?? ''),
    { waitUntil: 'load' },
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0, part = 1; top < height; top += tallest, part += 1) {
    const path = join(folder, `${title}${part === 1 ? '' : `-${part}`}.png`);
    const clip = { x: 0, y: top, width: 1600, height: Math.min(tallest, height - top) };
    await page.screenshot({ path, fullPage: true, clip });
  }
  await page.close();
};
