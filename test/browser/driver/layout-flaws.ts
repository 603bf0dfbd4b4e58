import type { Page } from 'playwright-core';
import { drawn } from './drawn.ts';
import { sidewaysOverflow } from './flaws.ts';
import { overlapFlaws } from './overlap-flaws.ts';
import { setTextSize } from './text-size.ts';
import { setTextSpacing } from './text-spacing.ts';

/** A window and the size of text in it, in CSS pixels and percent. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  readonly text: 100 | 200;
  /** Whether the visitor sets the spacings of WCAG 1.4.12. */
  readonly spaced?: boolean;
}

/** How long a busy machine may take to redraw a page that chooses its layout by script, in milliseconds. */
const DRAWN_WITHIN_MS = 5_000;

const flawsNow = async (page: Page): Promise<readonly string[]> => {
  const flaws = await overlapFlaws(page);
  const overflow = await sidewaysOverflow(page);
  return overflow > 0 ? [...flaws, `${overflow} pixels too wide`] : flaws;
};

/** The flaws that remain once the page is drawn. */
const lastingFlaws = async (page: Page): Promise<readonly string[]> => {
  const until = Date.now() + DRAWN_WITHIN_MS;
  for (;;) {
    await drawn(page);
    const flaws = await flawsNow(page);
    if (flaws.length === 0 || Date.now() > until) return flaws;
  }
};

/** Elements that overlap others, are cut or scroll sideways, in each window and at each size of text. */
export const layoutFlaws = async (page: Page, sights: readonly Sight[]): Promise<readonly string[]> => {
  const flaws: string[] = [];
  for (const { width, height, text, spaced = false } of sights) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    if (spaced) await setTextSpacing(page, true);
    flaws.push(
      ...(await lastingFlaws(page)).map(
        (flaw) => `at ${width} with text of ${text} %${spaced ? ', spaced' : ''}, ${flaw}`,
      ),
    );
    if (text !== 100) await setTextSize(page, 100);
    if (spaced) await setTextSpacing(page, false);
  }
  return flaws;
};
