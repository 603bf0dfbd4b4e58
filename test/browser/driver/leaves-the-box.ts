import type { Page } from 'playwright-core';
import { changedPixels } from './changed-pixels.ts';

/**
 * What the document in the open dialog does outside of its box: whether pressing beside the box meets the document, and
 * whether the picture beside the box changes when the document goes. `css` is put into it unsanitised; a loose box does
 * not hold its content; `reader` is a blank page.
 */
export const leavesTheBox = async (
  page: Page,
  reader: Page,
  { css = '', isLoose = false }: { readonly css?: string; readonly isLoose?: boolean } = {},
): Promise<readonly string[]> => {
  const host = await page.evaluateHandle(
    () =>
      [...document.querySelectorAll('dialog[open] div')].find(({ shadowRoot }) => shadowRoot) as HTMLElement,
  );
  const box = await host.evaluateHandle((element) => element.parentElement as HTMLElement);
  await host.evaluate(
    (element, [text, loose]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(String(text));
      const root = element.shadowRoot;
      if (!root) throw new Error('The document has no root of its own');
      root.adoptedStyleSheets = [
        ...root.adoptedStyleSheets.slice(0, 1),
        ...(text === '' ? root.adoptedStyleSheets.slice(1) : [sheet]),
      ];
      const { style } = element.parentElement as HTMLElement;
      style.cssText = loose ? 'contain: none; overflow: visible; isolation: auto' : '';
    },
    [css, isLoose] as const,
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const pressed = await host.evaluate((element) => {
    const edge = (element.parentElement as HTMLElement).getBoundingClientRect();
    const met: string[] = [];
    for (let x = 5; x < innerWidth; x += 15)
      for (let y = 5; y < innerHeight; y += 15) {
        const isInside = x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom;
        if (!isInside && document.elementFromPoint(x, y) === element) met.push(`pressed at ${x}, ${y}`);
      }
    return met.slice(0, 1);
  });
  const { x, y, width, height } = await box.evaluate((element) => {
    // Its size stays when the document goes.
    const rect = element.getBoundingClientRect();
    Object.assign(element.style, { boxSizing: 'border-box', height: `${rect.height}px` });
    return { x: rect.x, y: rect.y, width: rect.width, height: rect.height };
  });
  const cover = await page.evaluateHandle(
    ([left, top, wide, high]) => {
      const element = document.createElement('div');
      element.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${wide}px;height:${high}px;background:black;z-index:99999`;
      document.querySelector('dialog[open]')?.append(element);
      return element;
    },
    [Math.floor(x), Math.floor(y), Math.ceil(width) + 1, Math.ceil(height) + 1] as const,
  );
  const withIt = await page.screenshot();
  await host.evaluate((element) => element.remove());
  const without = await page.screenshot();
  await box.evaluate((element, child) => element.append(child as Node), host);
  await cover.evaluate((element) => element.remove());
  await box.evaluate((element) => {
    element.style.cssText = '';
  });
  // Most pictures are the same bytes, which takes no decoding to see.
  const isPainted = !withIt.equals(without) && (await changedPixels(reader, withIt, without)) > 0;
  return [...pressed, ...(isPainted ? ['painted outside'] : [])];
};
