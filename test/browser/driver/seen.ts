import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { plainSpaces } from '../../acceptance/language/texts.ts';

/** How long anything may take to show; the platform answers within milliseconds, so this is only ever reached in failure. */
export const PATIENCE_MS = 30_000;

/** Waits until something shows. */
export const seen = (what: Locator): Promise<void> => what.first().waitFor({ timeout: PATIENCE_MS });

/** Waits until something is gone. */
export const gone = (what: Locator): Promise<void> =>
  what.first().waitFor({ state: 'hidden', timeout: PATIENCE_MS });

/** All that can be read in an element, with ordinary spaces. */
export const readText = async (of: Locator): Promise<string> => plainSpaces(await of.innerText());

/** Waits until an element reads these texts; of a list of texts one is enough. */
export const reads = async (of: Locator, texts: readonly (string | readonly string[])[]): Promise<void> => {
  await seen(of);
  await expect
    .poll(
      async () => {
        const text = await readText(of);
        return texts.filter((wanted) => {
          const any = typeof wanted === 'string' ? [wanted] : wanted;
          return !any.some((one) => text.includes(plainSpaces(one)));
        });
      },
      { timeout: PATIENCE_MS },
    )
    .toEqual([]);
};
