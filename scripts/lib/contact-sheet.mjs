import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** How much of a long page a picture on the sheet shows, in CSS pixels. */
const shownHeight = 520;

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
img{display:block;width:100%;max-height:${shownHeight}px;object-fit:cover;object-position:top;background:#fff}`;

/**
 * Writes one sheet with all pictures of a theme, as a page that links to them and as a picture of that page.
 * Each series says how wide it is shown, in CSS pixels.
 * @param {{ browser: import('playwright-core').Browser, folder: string, title: string, series: readonly { title: string, folder: string, shownWidth: number }[] }} sheet
 */
export const writeContactSheet = async ({ browser, folder, title, series }) => {
  /** @param {(path: string) => string} sourceOf */
  const html = (sourceOf) =>
    `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>${series
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
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.setContent(
    html((path) => `data:image/png;base64,${readFileSync(path).toString('base64')}`),
    { waitUntil: 'load' },
  );
  await page.screenshot({ path: join(folder, `${title}.png`), fullPage: true });
  await page.close();
};
