import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.0 to 2.2 at levels A and AA, and what axe holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] as const;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page as it is now, one line each. */
export const accessibilityFlaws = async (page: Page): Promise<readonly string[]> => {
  // Evaluated by the debugger and not by the page, whose policy would refuse a foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>, readonly string[]>(
    async (rules) => {
      const axe = Reflect.get(window, 'axe');
      return axe.run(document, { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] });
    },
    [...RULES],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // A bar that stays in sight covers what scrolls beneath it or comes close to it, and the label around a radio button is
      // its target; whole targets are measured by smallTargets.
      .filter(
        ({ html, failureSummary = '' }) =>
          id !== 'target-size' ||
          !(failureSummary.includes('partially obscured') || /^<input [^>]*type="radio"/.test(html)),
      )
      .map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};

/** By how many pixels a page is wider than its window: visitors who zoom in would have to scroll sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words of a dialog's heading that the Close button beside it covers. Below a Back the heading scrolls, and may be covered. */
export const coveredHeading = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const [heading, close] = [dialog?.querySelector('h2'), dialog?.querySelector('button')];
    if (!heading || !close || close.parentElement?.childElementCount !== 1) return [];
    const words = document.createRange();
    words.selectNodeContents(heading);
    const over = close.getBoundingClientRect();
    const isCovered = [...words.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > over.left && left < over.right && bottom > over.top && top < over.bottom,
    );
    return isCovered ? [`the way out covers words of "${heading.textContent}"`] : [];
  });

/**
 * What can be pressed and is smaller than a finger needs: 24 px each way, a main button 48 px high. What is within a sentence
 * and a control that a larger label stands for are left alone (WCAG 2.2, 2.5.8).
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // Nothing is pressed on paper.
    if (matchMedia('print').matches) return [];
    const scope = document.querySelector('dialog[open]') ?? document;
    return [...scope.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap(
      (target) => {
        const shown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const skipped = target.className.includes('visually-hidden') || target.getClientRects().length === 0;
        if (!shown || skipped) return [];
        const words = [...(target.parentElement?.childNodes ?? [])].some(
          (beside) => beside.nodeType === Node.TEXT_NODE && beside.textContent?.trim() !== '',
        );
        const sentence = words && getComputedStyle(target).display.startsWith('inline');
        const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
        const box = target.getBoundingClientRect();
        const around = label?.contains(target) ? label.getBoundingClientRect() : box;
        // The skip link and its like wait outside the window until they have the focus.
        if (sentence || box.bottom <= 0 || box.right <= 0 || box.width <= 1) return [];
        const least = target.matches('button[type=submit]') ? 48 : 24;
        const height = Math.max(box.height, around.height);
        const width = Math.max(box.width, around.width);
        const name = `${target.tagName} ${target.getAttribute('aria-label') ?? target.textContent}`.trim();
        return height < least - 0.5 || width < 23.5
          ? [`${name} is ${Math.round(width)} by ${Math.round(height)} pixels`]
          : [];
      },
    );
  });
