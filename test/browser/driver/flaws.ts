import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.0 to 2.2 at levels A and AA, and what axe holds to be good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] as const;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page as it stands, one line each. */
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
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};

/** By how many pixels a page is wider than its window: whoever zooms in would have to scroll sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
