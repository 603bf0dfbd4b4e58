import type { Page } from 'playwright-core';
import { accessibilityFlaws, coveredHeading, sidewaysOverflow, smallTargets } from './flaws.ts';
import type { LocaleId } from './phrases.ts';

/** Words that only an English page has; none of them is also a French one. */
const ENGLISH =
  /\b(the|your|you|with|sign|loans?|payments?|amount|due|balance|review|thank|close|back|please|try|again)\b/gi;

/** Waits until a change of the window has been observed and drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
      ),
  );

/** What is left of a window of 1280 by 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };

/** What is wrong with a page as it stands, at each width in CSS pixels, and whether it fits once it is enlarged. */
export const stateFlaws = async (
  page: Page,
  locale: LocaleId,
  widths: readonly number[],
): Promise<readonly string[]> => {
  const flaws: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
    await drawn(page);
    flaws.push(...(await accessibilityFlaws(page)).map((flaw) => `at ${width}, ${flaw}`));
    const overflow = await sidewaysOverflow(page);
    if (overflow > 0) flaws.push(`at ${width}, ${overflow} pixels too wide`);
    const unfit = [...(await smallTargets(page)), ...(await coveredHeading(page))];
    flaws.push(...unfit.map((flaw) => `at ${width}, ${flaw}`));
  }
  await page.setViewportSize(ENLARGED);
  const overflow = await sidewaysOverflow(page);
  if (overflow > 0) flaws.push(`at 320 by 256, ${overflow} pixels too wide`);
  const english = locale === 'fr-ca' ? (await page.locator('body').innerText()).match(ENGLISH) : undefined;
  if (english) flaws.push(`it speaks English: ${[...new Set(english)].join(', ')}`);
  return flaws;
};
