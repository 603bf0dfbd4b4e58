import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFlaws, coveredHeading, sidewaysOverflow, smallTargets } from './driver/flaws.ts';
import type { Visitor } from './driver/open-portal.ts';
import type { LocaleId } from './driver/phrases.ts';
import { aStage } from './driver/stage.ts';
import { rounds } from './states/index.ts';
import { walk } from './states/walk.ts';

const WIDTHS = [1280, 320] as const;

const VISITORS: readonly (Visitor & { readonly colorScheme: 'light' | 'dark' })[] = [
  { tenant: 'northwind', locale: 'en-us', width: 1280, colorScheme: 'light' },
  { tenant: 'harbour', locale: 'en-us', width: 1280, colorScheme: 'dark' },
  { tenant: 'maple', locale: 'fr-ca', width: 1280, colorScheme: 'light' },
];

/** Words that only an English page has; none of them is also a French one. */
const ENGLISH =
  /\b(the|your|you|with|sign|loans?|payments?|amount|due|balance|review|thank|close|back|please|try|again)\b/gi;

/** What is wrong with a page as it stands, at every width. */
const flawsOf = async (page: Page, locale: LocaleId): Promise<readonly string[]> => {
  const flaws: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
    flaws.push(...(await accessibilityFlaws(page)).map((flaw) => `at ${width}, ${flaw}`));
    const overflow = await sidewaysOverflow(page);
    if (overflow > 0) flaws.push(`at ${width}, ${overflow} pixels too wide`);
    const unfit = [...(await smallTargets(page)), ...(await coveredHeading(page))];
    flaws.push(...unfit.map((flaw) => `at ${width}, ${flaw}`));
  }
  // What is left of a window of 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const overflow = await sidewaysOverflow(page);
  if (overflow > 0) flaws.push(`at 320 by 256, ${overflow} pixels too wide`);
  const english = locale === 'fr-ca' ? (await page.locator('body').innerText()).match(ENGLISH) : undefined;
  if (english) flaws.push(`it speaks English: ${[...new Set(english)].join(', ')}`);
  return flaws;
};

describe.each(Object.entries(rounds))('every state of %s', (_, round) => {
  const stage = aStage();

  for (const { colorScheme, ...visitor } of VISITORS) {
    const { tenant, locale, width } = visitor;
    test(`is accessible, fits a narrow window and keeps its content policy: ${tenant}, ${locale}, ${colorScheme}`, async () => {
      const flaws: string[] = [];
      const states: string[] = [];
      await walk(
        stage,
        visitor,
        round,
        async ({ tab: { page } }, state) => {
          states.push(state);
          const found = await flawsOf(page, locale);
          flaws.push(...found.map((flaw) => `${state}: ${flaw}`));
          await page.setViewportSize({ width, height: 900 });
        },
        { colorScheme },
      );
      expect(flaws).toEqual([]);
      expect(states.length).toBeGreaterThan(2);
    }, 600_000);
  }
});
