import type { Page } from 'playwright-core';
import { drawn } from './drawn.ts';
import { accessibilityFlaws, coveredHeading, sidewaysOverflow, smallTargets } from './flaws.ts';
import { layoutFlaws, type Sight } from './layout-flaws.ts';
import type { LocaleId } from './phrases.ts';

/** Words that only an English page has; none of them is also a French one. */
const ENGLISH =
  /\b(the|your|you|with|sign|loans?|payments?|amount|owed?|paid|balance|review|thank|close|back|please|try|again)\b/gi;

/** The words of a page, without those that are marked as English, such as a question that is asked in both languages. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement?.checkVisibility() && !parentElement.closest('[lang^="en"], script, style'))
        words.push(node.textContent ?? '');
    }
    return words.join(' ');
  });

/** What is left of a window of 1280 by 1024 at 400 %. */
const ENLARGED: Sight = { width: 320, height: 256, text: 100 };

/** What is wrong with a page as it is now, at each width in CSS pixels, once it is enlarged, and in further windows. */
export const stateFlaws = async (
  page: Page,
  locale: LocaleId,
  widths: readonly number[],
  sights: readonly Sight[] = [],
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
  flaws.push(...(await layoutFlaws(page, [ENLARGED, ...sights])));
  const english = locale === 'fr-ca' ? (await wordsOf(page)).match(ENGLISH) : undefined;
  if (english) flaws.push(`it speaks English: ${[...new Set(english)].join(', ')}`);
  return flaws;
};
